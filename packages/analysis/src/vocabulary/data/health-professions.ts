import type { OccupationData } from '../occupation-data.ts';

export const healthProfessions: OccupationData[] = [
  {
    name: 'Dentist',
    titles:
      'dental surgeon, general dental practitioner, orthodontist, endodontist, periodontist, prosthodontist, oral surgeon, dental officer',
    technical: `Dentistry|dental procedures|general dentistry, Oral examination|dental examinations, Restorative dentistry, Root canal treatment|endodontics|root canals, Tooth extraction, Oral surgery, Crowns and bridges|crown and bridge work, Dental radiography|dental X-rays, Periodontal treatment|periodontics, Dentures, CBCT imaging, Dental software, Prescribing, Orthodontics, Composite restorations`,
    soft: `Chairside manner, Manual dexterity, Attention to detail`,
    industry: `Dental registration, Radiation protection, Medical ethics and law, Clinical governance`,
  },
  {
    name: 'Dental Care Professional',
    titles:
      'dental hygienist, dental nurse, dental assistant, dental therapist, oral hygienist, orthodontic assistant, orthodontic therapist, dental technician',
    technical: `Dental hygiene, Chairside assistance, Oral health education|oral hygiene instruction, Instrument sterilisation, Periodontal charting, Dental radiography, Root surface debridement|root planing, Ultrasonic scaling, Dental charting, Dental software, Local anaesthesia, First aid, Dental scaling|teeth scaling|scaling and polishing, Four-handed dentistry, Pocket charting, Hand scaling`,
    soft: `Chairside manner, Manual dexterity, Friendliness`,
    industry: `Dental registration, Client confidentiality, Cross-infection standards, Radiation protection`,
  },
  {
    name: 'Veterinarian',
    titles: 'vet, veterinary surgeon, veterinary doctor, veterinary officer, veterinary physician',
    technical: `Veterinary medicine|animal medicine, Animal care, Animal surgery, Animal health examinations|clinical examination of animals, Animal vaccination, Neutering and spaying|spaying and neutering, Veterinary anaesthesia|veterinary anesthesia, Diagnostic imaging of animals, Companion animal medicine|companion animals, Parasite control, Zoonotic diseases, Euthanasia, Animal nutrition, Small animal surgery, Soft tissue surgery, Veterinary radiography`,
    soft: `Compassion, Calm under pressure, Decision making`,
    industry: `Veterinary registration, Animal welfare, Public health, Food safety`,
  },
  {
    name: 'Veterinary Nurse',
    titles:
      'vet nurse, veterinary technician, veterinary assistant, animal nursing assistant, animal care assistant, animal caretaker, kennel assistant, kennel worker, dog groomer, pet groomer, dog walker, zookeeper',
    technical: `Animal nursing care|nursing of animals, Animal handling|animal restraint, Surgical assistance with animals|theatre nursing of animals, Monitoring anaesthesia in animals|anaesthetic monitoring, Animal medication administration, Kennel hygiene|kennel cleaning, Animal first aid|pet first aid, Animal nutrition, Pet grooming, Nail clipping, Animal behaviour, Isolation nursing, Veterinary assistance, Feeding regimes`,
    soft: `Compassion, Patience, Teamwork`,
    industry: `Animal welfare, Registered veterinary nurse, Zoonotic diseases, Health and safety`,
  },
  {
    name: 'Radiographer',
    titles:
      'radiologic technologist, radiology technician, x-ray technician, radiation therapist, radiotherapy technologist, sonographer, mri technologist, ct technologist, ct technician',
    technical: `Radiography|X-ray imaging|general radiography, CT scanning|computed tomography, MRI scanning|magnetic resonance imaging, Patient positioning|radiographic positioning, PACS|picture archiving, Radiation protection, Fluoroscopy, Sonography|ultrasonography, Mammography, Nuclear medicine, Bone densitometry, DICOM, Image intensifier`,
    soft: `Empathy, Attention to detail, Communication`,
    industry: `HCPC registration, Patient safety, Radiation safety badges, Infection control`,
  },
  {
    name: 'Medical Laboratory Technologist',
    titles:
      'medical laboratory technician, medical laboratory scientist, medical lab technician, medical lab technologist, biomedical scientist, clinical laboratory scientist, clinical laboratory technician, pathology lab technician, pathology technician, dmlt technician, phlebotomist, histology technician, cytologist, blood bank technician, healthcare scientist',
    technical: `Medical laboratory techniques|laboratory diagnostics|clinical laboratory testing, Haematology|hematology, Clinical chemistry|clinical biochemistry, Microbiology, Phlebotomy, Specimen collection|sample collection|specimen processing, Histology, Histopathology, Blood grouping, Serology, PCR, Cytology, Blood transfusion, Complete blood count, Culture and sensitivity, Tissue processing, Cross-matching`,
    soft: `Attention to detail, Time management, Integrity`,
    industry: `Laboratory accreditation, Laboratory safety, HCPC registration, External quality assessment, ISO 15189`,
  },
  {
    name: 'Paramedic',
    titles:
      'emergency medical technician, emt, ambulance technician, emergency care assistant, ambulance driver, ambulance officer, first responder',
    technical: `Paramedic care|pre-hospital care|ambulance care, Emergency patient assessment, Advanced life support|ALS, Basic Life Support, Airway management, Defibrillation, Trauma care, IV therapy, ECG interpretation, Triage, Patient handover, Oxygen therapy, Bag-valve-mask, Primary survey, PHTLS`,
    soft: `Calm under pressure, Decision making, Compassion`,
    industry: `HCPC registration, NREMT, JRCALC guidelines, Safeguarding`,
  },
  {
    name: 'Dietitian',
    titles: 'dietician, nutritionist, diet consultant, nutrition consultant, dietetic assistant',
    technical: `Nutrition assessment|nutritional assessment, Nutrition counselling|nutrition counseling, Diet planning|dietary planning, Clinical nutrition, Medical nutrition therapy, Therapeutic diets, Enteral nutrition, Weight management|obesity management, Diabetes management, Anthropometry, Menu planning, Low FODMAP diet, Dietary recall, Renal diet, Parenteral nutrition`,
    soft: `Empathy, Active listening, Motivating people`,
    industry: `HCPC registration, Registered Dietitian credential, Evidence-based practice, Food labelling`,
  },
  {
    name: 'Optometrist',
    titles: 'optician, orthoptist, ophthalmic technician, refractionist, optical sales assistant',
    technical: `Eye examinations|optometry, Refraction, Contact lens fitting|contact lenses, Spectacle dispensing|frame fitting, Slit lamp examination|slit lamp, Tonometry, Optical coherence tomography|OCT scans, Fundus photography, Glaucoma screening, Low vision aids, Focimetry, Varifocal lenses, Retinoscopy, Ophthalmoscopy`,
    soft: `Attention to detail, Patience, Communication`,
    industry: `General Optical Council, Clinical governance, Eye health promotion, Client confidentiality`,
  },
  {
    name: 'Midwife',
    titles: 'maternity nurse, maternity support worker, student midwife, anm nurse',
    technical: `Antenatal care|prenatal care, Labour and delivery|intrapartum care, Postnatal care|postpartum care, Fetal monitoring, Neonatal care, Normal birth, Breastfeeding support|infant feeding, High-risk pregnancy, Birth plans, Partograph, Family planning, Immunisation, CTG interpretation, Home births, Pre-eclampsia`,
    soft: `Compassion, Calm under pressure, Active listening`,
    industry: `Midwifery registration, Safeguarding, Infection control, Evidence-based practice`,
  },
  {
    name: 'Psychologist and Counsellor',
    titles:
      'psychologist, counsellor, counselor, psychotherapist, therapist, psychological wellbeing practitioner',
    technical: `Counselling|counseling|talking therapy, Psychological assessment|psychological testing, Psychometric testing, Cognitive behavioural therapy|cognitive behavioral therapy|CBT, Case formulation|psychological formulation, Crisis intervention, Group therapy, Trauma-informed care, Person-centred therapy|person-centred counselling, Art therapy, DSM-5, Psychoeducation, Progress notes, Family therapy, Addiction counselling|substance abuse counseling, EMDR, Music therapy, Play therapy, Couples therapy`,
    soft: `Empathy, Active listening, Patience`,
    industry: `Client confidentiality, BACP registration, Ethics in counselling, Safeguarding`,
  },
  {
    name: 'Occupational Therapist',
    titles:
      'occupational therapy assistant, ot assistant, rehabilitation therapist, rehabilitation assistant, rehabilitation specialist',
    technical: `Occupational therapy, Functional assessment, Home assessments, Rehabilitation, Assistive technology, Sensory integration|sensory processing, Hand therapy, Cognitive rehabilitation, Outcome measures, Progress notes, Group therapy, Wheelchair assessment, Goal setting with clients, Activities of daily living, Home modifications, Adaptive equipment, Splint making`,
    soft: `Empathy, Patience, Creativity`,
    industry: `HCPC registration, Allied health standards, Multidisciplinary teamwork, Safeguarding`,
  },
  {
    name: 'Speech and Language Therapist',
    titles:
      'speech therapist, speech language pathologist, speech pathologist, speech language therapist, slp, audiologist, hearing aid specialist, hearing aid dispenser, speech therapy assistant',
    technical: `Speech therapy|speech and language therapy, Speech and language assessment|language assessment, Swallowing assessment, Dysphagia, Articulation therapy, Language delay, Stammering therapy|stuttering therapy, Augmentative and alternative communication|AAC, Aphasia therapy|aphasia, Voice therapy, Autism support, Audiometry, Progress notes, Phonological therapy, Developmental language disorder`,
    soft: `Patience, Empathy, Active listening`,
    industry: `RCSLT, HCPC registration, Special educational needs, Multidisciplinary teamwork`,
  },
  {
    name: 'Medical Representative',
    titles:
      'medical rep, medical sales representative, pharmaceutical sales representative, pharmaceutical representative, pharma sales executive, medical sales executive, medical science liaison, medical device sales representative',
    technical: `Doctor detailing|product detailing, Pharmaceutical sales|pharma sales, Medical sales, Doctor visits|physician calls, Territory management, Prescription generation, Chemist visits, Product knowledge, Key opinion leaders|KOL engagement, Veeva CRM, Medical terminology, Pharmacology, Clinical data presentation, Stockist management`,
    soft: `Persuasion and influence, Self-motivation, Relationship building`,
    industry: `Pharmaceutical marketing code, Therapeutic areas, Drug safety, Over-the-counter market`,
  },
  {
    name: 'Clinical Research Associate',
    titles:
      'clinical research coordinator, clinical trial manager, clinical trial assistant, clinical research scientist, clinical project manager, clinical data manager, pharmacovigilance associate, drug safety associate, regulatory affairs associate, regulatory affairs specialist, regulatory affairs manager, research nurse',
    technical: `Clinical trials|clinical studies, Good clinical practice|ICH-GCP, Site monitoring|site visits for trials, Source data verification|SDV, Trial master file|TMF, Case report forms|CRF, Electronic data capture, Patient recruitment|subject recruitment, Query resolution, Study start-up, MedDRA coding, CDISC, Medidata Rave`,
    soft: `Attention to detail, Communication, Time management`,
    industry: `Research ethics, Regulatory affairs, FDA regulations, Drug safety`,
  },
  {
    name: 'Hospital Administrator',
    titles:
      'healthcare administrator, hospital manager, healthcare manager, clinic manager, practice manager, nursing home manager, care home manager, registered manager, hospital operations manager, ward manager',
    technical: `Hospital operations|healthcare operations, Healthcare administration|hospital administration, Patient experience, Staff rostering|duty rosters, Healthcare budgeting|hospital budgets, Hospital information systems|HMIS, Healthcare accreditation, Medical billing, Patient complaints, Infection control, Vendor management, Workforce planning, Patient flow, NABH`,
    soft: `Leadership, Decision making, Communication`,
    industry: `Patient safety, Care Quality Commission, Health policy, HIPAA`,
  },
  {
    name: 'Medical Secretary',
    titles:
      'medical receptionist, medical office assistant, medical assistant, patient coordinator, ward clerk, clinic receptionist, hospital receptionist, patient care coordinator, medical transcriptionist, gp receptionist',
    technical: `Appointment booking for clinics|patient scheduling|appointment scheduling for patients, Medical terminology, Patient registration|patient admission, Medical records|patient files, Audio typing, Electronic health records, EMIS Web, Reception duties, Medical billing, Data entry, Filing, Minute taking, Medical transcription, SystmOne`,
    soft: `Confidentiality, Empathy, Friendliness`,
    industry: `Client confidentiality, Data protection, HIPAA, Infection control`,
  },
  {
    name: 'Medical Coder',
    titles:
      'clinical coder, medical biller, medical billing specialist, coding specialist, certified professional coder, health information technician, medical records technician, medical billing executive, ar caller',
    technical: `Medical coding, CPT coding, ICD-10, ICD-10-CM, Medical billing, Clinical documentation review, Revenue cycle management|RCM, Claims submission|claim scrubbing, Denial management|claim denials, CPT modifiers, DRG assignment, 3M Encoder, Coding audits, AR follow-up, Chart review`,
    soft: `Attention to detail, Analytical thinking, Confidentiality`,
    industry: `HIPAA, AAPC certification, Medicare and Medicaid, Payer guidelines`,
  },
];
