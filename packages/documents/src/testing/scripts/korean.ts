import { ResumeContent } from '@folio/contract/resume-content';

/** An invented person: Korean, with a word in ideographs, figures and Latin names among it. */
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
