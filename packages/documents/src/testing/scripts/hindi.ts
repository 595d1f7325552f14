import { ResumeContent } from '@folio/contract/resume-content';

/** An invented person: Hindi with conjuncts, nuktas and vowel signs of every side, Latin among it. */
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
