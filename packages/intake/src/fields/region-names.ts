/** Countries that the first list leaves out, and what their neighbours call them. */
export const moreCountries = [
  ...'tonga|samoa|vanuatu|papua new guinea|solomon islands|kiribati|tuvalu|nauru|palau|cook islands|new caledonia|guam'.split(
    '|',
  ),
  ...'gambia|the gambia|sierra leone|liberia|guinea|guinea-bissau|mali|burkina faso|niger|benin|bénin|togo|gabon|congo'.split(
    '|',
  ),
  ...'dr congo|democratic republic of the congo|central african republic|chad|tchad|equatorial guinea|south sudan|eritrea'.split(
    '|',
  ),
  ...'djibouti|somalia|somaliland|burundi|lesotho|eswatini|swaziland|seychelles|comoros|cape verde|cabo verde|mauritania'.split(
    '|',
  ),
  ...'afghanistan|turkmenistan|kyrgyzstan|tajikistan|maldives|brunei|brunei darussalam|timor-leste|east timor|north korea'.split(
    '|',
  ),
  ...'palestine|state of palestine|liechtenstein|monaco|andorra|san marino|vatican city|gibraltar|jersey|guernsey|isle of man'.split(
    '|',
  ),
  ...'faroe islands|greenland|bahamas|the bahamas|bermuda|belize|saint lucia|st lucia|st. lucia|grenada|dominica|antigua'.split(
    '|',
  ),
  ...'antigua and barbuda|st kitts and nevis|st vincent|cayman islands|aruba|curaçao|suriname|martinique|guadeloupe|réunion'.split(
    '|',
  ),
  ...'french guiana|korea, republic of|republic of korea|viet nam|türkiye cumhuriyeti|ksa|k.s.a.|prc|roc|bosnia|macedonia'.split(
    '|',
  ),
  // in German, French, Spanish, Portuguese, Italian, Dutch, the north
  ...'frankreich|spanien|italien|polen|tschechien|ungarn|türkei|griechenland|schweden|norwegen|dänemark|niederlande|belgien'.split(
    '|',
  ),
  ...'vereinigtes königreich|großbritannien|irland|luxemburg|rumänien|bulgarien|kroatien|slowenien|slowakei|ukraine'.split(
    '|',
  ),
  ...'allemagne|espagne|italie|suisse|royaume-uni|angleterre|irlande|pays-bas|pologne|tunisie|algérie|sénégal|cameroun'.split(
    '|',
  ),
  ..."côte d'ivoire|états-unis|grèce|roumanie|hongrie|suède|norvège|danemark|autriche|brésil|mexique|chine|japon|liban".split(
    '|',
  ),
  ...'alemania|francia|reino unido|estados unidos|ee. uu.|ee.uu.|suiza|países bajos|bélgica|marruecos|irlanda|polonia|suecia'.split(
    '|',
  ),
  ...'noruega|dinamarca|grecia|rumanía|república dominicana|república checa|alemanha|frança|espanha|suíça|bélgica|holanda'.split(
    '|',
  ),
  ...'moçambique|são tomé e príncipe|guiné-bissau|polónia|germania|spagna|regno unito|svizzera|belgio|paesi bassi|polonia'.split(
    '|',
  ),
  ...'duitsland|frankrijk|spanje|verenigd koninkrijk|zwitserland|oostenrijk|tyskland|frankrike|storbritannien|schweiz|finnland'.split(
    '|',
  ),
  ...'eesti|latvija|lietuva|ελλάδα|κύπρος|россия|украина|україна|беларусь|казахстан|българия|србија|україна|中国|日本|대한민국|臺灣|台灣'.split(
    '|',
  ),
  ...'shqipëri|shqipëria|kosova|crna gora|bosna i hercegovina|makedonija|slovenská republika|việt nam|ไทย|مصر|المغرب|لبنان|ישראל'.split(
    '|',
  ),
];

