import { readFileSync } from 'node:fs';
import type { documentLanguages } from '@folio/contract/document-languages';
import { ResumeContent } from '@folio/contract/resume-content';
import { tableFaults } from '@folio/tables/table-faults';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { documentLocale } from './document-locale.ts';
import { languageOf } from './language-of.ts';

/** Of no text that the words were chosen by. */
const sentences: Record<keyof typeof documentLanguages, string> = {
  ar: 'قدت فريقًا من ستة مهندسين لتحسين سرعة الموقع',
  as: 'ছজন অভিযন্তাৰ এটা দলৰ নেতৃত্ব দিছিলোঁ আৰু ৱেবছাইটৰ গতি বঢ়াইছিলোঁ',
  bn: 'ছয়জন প্রকৌশলীর একটি দলের নেতৃত্ব দিয়েছি',
  'zh-Hans': '带领六名工程师重建网站，加载时间缩短一半',
  'zh-Hant': '帶領六名工程師重建網站，載入時間縮短一半',
  cs: 'Vedl jsem šestičlenný tým, který zrychlil web o polovinu',
  da: 'Ledede et hold på seks ingeniører, som gjorde webstedet dobbelt så hurtigt, og blev forfremmet',
  nl: 'Gaf leiding aan een team van zes ingenieurs en maakte de website twee keer zo snel',
  en: 'Ran a group of six engineers and made the site twice as fast',
  fi: 'Johdin kuuden insinöörin tiimiä, joka nopeutti sivustoa, ja vastasin myös budjetista',
  fr: 'Encadrement de six ingénieurs pour rendre le site deux fois plus rapide',
  de: 'Leitete ein Team von sechs Ingenieuren und halbierte die Ladezeit der Website',
  el: 'Διηύθυνα ομάδα έξι μηχανικών',
  gu: 'છ ઇજનેરોની ટીમનું નેતૃત્વ કર્યું',
  he: 'ניהלתי צוות של שישה מהנדסים',
  hi: 'छह इंजीनियरों की टीम का नेतृत्व किया और वेबसाइट को दोगुना तेज़ बनाया',
  hu: 'Hat mérnökből álló csapatot vezettem, és a felére csökkentettük az oldal betöltési idejét',
  id: 'Memimpin tim yang terdiri dari enam insinyur untuk mempercepat situs web',
  it: 'Ho guidato una squadra di sei ingegneri che ha dimezzato i tempi di caricamento del sito',
  ja: '六人のエンジニアを率いてサイトを作り直した',
  kn: 'ಆರು ಎಂಜಿನಿಯರ್‌ಗಳ ತಂಡವನ್ನು ಮುನ್ನಡೆಸಿದೆ',
  ko: '엔지니어 여섯 명을 이끌고 사이트를 다시 만들었다',
  ml: 'ആറ് എഞ്ചിനീയർമാരുടെ സംഘത്തെ നയിച്ചു',
  mr: 'सहा अभियंत्यांच्या संघाचे नेतृत्व केले आणि संकेतस्थळ दुप्पट वेगवान केले',
  nb: 'Ledet et team på seks ingeniører som gjorde nettstedet dobbelt så raskt, og ble forfremmet etter to år',
  or: 'ଛଅ ଜଣ ଇଞ୍ଜିନିୟରଙ୍କ ଦଳର ନେତୃତ୍ୱ ନେଲି',
  fa: 'هدایت یک گروه شش نفره از مهندسان برای سریع‌تر کردن وب‌سایت',
  pl: 'Kierowałem zespołem sześciu inżynierów i skróciłem o połowę czas ładowania strony',
  pt: 'Liderei uma equipe de seis engenheiros e reduzi pela metade o tempo de carregamento do site',
  pa: 'ਛੇ ਇੰਜੀਨੀਅਰਾਂ ਦੀ ਟੀਮ ਦੀ ਅਗਵਾਈ ਕੀਤੀ',
  ro: 'Am condus o echipă de șase ingineri și am înjumătățit timpul de încărcare',
  ru: 'Руководил группой из шести инженеров, вдвое ускорил сайт',
  es: 'Dirigí un equipo de seis ingenieros y reduje a la mitad el tiempo de carga del sitio',
  sv: 'Ledde ett lag på sex ingenjörer som gjorde webbplatsen dubbelt så snabb och tog även hand om budgeten',
  ta: 'ஆறு பொறியாளர்கள் கொண்ட குழுவை வழிநடத்தினேன்',
  te: 'ఆరుగురు ఇంజనీర్ల బృందానికి నాయకత్వం వహించాను',
  th: 'นำทีมวิศวกรหกคนปรับปรุงเว็บไซต์ให้เร็วขึ้น',
  tr: 'Altı mühendisten oluşan bir ekip yönettim ve siteyi iki kat daha hızlı hale getirdim',
  uk: 'Керував групою з шести інженерів, удвічі пришвидшив сайт і підготував звіти',
  ur: 'چھ انجینئروں کی ٹیم کی قیادت کی اور ویب سائٹ کو تیز بنایا',
  am: 'የስድስት መሐንዲሶች ቡድን መርቻለሁ',
  bo: 'བཟོ་སྐྲུན་པ་དྲུག་གི་སྡེ་ཚན་ཞིག་གི་འགོ་ཁྲིད་བྱས།',
  hy: 'Ղեկավարել եմ վեց ինժեներից բաղկացած թիմ',
  ka: 'ვხელმძღვანელობდი ექვსი ინჟინრისგან შემდგარ გუნდს',
  km: 'ដឹកនាំក្រុមវិស្វករប្រាំមួយនាក់',
  lo: 'ນຳພາທີມວິສະວະກອນຫົກຄົນ',
  my: 'အင်ဂျင်နီယာခြောက်ဦးပါသော အဖွဲ့ကို ဦးဆောင်ခဲ့သည်',
  si: 'ඉංජිනේරුවන් හය දෙනෙකුගෙන් යුත් කණ්ඩායමක් මෙහෙයවූවා',
  vi: 'Dẫn dắt một nhóm sáu kỹ sư và giúp trang web nhanh gấp đôi',
};

