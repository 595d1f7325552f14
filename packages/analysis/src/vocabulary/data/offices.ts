import type { OccupationData } from '../occupation-data.ts';

export const offices: OccupationData[] = [
  {
    name: 'Estate Agent',
    titles:
      'real estate broker, real estate executive, real estate consultant, realtor, letting agent, lettings negotiator, property consultant, property manager, leasing agent',
    technical: `Property viewings, Lettings, Property valuation|real estate appraisal, Property listings, Lead generation, Price negotiation, Buyer qualification, Tenancy agreements, Property marketing, Sales progression, CRM software, Prospecting, Closing deals, Property sales, Market appraisals, Rightmove, Lease agreements, Property photography`,
    soft: `Persuasion and influence, Relationship building, Self-motivation`,
    industry: `Real estate market, RERA, Landlord and tenant law, Propertymark`,
  },
  {
    name: 'Bank Officer',
    titles:
      'teller, bank clerk, bank cashier, bank manager, banking officer, personal banker, banking associate, relationship officer, loan officer, credit officer, loan processor, mortgage adviser, mortgage advisor, mortgage broker, credit manager, branch manager, relationship manager, bank po, probationary officer',
    technical: `Retail banking|branch banking, Cash handling, Account opening, Loan processing, Mortgages|mortgage lending, Know your customer, Credit analysis|credit appraisal, Cross-selling of banking products, Deposits and withdrawals, Customer service, Balance enquiries, Loan documentation, Home loans, Digital banking, Branch audit, Teller operations, Loan origination, Cheque processing`,
    soft: `Customer service, Integrity, Attention to detail`,
    industry: `Banking regulation, Anti-money laundering, Financial products, CeMAP`,
  },
  {
    name: 'Insurance Officer',
    titles:
      'underwriter, underwriting assistant, claims adjuster, claims handler, claims executive, claims manager, claims assessor, loss adjuster, insurance broker',
    technical: `Underwriting|insurance underwriting|risk underwriting, Claims handling|claims processing|claims adjusting, Risk assessment of policies|risk selection, Policy wording|policy interpretation, Loss assessment|loss adjusting, Premium calculation, Policy administration|policy servicing, Fraud detection, Reinsurance, Motor insurance, Guidewire, Subrogation, Client interviews, Damage assessment, Claims investigation`,
    soft: `Analytical thinking, Attention to detail, Negotiation`,
    industry: `Insurance regulation, Chartered Insurance Institute, Consumer protection, Solvency II|Solvency reporting`,
  },
  {
    name: 'Insurance Agent',
    titles:
      'insurance advisor, insurance adviser, insurance sales executive, insurance consultant, lic agent, insurance sales agent, financial services consultant, bancassurance executive, financial adviser, financial advisor, financial planner, wealth manager',
    technical: `Insurance sales, Financial needs analysis, Lead generation, Prospecting, Policy renewals, Financial planning, Client portfolio reviews, Premium quotations|insurance quotes, Claims assistance, CRM software, Wealth management, Tax planning, Life insurance, General insurance`,
    soft: `Persuasion and influence, Relationship building, Integrity`,
    industry: `Insurance regulation, Insurance licence, Financial products, CFP`,
  },
  {
    name: 'Actuary',
    titles:
      'actuarial analyst, actuarial associate, actuarial trainee, actuarial consultant, actuarial executive, reserving analyst',
    technical: `Actuarial modelling|actuarial modeling, Insurance pricing|pricing models for insurance, Reserving methods|reserving, !Excel, Statistics, !R, SQL, Prophet actuarial software, Mortality tables, Capital modelling, Python, Reinsurance, Actuarial valuation, Chain ladder, !MoSes`,
    soft: `Analytical thinking, Attention to detail, Explaining results to non-specialists`,
    industry: `Solvency II, IFRS 17, Actuarial exams, Insurance regulation, Pension schemes, Pensions administration`,
  },
  {
    name: 'Compliance and Risk Officer',
    titles:
      'compliance officer, compliance analyst, compliance manager, compliance specialist, compliance executive, aml analyst, kyc analyst, money laundering reporting officer, financial crime analyst, fraud analyst, risk manager, risk analyst, risk officer, data protection officer',
    technical: `Compliance monitoring, Risk management, Anti-money laundering, Know your customer, Risk and control self-assessment|RCSA, Regulatory reporting, Policy writing, Operational risk, Credit risk, Market risk, Third-party risk, Internal controls, Fraud investigation`,
    soft: `Integrity, Analytical thinking, Report writing`,
    industry: `Basel III, ACAMS certification, FCA regulation, Data protection`,
  },
  {
    name: 'Tax Consultant',
    titles:
      'tax accountant, tax adviser, tax advisor, tax analyst, tax associate, tax manager, tax executive, tax preparer, gst consultant, gst executive, gst practitioner, vat specialist',
    technical: `Tax preparation, GST returns|GST, Corporate tax|corporation tax, Tax planning, TDS returns, VAT returns, Tax computation, Tax audit, Tax research, !Tally, !Excel, Tax software, Advance tax, Form 3CD, GSTR-1`,
    soft: `Attention to detail, Analytical thinking, Integrity`,
    industry: `Tax law, Income Tax Act, Chartered Tax Adviser, IFRS`,
  },
  {
    name: 'Accounts and Tally Executive',
    titles:
      'tally operator, tally accountant, accounts and finance executive, accountant executive, gst accountant',
    technical: `!Tally, Bookkeeping, GST returns, TDS returns, Bank reconciliation, Invoicing, Journal entries, Accounts payable, Petty cash, !Excel, Trial balance, Payroll, Audit preparation`,
    soft: `Attention to detail, Numeracy, Integrity`,
    industry: `Income Tax Act, Tax law, Internal controls, Data protection`,
  },
  {
    name: 'Payroll Officer',
    titles:
      'payroll specialist, payroll executive, payroll manager, payroll administrator, payroll clerk, payroll analyst, payroll coordinator, payroll assistant',
    technical: `Payroll|end-to-end payroll, Payroll software, Statutory deductions, Timesheets, Payroll reconciliation, Auto-enrolment pensions, Full and final settlement|final settlements, Payslips|salary slips, !Excel, Payroll queries, Absence management, Multi-country payroll, Sage Payroll, PAYE`,
    soft: `Attention to detail, Confidentiality, Time management`,
    industry: `Payroll legislation, Certified Payroll Professional, Employment legislation, Data protection`,
  },
  {
    name: 'Company Secretary',
    titles:
      'corporate secretary, governance officer, secretarial officer, corporate governance manager, board secretary, compliance secretary',
    technical: `Company secretarial work|secretarial compliance, Board meetings, Statutory registers, Annual general meetings, Corporate governance, Corporate law, Secretarial audit, Share allotments, MCA portal, Contract drafting, Policy writing, Diligent Boards, Board resolutions, Statutory filings, Shareholder meetings, Secretarial standards, Share transfers`,
    soft: `Discretion with clients, Attention to detail, Communication`,
    industry: `Companies Act, SEBI regulations, ICSI membership, Shareholder relations`,
  },
  {
    name: 'Translator and Interpreter',
    titles:
      'translator, interpreter, linguist, localisation specialist, localization specialist, subtitler, language specialist, bilingual assistant',
    technical: `Translation|document translation, Interpreting, CAT tools, SDL Trados, Proofreading, Localisation|localization|software localisation, Terminology management, Post-editing of machine translation|MTPE, Subtitling, Transcription, Transcreation, Court interpreting, Foreign languages, Literary translation, Simultaneous interpreting, Consecutive interpreting, memoQ, Glossaries, Captioning`,
    soft: `Cultural sensitivity, Attention to detail, Confidentiality, Cross-cultural communication`,
    industry: `ISO 17100, Institute of Translation and Interpreting, Court and public service interpreting`,
  },
  {
    name: 'Technical Writer',
    titles:
      'technical author, documentation specialist, documentation engineer, documentation manager, api writer, information developer, technical communicator, technical editor, content designer, proposal writer',
    technical: `Technical writing, User manuals|user guides, API documentation, MadCap Flare, Documentation review, Structured authoring|topic-based authoring, Subject matter expert interviews, Release notes, Git, Online help, HTML, Confluence, XML, Docs-as-code, !Markdown, !DITA, FrameMaker, Technical editing`,
    soft: `Attention to detail, Clear writing, Curiosity`,
    industry: `Microsoft Style Guide, Agile development, Software development life cycle, Product compliance`,
  },
  {
    name: 'Copywriter and Content Writer',
    titles:
      'copywriter, content writer, content editor, creative writer, blogger, blog writer, seo writer, freelance writer, content marketing writer, ghostwriter, ux writer',
    technical: `Copywriting|advertising copy, Content writing|web content|article writing, Blog writing|blogging, SEO writing|SEO copywriting, Keyword research, Editing, Proofreading, Brand voice|tone of voice guidelines, Website copy, WordPress, Headline writing, UX writing, Content briefs, Landing page copy`,
    soft: `Creativity, Meeting deadlines, Attention to detail`,
    industry: `Advertising standards, Brand strategy, E-commerce, Copyright awareness`,
  },
  {
    name: 'Communications Officer',
    titles:
      'communications manager, communications director, communications specialist, communications executive, pr manager, pr executive, pr officer, pr specialist, public relations officer, public relations manager, press officer, media officer',
    technical: `Public relations, Corporate communications, Press conferences, Crisis communication, Speechwriting, Media monitoring, Content writing, Social media marketing, Copy editing, Event management, Annual reports, Campaign management, Media briefings, !Meltwater`,
    soft: `Written communication, Relationship building, Calm under pressure`,
    industry: `Government relations, Media law, CIPR, Corporate social responsibility`,
  },
  {
    name: 'Management Consultant',
    titles:
      'consultant, strategy manager, strategy analyst, consulting analyst, transformation manager, engagement manager',
    technical: `Management consulting, Business strategy, Market sizing, Slide writing, Financial modelling, Benchmarking, Operating model design, Business process improvement, PowerPoint, !Excel, Business cases, Data analysis`,
    soft: `Structured problem solving, Client management, Presentation skills`,
    industry: `Organisational change management, Lean Six Sigma, Private equity, Public sector consulting`,
  },
  {
    name: 'Customer Success Manager',
    titles:
      'customer success specialist, customer success executive, customer success associate, client success manager, customer onboarding specialist, client relationship manager, client servicing executive, implementation specialist, renewals manager',
    technical: `Customer success, Customer onboarding, Customer retention, Renewals, Customer health scores, Upselling, Quarterly business reviews|QBRs, Gainsight, Salesforce, Product adoption, CRM software, Success plans, ChurnZero`,
    soft: `Relationship building, Empathy, Communication`,
    industry: `SaaS, Customer experience management, Service level agreements, B2B sales`,
  },
  {
    name: 'Data Entry Operator',
    titles:
      'data entry clerk, data entry executive, data entry specialist, data operator, computer operator, typist, mis executive, back office executive, back office assistant, document controller',
    technical: `Data entry, Typing, !Excel, Microsoft Word, Data verification, Database maintenance, Scanning and archiving, Spreadsheets, Filing, ERP systems, Pivot tables, !Tally`,
    soft: `Attention to detail, Time management, Confidentiality`,
    industry: `Data protection, Office procedures, Records retention, Quality assurance`,
  },
  {
    name: 'Receptionist',
    titles:
      'front desk executive, front desk officer, front desk assistant, front office executive, front office assistant, telephone operator, switchboard operator, reception manager',
    technical: `Reception duties, Telephone manner, Visitor management, Appointment booking|diary bookings, Calendar management, Mail handling, Microsoft Office, Meeting room bookings, Data entry, Filing, Cash handling, Petty cash, Courier handling`,
    soft: `Friendliness, Multitasking, Clear speech`,
    industry: `Office procedures, Data protection, Health and safety, Corporate hospitality`,
  },
  {
    name: 'Shop Assistant',
    titles:
      'sales assistant, retail assistant, retail associate, retail sales associate, retail sales executive, showroom executive, store assistant, store associate, salesman, cashier, checkout operator, till operator, shelf stacker, customer assistant, supermarket assistant',
    technical: `Retail sales, Point of sale systems, Cash handling, Customer service, Product knowledge, Shelf stocking|shelf replenishment, Product display, Returns handling, Upselling, Stocktaking, Loss prevention, Gift wrapping, Visual merchandising`,
    soft: `Friendliness, Customer service, Patience`,
    industry: `Consumer rights, Consumer protection, Health and safety, Retail trends`,
  },
  {
    name: 'Fashion and Retail Merchandiser',
    titles: 'merchandiser, merchandising manager, retail buyer, fashion buyer, assistant buyer',
    technical: `Merchandising, Range planning, Visual merchandising, Buying, Open-to-buy, Demand planning in retail, Sell-through analysis, Order follow-up, Garment costing, Trend forecasting, !Excel, Tech packs, Merchandise planning, Buyer communication, Fashion trends`,
    soft: `Negotiation, Analytical thinking, Creativity`,
    industry: `Retail trends, Apparel exports, Ethical sourcing, Consumer protection`,
  },
];
