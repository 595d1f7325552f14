import { ResumeContent } from '@folio/contract/resume-content';

/** An invented person: Russian. */
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
