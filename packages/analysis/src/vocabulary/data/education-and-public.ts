import type { OccupationData } from '../occupation-data.ts';

export const educationAndPublic: OccupationData[] = [
  {
    name: 'Teacher',
    titles: 'prt, tgt, pgt, tutor',
    technical: `Lesson planning|lesson plans, Classroom management|behaviour management|behavior management, Curriculum development|curriculum design|curriculum planning, Differentiated instruction|differentiation in teaching|differentiated learning, Student assessment|formative assessment|summative assessment|assessing pupils, Special educational needs|SEN|special education|SEND, Individual education plans|IEP, Parent communication|parent conferences|parent-teacher meetings, Google Classroom, Educational technology|EdTech|interactive whiteboards, Phonics|early literacy|literacy teaching, Numeracy teaching|teaching mathematics|mathematics instruction, Science teaching|laboratory lessons, English as a second language|ESL|TESOL|TEFL|CELTA, Early childhood education|early years education|EYFS|Montessori, Project-based learning, Blended learning|remote teaching|online teaching|distance learning, Exam preparation|exam coaching, Grading|marking papers, Tutoring|private tutoring|one-to-one tuition, School trips|educational visits, Extracurricular activities|after-school clubs, Pastoral care, Homework design, Restorative practice, Positive behaviour support, Reading intervention, Physical education, Music teaching, Art teaching, Language teaching|teaching languages, Storytelling for children, Student motivation|student engagement, Report cards|progress reports for parents, Kahoot|Quizlet|Nearpod`,
    soft: `Patience, Creativity, Communication, Empathy, !Organisation|!organization|organisational skills|organizational skills`,
    industry: `Child safeguarding|safeguarding children, National Curriculum|Common Core|Common Core standards|CBSE curriculum, International Baccalaureate|IB curriculum|Cambridge IGCSE|IGCSE, Teaching licence|teaching license|QTS|teaching certification, Inclusive education, School leadership|school improvement`,
  },
  {
    name: 'Lecturer and Researcher',
    titles:
      'lecturer, professor, researcher, postdoctoral researcher, research assistant, research associate, phd student, academic, research scientist, scientist, physicist',
    technical: `Academic writing|scholarly writing|peer-reviewed publications, Literature review|systematic review|meta-analysis, Research design|study design, Grant proposals|research funding, Peer review, University teaching|lecturing|undergraduate teaching, Thesis supervision|student supervision, Qualitative research|thematic analysis|NVivo|focus groups, Quantitative research|quantitative methods, Statistics, !R, MATLAB, LaTeX, Conference presentations, Fieldwork|field research, Archival research, Laboratory techniques|laboratory skills|wet lab, PCR|qPCR|polymerase chain reaction, Cell culture, Western blot|Western blotting|ELISA, DNA sequencing|next-generation sequencing|NGS, Bioinformatics|genomics, CRISPR|gene editing, Flow cytometry, Microscopy|confocal microscopy|electron microscopy, Chromatography|HPLC|gas chromatography, Mass spectrometry, NMR spectroscopy, Organic synthesis|organic chemistry, Analytical chemistry, Materials characterisation|materials characterization|X-ray diffraction, Computational modelling|computational modeling|numerical simulation, Econometrics, Ethnography, Reference management|Zotero|EndNote|Mendeley, Research data management, Protein purification|protein expression, Animal models|in vivo studies, Titration|wet chemistry, Quantum mechanics|quantum computing, Optics|photonics, Ecology|biodiversity surveys, Seminar leadership|leading seminars`,
    soft: `Critical thinking, Curiosity, Public speaking|!presenting, !Independence|independent work, !Perseverance`,
    industry: `Research ethics|IRB|ethics approval, Laboratory safety|biosafety, Good laboratory practice|GLP, Open science, Technology transfer|patents and licensing, Academic publishing`,
  },
  {
    name: 'Corporate Trainer',
    titles:
      'trainer, learning and development specialist, instructional designer, training manager, e-learning developer, career adviser, career counselor, life coach, executive coach, career coach, business coach',
    technical: `Training delivery|delivering training|facilitating training, Instructional design|ADDIE, E-learning development|eLearning|e-learning courses, Articulate Storyline|Articulate 360|Adobe Captivate, Learning management systems|LMS|Moodle|Canvas LMS|Blackboard Learn, Training needs analysis|learning needs analysis, !Facilitation|workshop facilitation skills, Webinars|virtual training|webinar delivery, Training evaluation|Kirkpatrick model, Coaching|executive coaching|performance coaching, Onboarding programmes|onboarding programs|employee onboarding, Train the trainer, Leadership development|management development, Competency frameworks|skills matrix, Learning content authoring|course design|course development, SCORM|xAPI, Microlearning, Simulation-based training|role play training, Career counselling|career counseling|careers advice, Training budgets`,
    soft: `Public speaking, Facilitation of groups, Empathy, !Organisation`,
    industry: `Adult learning principles|andragogy, Continuing professional development|CPD, Apprenticeships|apprenticeship programmes, Talent development`,
  },
  {
    name: 'Public Servant',
    titles:
      'civil servant, policy analyst, policy adviser, policy officer, government officer, public administrator, diplomat, politician, political analyst, political adviser, political advisor, policy advisor, policy manager, parliamentary assistant, councillor, government employee, ambassador',
    technical: `Policy analysis|policy development|policy research, Legislative drafting|drafting legislation, Public consultation|stakeholder consultation, Briefing papers|ministerial briefings|briefing notes, Impact assessment|impact evaluation, Public administration|public sector management, Public procurement|government contracts|government procurement, Cost-benefit analysis, Diplomacy|diplomatic relations, International relations|foreign affairs, Emergency management|emergency planning|emergency preparedness, Parliamentary procedure, Freedom of information requests|FOI requests, Census and survey work, Permit processing|licensing and permits, Government schemes, Constituency casework|constituent casework, Speechwriting, Research reports for policy|policy papers`,
    soft: `Integrity, Political awareness, !Discipline|self-discipline, Calm under pressure, Diplomatic manner|!tact`,
    industry: `Public policy, Government relations|public affairs|lobbying, Public safety, Security clearance|!vetting, Constitutional law, Sustainable development goals|SDGs`,
  },
  {
    name: 'Journalist',
    titles:
      'reporter, editor, news editor, copy editor, columnist, correspondent, writer, author, proofreader',
    technical: `News writing|news reporting|reporting news, Interviewing|conducting interviews|interviewing sources, Fact-checking|verification of sources, Copy editing|copyediting|sub-editing|subediting, Proofreading, Investigative reporting|investigative journalism, AP style|AP Stylebook|Chicago Manual of Style|house style, Headline writing, Feature writing|long-form writing, Content management systems|CMS, Multimedia storytelling|multimedia journalism, Data journalism, Broadcast journalism|radio broadcasting|television presenting, Photojournalism, Podcasting, Social media reporting, Court reporting, !Shorthand, Copywriting|ad copy|marketing copy, Creative writing|fiction writing, Ghostwriting, Speechwriting|speech writing, Editing|manuscript editing|developmental editing, Transcription|audio transcription, Research for stories|background research, Newsletter writing, Script writing for broadcast, Editorial planning|editorial calendar, Rights and permissions`,
    soft: `Curiosity, Meeting deadlines|deadline-driven|tight deadlines, Integrity, Networking with sources, Storytelling`,
    industry: `Media law|defamation law|libel law, Journalistic ethics|press ethics, Newsroom operations, !Publishing|book publishing|magazine publishing, Audience engagement|audience growth`,
  },
];
