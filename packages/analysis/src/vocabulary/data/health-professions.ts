import type { OccupationData } from '../occupation-data.ts';

export const healthProfessions: OccupationData[] = [
  {
    name: 'Dentist',
    titles:
      'dental surgeon, general dental practitioner, associate dentist, orthodontist, endodontist, periodontist, prosthodontist, oral surgeon, paediatric dentist, pediatric dentist, dental officer, dental intern',
    technical: `Dentistry|dental procedures|general dentistry, Oral examination|dental examinations|dental check-ups, Restorative dentistry|composite restorations|dental fillings, Root canal treatment|endodontics|root canals, Tooth extraction|oral surgery, Crowns and bridges|crown and bridge work, Dental radiography|dental X-rays|intraoral radiographs, Periodontal treatment|periodontics, Dental implants|implantology, Orthodontics|clear aligners|Invisalign, Dentures|prosthodontics, Local anaesthesia|local anesthesia, Paediatric dentistry|pediatric dentistry, Cosmetic dentistry|teeth whitening|veneers, Caries prevention|fluoride treatment|fissure sealants, CAD/CAM dentistry|CEREC|intraoral scanning, CBCT imaging, Rotary endodontics|rubber dam, Treatment planning, Dental software|Dentrix|Open Dental, Instrument sterilisation|instrument sterilization|autoclaving|decontamination of instruments, Prescribing`,
    soft: `Chairside manner|calming anxious patients, Manual dexterity|fine motor skills, Attention to detail, Empathy, Communication`,
    industry: `Dental registration|GDC registration|Dental Council of India, Radiation protection|IR(ME)R|AERB, Medical ethics and law, Clinical governance, NHS dentistry, Care Quality Commission|CQC standards|CQC compliance`,
  },
  {
    name: 'Dental Care Professional',
    titles:
      'dental hygienist, dental nurse, dental assistant, dental therapist, oral hygienist, registered dental hygienist, trainee dental nurse, orthodontic assistant, orthodontic therapist, dental technician, dental receptionist',
    technical: `Dental hygiene|teeth scaling|scaling and polishing|prophylaxis cleaning, Chairside assistance|four-handed dentistry|chairside assisting, Oral health education|oral hygiene instruction, Instrument sterilisation, Periodontal charting|pocket charting, Dental radiography, Root surface debridement|root planing, Ultrasonic scaling|hand scaling, Fluoride varnish application|fluoride varnish, Dental impressions|alginate impressions, Dental materials|mixing dental materials, Surgery set-up|setting up the surgery, Infection control, Suction and moisture control|aspirating, Dental charting, Dental software, Plaque assessment|plaque index, Local anaesthesia, Appointment booking for clinics, Dental stock ordering, First aid`,
    soft: `Chairside manner, Manual dexterity, Friendliness, Attention to detail, Teamwork`,
    industry: `Dental registration, Patient confidentiality in practice, Cross-infection standards|HTM 01-05, Radiation protection, Health and safety`,
  },
  {
    name: 'Veterinarian',
    titles:
      'vet, veterinary surgeon, veterinary doctor, veterinary officer, veterinary physician, animal doctor, small animal vet, equine vet, livestock officer, veterinary intern',
    technical: `Veterinary medicine|animal medicine, Animal surgery|small animal surgery|soft tissue surgery, Animal health examinations|clinical examination of animals, Animal vaccination|herd health, Neutering and spaying|spaying and neutering|castration, Veterinary anaesthesia|veterinary anesthesia, Diagnostic imaging of animals|veterinary radiography|veterinary ultrasound, Companion animal medicine|companion animals, Large animal practice|equine medicine|bovine medicine, Veterinary dentistry, Emergency and critical care of animals, Parasite control|deworming, Zoonotic diseases|zoonoses, Artificial insemination|pregnancy diagnosis in cattle, Necropsy|post-mortem examination of animals, Veterinary pharmacology, Euthanasia, Livestock disease control|tuberculosis testing, Animal nutrition, Client advice for pet owners, Veterinary practice software|Provet Cloud|Cornerstone software`,
    soft: `Compassion, Calm under pressure, Decision making, Communication, Physical stamina`,
    industry: `Veterinary registration|MRCVS|RCVS|Veterinary Council of India, Animal welfare, Public health, Food safety, Meat inspection|slaughterhouse inspection, Notifiable diseases`,
  },
  {
    name: 'Veterinary Nurse',
    titles:
      'vet nurse, veterinary technician, veterinary assistant, animal nursing assistant, animal care assistant, animal caretaker, kennel assistant, kennel worker, dog groomer, pet groomer, dog walker, zookeeper, animal attendant',
    technical: `Animal nursing care|nursing of animals, Animal handling|animal restraint|veterinary assistance, Surgical assistance with animals|theatre nursing of animals, Monitoring anaesthesia in animals|anaesthetic monitoring, Animal medication administration, Kennel hygiene|kennel cleaning|cage cleaning, Animal first aid|pet first aid, Feeding animals|feeding regimes, Veterinary laboratory tests|faecal analysis|urinalysis, Instrument sterilisation, Animal blood sampling, Post-operative care of animals, Pet grooming|dog grooming, Diagnostic imaging of animals, Nail clipping, Enclosure maintenance|animal enrichment, Client advice for pet owners, Animal behaviour|animal behavior|animal training, Veterinary practice software, Record keeping for animals, Isolation nursing`,
    soft: `Compassion, Patience, Teamwork, Physical stamina, Attention to detail`,
    industry: `Animal welfare, Registered veterinary nurse|RVN|Level 3 Veterinary Nursing, Zoonotic diseases, Health and safety, Controlled drugs in practice`,
  },
  {
    name: 'Radiographer',
    titles:
      'diagnostic radiographer, radiologic technologist, radiology technician, x-ray technician, x ray technician, radiation therapist, therapeutic radiographer, radiotherapy technologist, sonographer, mri technologist, ct technologist, ct technician, imaging technologist, nuclear medicine technologist, cath lab technician',
    technical: `Radiography|X-ray imaging|general radiography|plain film radiography, CT scanning|computed tomography, MRI scanning|magnetic resonance imaging, Patient positioning|radiographic positioning, PACS|picture archiving|radiology information systems|RIS, Radiation protection, Fluoroscopy|image intensifier|C-arm, Sonography|ultrasonography, Mammography|breast imaging, Contrast administration|contrast media injection, Image quality assessment|repeat analysis, Trauma radiography|mobile radiography|theatre radiography, Dose optimisation|ALARA|dose monitoring, Nuclear medicine|PET-CT, Interventional radiology|angiography, Radiotherapy|linear accelerator|radiation treatment planning, Bone densitometry|DEXA, Cross-sectional anatomy|radiographic anatomy, DICOM, MRI safety screening, Imaging equipment quality assurance, Patient transfer`,
    soft: `Empathy, Attention to detail, Communication, Calm under pressure`,
    industry: `HCPC registration|HCPC|ARRT, Patient safety, Radiation safety badges|dosimetry, Infection control, Multidisciplinary teamwork`,
  },
  {
    name: 'Medical Laboratory Technologist',
    titles:
      'medical laboratory technician, medical laboratory scientist, medical lab technician, medical lab technologist, biomedical scientist, clinical laboratory scientist, clinical laboratory technician, pathology lab technician, pathology technician, dmlt technician, phlebotomist, histology technician, cytologist, blood bank technician, healthcare scientist',
    technical: `Medical laboratory techniques|laboratory diagnostics|clinical laboratory testing, Haematology|hematology|complete blood count, Clinical chemistry|clinical biochemistry, Microbiology|culture and sensitivity, Phlebotomy, Specimen collection|sample collection|specimen processing, Histology|histopathology|tissue processing, Blood grouping|cross-matching|blood banking, Urine analysis|urine examination, Automated analysers|automated analyzers|biochemistry analyser, Laboratory quality control|internal quality control|Levey-Jennings charts, Serology|immunology|immunoassay, Microscopy, PCR, Gram staining|staining techniques|slide preparation, Coagulation studies|coagulation testing, Analyser calibration, Laboratory information systems|LIMS|LIS, Cytology, Blood transfusion, Parasitology, Sample labelling and storage, Biomedical waste management|biomedical waste`,
    soft: `Attention to detail, Time management, Integrity, Teamwork`,
    industry: `Laboratory accreditation|ISO 15189|NABL, Laboratory safety|biosafety, HCPC registration, External quality assessment|proficiency testing, Good laboratory practice`,
  },
  {
    name: 'Paramedic',
    titles:
      'emergency medical technician, emt, ambulance technician, emergency care assistant, ambulance driver, ambulance officer, first responder, advanced paramedic, critical care paramedic, flight paramedic',
    technical: `Paramedic care|pre-hospital care|ambulance care|prehospital care, Emergency patient assessment|primary survey|ABCDE assessment, Advanced life support|ALS, Basic Life Support, Airway management|bag-valve-mask, Defibrillation|AED, Trauma care|PHTLS|haemorrhage control|bleeding control, IV therapy, ECG interpretation, Triage, Spinal immobilisation|spinal immobilization|splinting, Medication administration, Emergency driving|blue light driving|emergency vehicle operation, Patient handover|ATMIST, Patient report forms|electronic patient care records, Oxygen therapy|nebulisation, Obstetric emergencies|emergency childbirth, Paediatric emergencies|pediatric emergencies, Mass casualty incidents|major incident response, Mental health crisis response, Manual handling of patients, Ambulance equipment checks`,
    soft: `Calm under pressure, Decision making, Compassion, Teamwork, Physical stamina`,
    industry: `HCPC registration, NREMT|EMT certification, JRCALC guidelines|JRCALC, Safeguarding, C1 driving licence|C1 licence, Patient confidentiality in practice`,
  },
  {
    name: 'Dietitian',
    titles:
      'dietician, nutritionist, clinical dietitian, registered dietitian, sports nutritionist, diet consultant, nutrition consultant, dietetic assistant, public health nutritionist, community dietitian',
    technical: `Nutrition assessment|nutritional assessment|dietary assessment, Nutrition counselling|nutrition counseling|dietary counselling, Diet planning|dietary planning|meal plans|diet charts, Clinical nutrition|medical nutrition therapy, Therapeutic diets|renal diet|diabetic diet, Enteral nutrition|parenteral nutrition|enteral feeding, Weight management|obesity management, Diabetes management, Malnutrition screening|MUST screening, Anthropometry|body composition analysis|BMI assessment, Food allergy management|food intolerance, Paediatric nutrition|pediatric nutrition, Maternal nutrition, Sports nutrition, Eating disorders, Food composition tables|nutrient analysis|Nutritics, Community nutrition|nutrition education, Menu planning, Low FODMAP diet|gastrointestinal nutrition, Behaviour change techniques|behavior change, Dietary recall|24-hour recall|food diaries`,
    soft: `Empathy, Active listening, Motivating people|motivational interviewing, Communication`,
    industry: `HCPC registration, Registered Dietitian credential|RDN, Evidence-based practice, Food labelling|food labeling, Multidisciplinary teamwork, Food safety`,
  },
  {
    name: 'Optometrist',
    titles:
      'optician, dispensing optician, ophthalmic optician, orthoptist, optical assistant, ophthalmic technician, ophthalmic assistant, refractionist, contact lens practitioner, optical sales assistant',
    technical: `Eye examinations|optometry|sight tests|eye tests, Refraction|retinoscopy|subjective refraction, Contact lens fitting|contact lenses, Spectacle dispensing|frame fitting|dispensing spectacles, Slit lamp examination|slit lamp, Tonometry|intraocular pressure, Optical coherence tomography|OCT scans|OCT imaging, Fundus photography|ophthalmoscopy|retinal imaging, Visual field testing|perimetry, Glaucoma screening, Diabetic retinopathy screening, Binocular vision assessment|orthoptics, Paediatric optometry|myopia control, Low vision aids, Dry eye management, Focimetry|lensometer|lens edging, Varifocal lenses|progressive lenses, Cataract co-management|pre-operative eye assessment, Ophthalmic referrals|referral of eye disease, Optical retail sales|eyewear sales, Optical practice software|Optix software`,
    soft: `Attention to detail, Patience, Communication, Friendliness`,
    industry: `General Optical Council|GOC registration|FBDO, Clinical governance, Eye health promotion, Patient confidentiality in practice, Continuing professional development`,
  },
  {
    name: 'Midwife',
    titles:
      'registered midwife, community midwife, nurse midwife, auxiliary nurse midwife, anm nurse, maternity nurse, maternity support worker, labour ward nurse, student midwife, lead midwife',
    technical: `Antenatal care|prenatal care, Labour and delivery|labor and delivery|intrapartum care, Postnatal care|postpartum care, Fetal monitoring|CTG interpretation|cardiotocography, Neonatal care, Normal birth|home births|water births, Breastfeeding support|infant feeding|lactation support, High-risk pregnancy|pre-eclampsia, Newborn examination|NIPE|newborn screening, Perineal suturing, Neonatal resuscitation|NRP|newborn life support, Obstetric emergencies, Birth plans|parent education|antenatal classes, Partograph|partogram, Medication administration, Vital signs monitoring, Caesarean section care|cesarean section care, Venepuncture and cannulation, Perinatal mental health, Family planning|contraception advice, Immunisation, Maternity records|BadgerNet`,
    soft: `Compassion, Calm under pressure, Active listening, Teamwork, Cultural sensitivity`,
    industry: `Midwifery registration|NMC registered midwife|Indian Nursing Council, Safeguarding, Informed choice, Infection control, Evidence-based practice`,
  },
  {
    name: 'Psychologist and Counsellor',
    titles:
      'psychologist, clinical psychologist, counsellor, counselor, psychotherapist, therapist, mental health therapist, mental health counsellor, mental health counselor, marriage and family therapist, school counsellor, school counselor, guidance counsellor, addiction counsellor, child psychologist, educational psychologist, forensic psychologist, assistant psychologist, art therapist, psychological wellbeing practitioner',
    technical: `Counselling|counseling|talking therapy|talking therapies, Psychological assessment|psychometric testing|psychological testing, Cognitive behavioural therapy|cognitive behavioral therapy|CBT, Case formulation|psychological formulation, Crisis intervention, Group therapy, Trauma-informed care|EMDR, Person-centred therapy|person-centred counselling|humanistic counselling, Risk assessment of clients|suicide risk assessment, Treatment plans for therapy, Dialectical behaviour therapy|DBT, Family therapy|couples therapy, Addiction counselling|substance abuse counseling, Psychodynamic therapy, Acceptance and commitment therapy, Art therapy|music therapy|play therapy, Child and adolescent mental health|CAMHS, Neuropsychological assessment|WAIS|cognitive assessment, DSM-5|ICD-11 diagnosis, Behavioural assessment|behavioral assessment, Psychoeducation, Progress notes|SOAP notes, Supervision of therapists|clinical supervision, Online counselling|teletherapy`,
    soft: `Empathy, Active listening, Patience, Non-judgemental attitude|non-judgmental attitude, Confidentiality`,
    industry: `Client confidentiality|patient confidentiality, BACP registration|BACP|BPS|RCI registration, Ethics in counselling|ethical framework for counselling, Safeguarding, Mental health legislation|Mental Health Act`,
  },
  {
    name: 'Occupational Therapist',
    titles:
      'occupational therapy assistant, ot assistant, paediatric occupational therapist, pediatric occupational therapist, rehabilitation therapist, rehabilitation assistant, rehabilitation specialist',
    technical: `Occupational therapy|activities of daily living|ADL assessment, Functional assessment|functional assessments, Home assessments|home modifications|environmental adaptations, Rehabilitation, Assistive technology|adaptive equipment|equipment prescription, Sensory integration|sensory processing, Hand therapy|splint making|upper limb rehabilitation, Cognitive rehabilitation, Fine motor development|handwriting interventions, Wheelchair and seating assessment|wheelchair assessment, Mental health occupational therapy, Vocational rehabilitation|return-to-work programmes, Discharge planning, Stroke rehabilitation|neurological rehabilitation, Paediatric therapy|pediatric therapy, Fatigue management|energy conservation techniques, Moving and handling, Activity analysis, Outcome measures|COPM, Goal setting with clients, Progress notes, Group therapy`,
    soft: `Empathy, Patience, Creativity, Active listening, Problem solving`,
    industry: `HCPC registration, Allied health standards, Multidisciplinary teamwork, Safeguarding, Evidence-based practice`,
  },
  {
    name: 'Speech and Language Therapist',
    titles:
      'speech therapist, speech language pathologist, speech pathologist, speech language therapist, slp, audiologist, hearing aid specialist, hearing aid dispenser, speech therapy assistant',
    technical: `Speech therapy|speech and language therapy|speech-language pathology, Speech and language assessment|language assessment, Swallowing assessment|dysphagia|dysphagia management, Articulation therapy|phonological therapy, Language delay|developmental language disorder, Stammering therapy|stuttering therapy|fluency therapy, Augmentative and alternative communication|AAC|Makaton, Aphasia therapy|aphasia, Voice therapy, Autism support|autism spectrum disorder, Early intervention, Parent training|parent-child interaction therapy, Videofluoroscopy|FEES, Cleft palate therapy, Oral motor therapy, Audiometry|pure tone audiometry|hearing tests, Hearing aid fitting|hearing aids, Therapy planning|individual therapy plans, School-based therapy, Progress notes, Multilingual communication assessment`,
    soft: `Patience, Empathy, Active listening, Creativity, Communication`,
    industry: `RCSLT|ASHA certification|RCI registration for therapists, HCPC registration, Special educational needs, Multidisciplinary teamwork, Safeguarding`,
  },
  {
    name: 'Medical Representative',
    titles:
      'medical rep, medical sales representative, pharmaceutical sales representative, pharmaceutical representative, pharma sales executive, medical sales executive, medical science liaison, medical device sales representative, area sales manager pharma',
    technical: `Doctor detailing|product detailing|detailing to doctors, Pharmaceutical sales|medical sales|pharma sales, Doctor visits|physician calls|doctor coverage, Territory management, Prescription generation|prescription tracking, Chemist visits|stockist management|retail chemist survey, Product knowledge, Key opinion leaders|KOL engagement, Tour planning for field work|daily call reports, Sales targets for territory|secondary sales, Product launches in pharma, Sample distribution|sample management, Hospital sales|institutional sales, Continuing medical education events|CME events, Veeva CRM|Veeva, Competitor activity tracking, Medical terminology, Pharmacology, Order booking|order collection from stockists, Clinical data presentation, Medical devices|surgical devices`,
    soft: `Persuasion and influence, Self-motivation, Relationship building, Communication, Resilience`,
    industry: `Pharmaceutical marketing code|UCPMP|ABPI Code|ABPI exam, Therapeutic areas|cardiology portfolio|oncology portfolio, Drug safety, Over-the-counter market, Good distribution practice`,
  },
  {
    name: 'Clinical Research Associate',
    titles:
      'clinical research coordinator, clinical trial manager, clinical trial assistant, clinical research scientist, clinical project manager, clinical data manager, pharmacovigilance associate, drug safety associate, regulatory affairs associate, regulatory affairs specialist, regulatory affairs manager, study coordinator, research nurse',
    technical: `Clinical trials|clinical research|clinical studies, Good clinical practice|ICH-GCP|GCP guidelines, Site monitoring|site visits for trials|monitoring visits, Source data verification|SDV, Trial master file|TMF|eTMF, Case report forms|CRF|eCRF, Electronic data capture|Medidata Rave|Oracle InForm|REDCap, Patient recruitment|subject recruitment|participant screening, Informed consent process, Adverse event reporting|serious adverse events|SAE reporting, Site initiation visits|site selection|close-out visits, Protocol deviations|protocol compliance, Pharmacovigilance, Query resolution|data queries|discrepancy management, Ethics committee submissions|IRB submissions, Investigational product accountability, Study start-up|study feasibility, Clinical study reports, Regulatory dossiers|CTD dossiers|eCTD, MedDRA coding|MedDRA|Argus Safety, CDISC|SDTM, Risk-based monitoring`,
    soft: `Attention to detail, Communication, Time management, Integrity`,
    industry: `Research ethics, Regulatory affairs, FDA regulations, Drug safety, Good distribution practice, Schedule Y|CDSCO|New Drugs and Clinical Trials Rules`,
  },
  {
    name: 'Hospital Administrator',
    titles:
      'healthcare administrator, hospital manager, healthcare manager, clinic manager, practice manager, nursing home manager, care home manager, registered manager, medical superintendent, hospital operations manager, health services manager, ward manager, patient services manager',
    technical: `Hospital operations|healthcare operations|clinic operations, Healthcare administration|hospital administration|health services management, Patient experience|patient flow|patient satisfaction, Staff rostering|duty rosters, Healthcare budgeting|hospital budgets, Hospital information systems|HIS|HMIS, Healthcare accreditation|NABH|JCI accreditation, Medical billing, Bed management|occupancy management, Clinical governance, TPA coordination|health insurance empanelment|cashless claims, Patient complaints, Outpatient department|OPD management|inpatient department, Healthcare procurement|medical equipment procurement, Facility licensing|clinical establishment licences, Electronic health records, Infection control, Vendor management, Care quality audits|clinical audit, Workforce planning`,
    soft: `Leadership, Decision making, Communication, Conflict resolution, Calm under pressure`,
    industry: `Patient safety, Care Quality Commission, Health policy, HIPAA, Biomedical waste rules, Medical ethics and law`,
  },
  {
    name: 'Medical Secretary',
    titles:
      'medical receptionist, medical office assistant, medical assistant, patient coordinator, ward clerk, clinic receptionist, hospital receptionist, patient care coordinator, medical transcriptionist, medical typist, medical administrator, gp receptionist, front office executive hospital',
    technical: `Appointment booking for clinics|patient scheduling|appointment scheduling for patients, Medical terminology, Patient registration|patient admission|patient check-in, Medical records|patient files|medical records management, Audio typing|medical transcription|clinic letters, Electronic health records, EMIS Web|SystmOne|EMIS, Reception duties, Telephone manner, Referral letters|referral management|e-referrals, Repeat prescriptions, Insurance verification|eligibility verification|prior authorisation|prior authorization, Medical billing, Clinic preparation|clinic lists, Vital signs monitoring, Waiting list management, Data entry, Filing, Minute taking, Microsoft Office, Diary management for consultants`,
    soft: `Confidentiality, Empathy, Friendliness, !Organisation, Calm under pressure`,
    industry: `Patient confidentiality in practice, Data protection, HIPAA, Infection control, AMSPAR|Diploma for Medical Secretaries`,
  },
  {
    name: 'Medical Coder',
    titles:
      'clinical coder, medical biller, medical billing specialist, coding specialist, certified professional coder, health information technician, medical records technician, medical billing executive, ar caller, ar executive us healthcare, revenue cycle specialist, hcc coder, inpatient coder',
    technical: `Medical coding|CPT coding|HCPCS, ICD-10|ICD-10-CM|ICD-10-PCS, Medical billing, Clinical documentation review|chart review|chart abstraction, Revenue cycle management|RCM, Claims submission|claim scrubbing|electronic claims, Denial management|denials management|claim denials, Modifiers|CPT modifiers|NCCI edits, Evaluation and management coding|E/M coding, Medical terminology, Anatomy and physiology, HCC risk adjustment|HCC coding|risk adjustment coding, DRG assignment|DRG|inpatient coding, Outpatient coding|same-day surgery coding, Radiology coding|pathology coding, 3M Encoder|encoder software|TruCode, Coding audits|coding accuracy, Insurance verification, Payment posting|ERA posting, Clinical documentation improvement|CDI, Electronic health records, AR follow-up|accounts receivable follow-up`,
    soft: `Attention to detail, Analytical thinking, Confidentiality, Time management`,
    industry: `HIPAA, AAPC certification|Certified Professional Coder|AHIMA|Certified Coding Specialist, Medicare and Medicaid|CMS guidelines, Payer guidelines, Coding compliance`,
  },
];
