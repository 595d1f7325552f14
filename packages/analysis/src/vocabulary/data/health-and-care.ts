import type { OccupationData } from '../occupation-data.ts';

export const healthAndCare: OccupationData[] = [
  {
    name: 'Registered Nurse',
    titles:
      'nurse, rn, staff nurse, nurse practitioner, licensed practical nurse, clinical nurse, charge nurse, icu nurse, paediatric nurse, pediatric nurse, student nurse, trainee nurse, nurse intern, nursing officer, ward sister, nursing superintendent, health visitor',
    technical: `Patient assessment, Medication administration|administering medication|drug administration, Vital signs monitoring|vital signs, IV therapy|intravenous therapy|cannulation, Wound care|wound dressing, Electronic health records|EHR|electronic medical records|EMR, Care planning|care plans|nursing care plans, Infection control|infection prevention, Basic Life Support|BLS|BLS certification, Advanced Cardiac Life Support|ACLS, Triage, Catheterisation|catheterization|catheter care, Phlebotomy|venepuncture|blood draws, Patient education|health education, Critical care|intensive care|ICU, Emergency care|emergency nursing|emergency department, Paediatric care|pediatric care|paediatrics|pediatrics, Geriatric care|elderly care, Palliative care|end-of-life care|hospice care, Pain management, Post-operative care|postoperative care|surgical nursing, Telemetry|cardiac monitoring, Ventilator care|ventilator management|tracheostomy care, Discharge planning, Medication reconciliation, Epic EHR|!Epic|EpicCare, Cerner|Oracle Health, Labour and delivery|labor and delivery|obstetrics, Neonatal care|NICU|newborn care, Mental health nursing|psychiatric nursing, Oncology nursing|chemotherapy administration, Dialysis|haemodialysis|hemodialysis, Diabetes management|diabetes care, ECG interpretation|EKG|electrocardiography, Immunisation|immunization|vaccination, Manual handling of patients|patient handling|patient transfer, Nutrition support|tube feeding, Case management (nursing)|nurse case management, Clinical documentation|patient records|!charting, Stroke care, PALS|Paediatric Advanced Life Support|Pediatric Advanced Life Support`,
    soft: `Compassion|compassionate care, Bedside manner, Calm under pressure, Teamwork, Attention to detail, Cultural sensitivity|cultural competence`,
    industry: `Patient safety, Evidence-based practice|evidence-based nursing, HIPAA, Nursing ethics|medical ethics, Safeguarding|safeguarding adults, NMC registration|RN licence|RN license|NCLEX, Joint Commission standards, Quality improvement in care|clinical quality improvement`,
  },
  {
    name: 'Physician',
    titles:
      'physician, doctor, general practitioner, surgeon, resident doctor, medical officer, paediatrician, pediatrician, psychiatrist, cardiologist, anaesthetist, gp, consultant physician, dermatologist, gynaecologist, radiologist, pathologist, house officer, oncologist, neurologist, consultant surgeon',
    technical: `Clinical diagnosis|differential diagnosis|diagnosing patients, Patient consultations, Treatment planning|treatment plans, Physical examination, Prescribing|prescribing medication, Surgical procedures|minor surgery|laparoscopic surgery, Medical imaging interpretation|reading X-rays|radiology reading, Internal medicine, Family medicine|primary care|general practice, Emergency medicine, Cardiology, Psychiatry, Anaesthesia|anesthesia|anaesthesiology|anesthesiology, Dermatology, Neurology, Orthopaedics|orthopedics, Gynaecology|gynecology, Ophthalmology, Endoscopy, Intubation, Suturing, Clinical trials|clinical research, Medical writing|case reports, Telemedicine|telehealth, Chronic disease management, Preventive medicine|health screening, Ward rounds|hospital rounds, Medical teaching|teaching residents, Ultrasound|point-of-care ultrasound, Electronic health records, Advance care planning, Public health|epidemiology`,
    soft: `Empathy, Decision making|clinical judgement|clinical judgment, Communication, Leadership of clinical teams`,
    industry: `Clinical governance, Medical ethics and law|informed consent, Board certification|medical licence|medical license, Continuing medical education|CME, Health policy`,
  },
  {
    name: 'Pharmacist',
    titles: 'pharmacist, pharmacy technician, dispensing chemist, pharmacy manager',
    technical: `Medication dispensing|dispensing|prescription dispensing, Medication counselling|medication counseling|patient counselling|patient counseling, Drug interactions|drug interaction screening, Pharmacology|clinical pharmacology, Compounding|sterile compounding, Prescription verification|prescription checking, Pharmacy inventory|drug stock control, Medication therapy management|MTM, Pharmacovigilance|adverse drug reactions, Controlled substances handling|controlled drugs, Insurance claims adjudication|pharmacy billing, Dosage calculation|pharmaceutical calculations, Formulary management, Pharmacy information systems, Pharmacokinetics, Good manufacturing practice|GMP|cGMP, Drug formulation|formulation development, Antimicrobial stewardship, Over-the-counter advice, Pharmacy automation`,
    soft: `Attention to detail, Customer service, Communication, Integrity`,
    industry: `FDA regulations|FDA compliance|MHRA, Good distribution practice|GDP compliance, Pharmacy law, Regulatory affairs|regulatory submissions, Drug safety`,
  },
  {
    name: 'Physiotherapist',
    titles:
      'physical therapist, physio, physiotherapy assistant, physical therapy assistant, sports therapist, osteopath, chiropractor',
    technical: `Physiotherapy|physical therapy, Musculoskeletal assessment|musculoskeletal physiotherapy, Exercise prescription|therapeutic exercise, Manual therapy|joint mobilisation|joint mobilization, Rehabilitation|rehabilitation programmes|rehabilitation programs, Electrotherapy|ultrasound therapy, Sports injury treatment|sports medicine, Gait analysis|gait training, Post-operative rehabilitation, Neurological rehabilitation, Pain management, Range of motion assessment|goniometry, Hydrotherapy, Dry needling|kinesio taping, Chest physiotherapy|respiratory physiotherapy, Posture correction|ergonomic assessment, Balance training|falls prevention, Mobility aids, Progress notes|SOAP notes, Goal setting with clients, First aid|first aider|CPR`,
    soft: `Empathy, Motivating people|motivational interviewing, Active listening, Patience`,
    industry: `Client confidentiality|patient confidentiality, Multidisciplinary teamwork|multidisciplinary team|MDT, Allied health standards, HCPC registration, Evidence-based practice`,
  },
  {
    name: 'Social Worker',
    titles: 'case manager, youth worker, community worker, child protection officer',
    technical: `Case management|caseload management|case work, Needs assessment|client assessment, Child protection|child welfare, Safeguarding, Advocacy|client advocacy, Risk assessment, Support planning|care coordination, Home visits, Crisis intervention, Dementia care, Disability support|special needs care, Mental health support|mental health first aid, Domestic violence support, Foster care|adoption services, Community outreach|outreach programmes|outreach programs, Youth work|youth mentoring, !Referrals|service referrals, Court reports|social reports, Benefits advice|welfare rights, Housing support|homelessness services, Refugee support|asylum support, Community development|community engagement, Campaigning|awareness campaigns, Substance misuse support`,
    soft: `Empathy, Resilience, Active listening, Conflict resolution, Respect for diversity|cultural awareness`,
    industry: `Social policy|social care law, Ethics in social work, Humanitarian work|humanitarian aid|disaster relief, Human rights`,
  },
  {
    name: 'Fitness Trainer',
    titles:
      'personal trainer, fitness instructor, gym trainer, gym instructor, yoga teacher, yoga instructor, yoga trainer, pilates instructor, aerobics instructor, zumba instructor, dance instructor, wellness coach',
    technical: `Personal training|one-to-one training, Fitness assessment|fitness testing|body composition testing, Exercise programming|workout programming|training programmes, Strength training|strength and conditioning, Group fitness classes|group exercise, Yoga instruction|teaching yoga|asanas and pranayama, Gym inductions|gym equipment instruction, Weight loss coaching|weight management programmes, Pilates, Cardiovascular training|HIIT, Sports nutrition, Injury prevention, Functional training|kettlebell training, Flexibility and mobility work, Posture correction, Dance instruction|choreography, First aid, Meditation and breathing techniques, Online coaching|online training plans`,
    soft: `Motivation of clients, Friendliness|friendly manner, Energy and enthusiasm|enthusiasm, Listening to clients`,
    industry: `Fitness certification|REPs Level 3|NASM|ACE certification, Health club operations|gym management, Membership sales|membership retention, Wellness programmes|wellness programs|corporate wellness, Health and safety, Yoga Alliance|RYT 200`,
  },
];
