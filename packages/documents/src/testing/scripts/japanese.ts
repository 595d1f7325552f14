import { ResumeContent } from '@folio/contract/resume-content';

/** An invented person: Japanese, whose ideographs are drawn otherwise than in China. */
export const japanese: ResumeContent = ResumeContent.parse({
  personalInfo: {
    firstName: '直子',
    lastName: '骨川',
    title: 'シニアソフトウェアエンジニア',
    email: 'naoko.honekawa@example.com',
    phone: '+81 3 5555 0142',
    location: '東京都品川区',
    website: 'naoko.example.com',
    summary:
      '金融システムの開発に十二年間従事してきたエンジニアです。複雑な業務を短い手順と明確な数字に置き換え、チームが自走できる仕組みづくりを得意としています。',
  },
  workExperience: [
    {
      position: 'シニアソフトウェアエンジニア',
      company: '株式会社みなと決済サービス',
      location: '東京',
      startDate: '2019-04',
      current: true,
      bullets: [
        '四十二のサービスを Kubernetes に移行し、年間のインフラ費用を 1,800 万円削減した。リリースにかかる時間は三日から四時間になった。',
        '十一名のエンジニアを率いて検索エンジンを再設計し、「平均応答時間」を 420 ミリ秒から 95 ミリ秒に短縮した。',
        '障害の振り返りを制度として定着させ、**重大な障害**を一年で三分の一に減らした。',
      ],
    },
    {
      position: 'ソフトウェアエンジニア',
      company: '合同会社あさひデータ',
      location: '大阪',
      startDate: '2014-07',
      endDate: '2019-03',
      bullets: [
        '一日六千万件の取引を扱う決済ゲートウェイを設計・実装し、稼働率 99.99% を達成した。',
        '八つの事業部で異なっていた指標の定義を統一し、社内向けの手引きを書いた。',
      ],
    },
  ],
  education: [
    {
      degree: '工学修士',
      field: '情報工学',
      institution: '関東工科大学大学院',
      startDate: '2012',
      endDate: '2014',
    },
  ],
  skills: [
    { category: '言語・ツール', items: ['TypeScript', 'Rust', 'PostgreSQL', 'Kafka'] },
    { category: 'マネジメント', items: ['採用', 'コーチング', '要件整理'] },
  ],
  certifications: [{ name: '応用情報技術者', issuer: '情報処理推進センター', date: '2016-06' }],
  languages: [
    { language: '日本語', proficiency: 'Native' },
    { language: '英語', proficiency: 'Fluent' },
  ],
  interests: '登山、珈琲の焙煎、古い時計の修理',
});
