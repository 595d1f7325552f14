import type { LabeledAdvertisement } from './labeled-advertisement.ts';

/** Advertisements that the reader was not tuned on. */
export const heldOutAdvertisements: LabeledAdvertisement[] = [
  {
    occupation: 'data scientist',
    title: 'Data Scientist',
    text: `Data Scientist

Northfield Energy forecasts the wind.

Your responsibilities
- Develop machine learning models in Python
- Work with time series data

Your qualifications
- Master's degree or PhD in statistics or computer science
- Experience with pandas, scikit-learn and PyTorch
- Strong SQL
- Data visualization
- Communication

Nice to have
- Spark
- Docker

What we offer
Flexible hours, an espresso machine and German lessons.`,
    required: [
      'Machine learning',
      'Python',
      'Time series',
      'pandas',
      'scikit-learn',
      'PyTorch',
      'SQL',
      'Data visualization',
      'Communication',
      'Statistics',
    ],
    preferred: ['Apache Spark', 'Docker'],
    knockouts: ['degree'],
  },
  {
    occupation: 'waiter',
    title: 'Waiter',
    text: `Waiter / Waitress

The Harbour Inn is a family restaurant by the sea.

You have
- Experience in table service
- Knowledge of wine
- Cash handling
- Customer service skills

Ideally
- Experience with a POS system

Free meals, tips and friendly colleagues await you.`,
    required: ['Table service', 'Wine', 'Cash handling', 'Customer service'],
    preferred: ['POS system'],
    knockouts: [],
  },
  {
    occupation: 'civil engineer',
    title: 'Civil Engineer',
    text: `Civil Engineer

Role: site and design work on bridges.

Requirements
- Bachelor's degree in civil engineering
- At least 3 years of experience
- Structural analysis
- Proficiency in AutoCAD and Revit
- Construction management
- Knowledge of Eurocode

Preferred
- STAAD.Pro
- Project management

Our company: 60 engineers, offices in five towns, a strong culture of mentoring.`,
    required: ['Structural analysis', 'AutoCAD', 'Revit', 'Construction management', 'Eurocode'],
    preferred: ['STAAD.Pro', 'Project management'],
    knockouts: ['degree', 'years'],
  },
  {
    occupation: 'mobile developer',
    title: 'iOS Developer',
    text: `iOS Developer

Kerbside makes an app for sharing cargo bikes.

Must have
- Swift and SwiftUI
- Experience with REST APIs
- Core Data
- Unit testing and Git

Nice to have
- Kotlin
- Fastlane

Who we are
Ten people, one dog, no ties. Our backend is written in Elixir.`,
    required: ['Swift', 'SwiftUI', 'REST APIs', 'Core Data', 'Unit testing', 'Git'],
    preferred: ['Kotlin', 'Fastlane'],
    knockouts: [],
  },
  {
    occupation: 'pharmacist',
    title: 'Pharmacist',
    text: `Pharmacist

Job duties
- Dispensing and patient counselling
- Inventory management

Requirements
- Licensed pharmacist in the state of Oregon
- Knowledge of drug interactions
- Attention to detail
- Communication skills

A plus: experience with compounding and immunization.`,
    required: [
      'Dispensing',
      'Patient counselling',
      'Inventory management',
      'Drug interactions',
      'Attention to detail',
      'Communication',
    ],
    preferred: ['Compounding', 'Immunization'],
    knockouts: ['licence'],
  },
  {
    occupation: 'financial analyst',
    title: 'Financial Analyst',
    text: `Financial Analyst

Larkspur Capital manages pensions. We are a market leader in sustainable investment.

What we are looking for
You have a degree in finance or economics and two years of experience. You are proficient in Excel and financial modelling. Experience in budgeting, forecasting and variance analysis is required. Power BI is preferred.

Benefits
Bonus, private health insurance, Bloomberg terminal courses.`,
    required: ['Excel', 'Financial modelling', 'Budgeting', 'Forecasting', 'Variance analysis'],
    preferred: ['Power BI'],
    knockouts: ['degree', 'years'],
  },
  {
    occupation: 'receptionist',
    title: 'Hotel Receptionist',
    text: `Hotel Receptionist

Hotel Seeblick, 120 rooms on the lake.

Your tasks: check-in and check-out, reservations and complaint handling.

Your profile:
- Experience with Opera PMS
- Fluent in English and German
- Customer service and patience
- Shift work

Desirable: French.`,
    required: [
      'Check-in',
      'Reservations',
      'Complaint handling',
      'Opera PMS',
      'English',
      'German',
      'Customer service',
      'Patience',
    ],
    preferred: ['French'],
    knockouts: [],
  },
  {
    occupation: 'product manager',
    title: 'Product Manager',
    text: `Product Manager

What you'll do
Own the product roadmap and run user research with our design team.

What you'll need
- 4+ years in product management
- Agile and Scrum
- Experience with A/B testing and SQL
- Stakeholder management
- Market research

Bonus points
- Amplitude
- Figma

Why Marlowe? Stock options, a library, and lunch. We use Rust for fun.`,
    required: [
      'Product roadmap',
      'User research',
      'Product management',
      'Agile',
      'Scrum',
      'A/B testing',
      'SQL',
      'Stakeholder management',
      'Market research',
    ],
    preferred: ['Amplitude', 'Figma'],
    knockouts: ['years'],
  },
  {
    occupation: 'welder',
    title: 'Welder',
    text: `Welder

Requirements:
- MIG and TIG welding
- Experience in metal fabrication
- Ability to read blueprints
- Knowledge of safety procedures
- Able to travel within the region

Preferred: pipe welding.

We offer overtime pay and new machines.`,
    required: [
      'MIG welding',
      'TIG welding',
      'Metal fabrication',
      'Blueprint reading',
      'Safety procedures',
    ],
    preferred: ['Pipe welding'],
    knockouts: ['place'],
  },
  {
    occupation: 'system administrator',
    title: 'IT System Administrator',
    text: `IT System Administrator

The city of Brookmere runs 40 sites.

You bring
- Windows Server and Active Directory
- Microsoft 365 administration
- Networking with TCP/IP, DNS and VPN
- PowerShell
- Experience with VMware

It is an advantage if you know Linux and Azure.

We offer a secure job, a pension and respect for your work-life balance.`,
    required: [
      'Windows Server',
      'Active Directory',
      'Microsoft 365',
      'Networking',
      'TCP/IP',
      'DNS',
      'VPN',
      'PowerShell',
      'VMware',
    ],
    preferred: ['Linux', 'Azure'],
    knockouts: [],
  },
  {
    occupation: 'social worker',
    title: 'Social Worker',
    text: `Social Worker - Children and Families

Essential criteria
- Degree in social work
- Driving licence
- Case management
- Knowledge of safeguarding
- Crisis intervention
- Report writing

Desirable criteria
- Family therapy
- Motivational interviewing

About the council
We put people first and are proud of our training and supervision.`,
    required: ['Case management', 'Safeguarding', 'Crisis intervention', 'Report writing'],
    preferred: ['Family therapy', 'Motivational interviewing'],
    knockouts: ['degree', 'licence'],
  },
];
