/** Advertisements of many forms, with the title and employer that a reader would take from them. */
export interface TargetedAdvertisement {
  text: string;
  role: string;
  /** Empty if none is named, or if an agency hides its client. */
  company: string;
}

export const targetAdvertisements: TargetedAdvertisement[] = [
  {
    text: 'We at Brightwater Robotics are looking for a Mechanical Design Engineer to join our team in Leeds.\n\nYou will design gearboxes and fixtures in SolidWorks.',
    role: 'Mechanical Design Engineer',
    company: 'Brightwater Robotics',
  },
  {
    text: 'Fernhill Veterinary Clinic is hiring!\n\nWe need a veterinary nurse who keeps calm in emergencies. You hold a diploma in veterinary nursing.',
    role: 'veterinary nurse',
    company: 'Fernhill Veterinary Clinic',
  },
  {
    text: 'Job title: Payroll Specialist\nLocation: Dublin\nContract: permanent\n\nThe role\nYou will run payroll for 400 employees with Sage.',
    role: 'Payroll Specialist',
    company: '',
  },
  {
    text: 'Elektroniker für Betriebstechnik / Industrial Electrician (m/f/d) – Halstrom GmbH\n\nYour tasks\n- Maintain conveyor systems\n- Read circuit diagrams',
    role: 'Industrial Electrician',
    company: 'Halstrom GmbH',
  },
  {
    text: 'Pastry Chef\n\nAbout Maison Corvel\nMaison Corvel is a small bakery and café with a big following.\n\nWhat you will do\n- Bake viennoiserie every morning',
    role: 'Pastry Chef',
    company: 'Maison Corvel',
  },
  {
    text: 'Our client, a leading logistics group in Rotterdam, is looking for an experienced Customs Broker.\n\nYou know import procedures inside out.\n\nTalentbridge Recruitment',
    role: 'Customs Broker',
    company: '',
  },
  {
    text: 'Can you sell ice cream in November? Then come to us! We want people who smile, work hard and turn up. Flexible hours, fair pay. Just write to us.',
    role: '',
    company: '',
  },
  {
    text: 'Senior Backend Engineer at Pennant Labs\nRemote (EU)\n\nPennant Labs builds tools for customs brokers. You will own our Go services.',
    role: 'Senior Backend Engineer',
    company: 'Pennant Labs',
  },
  {
    text: 'Company: Oakhurst Primary School\nPosition: Teaching Assistant (Year 2)\nHours: 32 a week\n\nYou will support pupils in small groups.',
    role: 'Teaching Assistant',
    company: 'Oakhurst Primary School',
  },
  {
    text: 'Join Veloria as our next Growth Marketing Manager.\n\nVeloria makes bicycles for children. You plan campaigns across search and social.',
    role: 'Growth Marketing Manager',
    company: 'Veloria',
  },
  {
    text: 'Registered Nurse - Intensive Care | St Aldhelm Hospital | Full-time\n\nRequirements:\n- NMC registration\n- ICU experience',
    role: 'Registered Nurse',
    company: 'St Aldhelm Hospital',
  },
  {
    text: 'About us\nKestrel & Moor is a law firm of 40 people in Bristol. \n\nThe position\nWe are seeking a paralegal to support our property team.',
    role: 'paralegal',
    company: 'Kestrel & Moor',
  },
  {
    text: 'WAREHOUSE OPERATIVE (nights)\n\nNorthgate Foods Ltd, Wakefield\n£13.20 per hour\n\nDuties: picking, packing, loading.',
    role: 'WAREHOUSE OPERATIVE',
    company: 'Northgate Foods Ltd',
  },
  {
    text: 'Are you passionate about clean water? As a Process Engineer at Aquilon you will plan treatment plants from the first sketch to the start-up.\n\nWhat you bring: a degree in process engineering.',
    role: 'Process Engineer',
    company: 'Aquilon',
  },
  {
    text: 'We are a family-run garage in Harrow and have been repairing cars since 1974. We are now looking for a qualified vehicle technician to start as soon as possible.',
    role: 'vehicle technician',
    company: '',
  },
  {
    text: 'Vacancy: Finance Officer\nEmployer: Sunrise Housing Association\nClosing date: 14 March\n\nYou will prepare monthly accounts and the annual budget.',
    role: 'Finance Officer',
    company: 'Sunrise Housing Association',
  },
  {
    text: 'Data Scientist (all genders)\n\nAt Medivox, we use speech to detect illness early. For our research group in Zurich we want somebody who knows Python and statistics.',
    role: 'Data Scientist',
    company: 'Medivox',
  },
  {
    text: 'Hi there! Lumen Yoga needs a friendly front desk coordinator for weekends. Send your resume to jobs@lumenyoga.example.',
    role: 'front desk coordinator',
    company: 'Lumen Yoga',
  },
  {
    text: 'On behalf of a confidential client in the chemical industry we are recruiting a Plant Manager (m/w/d).\n\nYou lead 120 employees in three shifts.\n\nAbout Hartmann Executive Search\nHartmann Executive Search has placed managers since 1998.',
    role: 'Plant Manager',
    company: '',
  },
  {
    text: 'Requirements\n- 3 years as a UX designer\n- Figma\n- Experience with user research\n\nNice to have\n- HTML and CSS\n\nBenefits\n- 30 days of holiday',
    role: '',
    company: '',
  },
];

