import type { OccupationData } from '../occupation-data.ts';

export const healthAndCare: OccupationData[] = [
  {
    name: 'Registered Nurse',
    titles:
      'nurse, rn, staff nurse, nurse practitioner, licensed practical nurse, clinical nurse, charge nurse, icu nurse, paediatric nurse, pediatric nurse, student nurse, trainee nurse, nurse intern, nursing officer, ward sister, nursing superintendent, health visitor',
    technical: `Patient assessment, Medication administration|administering medication|drug administration, Vital signs monitoring|vital signs, IV therapy|intravenous therapy, Cannulation|IV cannulation, Wound care|wound dressing, Electronic health records|EHR|electronic medical records|EMR, Care planning|care plans|nursing care plans, Infection control|infection prevention, Basic Life Support|BLS|BLS certification, Advanced Cardiac Life Support|ACLS, Triage, Catheterisation|catheterization, Phlebotomy|venepuncture|blood draws, Patient education, Critical care|intensive care|ICU, Emergency care|emergency nursing|emergency department, Paediatric care|pediatric care|paediatrics|pediatrics, Geriatric care|elderly care, Palliative care, End-of-life care, Pain management, Post-operative care|postoperative care, Telemetry, Cardiac monitoring, Ventilator care|ventilator management, Discharge planning, Medication reconciliation, Epic EHR|!Epic|EpicCare, Cerner|Oracle Health, Labour and delivery|labor and delivery, Obstetrics, Neonatal care|newborn care, Mental health nursing|psychiatric nursing, Oncology nursing, Dialysis|haemodialysis|hemodialysis, Diabetes management|diabetes care, ECG interpretation|EKG|electrocardiography, Immunisation|immunization|vaccination, Manual handling of patients|patient handling|patient transfer, Nutrition support, Case management (nursing)|nurse case management, Clinical documentation|patient records|!charting, Stroke care, PALS|Paediatric Advanced Life Support|Pediatric Advanced Life Support, Catheter care, Health education, Hospice care, Surgical nursing, Tracheostomy care, NICU, Chemotherapy administration, Tube feeding`,
    soft: `Compassion|compassionate care, Bedside manner, Calm under pressure, Teamwork, Attention to detail, Cultural sensitivity|cultural competence`,
    industry: `Patient safety, Evidence-based practice|evidence-based nursing, HIPAA, Nursing ethics, Safeguarding|safeguarding adults, NMC registration, Joint Commission standards, Quality improvement in care|clinical quality improvement, RN licence|RN license, NCLEX, Medical ethics`,
  },
  {
    name: 'Physician',
    titles:
      'physician, doctor, general practitioner, surgeon, resident doctor, medical officer, paediatrician, pediatrician, psychiatrist, cardiologist, anaesthetist, gp, consultant physician, dermatologist, gynaecologist, radiologist, pathologist, house officer, oncologist, neurologist, consultant surgeon',
    technical: `Clinical diagnosis|differential diagnosis|diagnosing patients, Patient consultations, Treatment planning|treatment plans, Physical examination, Prescribing|prescribing medication, Surgical procedures, Medical imaging interpretation|reading X-rays|radiology reading, Internal medicine, Family medicine|general practice, Primary care, Emergency medicine, Cardiology, Psychiatry, Anaesthesia|anesthesia|anaesthesiology|anesthesiology, Dermatology, Neurology, Orthopaedics|orthopedics, Gynaecology|gynecology, Ophthalmology, Endoscopy, Intubation, Suturing, Clinical trials, Clinical research, Medical writing, Telemedicine|telehealth, Chronic disease management, Preventive medicine, Ward rounds|hospital rounds, Medical teaching|teaching residents, Ultrasound, Electronic health records, Advance care planning, Public health, Epidemiology, Minor surgery, Laparoscopic surgery, Case reports, Health screening, Point-of-care ultrasound`,
    soft: `Empathy, Decision making|clinical judgement|clinical judgment, Communication, Leadership of clinical teams`,
    industry: `Clinical governance, Medical ethics and law, Board certification, Continuing medical education|CME, Health policy, Medical licence|medical license, Informed consent`,
  },
  {
    name: 'Pharmacist',
    titles: 'pharmacist, pharmacy technician, dispensing chemist, pharmacy manager',
    technical: `Medication dispensing|dispensing|prescription dispensing, Medication counselling|medication counseling|patient counselling|patient counseling, Drug interactions|drug interaction screening, Pharmacology, Compounding, Prescription verification|prescription checking, Pharmacy inventory|drug stock control, Medication therapy management|MTM, Pharmacovigilance, Adverse drug reactions, Controlled substances handling|controlled drugs, Insurance claims adjudication|pharmacy billing, Dosage calculation|pharmaceutical calculations, Formulary management, Pharmacy information systems, Pharmacokinetics, Good manufacturing practice|GMP|cGMP, Drug formulation|formulation development, Antimicrobial stewardship, Over-the-counter advice, Pharmacy automation, Clinical pharmacology, Sterile compounding`,
    soft: `Attention to detail, Customer service, Communication, Integrity`,
    industry: `FDA regulations|FDA compliance, Good distribution practice|GDP compliance, Pharmacy law, Regulatory affairs, Drug safety, MHRA, Regulatory submissions`,
  },
  {
    name: 'Physiotherapist',
    titles:
      'physical therapist, physio, physiotherapy assistant, physical therapy assistant, sports therapist, osteopath, chiropractor',
    technical: `Physiotherapy|physical therapy, Musculoskeletal assessment, Exercise prescription|therapeutic exercise, Manual therapy, Rehabilitation|rehabilitation programmes|rehabilitation programs, Electrotherapy, Sports injury treatment, Gait analysis, Post-operative rehabilitation, Neurological rehabilitation, Pain management, Range of motion assessment, Hydrotherapy, Dry needling, Chest physiotherapy|respiratory physiotherapy, Posture correction, Balance training, Mobility aids, Progress notes, Goal setting with clients, First aid|first aider, CPR|cardiopulmonary resuscitation, Joint mobilisation|joint mobilization, Ultrasound therapy, Sports medicine, Gait training, Goniometry, Kinesio taping, Ergonomic assessment, Falls prevention, SOAP notes, Musculoskeletal physiotherapy`,
    soft: `Empathy, Motivating people, Active listening, Patience, Motivational interviewing`,
    industry: `Client confidentiality|patient confidentiality, Multidisciplinary teamwork|multidisciplinary team|MDT, Allied health standards, HCPC registration, Evidence-based practice`,
  },
  {
    name: 'Social Worker',
    titles: 'case manager, youth worker, community worker, child protection officer',
    technical: `Case management|caseload management|case work, Needs assessment|client assessment, Child protection|child welfare, Safeguarding, Advocacy|client advocacy, Risk assessment, Support planning, Home visits, Crisis intervention, Dementia care, Disability support|special needs care, Mental health support, Mental health first aid, Domestic violence support, Foster care, Community outreach|outreach programmes|outreach programs, Youth work, !Referrals|service referrals, Court reports, Benefits advice|welfare rights, Housing support, Refugee support|asylum support, Community development, Community engagement, Campaigning, Substance misuse support, Adoption services, Youth mentoring, Awareness campaigns, Homelessness services, Social reports, Care coordination`,
    soft: `Empathy, Resilience, Active listening, Conflict resolution, Respect for diversity`,
    industry: `Social policy, Ethics in social work, Humanitarian work|humanitarian aid, Human rights, Social care law, Disaster relief`,
  },
  {
    name: 'Fitness Trainer',
    titles:
      'personal trainer, fitness instructor, gym trainer, gym instructor, yoga teacher, yoga instructor, yoga trainer, pilates instructor, aerobics instructor, zumba instructor, dance instructor, wellness coach',
    technical: `Personal training|one-to-one training, Fitness assessment|fitness testing, Exercise programming|workout programming|training programmes, Strength training, Group fitness classes|group exercise, Yoga instruction|teaching yoga, Gym inductions|gym equipment instruction, Weight loss coaching|weight management programmes, Pilates, Cardiovascular training, HIIT|high-intensity interval training, Sports nutrition, Injury prevention, Functional training, Flexibility and mobility work, Posture correction, Dance instruction, First aid, Meditation and breathing techniques, Online coaching|online training plans, Asanas and pranayama, Kettlebell training, Choreography, Body composition testing, Strength and conditioning`,
    soft: `Motivation of clients, Friendliness|friendly manner, Energy and enthusiasm|enthusiasm, Listening to clients`,
    industry: `Fitness certification, Health club operations|gym management, Membership sales, Wellness programmes|wellness programs|corporate wellness, Health and safety, Yoga Alliance, REPs Level 3, NASM, ACE certification, Membership retention, RYT 200`,
  },
];
