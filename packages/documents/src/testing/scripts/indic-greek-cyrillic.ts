import { ResumeContent } from '@folio/contract/resume-content';

/** A fictional person: Hindi with conjuncts, nuktas, vowel signs on every side, and Latin words. */
export const hindi: ResumeContent = ResumeContent.parse({
  personalInfo: {
    firstName: 'श्रद्धा',
    lastName: 'द्विवेदी',
    title: 'वरिष्ठ सॉफ़्टवेयर अभियंता',
    email: 'shraddha.dwivedi@example.com',
    phone: '+91 98765 43210',
    location: 'पुणे, महाराष्ट्र',
    website: 'shraddha.example.com',
    summary:
      'क्षमता, दक्षता और गुणवत्ता पर ध्यान देने वाली अभियंता, जिन्हें वित्तीय प्रणालियों में बारह वर्षों का अनुभव है। मैं जटिल प्रक्रियाओं को सरल बनाती हूँ और टीमों को आत्मनिर्भर छोड़ती हूँ।',
  },
  workExperience: [
    {
      position: 'वरिष्ठ सॉफ़्टवेयर अभियंता',
      company: 'श्री लक्ष्मी फ़ाइनेंशियल सर्विसेज़',
      location: 'पुणे',
      startDate: '2019-04',
      current: true,
      bullets: [
        'ग्यारह अभियंताओं का मार्गदर्शन किया और 42 सेवाओं को Kubernetes पर स्थानांतरित किया, जिससे प्रतिवर्ष ₹1.8 करोड़ की बचत हुई।',
        'भुगतान प्रणाली की त्रुटियाँ 38% घटाईं; ग्राहकों की शिकायतें एक तिमाही में आधी रह गईं।',
        '**राष्ट्रीय स्तर** पर पुरस्कृत ज्ञान-संग्रह तैयार किया, जिसका उपयोग उन्नीस टीमें करती हैं।',
      ],
    },
    {
      position: 'सॉफ़्टवेयर अभियंता',
      company: 'इंद्रधनुष टेक्नोलॉजीज़',
      location: 'बेंगलुरु',
      startDate: '2014-07',
      endDate: '2019-03',
      bullets: [
        'क्लाइंट, क्षेत्र और स्त्री-स्वास्थ्य से जुड़े आँकड़ों के लिए खोज इंजन बनाया, जो प्रतिदिन 60 लाख प्रश्नों के उत्तर देता है।',
        'हृदय रोग विशेषज्ञों के साथ मिलकर चिकित्सा-पत्रों का डिजिटलीकरण किया; त्रुटि दर 0.4% से नीचे रही।',
      ],
    },
  ],
  education: [
    {
      degree: 'प्रौद्योगिकी स्नातक',
      field: 'कंप्यूटर विज्ञान',
      institution: 'भारतीय प्रौद्योगिकी संस्थान, मुंबई',
      startDate: '2010',
      endDate: '2014',
    },
  ],
  skills: [
    { category: 'भाषाएँ और साधन', items: ['TypeScript', 'Rust', 'PostgreSQL', 'Kafka'] },
    { category: 'नेतृत्व', items: ['मार्गदर्शन', 'भर्ती', 'संघर्ष-समाधान'] },
  ],
  certifications: [{ name: 'प्रमाणित क्लाउड विशेषज्ञ', issuer: 'राष्ट्रीय कौशल परिषद्', date: '2021-06' }],
  languages: [
    { language: 'हिन्दी', proficiency: 'Native' },
    { language: 'मराठी', proficiency: 'Fluent' },
    { language: 'English', proficiency: 'Fluent' },
  ],
  interests: 'शास्त्रीय संगीत, पर्वतारोहण, पुस्तक-संग्रह',
});

