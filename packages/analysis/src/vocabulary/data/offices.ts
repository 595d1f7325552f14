import type { OccupationData } from '../occupation-data.ts';

export const offices: OccupationData[] = [
  {
    name: 'Estate Agent',
    titles:
      'real estate broker, real estate executive, real estate consultant, realtor, letting agent, lettings negotiator, property consultant, property manager, leasing agent',
    technical: `Property viewings|property sales|lettings, Property valuation|real estate appraisal|market appraisals, Property listings|Rightmove, Lead generation, Price negotiation, Buyer qualification, Tenancy agreements|lease agreements, Property marketing|property photography, Sales progression, CRM software, Prospecting, Closing deals`,
    soft: `Persuasion and influence, Relationship building, Self-motivation`,
    industry: `Real estate market, RERA, Landlord and tenant law, Propertymark`,
  },
  {
    name: 'Bank Officer',
    titles:
      'teller, bank clerk, bank cashier, bank manager, banking officer, personal banker, banking associate, relationship officer, loan officer, credit officer, loan processor, mortgage adviser, mortgage advisor, mortgage broker, credit manager, branch manager, relationship manager, bank po, probationary officer',
    technical: `Retail banking|branch banking|teller operations, Cash handling, Account opening|KYC documents, Loan processing|loan origination|mortgage lending|mortgages, Know your customer, Credit analysis|credit appraisal, Cross-selling of banking products, Deposits and withdrawals|cheque processing, Customer service, Balance enquiries, Loan documentation, Home loans, Digital banking, Branch audit`,
    soft: `Customer service, Integrity, Attention to detail`,
    industry: `Banking regulation, Anti-money laundering, Financial products, CeMAP`,
  },
  {
    name: 'Insurance Officer',
    titles:
      'underwriter, underwriting assistant, claims adjuster, claims handler, claims executive, claims manager, claims assessor, loss adjuster, insurance broker',
    technical: `Underwriting|insurance underwriting|risk underwriting, Claims handling|claims processing|claims investigation|claims adjusting, Risk assessment of policies|risk selection, Policy wording|policy interpretation, Loss assessment|loss adjusting|damage assessment, Premium calculation, Policy administration|policy servicing, Fraud detection, Reinsurance, Motor insurance, Guidewire, Subrogation, Client interviews`,
    soft: `Analytical thinking, Attention to detail, Negotiation`,
    industry: `Insurance regulation, Chartered Insurance Institute, Consumer protection, Solvency II|Solvency reporting`,
  },
  {
    name: 'Insurance Agent',
    titles:
      'insurance advisor, insurance adviser, insurance sales executive, insurance consultant, lic agent, insurance sales agent, financial services consultant, bancassurance executive, financial adviser, financial advisor, financial planner, wealth manager',
    technical: `Insurance sales|life insurance|general insurance, Financial needs analysis, Lead generation, Prospecting, Policy renewals, Financial planning, Client portfolio reviews, Premium quotations|insurance quotes, Claims assistance, CRM software, Wealth management, Tax planning`,
    soft: `Persuasion and influence, Relationship building, Integrity`,
    industry: `Insurance regulation, Insurance licence, Financial products, CFP`,
  },
  {
    name: 'Actuary',
    titles:
      'actuarial analyst, actuarial associate, actuarial trainee, actuarial consultant, actuarial executive, reserving analyst',
    technical: `Actuarial modelling|actuarial modeling|actuarial valuation|reserving, Insurance pricing|pricing models for insurance, Reserving methods|chain ladder, !Excel, Statistics, !R, SQL, Prophet actuarial software|MoSes, Mortality tables, Capital modelling, Python, Reinsurance`,
    soft: `Analytical thinking, Attention to detail, Explaining results to non-specialists`,
    industry: `Solvency II, IFRS 17, Actuarial exams, Insurance regulation, Pension schemes|pensions administration`,
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
    technical: `Tax preparation, GST returns|GST|GSTR-1, Corporate tax|corporation tax, Tax planning, TDS returns, VAT returns, Tax computation|advance tax, Tax audit|Form 3CD, Tax research, !Tally, !Excel, Tax software`,
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
    technical: `Payroll|end-to-end payroll, Payroll software|Sage Payroll, Statutory deductions|PAYE, Timesheets, Payroll reconciliation, Auto-enrolment pensions, Full and final settlement|final settlements, Payslips|salary slips, !Excel, Payroll queries, Absence management, Multi-country payroll`,
    soft: `Attention to detail, Confidentiality, Time management`,
    industry: `Payroll legislation, Certified Payroll Professional, Employment legislation, Data protection`,
  },
  {
    name: 'Company Secretary',
    titles:
      'corporate secretary, governance officer, secretarial officer, corporate governance manager, board secretary, compliance secretary',
    technical: `Company secretarial work|secretarial compliance, Board meetings|board resolutions, Statutory registers|statutory filings, Annual general meetings|shareholder meetings, Corporate governance, Corporate law, Secretarial audit|secretarial standards, Share allotments|share transfers, MCA portal, Contract drafting, Policy writing, Diligent Boards`,
    soft: `Discretion with clients, Attention to detail, Communication`,
    industry: `Companies Act, SEBI regulations, ICSI membership, Shareholder relations`,
  },
  {
    name: 'Translator and Interpreter',
    titles:
      'translator, interpreter, linguist, localisation specialist, localization specialist, subtitler, language specialist, bilingual assistant',
    technical: `Translation|document translation|literary translation, Interpreting|simultaneous interpreting|consecutive interpreting, CAT tools|SDL Trados|memoQ, Proofreading, Localisation|localization|software localisation, Terminology management|glossaries, Post-editing of machine translation|MTPE, Subtitling|captioning, Transcription, Transcreation, Court interpreting, Foreign languages`,
    soft: `Cultural sensitivity, Attention to detail, Confidentiality, Cross-cultural communication`,
    industry: `ISO 17100, Institute of Translation and Interpreting, Court and public service interpreting`,
  },
  {
    name: 'Technical Writer',
    titles:
      'technical author, documentation specialist, documentation engineer, documentation manager, api writer, information developer, technical communicator, technical editor, content designer, proposal writer',
    technical: `Technical writing|user manuals|user guides, API documentation|docs-as-code|Markdown, MadCap Flare|DITA|FrameMaker, Documentation review|technical editing, Structured authoring|topic-based authoring, Subject matter expert interviews, Release notes, Git, Online help, HTML, Confluence, XML`,
    soft: `Attention to detail, Clear writing, Curiosity`,
    industry: `Microsoft Style Guide, Agile development, Software development life cycle, Product compliance`,
  },
  {
    name: 'Copywriter and Content Writer',
    titles:
      'copywriter, content writer, content editor, creative writer, blogger, blog writer, seo writer, freelance writer, content marketing writer, ghostwriter, ux writer',
    technical: `Copywriting|advertising copy, Content writing|web content|article writing|blog writing|blogging, SEO writing|SEO copywriting, Keyword research, Editing, Proofreading, Brand voice|tone of voice guidelines, Website copy|landing page copy, WordPress, Headline writing, UX writing, Content briefs`,
    soft: `Creativity, Meeting deadlines, Attention to detail`,
    industry: `Advertising standards, Brand strategy, E-commerce, Copyright awareness`,
  },
  {
    name: 'Communications Officer',
    titles:
      'communications manager, communications director, communications specialist, communications executive, pr manager, pr executive, pr officer, pr specialist, public relations officer, public relations manager, press officer, media officer',
    technical: `Public relations, Corporate communications, Press conferences|media briefings, Crisis communication, Speechwriting, Media monitoring|Meltwater, Content writing, Social media marketing, Copy editing, Event management, Annual reports, Campaign management`,
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
    technical: `Customer success, Customer onboarding, Customer retention, Renewals, Customer health scores, Upselling, Quarterly business reviews|QBRs, Gainsight|ChurnZero, Salesforce, Product adoption, CRM software, Success plans`,
    soft: `Relationship building, Empathy, Communication`,
    industry: `SaaS, Customer experience management, Service level agreements, B2B sales`,
  },
  {
    name: 'Data Entry Operator',
    titles:
      'data entry clerk, data entry executive, data entry specialist, data operator, computer operator, typist, mis executive, back office executive, back office assistant, document controller',
    technical: `Data entry, Typing, !Excel, Microsoft Word, Data verification|double-entry checks, Database maintenance, Scanning and archiving, Spreadsheets, Filing, ERP systems, Pivot tables, !Tally`,
    soft: `Attention to detail, Time management, Confidentiality`,
    industry: `Data protection, Office procedures, Records retention, Quality assurance`,
  },
  {
    name: 'Receptionist',
    titles:
      'front desk executive, front desk officer, front desk assistant, front office executive, front office assistant, telephone operator, switchboard operator, reception manager',
    technical: `Reception duties, Telephone manner, Visitor management, Appointment booking|diary bookings, Calendar management, Mail handling|courier handling, Microsoft Office, Meeting room bookings|meeting room set-up, Data entry, Filing, Cash handling, Petty cash`,
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
    technical: `Merchandising, Range planning, Visual merchandising, Buying, Open-to-buy|merchandise planning, Demand planning in retail, Sell-through analysis|sales analysis by store, Order follow-up|buyer communication, Garment costing, Trend forecasting|fashion trends, !Excel, Tech packs`,
    soft: `Negotiation, Analytical thinking, Creativity`,
    industry: `Retail trends, Apparel exports, Ethical sourcing, Consumer protection`,
  },
];
