import { ResumeContent } from '@folio/contract/resume-content';

/** An invented person: simplified Chinese with full-width marks, quotes, figures and Latin names. */
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