/** A fictional person: Greek with accents. */
export const greek: ResumeContent = ResumeContent.parse({
  personalInfo: {
    firstName: 'Ελένη',
    lastName: 'Χρυσοβέργη',
    title: 'Επικεφαλής μηχανικός λογισμικού',
    email: 'eleni.chrysovergi@example.com',
    phone: '+30 21 0555 0142',
    location: 'Θεσσαλονίκη',
    website: 'eleni.example.com',
    summary:
      'Μηχανικός με δωδεκαετή πείρα σε χρηματοοικονομικά συστήματα. Μετατρέπω πολύπλοκες διαδικασίες σε σύντομες λίστες, καθαρούς αριθμούς και ήρεμες εκδόσεις, και αφήνω ομάδες που προχωρούν χωρίς εμένα.',
  },
  workExperience: [
    {
      position: 'Επικεφαλής μηχανικός λογισμικού',
      company: 'Αιγαίον Συστήματα Πληρωμών Α.Ε.',
      location: 'Θεσσαλονίκη',
      startDate: '2019-04',
      current: true,
      bullets: [
        'Μετέφερα 42 υπηρεσίες στο Kubernetes και μείωσα το κόστος υποδομών κατά 38% μέσα σε δύο χρόνια.',
        'Καθοδήγησα έντεκα μηχανικούς· ο *μέσος χρόνος απόκρισης* της αναζήτησης έπεσε από 420 σε 95 ms.',
        'Καθιέρωσα την ανάλυση συμβάντων: οι βλάβες μειώθηκαν στο ένα τρίτο μέσα σε έναν χρόνο.',
      ],
    },
    {
      position: 'Μηχανικός λογισμικού',
      company: 'Ήλεκτρον Δεδομένα Ο.Ε.',
      location: 'Πάτρα',
      startDate: '2014-07',
      endDate: '2019-03',
      bullets: [
        'Σχεδίασα πύλη πληρωμών για 60 εκατομμύρια συναλλαγές την ημέρα με διαθεσιμότητα 99,99%.',
        'Ενοποίησα τους ορισμούς των δεικτών οκτώ τμημάτων και έγραψα τον εσωτερικό οδηγό.',
      ],
    },
  ],
  education: [
    {
      degree: 'Μεταπτυχιακό δίπλωμα',
      field: 'Πληροφορική',
      institution: 'Πολυτεχνείο Βορείου Αιγαίου',
      startDate: '2012',
      endDate: '2014',
    },
  ],
  skills: [
    { category: 'Γλώσσες και εργαλεία', items: ['TypeScript', 'Rust', 'PostgreSQL', 'Kafka'] },
    { category: 'Ηγεσία', items: ['Προσλήψεις', 'Καθοδήγηση', 'Σχεδιασμός'] },
  ],
  certifications: [
    {
      name: 'Πιστοποιημένη αρχιτέκτονας',
      issuer: 'Ινστιτούτο Υπολογιστικού Νέφους',
      date: '2021-06',
    },
  ],
  languages: [
    { language: 'Ελληνικά', proficiency: 'Native' },
    { language: 'Αγγλικά', proficiency: 'Fluent' },
  ],
  interests: 'Πεζοπορία, ψωμί με προζύμι, παλιά ρολόγια',
});

/** A fictional person: Russian. */
export const russian: ResumeContent = ResumeContent.parse({
  personalInfo: {
    firstName: 'Алёна',
    lastName: 'Щукина',
    title: 'Ведущий инженер-программист',
    email: 'alyona.shchukina@example.com',
    phone: '+7 495 555-01-42',
    location: 'Нижний Новгород',
    website: 'alyona.example.com',
    summary:
      'Инженер с двенадцатилетним опытом разработки финансовых систем. Превращаю запутанные процессы в короткие списки, ясные числа и спокойные выпуски — и оставляю команды, способные работать без меня.',
  },
  workExperience: [
    {
      position: 'Ведущий инженер-программист',
      company: 'АО «Волжские платёжные системы»',
      location: 'Нижний Новгород',
      startDate: '2019-04',
      current: true,
      bullets: [
        'Перевела 42 сервиса на Kubernetes и сократила расходы на инфраструктуру на 38 % за два года.',
        'Руководила командой из одиннадцати инженеров; *среднее время ответа* поиска снизилось с 420 до 95 мс.',
        'Ввела разбор инцидентов: число сбоев за год уменьшилось втрое.',
      ],
    },
    {
      position: 'Инженер-программист',
      company: 'ООО «Янтарь Данные»',
      location: 'Калининград',
      startDate: '2014-07',
      endDate: '2019-03',
      bullets: [
        'Спроектировала платёжный шлюз на 60 млн операций в сутки с доступностью 99,99 %.',
        'Объединила определения показателей восьми подразделений и написала внутреннее руководство.',
      ],
    },
  ],
  education: [
    {
      degree: 'Магистр',
      field: 'Прикладная математика и информатика',
      institution: 'Поволжский технический университет',
      startDate: '2012',
      endDate: '2014',
    },
  ],
  skills: [
    { category: 'Языки и средства', items: ['TypeScript', 'Rust', 'PostgreSQL', 'Kafka'] },
    { category: 'Руководство', items: ['Наём', 'Наставничество', 'Планирование'] },
  ],
  certifications: [
    { name: 'Сертифицированный архитектор', issuer: 'Центр облачных технологий', date: '2021-06' },
  ],
  languages: [
    { language: 'Русский', proficiency: 'Native' },
    { language: 'Английский', proficiency: 'Fluent' },
  ],
  interests: 'Лыжи, выпечка хлеба, реставрация старых часов',
});