/** More of these, not inspected while the rules were written. */
export const heldOutTargetAdvertisements: TargetedAdvertisement[] = [
  {
    text: 'At Solvane Energy we are looking for a Wind Turbine Technician to join our service team in Esbjerg.\n\nYou climb, measure and repair.',
    role: 'Wind Turbine Technician',
    company: 'Solvane Energy',
  },
  {
    text: 'Tidewater Hotels is hiring a Night Auditor for its house in Brighton.\n\nYou close the books of the day and welcome late guests.',
    role: 'Night Auditor',
    company: 'Tidewater Hotels',
  },
  {
    text: 'Job Title: Clinical Research Associate\nCompany: Noventa Trials Inc.\nLocation: Boston, MA\n\nResponsibilities\n- Monitor study sites',
    role: 'Clinical Research Associate',
    company: 'Noventa Trials Inc.',
  },
  {
    text: 'Purchasing Manager (m/f/d) – Wehrle Präzision GmbH & Co. KG\n\nYour profile\n- Several years in purchasing\n- German and English',
    role: 'Purchasing Manager',
    company: 'Wehrle Präzision GmbH & Co. KG',
  },
  {
    text: 'Social Media Editor\nMunich | hybrid\n\nAbout Papierstern\nPapierstern publishes books for young readers.\n\nYour role\n- You plan and write our posts',
    role: 'Social Media Editor',
    company: 'Papierstern',
  },
  {
    text: 'Meridian Staffing is recruiting for one of its clients in the insurance sector: a Claims Handler with two years of experience.\n\nApply with Meridian Staffing today.',
    role: 'Claims Handler',
    company: '',
  },
  {
    text: 'Help wanted! Busy little place by the harbour is looking for hands in kitchen and service. No experience needed, we will show you everything.',
    role: '',
    company: '',
  },
  {
    text: 'Frontend Developer @ Quillbase\n\nQuillbase is a note-taking app for scientists. You build our editor in TypeScript and React.',
    role: 'Frontend Developer',
    company: 'Quillbase',
  },
  {
    text: 'Role: Bus Driver\nOrganisation: Eastvale Transit\nShift: early and late\n\nYou hold a category D licence.',
    role: 'Bus Driver',
    company: 'Eastvale Transit',
  },
  {
    text: 'Become our new Head Gardener!\n\nThe Larchmont Trust looks after four historic gardens. You plan the year and guide volunteers.',
    role: 'Head Gardener',
    company: 'Larchmont Trust',
  },
  {
    text: 'Speech Therapist, Little Steps Clinic, Cork\n\nYou assess and treat children between two and ten years.\n\nEssential: CORU registration.',
    role: 'Speech Therapist',
    company: 'Little Steps Clinic',
  },
  {
    text: 'Who we are: Bexley & Rowe is an auction house for prints and maps.\n\nWe are seeking an experienced cataloguer with an eye for detail.',
    role: 'cataloguer',
    company: 'Bexley & Rowe',
  },
  {
    text: 'HEAVY GOODS VEHICLE DRIVER\n\nCalder Haulage Ltd\nDepot: Preston\n\nYou deliver building materials across the north.',
    role: 'HEAVY GOODS VEHICLE DRIVER',
    company: 'Calder Haulage Ltd',
  },
  {
    text: 'Numbers tell you stories? As Junior Controller at Brauhaus Felden you will help us to understand our costs.\n\nYou know Excel and like beer.',
    role: 'Junior Controller',
    company: 'Brauhaus Felden',
  },
  {
    text: 'For our dental practice in the city centre we are looking for a dental hygienist (part-time, 20 hours). We offer modern rooms and a kind team.',
    role: 'dental hygienist',
    company: '',
  },
  {
    text: 'Position title: Policy Adviser\nDepartment: Environment\nEmployer: City of Marrowdale\n\nThe job\nYou will draft briefings for the council.',
    role: 'Policy Adviser',
    company: 'City of Marrowdale',
  },
  {
    text: 'Machine Learning Engineer\n\nHelixar was founded in 2016 to make drug discovery faster. We are 60 people in Basel.\n\nYou bring: PyTorch, cloud experience.',
    role: 'Machine Learning Engineer',
    company: 'Helixar',
  },
  {
    text: 'The team at Copper Kettle Catering needs an events coordinator for the wedding season. You organise, we cook.',
    role: 'events coordinator',
    company: 'Copper Kettle Catering',
  },
  {
    text: 'A well-known manufacturer of medical devices has asked us to find a Regulatory Affairs Manager. Please send your documents to Crown & Ashby Consultants, who treat them in confidence.',
    role: 'Regulatory Affairs Manager',
    company: '',
  },
  {
    text: 'What you need\n- Driving licence\n- First aid certificate\n- A love of dogs\n\nWhat we offer\n- A van and a phone\n- Paid holidays',
    role: '',
    company: '',
  },
];
