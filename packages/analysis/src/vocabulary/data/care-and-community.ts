import type { OccupationData } from '../occupation-data.ts';

export const careAndCommunity: OccupationData[] = [
  {
    name: 'Care Assistant',
    titles:
      'healthcare assistant, carer, caregiver, care worker, nursing assistant, home health aide, patient care technician, cna, support worker, ward attendant, ward boy',
    technical: `Personal care|personal hygiene care|bathing and dressing, Manual handling of patients|use of hoists, Dementia care, Medication prompts|medication assistance, Vital signs monitoring, Meal preparation|meal preparation for clients, Continence care, Care plans and daily logs|care records, Geriatric care, Palliative care, Infection control, First aid, Light housekeeping, Home care, Assistance with feeding, Catheter bag care`,
    soft: `Compassion, Patience, !Reliability`,
    industry: `Safeguarding, Care Certificate, DBS check|enhanced DBS, Client confidentiality`,
  },
  {
    name: 'Early Childhood Educator',
    titles:
      'early years educator, early years practitioner, nursery nurse, nursery practitioner, nursery teacher, nursery assistant, nursery manager, nanny, au pair, babysitter, childminder, childcare worker, daycare teacher, preschool teacher, pre-school teacher, kindergarten teacher, montessori teacher, anganwadi worker',
    technical: `Childcare|child care|early childhood care, Early childhood education, Play-based learning|learning through play, Child development milestones, Activity planning for children|age-appropriate activities, Nappy changing, Settling routines|nap routines, Paediatric first aid|pediatric first aid, Meals for children, Phonics, Parent communication, School runs, Toilet training, Child observations`,
    soft: `Patience, Creativity, Warm manner with children`,
    industry: `Child safeguarding, DBS check, Ofsted inspections, Level 3 Early Years Educator`,
  },
  {
    name: 'Nonprofit Programme Officer',
    titles:
      'programme officer, program officer, ngo coordinator, nonprofit manager, charity manager, charity worker, fundraiser, fundraising manager, fundraising officer, grant writer, volunteer coordinator, humanitarian worker, aid worker, community mobiliser, monitoring and evaluation officer, csr manager',
    technical: `Fundraising|fund-raising, Grant writing|grant applications|funding bids, Programme evaluation|program evaluation|monitoring and evaluation|M&E, Donor relations|donor management, Community development|community mobilisation, Logical frameworks|logframe, Volunteer management|volunteer coordination|coordinating volunteers, Beneficiary assessments, Project planning, Campaigning, Impact reporting, Advocacy, Donor reporting, Baseline surveys`,
    soft: `Empathy, Communication, Resilience`,
    industry: `Charity regulation|nonprofit governance, Corporate social responsibility, Sustainable development goals, Humanitarian work`,
  },
  {
    name: 'Probation Officer',
    titles:
      'parole officer, prison officer, correctional officer, corrections officer, jailer, youth offending officer, youth justice worker, juvenile officer',
    technical: `Offender management|offender supervision, Pre-sentence reports, Risk of harm assessment, Rehabilitation of offenders, Case management, Licence conditions, Cell searches, Prison security|custody duties, Court reports, Victim liaison, Safer custody, Home visits, Parole reports, OASys, Offending behaviour programmes, Breach proceedings, Contraband searches`,
    soft: `Integrity, Resilience, Calm under pressure`,
    industry: `Criminal justice system, Safeguarding, Human rights`,
  },
  {
    name: 'Police Officer',
    titles:
      'constable, police inspector, sub inspector, detective, police sergeant, sheriff, patrol officer, crime scene investigator, police community support officer, customs officer, border force officer, immigration officer',
    technical: `Law enforcement|policing, Criminal investigation, Patrol duties|patrolling, Evidence handling|evidence collection, Chain of custody, Witness interviews, Arrest procedures, Crowd control|crowd management, Traffic control|traffic management, Incident reports, Weapons handling, Fingerprinting, First aid, Border control, Crime scene investigation, Suspect interviews, Search and seizure, Firearms training, Customs enforcement`,
    soft: `Integrity, Calm under pressure, !Discipline`,
    industry: `Criminal law, Public safety, Police and Criminal Evidence Act, Safeguarding`,
  },
  {
    name: 'Firefighter',
    titles: 'fireman, fire officer, firewoman, fire fighter, station officer, fire inspector',
    technical: `Firefighting|fire suppression, Search and rescue, Breathing apparatus|SCBA, Road traffic collision extrication|vehicle extrication, Fire safety, Fire prevention, Hazardous materials response|HAZMAT response, Fire appliance operation, Hose and ladder drills, Incident command, Fire investigation, Trauma care, Evacuation drills, Rope rescue, Fire inspections, Pump operation`,
    soft: `Teamwork, Calm under pressure, Physical stamina`,
    industry: `Emergency management, Public safety, NFPA standards, Fire safety legislation`,
  },
  {
    name: 'Soldier',
    titles:
      'military officer, army officer, infantryman, jawan, havildar, subedar, naval officer, navy sailor, air force officer',
    technical: `Military operations, Weapons handling, Military leadership, Military training, Map reading, Tactical communications|military radio, Mission planning, Patrol duties, Combat first aid, Security patrols, CBRN defence, Infantry tactics, Drill instruction, Land navigation, Guarding`,
    soft: `!Discipline, Leadership, Teamwork`,
    industry: `Security clearance, Defence sector, Emergency management, Health and safety`,
  },
  {
    name: 'Security Guard',
    titles:
      'security officer, security supervisor, security manager, door supervisor, bouncer, watchman, cctv operator, control room operator, close protection officer, bodyguard, loss prevention officer',
    technical: `CCTV monitoring|video surveillance, Surveillance, Access control, Security patrols, Incident reports, Conflict de-escalation|de-escalation|de-escalation techniques, Bag searches, Emergency evacuation procedures, Alarm response|alarm monitoring, Crowd control, Retail security, First aid, Fire safety, Visitor control, Gate control, Frisking, Fire warden duties`,
    soft: `Alertness on duty, Calm under pressure, Integrity`,
    industry: `SIA licence|SIA licensed, Public safety, Health and safety, Data protection`,
  },
  {
    name: 'Priest',
    titles: 'pastor, vicar, chaplain, imam, rabbi, pujari, minister of religion, deacon',
    technical: `Pastoral care, Leading worship|worship services, Preaching|sermon writing, Weddings and funerals, Theology, Religious education, Bereavement support|grief counselling, Hospital chaplaincy, Youth ministry, Fundraising, Prayer groups, Liturgy, Pastoral counselling, Biblical studies, Catechesis, Prison chaplaincy, Religious ceremonies`,
    soft: `Compassion, Active listening, Public speaking`,
    industry: `Safeguarding, Canon law, Charity regulation`,
  },
  {
    name: 'School Principal',
    titles:
      'headteacher, head teacher, headmaster, headmistress, principal, deputy head, school director, academic coordinator, school administrator, head of school',
    technical: `School leadership, Curriculum development, Teacher appraisal, Staff recruitment in schools, School budgets|school finance, Timetabling, Behaviour policy, Parent communication, Ofsted inspections, Child safeguarding, School policies, Pastoral care, Lesson observations, School improvement plans, School discipline`,
    soft: `Leadership, Decision making, Communication`,
    industry: `Education policy, National Curriculum, NPQH, Inclusive education`,
  },
  {
    name: 'Teaching Assistant',
    titles:
      'learning support assistant, classroom assistant, teacher assistant, teacher aide, paraprofessional, special education teacher, special educator, special needs teacher, sen teacher, senco, shadow teacher',
    technical: `Special educational needs, Classroom support|supporting teachers in class, Small group interventions, Differentiated instruction, Individual education plans, Positive behaviour support, Phonics, Autism support, Visual timetables, Reading support, Numeracy support, Student assessment, One-to-one support for pupils`,
    soft: `Patience, Empathy, Creativity`,
    industry: `Child safeguarding, Inclusive education, DBS check, National Curriculum`,
  },
];
