import { ResumeContent } from '@folio/contract/resume-content';

/** An invented person: Hebrew with brackets, figures, quotation marks and Latin names among it. */
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
