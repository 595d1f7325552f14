/** Schools by how their names are built in more languages: compounds, and words of their own. */
const otherSchools =
  /\p{L}(?:gymnasium|hogeschool|högskola\p{L}*|høyskole\p{L}*|højskole\p{L}*|kolleg|lyceum|lyzeum|akademie|akademia|skolan?|skolen?|koulu|lukio|opisto|iskola|universität|universiteit)(?![\p{L}])|(?<!\p{L})(?:vidyalaya\p{L}*|mahavidyalaya|vishwavidyalaya|vidyapith|ghss|hss|polytechnisch\p{L}*|egyetem|főiskola|gimnázium|střední|průmyslová|škola|szkolnictwo|zespół szkół|coláiste|ollscoil|ysgol|coleg|prifysgol|cégep|lisesi|fakültesi|meslek|athénée|tafe|yrkesskola|preparatoria(?= \p{L}{3})|preparatòria|institució|sekolah|universitas|madrasa|seminary|campus|conservatori\p{L}*|gymnasiet|hak|htl|htlvb|ecole|skillnet)(?!\p{L})/iu;

export const namesOtherSchool = (text: string): boolean => otherSchools.test(text);

/** Degrees and certificates of schools and trades that the longer list leaves out. */
const otherDegrees =
  /(?:^|[^\p{L}])(?:vce|wace|sace|qce|ncea|hkdse|maturita|maturità|maturité|érettségi|cess|des|dec|aec|higher(?:s| still)?|standard grades?|national [345]s?|advanced level|ordinary level|advanced highers?|plus two|(?:10|12)th|x(?:ii)?th|intermediate|f\.?\s?sc|f\.?\s?a|k\.?c\.?s\.?e|k\.?c\.?p\.?e|neco|jamb|basc|bappsc|barch|b\.?des|m\.?des|lise diploması|önlisans|lisans|csat|havo|vwo|vmbo|mbo \d|(?:higher|national|trade|craft|school) certificate|level \d|professional qualification|journeyman|executive programme|(?:specialist|driver|vocational) training|state examination|doctoral studies|trade test|grade \d{1,2}|contrat d[’']apprentissage|técnico superior|ensino técnico|curso|título profesional|examinierte[rn]?|kauffrau|fachangestellte[rn]?|bachelier|candidature|csc|access to he|city and guilds|gesellenbrief|meisterbrief|facharbeiterbrief|lehrabschluss|brevet|certyfikat|dyplom|świadectwo|civilekonom|gymnasieexamen|studentexamen|yrkesexamen|amusa|lmusa|dipabrsm|mag\.|dipl\.)(?=$|[^\p{L}])/iu;

export const namesOtherDegree = (text: string): boolean => otherDegrees.test(text);
