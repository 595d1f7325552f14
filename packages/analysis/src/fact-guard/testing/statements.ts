import type { Statement } from './statement.ts';

/** The statements that the guard was tuned on. Invented people and employers throughout. */
export const statements: Statement[] = [
  {
    source: 'Responsible for answering customer calls and writing down their complaints.',
    honest: [
      'Answered customer calls and recorded their complaints.',
      'Handled customer calls and documented complaints.',
      'Answered calls from customers, noting each complaint.',
      'Took customer calls and logged complaints [number per week].',
    ],
    invented: [
      'Answered 60 customer calls a day and recorded their complaints.',
      'Answered customer calls and recorded complaints, raising satisfaction scores.',
      'Led a customer service team answering calls and complaints.',
      'Answered customer calls and recorded complaints in Zendesk.',
      'Answered customer calls and recorded complaints for Halvorsen Telecom.',
    ],
  },
  {
    source: 'Helped with the migration of our servers to AWS.',
    honest: [
      'Helped migrate servers to AWS.',
      'Assisted with migrating servers to AWS.',
      'Supported the server migration to AWS.',
      'Helped migrate [number] servers to AWS.',
    ],
    invented: [
      'Led the migration of servers to AWS.',
      'Migrated servers to AWS.',
      'Helped migrate servers to AWS and Azure.',
      'Helped migrate 40 servers to AWS.',
      'Helped migrate servers to AWS, cutting hosting costs.',
      'Architected the AWS migration.',
    ],
  },
  {
    source:
      'Worked on the checkout page of the web shop with React and TypeScript together with two other developers.',
    honest: [
      'Contributed to the checkout page of the web shop in React and TypeScript with two other developers.',
      'Worked with 2 developers on the checkout page of the web shop, using React and TypeScript.',
      'Collaborated with two developers on the React and TypeScript checkout page of the web shop.',
      'Contributed, alongside two developers, to a React/TypeScript checkout page, raising conversion by [X%].',
    ],
    invented: [
      'Built the checkout page of the web shop in React and TypeScript.',
      'Led two developers on the checkout page of the web shop in React and TypeScript.',
      'Contributed to the checkout page of the web shop in React, TypeScript and GraphQL.',
      'Contributed to the checkout page of the web shop, increasing conversion by 12%.',
      'Contributed to the checkout page of the web shop with five developers.',
      'Single-handedly delivered the checkout page of the web shop.',
    ],
  },
  {
    source:
      'Managed a team of 6 nurses on the night shift at Northfield General Hospital since 2019.',
    honest: [
      'Manage a team of six nurses on the night shift at Northfield General Hospital.',
      'Have managed 6 nurses on the night shift since 2019.',
      'Oversaw a night-shift team of six nurses at Northfield General Hospital.',
      'Supervised six night-shift nurses at Northfield General Hospital since 2019.',
    ],
    invented: [
      'Managed a team of 16 nurses on the night shift at Northfield General Hospital.',
      'Managed a team of six nurses on the night shift at Northfield General Hospital since 2015.',
      'Managed a team of over 6 nurses on the night shift.',
      'Managed six nurses on the night shift, reducing patient falls.',
      'Managed an award-winning team of six nurses on the night shift.',
      'Managed six ICU nurses at Mercy Lakes Clinic.',
    ],
  },
  {
    source: 'Reduced page load time from 4 seconds to 1.5 seconds by adding a cache in Redis.',
    honest: [
      'Cut page load time from 4 to 1.5 seconds with a Redis cache.',
      'Shortened page load from 4s to 1.5s by adding a Redis cache.',
      'Added a Redis cache that reduced page load time from four seconds to 1.5 seconds.',
      'Lowered page load time (4 s to 1.5 s) through caching in Redis.',
    ],
    invented: [
      'Cut page load time from 6 to 1.5 seconds with a Redis cache.',
      'Cut page load time by 80% with a Redis cache.',
      'Cut page load time from 4 to 1.5 seconds with Redis and Varnish.',
      'Cut page load time from 4 to 1.5 seconds, lifting revenue.',
      'Cut page load time from 4 to 1.5 seconds for 2 million users.',
      'Cut page load time from 1.5 to 4 milliseconds with a Redis cache.',
    ],
  },
  {
    source: 'Sold kitchen appliances in the store and trained new employees.',
    honest: [
      'Sold kitchen appliances in store and trained new staff.',
      'Trained new employees and sold kitchen appliances.',
      'Sold kitchen appliances, training new team members.',
      'Sold kitchen appliances worth [amount] and trained [number] new employees.',
    ],
    invented: [
      'Sold $200,000 of kitchen appliances and trained new employees.',
      'Exceeded sales targets for kitchen appliances and trained new employees.',
      'Sold kitchen appliances and trained a dozen new employees.',
      'Managed the kitchen appliance department and trained new employees.',
      'Top seller of kitchen appliances who trained new employees.',
      'Sold kitchen appliances at Brightwell Home and trained new employees.',
    ],
  },
  {
    source: 'Taught mathematics to grade 9 and 10 students, prepared lessons and graded exams.',
    honest: [
      'Taught mathematics to students in grades 9 and 10, preparing lessons and grading exams.',
      'Prepared lessons and graded exams for grade 9 and 10 mathematics.',
      'Taught maths to 9th and 10th grade students.',
      'Planned mathematics lessons and marked exams for grades 9-10.',
    ],
    invented: [
      'Taught mathematics and physics to grade 9 and 10 students.',
      'Taught mathematics to 120 students in grades 9 and 10.',
      'Taught mathematics to grade 9 and 10 students, improving pass rates.',
      'Headed the mathematics department for grades 9 and 10.',
      'Taught grade 9 and 10 mathematics, holding a Master of Education.',
      'Named Teacher of the Year for grade 9 and 10 mathematics.',
    ],
  },
  {
    source: 'I was responsible for the weekly social media posts on Instagram and Facebook.',
    honest: [
      'Managed weekly social media posts on Instagram and Facebook.',
      'Published weekly posts on Instagram and Facebook.',
      'Handled weekly Instagram and Facebook posts.',
      'Wrote weekly social media posts for Instagram and Facebook, reaching [number] followers.',
    ],
    invented: [
      'Published weekly posts on Instagram, Facebook and TikTok.',
      'Grew the Instagram and Facebook audience with weekly posts.',
      'Published three posts a week on Instagram and Facebook.',
      'Directed the social media strategy on Instagram and Facebook.',
      'Published weekly posts on Instagram and Facebook for clients in Canada.',
      'Published weekly Instagram and Facebook posts planned in Hootsuite.',
    ],
  },
  {
    source: 'Prepared monthly financial reports in Excel for the management board.',
    honest: [
      'Prepared monthly Excel financial reports for the management board.',
      'Produced monthly financial reports in Excel for the board.',
      'Compiled monthly financial reporting in Excel for the management board.',
      'Created monthly financial reports in Excel, presented to the management board.',
    ],
    invented: [
      'Prepared monthly financial reports in Excel and SAP for the management board.',
      'Prepared monthly financial reports covering a €30 million budget.',
      'Prepared monthly financial reports in Excel as a certified public accountant.',
      'Prepared monthly financial reports for the board of Larkspur Capital.',
      'Automated monthly financial reports with Python.',
      'Prepared monthly financial reports in Excel, saving ten hours a month.',
    ],
  },
  {
    source: 'Drove a delivery van, 80 stops a day on average, without accidents for 3 years.',
    honest: [
      'Drove a delivery van with an average of 80 stops a day and no accidents in 3 years.',
      'Completed about 80 delivery stops daily by van, accident-free for three years.',
      'Averaged 80 stops a day as a van driver, with three years free of accidents.',
      'Delivered by van to 80 stops a day, 3 years without an accident.',
    ],
    invented: [
      'Drove a delivery van with 80 stops a day and no accidents in 5 years.',
      'Drove a delivery van with over 80 stops a day.',
      'Drove a delivery van for 80 years with 3 stops a day.',
      'Supervised van drivers making 80 stops a day.',
      'Drove a delivery van with 80 stops a day across Greater Manchester.',
      'Drove a delivery van with 80 stops a day and a 99% on-time rate.',
    ],
  },
  {
    source:
      'Assisted the project manager in planning meetings and keeping the schedule in MS Project.',
    honest: [
      'Assisted the project manager with planning meetings and maintaining the schedule in MS Project.',
      'Helped the project manager plan meetings and keep the MS Project schedule.',
      'Supported the project manager by planning meetings and updating the schedule in MS Project.',
      'Assisted with meeting planning and scheduling in MS Project.',
    ],
    invented: [
      'Managed project planning meetings and the schedule in MS Project.',
      'Planned meetings and kept the schedule in MS Project and Jira.',
      'Assisted the project manager with 15 planning meetings a month.',
      'Led project planning and scheduling in MS Project.',
      'Assisted the project manager as a PMP-certified planner.',
      'Assisted the project manager, delivering every project ahead of schedule.',
    ],
  },
  {
    source:
      'Software engineer at Quillon Systems, Pune. Wrote REST APIs in Java and Spring Boot. Fixed bugs.',
    honest: [
      'Software engineer who wrote REST APIs in Java and Spring Boot and fixed bugs at Quillon Systems, Pune.',
      'Developed REST APIs in Java with Spring Boot and resolved bugs at Quillon Systems.',
      'Wrote Java and Spring Boot REST APIs at Quillon Systems in Pune.',
      'Built REST APIs (Java, Spring Boot) and fixed bugs.',
    ],
    invented: [
      'Senior software engineer who wrote REST APIs in Java and Spring Boot.',
      'Wrote REST APIs in Java, Spring Boot and Kafka.',
      'Wrote REST APIs in Java and Spring Boot serving thousands of users.',
      'Software engineer at Quillon Systems and Oracle.',
      'Wrote REST APIs in Java and Spring Boot at Quillon Systems, Bangalore.',
      'Mentored junior engineers writing REST APIs in Java and Spring Boot.',
    ],
  },
  {
    source: 'Cooked main courses in a 90-seat restaurant and kept the kitchen clean.',
    honest: [
      'Cooked main courses in a 90-seat restaurant, keeping the kitchen clean.',
      'Prepared main courses for a restaurant with 90 seats and maintained a clean kitchen.',
      'Cooked mains at a 90-seat restaurant.',
      'Prepared main courses in a 90-seat restaurant and cleaned the kitchen.',
    ],
    invented: [
      'Cooked main courses in a 190-seat restaurant.',
      'Head chef cooking main courses in a 90-seat restaurant.',
      'Cooked main courses in a Michelin-starred 90-seat restaurant.',
      'Cooked main courses in a 90-seat restaurant, lowering food waste.',
      'Cooked Italian main courses in a 90-seat restaurant.',
      'Cooked main courses for 300 guests a night.',
    ],
  },
  {
    source:
      'Bachelor of Science in Biology, University of Tarnow, 2018. Laboratory work with PCR and microscopy.',
    honest: [
      'Holds a BSc in Biology from the University of Tarnow (2018), with laboratory experience in PCR and microscopy.',
      'Biology graduate (B.Sc., University of Tarnow, 2018) experienced in PCR and microscopy.',
      'Worked in the laboratory with PCR and microscopy during a Bachelor of Science in Biology.',
      'Gained laboratory experience in PCR and microscopy at the University of Tarnow.',
    ],
    invented: [
      'Holds an MSc in Biology from the University of Tarnow.',
      'Holds a BSc in Biology from the University of Tarnow, graduating with honours.',
      'Holds a BSc in Biology from the University of Tarnow (2016).',
      'Biology graduate with laboratory experience in PCR, microscopy and flow cytometry.',
      'Biology graduate who published on PCR and microscopy.',
      'Holds a PhD in Biology and works with PCR and microscopy.',
    ],
  },
  {
    source: 'Participated in the design of the new brand identity for Oakline Furniture.',
    honest: [
      'Participated in designing the new brand identity of Oakline Furniture.',
      "Contributed to the design of Oakline Furniture's new brand identity.",
      'Took part in designing a new brand identity for Oakline Furniture.',
      'Collaborated on the new brand identity for Oakline Furniture.',
    ],
    invented: [
      'Designed the new brand identity for Oakline Furniture.',
      'Spearheaded the new brand identity for Oakline Furniture.',
      'Participated in the design of the new brand identity for Oakline Furniture and Ikea.',
      'Participated in the award-winning brand identity of Oakline Furniture.',
      'Participated in designing the Oakline Furniture brand identity in Figma.',
    ],
  },
  {
    source: 'Kept the books of around 25 small businesses using QuickBooks.',
    honest: [
      'Kept books for around 25 small businesses in QuickBooks.',
      'Maintained the books of about 25 small businesses with QuickBooks.',
      'Handled bookkeeping for approximately 25 small businesses in QuickBooks.',
      'Managed QuickBooks bookkeeping for roughly twenty-five small businesses.',
    ],
    invented: [
      'Kept the books of more than 25 small businesses using QuickBooks.',
      'Kept the books of 52 small businesses using QuickBooks.',
      'Kept the books of 25 small businesses using QuickBooks and Xero.',
      'Kept the books of 25 multinational companies using QuickBooks.',
      'Kept the books of 25 small businesses, finding ₹4 lakh in tax savings.',
    ],
  },
  {
    source: 'Repaired and maintained air conditioning units in office buildings.',
    honest: [
      'Repaired and serviced air conditioning units in office buildings.',
      'Maintained and repaired office air conditioning.',
      'Repaired air conditioning units and maintained them in office buildings, [number] a month.',
      'Carried out repairs and maintenance of air conditioning units in office buildings.',
    ],
    invented: [
      'Repaired and maintained air conditioning units in 14 office buildings.',
      'Repaired air conditioning units in office buildings and hospitals in Leeds.',
      'Licensed technician maintaining air conditioning units in office buildings.',
      'Repaired and maintained air conditioning units, halving downtime.',
      'Oversaw technicians maintaining air conditioning units in office buildings.',
      'Repaired Daikin air conditioning units in office buildings.',
    ],
  },
  {
    source:
      'Was involved in recruiting: posted vacancies, screened applications and scheduled interviews.',
    honest: [
      'Participated in recruiting by posting vacancies, screening applications and scheduling interviews.',
      'Posted vacancies, screened applications and scheduled interviews.',
      'Contributed to recruitment: posted vacancies, screened applicants and scheduled interviews.',
      'Screened applications, posted job vacancies and arranged interviews.',
    ],
    invented: [
      'Led recruiting: posted vacancies, screened applications and scheduled interviews.',
      'Posted vacancies, screened applications and negotiated salaries.',
      'Posted vacancies and screened 400 applications.',
      'Posted vacancies on LinkedIn, screened applications and scheduled interviews.',
      'Posted vacancies and screened applications, shortening time to hire.',
    ],
  },
  {
    source: 'Translated legal documents from Spanish to English.',
    honest: [
      'Translated legal documents from Spanish into English.',
      'Produced English translations of Spanish legal documents.',
      'Translated Spanish legal texts into English.',
    ],
    invented: [
      'Translated legal documents from Spanish and Portuguese to English.',
      'Translated over 500 legal documents from Spanish to English.',
      'Sworn translator of legal documents from Spanish to English.',
      'Translated legal documents from Spanish to English for the European Commission.',
      'Translated legal and medical documents from Spanish to English with SDL Trados.',
    ],
  },
  {
    source: 'Ran the annual charity run for 3 years, 250 participants in 2022.',
    honest: [
      'Organized the annual charity run for three years, with 250 participants in 2022.',
      'Ran an annual charity run (250 participants in 2022) for 3 years.',
      'Organised an annual charity run with 250 participants in 2022.',
    ],
    invented: [
      'Organized the annual charity run for three years, raising $40k.',
      'Organized the annual charity run with 250 participants in 2023.',
      'Organized the annual charity run for four years.',
      'Founded the annual charity run, with 250 participants in 2022.',
      'Organized the largest charity run in the region.',
    ],
  },
  {
    source: 'Data entry of invoices into the ERP system.',
    honest: [
      'Entered invoices into the ERP system.',
      'Entered invoice data in the ERP system.',
      'Recorded invoices in the ERP system.',
      'Entered [number] invoices a day into the ERP system with [X%] accuracy.',
    ],
    invented: [
      'Entered invoices into the SAP ERP system.',
      'Entered invoices into the ERP system with 99.8 percent accuracy.',
      'Entered invoices into the ERP system and reconciled bank statements.',
      'Entered hundreds of invoices a day into the ERP system.',
      'Implemented the ERP system for invoices company-wide.',
    ],
  },
  {
    source: 'Made dashboards in Tableau so that the sales team could see its numbers.',
    honest: [
      'Built Tableau dashboards that showed the sales team its numbers.',
      'Created dashboards in Tableau for the sales team.',
      'Developed Tableau sales dashboards, giving the sales team a view of its numbers.',
      'Designed Tableau dashboards to show sales figures to the team.',
    ],
    invented: [
      'Built Tableau dashboards that drove 15% sales growth.',
      'Built Tableau and Power BI dashboards for the sales team.',
      'Built Tableau dashboards used by executives at Veridian Foods.',
      'Built Tableau dashboards for a sales team of 30.',
      'Built Tableau dashboards with SQL queries for the sales team.',
    ],
  },
  {
    source: 'Supported the teacher in a kindergarten group of 18 children.',
    honest: [
      'Assisted the teacher of a kindergarten group of 18 children.',
      'Supported a kindergarten teacher with a group of eighteen children.',
      'Helped the teacher in a kindergarten group with 18 children.',
    ],
    invented: [
      'Taught a kindergarten group of 18 children.',
      'Led a kindergarten group of 18 children.',
      'Supported the teacher in a Montessori kindergarten group of 18 children.',
      'Supported the teacher in a kindergarten group of 28 children.',
      'Supported the teacher in a kindergarten group, boosting language development.',
    ],
  },
  {
    source: 'Tested mobile apps on Android and reported bugs to the developers.',
    honest: [
      'Tested Android mobile apps and reported bugs to developers.',
      'Tested mobile apps on Android, reporting bugs to the development team.',
      'Found and reported bugs in Android apps.',
    ],
    invented: [
      'Tested mobile apps on Android and iOS and reported bugs to the developers.',
      'Tested mobile apps on Android with Appium and reported bugs.',
      'Tested mobile apps on Android and found 350 bugs.',
      'Established the testing process for Android mobile apps.',
      'Tested mobile apps on Android, preventing critical outages.',
    ],
  },
  {
    source: 'Cared for elderly residents: washing, dressing, meals and medication.',
    honest: [
      'Cared for elderly residents, helping with washing, dressing, meals and medication.',
      'Provided care to elderly residents, including washing, dressing, meals and medication.',
      'Looked after elderly residents (washing, dressing, meals, medication).',
    ],
    invented: [
      'Cared for 22 elderly residents: washing, dressing, meals and medication.',
      'Registered nurse caring for elderly residents.',
      'Cared for elderly residents and coordinated with families and physicians.',
      'Cared for elderly residents at the Rosehill Home in Dublin.',
      'Cared for elderly residents, earning the Caregiver Award.',
    ],
  },
  {
    source: 'Planned production for two lines and ordered raw materials.',
    honest: [
      'Planned production for 2 lines and ordered raw materials.',
      'Scheduled production on two lines and purchased raw materials.',
      'Planned production on two lines, ordering raw materials.',
    ],
    invented: [
      'Planned production for three lines and ordered raw materials.',
      'Planned production for two lines with lean manufacturing and ordered raw materials.',
      'Planned production for two lines and ordered raw materials, cutting stock by a third.',
      'Planned production for two lines and negotiated supplier contracts.',
      'Planned production for two lines in Germany and ordered raw materials.',
    ],
  },
  {
    source: 'Did inventory counts every month and told the manager when something was missing.',
    honest: [
      'Conducted monthly inventory counts and reported missing items to the manager.',
      'Counted stock monthly, informing the manager of missing goods.',
      'Performed monthly stock counts and notified the manager of shortages.',
    ],
    invented: [
      'Conducted monthly inventory counts worth $2M.',
      'Managed inventory control and audits.',
    ],
  },
  {
    source: 'Worked at the reception of a dental clinic, made appointments, sent invoices.',
    honest: [
      'Staffed the reception of a dental clinic, scheduling appointments and sending invoices.',
      'Scheduled appointments and issued invoices at a dental clinic reception.',
      'Dental receptionist who booked patient appointments and invoiced patients.',
    ],
    invented: [
      'Scheduled appointments and sent invoices for four dentists.',
      'Trained receptionists at a dental clinic.',
    ],
  },
  {
    source: 'Programmed CNC milling machines and checked the finished parts with calipers.',
    honest: [
      'Programmed CNC mills and inspected finished parts with calipers.',
      'Set up CNC milling programs and measured finished components with calipers.',
      'Wrote programs for CNC milling machines and verified completed parts using calipers.',
    ],
    invented: [
      'Programmed Haas CNC mills and inspected parts with calipers.',
      'Programmed CNC mills with tolerances of 0.01 mm.',
    ],
  },
  {
    source: 'Gave guided tours in the museum to school classes and tourists in English and French.',
    honest: [
      'Guided school classes and tourists through the museum in English and French.',
      'Led museum tours for schools and visitors in French and English.',
      'Conducted guided museum tours in English and French for school groups and tourists.',
    ],
    invented: [
      'Guided 3,000 visitors through the museum in English and French.',
      'Guided tours in English, French and Italian.',
    ],
  },
  {
    source: 'Set up new laptops for employees and solved their computer problems.',
    honest: [
      'Configured new laptops for staff and resolved computer issues.',
      'Prepared laptops for new employees and troubleshot computer problems.',
      'Provided technical support to employees and set up their laptops.',
      'Installed new laptops and fixed IT problems for employees.',
    ],
    invented: [
      'Configured laptops with Intune and resolved computer issues.',
      'Resolved 95% of computer issues within a day.',
    ],
  },
  {
    source: 'Looked for new suppliers, compared their offers and negotiated prices.',
    honest: [
      'Sourced new suppliers, compared offers and negotiated prices.',
      'Identified suppliers, evaluated bids and negotiated pricing.',
      'Researched vendors, compared quotes and negotiated prices.',
    ],
    invented: [
      'Sourced new suppliers in China and negotiated prices.',
      'Negotiated prices with suppliers, saving 8%.',
    ],
  },
  {
    source:
      'Organised the office party and ordered office supplies, also booked trips for the boss.',
    honest: [
      'Planned office events, ordered supplies and booked travel for the manager.',
      'Arranged travel for management, purchased office supplies and organised the office party.',
      "Coordinated the office party, office supply orders and the boss's travel bookings.",
    ],
    invented: [
      'Organised office parties for 200 guests.',
      'Executive assistant to the CEO, booking trips and supplies.',
    ],
  },
  {
    source: 'Developed a small program that renames photos by date, used by the whole office.',
    honest: [
      'Built a program that renames photos by date, used across the office.',
      'Created a tool for renaming photos by date that the entire office uses.',
      'Wrote a photo renaming application used by the whole office.',
    ],
    invented: [
      'Built a photo renaming program in C# used across the office.',
      'Built a program that renames photos by date, saving hours of work.',
    ],
  },
  {
    source: 'Took care of garden work: mowing, planting, trimming hedges for private customers.',
    honest: [
      'Maintained gardens for private clients: mowing, planting and hedge trimming.',
      'Performed garden maintenance for private customers, including mowing, planting and trimming.',
      'Mowed lawns, planted and trimmed hedges for private customers.',
    ],
    invented: [
      'Maintained gardens for 40 private clients.',
      'Owned a gardening business for private clients.',
    ],
  },
  {
    source: 'Analysed survey results with SPSS and presented them to the research group.',
    honest: [
      'Evaluated survey data in SPSS and presented findings to the research group.',
      'Performed survey analysis in SPSS, presenting results to the research team.',
      'Analyzed surveys using SPSS and shared the findings with the research group.',
    ],
    invented: [
      'Analysed survey results with SPSS and R.',
      'Presented survey results at an international conference.',
    ],
  },
];
