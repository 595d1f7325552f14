import type { LabeledAdvertisement } from './labeled-advertisement.ts';

/** Jobs in nursing, teaching, kitchens, repair, logistics and driving. */
export const handsOnAdvertisements: LabeledAdvertisement[] = [
  {
    occupation: 'registered nurse',
    title: 'Registered Nurse',
    text: `Registered Nurse - Medical Ward
Rosehill Hospital, Dublin

About us
Rosehill is a leading provider of care with a proud history of teaching and research.

Essential requirements:
• Current registration with the national nursing board
• Experience in medication administration and wound care
• Knowledge of infection control
• Patient assessment and care planning
• Teamwork and empathy

Desirable:
• IV cannulation
• Experience with electronic health records

We offer
Pension, gym membership and training in leadership.`,
    required: [
      'Medication administration',
      'Wound care',
      'Infection control',
      'Patient assessment',
      'Care planning',
      'Teamwork',
      'Empathy',
    ],
    preferred: ['IV cannulation', 'Electronic health records'],
    knockouts: ['licence'],
  },
  {
    occupation: 'chef',
    title: 'Sous Chef',
    text: `Sous Chef wanted - The Blue Heron, Bristol

We are a busy harbour restaurant with 90 seats.

Your tasks
- Menu planning with the head chef
- Stock control and ordering

You need
- 2 years' experience in a professional kitchen
- Food hygiene certificate level 2
- Knowledge of HACCP
- Time management, also when it gets hot

Ideally you have experience in pastry.

We offer staff meals and tips.`,
    required: ['Menu planning', 'Stock control', 'HACCP', 'Time management'],
    preferred: ['Pastry'],
    knockouts: ['years', 'licence'],
  },
  {
    occupation: 'teacher',
    title: 'Mathematics Teacher',
    text: `Mathematics Teacher, Secondary School

Kessel School seeks a mathematics teacher for grades 8 to 12.

Requirements
Master's degree in mathematics or education
Experience in lesson planning and classroom management
Knowledge of differentiated instruction
Patience and communication

Preferred
Experience with Google Classroom
Special education`,
    required: [
      'Lesson planning',
      'Classroom management',
      'Differentiated instruction',
      'Patience',
      'Communication',
    ],
    preferred: ['Google Classroom', 'Special education'],
    knockouts: ['degree'],
  },
  {
    occupation: 'warehouse worker',
    title: 'Warehouse Operative',
    text: `Warehouse Operative

Job description
Order picking, packing and loading of trucks. Inventory counts every quarter.

Requirements
- Forklift licence
- Experience with barcode scanners
- Physically fit, able to lift 20 kg
- Reliability and teamwork

Desirable: knowledge of SAP.`,
    required: [
      'Order picking',
      'Packing',
      'Loading',
      'Inventory counts',
      'Barcode scanners',
      'Reliability',
      'Teamwork',
    ],
    preferred: ['SAP'],
    knockouts: ['licence'],
  },
  {
    occupation: 'electrician',
    title: 'Electrician',
    text: `Electrician

Brightwell Electric installs and repairs wiring in homes and offices in Ohio.

What we expect
- Completed apprenticeship as an electrician
- Journeyman license
- Experience with conduit bending and electrical panels
- Ability to read blueprints
- Troubleshooting skills
- Knowledge of the National Electrical Code

Good to have
- Solar panel installation

What we offer
Tools, van and weekly pay.`,
    required: [
      'Conduit bending',
      'Electrical panels',
      'Blueprint reading',
      'Troubleshooting',
      'National Electrical Code',
    ],
    preferred: ['Solar panel installation'],
    knockouts: ['degree', 'licence'],
  },
  {
    occupation: 'truck driver',
    title: 'Truck Driver',
    text: `Truck Driver

Fulmar Logistics moves fresh food through the night.

Requirements:
- CDL class A
- Two years of experience in long-haul driving
- Route planning
- Clean driving record
- Must be based in Texas

We are a family company and proud of our communication and safety.`,
    required: ['Long-haul driving', 'Route planning', 'Clean driving record'],
    preferred: [],
    knockouts: ['licence', 'years', 'place'],
  },
];
