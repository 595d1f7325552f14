const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Units and other words that are read with the number before them, in the languages of resumes. */
export const units = words(`
  % ‰ ° °C °F ′ ″ € $ £ ¥ ₹ ₩ ₽ ₺ ₫ ₴ ₦ ₪ ฿ zł Kč kr Ft lei лв
  EUR USD GBP INR CHF JPY CNY RMB KRW CAD AUD NZD SGD HKD SEK NOK DKK PLN CZK HUF RON BRL MXN ZAR AED SAR TRY
  k K m M bn B tn mn Mio Mrd Tsd Bio
  mm cm dm km m² m³ km² cm² ha ft mi yd sq kg g mg µg μg t lb lbs oz l L ml mL hl
  kW MW GW TW kWh MWh GWh TWh W V kV A mA Hz kHz MHz GHz Pa kPa bar psi N Nm J kJ cal kcal mol dB dBm ppm rpm
  bit bits byte bytes B kB KB MB GB TB PB EB KiB MiB GiB TiB kbit Mbit Gbit kbps Mbps Gbps Mbit/s Gbit/s MB/s GB/s
  ns µs μs ms s sec secs min mins h hr hrs px pt em rem dpi fps rps qps tps
  million millions billion billions trillion thousand hundred lakh lakhs crore crores dozen percent pct points bps
  second seconds minute minutes hour hours day days week weeks month months quarter quarters year years yr yrs
  times x × people hp am pm a.m p.m AM PM BCE BC AD CE
  Prozent Million Millionen Milliarde Milliarden Tausend Hundert Sekunde Sekunden Minute Minuten Stunde Stunden
  Std Tag Tage Tagen Woche Wochen Monat Monate Monaten Jahr Jahre Jahren Uhr Mal Stk Euro Franken
  pour-cent pourcent millions milliard milliards mille seconde secondes minute minutes heure heures jour jours
  semaine semaines mois ans année années euros fois
  ciento millón millones mil segundos minutos hora horas día días semana semanas mes meses año años euros veces
  milhão milhões bilhão bilhões mil segundos dia dias mês meses ano anos horas vezes reais
  milione milioni miliardo miliardi mila secondi minuti ora ore giorno giorni settimana settimane mese mesi anno anni
  procent miljoen miljard duizend seconden minuten uur dag dagen weken maand maanden jaar keer
  procent miljon miljoner miljarder sekunder minuter timmar dagar veckor månad månader år
  millioner milliarder timer dager dage uger måneder
  procent milion miliony milionów miliard miliardy miliardów tys mln mld godzin dni tygodni miesięcy rok lata lat
  milionů miliard hodin dnů týdnů měsíců rok roky let
  yüzde milyon milyar bin saniye dakika saat gün hafta ay yıl
  процентов процента млн млрд тыс миллионов миллиона секунд минут часов часа дней дня недель месяцев месяца год года лет
  відсотків мільйонів годин днів тижнів місяців рік роки років
  प्रतिशत लाख करोड़ करोड़ अरब हज़ार हजार वर्ष वर्षों साल सालों महीने महीनों माह दिन दिनों घंटे घंटों मिनट रुपये किमी किग्रा
  ٪ مليون مليار ألف سنة سنوات أشهر شهر يوم أيام ساعة ساعات دقيقة دقائق
  אחוז אחוזים מיליון מיליארד אלף שנה שנים חודשים ימים שעות דקות
`);

/** Abbreviations that are read with the number after them. */
export const abbreviations = words(`
  No. no. Nos. nos. Nr. nr. N° n° Nº nº № # § §§ Art. art. Abs. Sec. sec. Ch. ch. Chap. Kap. Fig. fig. Abb.
  Tab. Eq. Vol. vol. Bd. Iss. Ed. p. pp. S. s. pág. págs. l. c. ca. approx. ~ ≈ < > ≤ ≥ ± Rs. Rs Re.
  num. núm. Núm. n. str. sid. č. стр. № св. ст.
`);

export const currencies = words(`
  € $ £ ¥ ₹ ₩ ₽ ₺ ₫ ₴ ₦ ₪ ฿ US$ A$ C$ S$ HK$ R$ kr zł EUR USD GBP INR CHF JPY CNY RMB CAD AUD NZD SGD HKD
  SEK NOK DKK PLN BRL MXN ZAR AED SAR
`);

/** Titles that are read with the name after them. */
export const titles = words(`
  Mr. Mrs. Ms. Mx. Dr. Prof. St. Sr. Sra. Srta. Herr Frau Hr. Fr. Ing. Dipl.-Ing. M. Mme Mlle Me Mgr. Rev. Hon.
  Capt. Col. Gen. Lt. Sgt. Shri Smt. Dott. Dott.ssa Sig. Sig.ra
`);
