import { ResumeContent } from '@folio/contract/resume-content';

const job = (company: string, position: string, bullets: string[]) => ({
  company,
  position,
  bullets,
  startDate: '2019-02',
  current: true,
});

export const nurseInGerman = ResumeContent.parse({
  personalInfo: { firstName: 'Jana', lastName: 'Breit' },
  workExperience: [
    job('Klinikum Süd', 'Pflegefachfrau', [
      'Wunddokumentation für 24 Bewohner',
      'Anleitung von drei Auszubildenden im ersten Lehrjahr',
      'Verantwortlich für Bestellungen auf der Station',
    ]),
  ],
  education: [{ degree: 'Examen', field: 'Krankenpflege', endDate: '2015' }],
});

/** Invented people, each with an advertisement and the required contents of their letter. */
export const foreignExamples = [
  {
    language: 'German',
    resume: nurseInGerman,
    advertisement:
      'Pflegefachkraft (m/w/d)\n\nDas Seniorenzentrum Lindenhof sucht Verstärkung.\n\nIhre Aufgaben\n- Wundversorgung und Dokumentation\n- Anleitung von Auszubildenden\n\nIhre Bewerbung richten Sie bitte an Frau Melanie Rauch.',
    expected: [
      'Sehr geehrte Frau Rauch,\n\nhiermit bewerbe ich mich auf die Stelle „Pflegefachkraft“',
      'Seit Februar 2019 arbeite ich als Pflegefachfrau im Klinikum Süd.',
      'Mit freundlichen Grüßen\nJana Breit',
    ],
  },
  {
    language: 'French',
    resume: ResumeContent.parse({
      personalInfo: { firstName: 'Claire', lastName: 'Montagné' },
      workExperience: [
        job('Ateliers Loirex', 'Gestionnaire de paie', [
          'Gestion de 320 bulletins de paie par mois sous Silae',
          'Réduction des erreurs de paie de 4 % à 0,5 % grâce à un contrôle mensuel',
          'Établissement des DSN et des déclarations sociales',
        ]),
      ],
    }),
    advertisement:
      'Gestionnaire paie (H/F)\n\nLa société Verhaegen Logistique recherche un gestionnaire paie pour son siège.\n\nMissions :\n- Établir la paie de 250 salariés\n- Réaliser les DSN\n\nMerci d’adresser votre candidature à Mme Anne Lescaut. Réf. VL-2211',
    expected: [
      'Madame,\n\nJe vous présente ma candidature pour le poste «\u00a0Gestionnaire paie\u00a0» (réf. VL-2211)',
      'Je travaille comme gestionnaire de paie aux Ateliers Loirex depuis février 2019.',
      'Je vous prie d’agréer, Madame, l’expression de mes salutations distinguées.\n\nClaire Montagné',
    ],
  },
  {
    language: 'Spanish',
    resume: ResumeContent.parse({
      personalInfo: { firstName: 'Lucía', lastName: 'Ferreras' },
      workExperience: [
        job('Clínica Fisiomar', 'Administrativa contable', [
          'Gestiono la facturación de 180 clientes con Sage 50',
          'Reduje los impagos del 8 % al 3 % en dos años',
          'Conciliación bancaria diaria',
        ]),
      ],
    }),
    advertisement:
      'Técnico/a contable\n\nCooperativa Láctea del Duero precisa incorporar un contable para su sede de Valladolid.\n\nFunciones:\n- Facturación y gestión de cobros\n- Conciliaciones bancarias\n\nEnviar CV y carta a la atención de la Sra. Raquel Sanz.',
    expected: [
      'Estimada Sra. Sanz:\n\nPresento mi candidatura para el puesto de «Técnico/a contable» en la Cooperativa Láctea del Duero.',
      'Trabajo como administrativa contable en la Clínica Fisiomar desde febrero de 2019.',
      'Atentamente,\nLucía Ferreras',
    ],
  },
  {
    language: 'Portuguese',
    resume: ResumeContent.parse({
      personalInfo: { firstName: 'Beatriz', lastName: 'Antunes' },
      workExperience: [
        job('Grupo Ipê', 'Assistente administrativa', [
          'Emissão de 300 notas fiscais por mês',
          'Controle de contas a pagar e a receber no sistema Totvs',
        ]),
      ],
    }),
    advertisement:
      'Analista Financeiro Júnior – Curitiba/PR\n\nResponsabilidades:\n- Contas a pagar e a receber\n- Emissão de notas fiscais\n\nRequisitos:\n- Experiência com ERP\n\nEnviar currículo e carta aos cuidados da Dra. Helena Paes.',
    expected: [
      'Prezada Dra. Helena Paes,\n\nApresento minha candidatura para a vaga de “Analista Financeiro Júnior”',
      'Trabalho como assistente administrativa no Grupo Ipê desde fevereiro de 2019.',
      'Atenciosamente,\nBeatriz Antunes',
    ],
  },
  {
    language: 'Hindi',
    resume: ResumeContent.parse({
      personalInfo: { firstName: 'सुनीता', lastName: 'वर्मा' },
      workExperience: [
        job('नवज्योति विद्यालय', 'प्राथमिक शिक्षिका', [
          'कक्षा 3 और 4 के 45 विद्यार्थियों को हिंदी और गणित पढ़ाती हूँ',
          'गणित में उत्तीर्ण विद्यार्थियों का प्रतिशत 72% से बढ़ाकर 91% किया',
        ]),
      ],
    }),
    advertisement:
      'शिक्षिका की आवश्यकता\n\nज्ञानदीप पब्लिक स्कूल, जयपुर को प्राथमिक कक्षाओं के लिए शिक्षिका की आवश्यकता है।\n\nयोग्यता:\n- गणित और हिंदी पढ़ाने की क्षमता\n\nआवेदन प्राचार्य श्री दिनेश पंत को भेजें।',
    expected: [
      'आदरणीय श्री दिनेश पंत जी,\n\nकृपया ज्ञानदीप पब्लिक स्कूल में',
      'मैं फ़रवरी 2019 से नवज्योति विद्यालय में प्राथमिक शिक्षिका के पद पर कार्यरत हूँ।',
      'सादर,\nसुनीता वर्मा',
    ],
  },
];