describe('languageOf', () => {
  it.each(Object.entries(sentences))('knows %s by a sentence: %s', (language, sentence) => {
    expect(languageOf(sentence)).toBe(language);
  });

  it.each([
    ['Senior engineer', undefined],
    ['Senior engineer, 東京', undefined],
    ['Müller, Łukasz, Åsa, Peña', undefined],
    ['Docker, Kubernetes, Terraform', undefined],
    ['वरिष्ठ अभियंता', 'hi'],
    ['سافٹ ویئر انجینئر', 'ur'],
    ['软件工程师 Kubernetes', 'zh-Hans'],
    ['소프트웨어 엔지니어 (社內)', 'ko'],
    ['Ծրագրավորող', 'hy'],
    ['Погрузка судна «Ветер» в Port State Control, стивидоры, линия di Genova', 'ru'],
    ['Сварка труб, резка металла, ремонт машины, сборка узлов, чтение схем, пайка', 'ru'],
    ['Зварювання труб, різання металу, ремонт вузлів, їх складання, креслення, пайка', 'uk'],
    ['Заваряване, рязане, ремонт, монтаж, чертежи, запояване, поддръжка, Сызрань', undefined],
    ['', undefined],
  ])('takes %j for %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each([
    ['id', 'karena'],
    ['ms', 'kerana'],
  ])('tells %s from its near neighbor by one word of its own: %s', (language, word) => {
    const shared =
      'Menulis laporan untuk pelanggan dan melatih pelajar setiap hari selama tiga tahun';
    expect(languageOf(`${shared} dengan hasil tinggi, ${word} sekolah masih kecil`)).toBe(language);
  });

  it('has a sorted table without doubles', () => {
    const table = readFileSync(new URL('./language-signs.tsv', import.meta.url), 'utf8');
    expect(tableFaults(table, ['language', 'kind'])).toEqual([]);
  });
});

describe('the language of a resume', () => {
  const languageFor = (part: object) =>
    documentLocale({ content: ResumeContent.parse(part) }).language;

  it('is English where it says too little, or what it says is English', () => {
    expect(documentLocale({ content: sampleContent }).language).toBe('en');
    expect(languageFor({})).toBe('en');
    expect(languageFor({ personalInfo: { firstName: 'José', lastName: 'de la Peña' } })).toBe('en');
  });

  it('is not French for a licence', () => {
    const details = [
      { label: 'Nationality', value: 'Swedish' },
      { label: 'Licence', value: 'B' },
    ];
    expect(languageFor({ personalInfo: { title: 'Nurse', details } })).toBe('en');
  });

  it('is not that of names, places and employers', () => {
    const workExperience = [
      {
        position: 'Clerk',
        company: 'Banco de la Nación de los Andes y del Sur',
        location: 'Santiago de los Caballeros',
        bullets: ['Filed letters for the board.'],
      },
    ];
    expect(languageFor({ workExperience })).toBe('en');
  });

  it.each([
    ['es', 'Estudiante de Derecho', 'Grado en Derecho', ['Español', 'Inglés']],
    ['fr', 'Étudiante en droit', 'Licence de droit', ['Français', 'Anglais']],
    ['nl', 'Rechtenstudent', 'Bachelor Rechtsgeleerdheid', ['Nederlands', 'Engels']],
    ['pl', 'Studentka prawa', 'Licencjat', ['polski', 'angielski']],
    ['da', 'Jurastuderende', 'Bachelor i jura', ['Dansk', 'Engelsk']],
    ['nb', 'Jusstudent', 'Master i rettsvitenskap', ['Norsk', 'Engelsk']],
    ['fi', 'Oikeustieteen opiskelija', 'Oikeusnotaari', ['Suomi', 'Englanti']],
    ['hu', 'Joghallgató', 'Jogász', ['magyar', 'angol']],
    ['id', 'Mahasiswa hukum', 'Sarjana Hukum', ['Bahasa Indonesia', 'Bahasa Inggris']],
    ['en', 'Law student', 'LLB', ['English', 'Français', 'Deutsch']],
  ])(
    'is %s by the names of its languages, where it has no sentence: %s',
    (tag, title, degree, of) => {
      const languages = of.map((language) => ({ language }));
      const education = [{ institution: 'Alma Mater', degree }];
      expect(languageFor({ personalInfo: { title }, education, languages })).toBe(tag);
    },
  );

  it('is that of its name’s letters, where it says nothing else', () => {
    expect(languageFor({ personalInfo: { firstName: 'נועה' } })).toBe('he');
  });
});