/** Counties, states and provinces that stand behind a town. */
export const moreRegions = [
  ...'bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cumbria|derbyshire|dorset|county durham|east sussex'.split(
    '|',
  ),
  ...'west sussex|gloucestershire|greater manchester|hampshire|herefordshire|hertfordshire|isle of wight|leicestershire'.split(
    '|',
  ),
  ...'lincolnshire|merseyside|middlesex|north yorkshire|south yorkshire|west yorkshire|east yorkshire|northamptonshire'.split(
    '|',
  ),
  ...'northumberland|nottinghamshire|oxfordshire|rutland|shropshire|somerset|staffordshire|suffolk|tyne and wear|warwickshire'.split(
    '|',
  ),
  ...'wiltshire|worcestershire|gwynedd|powys|dyfed|gwent|clwyd|pembrokeshire|carmarthenshire|ceredigion|anglesey|conwy|glamorgan'.split(
    '|',
  ),
  ...'ayrshire|lanarkshire|aberdeenshire|perthshire|angus|argyll|moray|highland|scottish borders|orkney|shetland|lothian'.split(
    '|',
  ),
  ...'antrim|armagh|fermanagh|londonderry|tyrone|co. antrim|co. down|co. armagh|co. tyrone|co. derry|co. fermanagh'.split(
    '|',
  ),
  ...'carlow|cavan|clare|donegal|kerry|kildare|kilkenny|laois|leitrim|longford|louth|mayo|meath|monaghan|offaly|roscommon|sligo'.split(
    '|',
  ),
  ...'tipperary|waterford|westmeath|wexford|wicklow|newfoundland and labrador|prince edward island|yukon|nunavut|northwest territories'.split(
    '|',
  ),
  ..."northern territory|tas|otago|canterbury|waikato|bay of plenty|taranaki|northland|southland|hawke's bay|hawke’s bay".split(
    '|',
  ),
  ...'andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|himachal pradesh|jharkhand|madhya pradesh|manipur|meghalaya|mizoram'.split(
    '|',
  ),
  ...'nagaland|odisha|orissa|sikkim|tripura|uttarakhand|jammu and kashmir|puducherry|chandigarh|sindh|khyber pakhtunkhwa|balochistan'.split(
    '|',
  ),
  ...'nordrhein-westfalen|nrw|rheinland-pfalz|schleswig-holstein|thüringen|sachsen-anhalt|brandenburg|mecklenburg-vorpommern|saarland'.split(
    '|',
  ),
  ...'tirol|steiermark|kärnten|oberösterreich|niederösterreich|vorarlberg|burgenland|aargau|thurgau|graubünden|vaud|valais|ticino|jura'.split(
    '|',
  ),
  ...'normandie|occitanie|nouvelle-aquitaine|auvergne-rhône-alpes|grand est|hauts-de-france|pays de la loire|alsace|corse|bourgogne'.split(
    '|',
  ),
  ...'galicia|asturias|cantabria|navarra|aragón|castilla y león|castilla-la mancha|extremadura|murcia|comunidad valenciana|comunitat valenciana'.split(
    '|',
  ),
  ...'país vasco|euskadi|gipuzkoa|bizkaia|álava|araba|canarias|islas baleares|illes balears|catalunya|la rioja|andalusia'.split(
    '|',
  ),
  ...'piemonte|veneto|emilia-romagna|liguria|umbria|marche|abruzzo|campania|puglia|calabria|sicilia|sardegna|molise|basilicata|friuli-venezia giulia'.split(
    '|',
  ),
  ...'bahia|paraná|santa catarina|rio grande do sul|pernambuco|ceará|goiás|distrito federal|espírito santo|mato grosso|amazonas|pará|maranhão'.split(
    '|',
  ),
  ...'sonora|chihuahua|coahuila|veracruz|puebla|querétaro|guanajuato|michoacán|oaxaca|yucatán|quintana roo|sinaloa|tamaulipas|estado de méxico'.split(
    '|',
  ),
  ...'antioquia|cundinamarca|valle del cauca|santander|atlántico|mendoza|santa fe|entre ríos|tucumán|misiones|provincia de buenos aires'.split(
    '|',
  ),
  ...'eastern cape|free state|limpopo|mpumalanga|north west|northern cape|ogun state|lagos state|oyo state|rivers state|kano|kaduna|enugu'.split(
    '|',
  ),
  ...'selangor|johor|penang|pulau pinang|perak|kedah|kelantan|pahang|sabah|sarawak|melaka|terengganu|negeri sembilan|jawa barat|jawa tengah'.split(
    '|',
  ),
  ...'jawa timur|west java|east java|central java|bali|sumatera utara|cebu|laguna|cavite|batangas|bulacan|pampanga|rizal|metro manila|davao del sur'.split(
    '|',
  ),
  ...'hokkaido|kanagawa|saitama|chiba|aichi|fukuoka|hyogo|guangdong|jiangsu|zhejiang|sichuan|shandong|hubei|fujian|gyeonggi-do'.split(
    '|',
  ),
  ...'mazowieckie|małopolskie|wielkopolskie|dolnośląskie|śląskie|pomorskie|podkarpackie|lubelskie|gelderland|noord-brabant|friesland|limburg|drenthe'.split(
    '|',
  ),
  ...'overijssel|flevoland|zeeland|vlaanderen|wallonie|oost-vlaanderen|west-vlaanderen|vlaams-brabant|skåne|dalarna|västra götaland|jylland|sjælland|fyn'.split(
    '|',
  ),
];
