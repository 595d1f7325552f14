import { ResumeContent } from '@folio/contract/resume-content';

/**
 * A fictional person: simplified Chinese with full-width punctuation, quotes, figures and Latin
 * names.
 */
export const chinese: ResumeContent = ResumeContent.parse({
  personalInfo: {
    firstName: '林',
    lastName: '思远',
    title: '高级软件工程师',
    email: 'siyuan.lin@example.com',
    phone: '+86 10 5555 0142',
    location: '北京市海淀区',
    website: 'siyuan.example.com',
    summary:
      '十二年金融系统研发经验，专注于高可用架构与工程效率。擅长把复杂的流程变成简短的清单、清晰的数字和平稳的发布——“少即是多”是我的工作原则。',
  },
  workExperience: [
    {
      position: '高级软件工程师',
      company: '格里芬与米勒金融（北京）有限公司',
      location: '北京',
      startDate: '2019-04',
      current: true,
      bullets: [
        '负责将四十二项服务迁移到 Kubernetes，每年节省基础设施支出 180 万元，并在两个季度内将部署效率提升 38%。该项目获得集团年度“最佳工程奖”，现已推广至十九个产品团队使用。',
        '带领十一名工程师完成搜索引擎重构，**平均响应时间**由 420 毫秒降至 95 毫秒。',
        '建立代码评审与故障复盘制度；线上事故数量一年内减少三分之二。',
      ],
    },
    {
      position: '软件工程师',
      company: '海棠网络科技有限公司',
      location: '杭州',
      startDate: '2014-07',
      endDate: '2019-03',
      bullets: [
        '设计并实现日均处理六千万笔交易的支付网关，可用性达到 99.99%。',
        '主导《数据治理规范》的编写，统一了八个业务部门的指标口径。',
      ],
    },
  ],
  education: [
    {
      degree: '工学硕士',
      field: '计算机科学与技术',
      institution: '华北理工大学',
      startDate: '2011',
      endDate: '2014',
    },
  ],
  skills: [
    { category: '编程语言', items: ['TypeScript', 'Rust', 'Go', 'SQL'] },
    { category: '管理', items: ['团队建设', '项目规划', '跨部门协作'] },
  ],
  certifications: [{ name: '系统架构设计师（高级）', issuer: '国家软件考试中心', date: '2018-11' }],
  languages: [
    { language: '普通话', proficiency: 'Native' },
    { language: '英语', proficiency: 'Fluent' },
  ],
  interests: '长跑、书法、修复旧钟表',
});

/** A fictional person: Japanese, whose ideographs have other shapes than China's. */
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

/** A fictional person: Korean, with one word in ideographs, figures and Latin names. */
export const korean: ResumeContent = ResumeContent.parse({
  personalInfo: {
    firstName: '은하',
    lastName: '강',
    title: '시니어 소프트웨어 엔지니어',
    email: 'eunha.kang@example.com',
    phone: '+82 2 555 0142',
    location: '서울특별시 성동구',
    website: 'eunha.example.com',
    summary:
      '금융 시스템을 십이 년 동안 개발해 온 엔지니어입니다. 복잡한 업무를 짧은 절차와 분명한 숫자로 바꾸고, 팀이 스스로 나아갈 수 있게 합니다.',
  },
  workExperience: [
    {
      position: '시니어 소프트웨어 엔지니어',
      company: '주식회사 한빛결제',
      location: '서울',
      startDate: '2019-04',
      current: true,
      bullets: [
        '서비스 42개를 Kubernetes로 옮겨 연간 인프라 비용을 38% 줄였고, 배포 시간을 사흘에서 네 시간으로 앞당겼습니다.',
        '엔지니어 11명을 이끌어 검색 엔진을 다시 설계하고 **평균 응답 시간**을 420밀리초에서 95밀리초로 줄였습니다.',
        '장애 회고를 제도로 자리 잡게 하여 중대한 장애를 삼분의 일로 줄였습니다.',
      ],
    },
    {
      position: '소프트웨어 엔지니어',
      company: '새벽데이터',
      location: '대전',
      startDate: '2014-07',
      endDate: '2019-03',
      bullets: [
        '하루 6천만 건의 거래를 처리하는 결제 게이트웨이를 설계하고 가동률 99.99%를 달성했습니다.',
        '여덟 개 사업부의 지표 정의를 통일하고 사내 안내서(社內)를 썼습니다.',
      ],
    },
  ],
  education: [
    {
      degree: '공학 석사',
      field: '컴퓨터 공학',
      institution: '한강과학기술대학교',
      startDate: '2012',
      endDate: '2014',
    },
  ],
  skills: [
    { category: '언어와 도구', items: ['TypeScript', 'Rust', 'PostgreSQL', 'Kafka'] },
    { category: '리더십', items: ['채용', '코칭', '기획'] },
  ],
  certifications: [{ name: '정보처리기사', issuer: '한국자격검정원', date: '2016-06' }],
  languages: [
    { language: '한국어', proficiency: 'Native' },
    { language: '영어', proficiency: 'Fluent' },
  ],
  interests: '등산, 커피 볶기, 오래된 시계 수리',
});
