import { ResumeContent } from '@folio/contract/resume-content';

/** A fictional person: Arabic with lam-alef, vowel marks, figures and Latin names. */
export const arabic: ResumeContent = ResumeContent.parse({
  personalInfo: {
    firstName: 'ليلى',
    lastName: 'الأنصاري',
    title: 'مهندسة برمجيات أولى',
    email: 'layla.alansari@example.com',
    phone: '+971 4 555 0142',
    location: 'دبي، الإمارات العربية المتحدة',
    website: 'layla.example.com',
    summary:
      'مهندسة برمجيات لديها اثنا عشر عامًا من الخبرة في الأنظمة المالية. أحوّل العمليات المعقدة إلى خطوات قصيرة وأرقام واضحة وإصدارات هادئة، وأترك الفرق قادرة على العمل من دوني.',
  },
  workExperience: [
    {
      position: 'مهندسة برمجيات أولى',
      company: 'شركة الشرق للأنظمة المالية',
      location: 'دبي',
      startDate: '2019-04',
      current: true,
      bullets: [
        'قادت فريقًا من 11 مهندسًا لنقل 42 خدمة إلى منصة Kubernetes (الإصدار 1.29) وخفضت التكاليف بنسبة 38% خلال عامين متتاليين مع الحفاظ على جودة الخدمة.',
        'أعادت بناء محرك البحث؛ فانخفض **متوسط زمن الاستجابة** من 420 إلى 95 ميلي ثانية.',
        'وضعت دليلًا للمراجعات بعد الأعطال يستخدمه الآن تسعة عشر فريقًا.',
      ],
    },
    {
      position: 'مهندسة برمجيات',
      company: 'مؤسسة اللؤلؤة للتقنية',
      location: 'بيروت',
      startDate: '2014-07',
      endDate: '2019-03',
      bullets: [
        'صممت بوابة دفع تعالج 60 مليون معاملة يوميًا بنسبة توفر 99.99%.',
        'وحّدت تعريفات المؤشرات في ثمانية أقسام، وكتبت دليلها الداخلي.',
      ],
    },
  ],
  education: [
    {
      degree: 'ماجستير',
      field: 'علوم الحاسوب',
      institution: 'جامعة الأرز للعلوم والتكنولوجيا',
      startDate: '2011',
      endDate: '2014',
    },
  ],
  skills: [
    { category: 'لغات وأدوات', items: ['TypeScript', 'Rust', 'PostgreSQL', 'Kafka'] },
    { category: 'القيادة', items: ['التوظيف', 'الإرشاد', 'التخطيط'] },
  ],
  certifications: [
    { name: 'أخصائية حوسبة سحابية معتمدة', issuer: 'المجلس العربي للمهارات', date: '2021-06' },
  ],
  languages: [
    { language: 'العربية', proficiency: 'Native' },
    { language: 'الإنجليزية', proficiency: 'Fluent' },
    { language: 'الفرنسية', proficiency: 'Conversational' },
  ],
  interests: 'الخط العربي، تسلق الجبال، ترميم الساعات القديمة',
});

/** A fictional person: Hebrew with brackets, figures, quotation marks and Latin names. */
export const hebrew: ResumeContent = ResumeContent.parse({
  personalInfo: {
    firstName: 'נועה',
    lastName: 'ברקאי',
    title: 'מהנדסת תוכנה בכירה',
    email: 'noa.barkai@example.com',
    phone: '+972 3 555 0142',
    location: 'תל אביב',
    website: 'noa.example.com',
    summary:
      'מהנדסת תוכנה עם שתים־עשרה שנות ניסיון במערכות פיננסיות. אני הופכת תהליכים מורכבים לרשימות קצרות, למספרים ברורים ולגרסאות שקטות, ומשאירה צוותים שיודעים להסתדר בלעדיי.',
  },
  workExperience: [
    {
      position: 'מהנדסת תוכנה בכירה',
      company: 'מגדל אור שירותים פיננסיים בע"מ',
      location: 'תל אביב',
      startDate: '2019-04',
      current: true,
      bullets: [
        'הובלתי צוות של 11 מהנדסים בהעברת 42 שירותים ל־Kubernetes (גרסה 1.29) והפחתתי את העלויות ב־38% בתוך שנתיים.',
        'בניתי מחדש את מנוע החיפוש; **זמן התגובה הממוצע** ירד מ־420 ל־95 אלפיות שנייה.',
        'כתבתי מדריך לתחקירי תקלות (postmortems) שמשמש היום תשעה־עשר צוותים.',
      ],
    },
    {
      position: 'מהנדסת תוכנה',
      company: 'שקד טכנולוגיות',
      location: 'חיפה',
      startDate: '2014-07',
      endDate: '2019-03',
      bullets: [
        'תכננתי שער תשלומים המטפל ב־60 מיליון עסקאות ביום בזמינות של 99.99%.',
        'איחדתי את הגדרות המדדים של שמונה אגפים וכתבתי את המדריך הפנימי.',
      ],
    },
  ],
  education: [
    {
      degree: 'תואר שני',
      field: 'מדעי המחשב',
      institution: 'המכללה הטכנולוגית גליל מערבי',
      startDate: '2011',
      endDate: '2014',
    },
  ],
  skills: [
    { category: 'שפות וכלים', items: ['TypeScript', 'Rust', 'PostgreSQL', 'Kafka'] },
    { category: 'ניהול', items: ['גיוס', 'הדרכה', 'תכנון'] },
  ],
  certifications: [
    { name: 'ארכיטקטית ענן מוסמכת', issuer: 'המכון הישראלי למחשוב', date: '2021-06' },
  ],
  languages: [
    { language: 'עברית', proficiency: 'Native' },
    { language: 'אנגלית', proficiency: 'Fluent' },
    { language: 'צרפתית', proficiency: 'Conversational' },
  ],
  interests: 'ריצות ארוכות, אפייה, שיקום שעונים ישנים',
});
