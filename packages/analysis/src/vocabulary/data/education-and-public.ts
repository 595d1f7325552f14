import type { OccupationData } from '../occupation-data.ts';

export const educationAndPublic: OccupationData[] = [
  {
    name: 'Teacher',
    titles: 'prt, tgt, pgt, tutor',
    technical: `Lesson planning|lesson plans, Classroom management|behaviour management|behavior management, Curriculum development|curriculum design|curriculum planning, Differentiated instruction|differentiation in teaching|differentiated learning, Student assessment|assessing pupils, Special educational needs|SEN|special education|SEND, Individual education plans|IEP, Parent communication|parent conferences|parent-teacher meetings, Google Classroom, Educational technology|EdTech, Phonics, Early literacy|literacy teaching, Numeracy teaching|teaching mathematics|mathematics instruction, Science teaching, English as a second language|ESL, CELTA, TEFL, TESOL, Early childhood education|early years education, Project-based learning, Blended learning, Online teaching|remote teaching|distance learning, Exam preparation|exam coaching, Grading|marking papers, Tutoring|private tutoring|one-to-one tuition, School trips|educational visits, Extracurricular activities|after-school clubs, Pastoral care, Homework design, Restorative practice, Positive behaviour support, Reading intervention, Physical education, Music teaching, Art teaching, Language teaching|teaching languages, Storytelling for children, Student motivation|student engagement, Report cards|progress reports for parents, Kahoot, Interactive whiteboards, Laboratory lessons, EYFS, Montessori, Quizlet, Nearpod, Formative assessment, Summative assessment`,
    soft: `Patience, Creativity, Communication, Empathy, !Organisation|!organization|organisational skills|organizational skills`,
    industry: `Child safeguarding|safeguarding children, National Curriculum, International Baccalaureate|IB curriculum, Teaching licence|teaching license|teaching certification, Inclusive education, School leadership|school improvement, Common Core|Common Core standards, CBSE curriculum, Cambridge IGCSE|IGCSE, QTS`,
  },
  {
    name: 'Lecturer and Researcher',
    titles:
      'lecturer, professor, researcher, postdoctoral researcher, research assistant, research associate, phd student, academic, research scientist, scientist, physicist',
    technical: `Academic writing|scholarly writing, Literature review, Research design|study design, Grant proposals, Peer review, University teaching|lecturing|undergraduate teaching, Thesis supervision|student supervision, Qualitative research, Focus groups, Thematic analysis, Quantitative research|quantitative methods, Statistics, !R, MATLAB, LaTeX, Conference presentations, Fieldwork|field research, Archival research, Laboratory techniques|laboratory skills, PCR|polymerase chain reaction, qPCR, Cell culture, Western blot|Western blotting, ELISA, DNA sequencing, Next-generation sequencing|NGS, Bioinformatics, CRISPR, Flow cytometry, Microscopy, Electron microscopy, Confocal microscopy, Chromatography, Gas chromatography, HPLC, Mass spectrometry, NMR spectroscopy, Organic synthesis, Organic chemistry, Analytical chemistry, Materials characterisation|materials characterization, Computational modelling|computational modeling|numerical simulation, Econometrics, Ethnography, Reference management, Research data management, Protein purification, Animal models|in vivo studies, Titration, Quantum mechanics, Optics, Ecology, Seminar leadership|leading seminars, Meta-analysis, Peer-reviewed publications, NVivo, Wet lab, Genomics, X-ray diffraction, Zotero, EndNote, Mendeley, Gene editing, Protein expression, Wet chemistry, Quantum computing, Photonics, Biodiversity surveys, Research funding, Systematic review`,
    soft: `Critical thinking, Curiosity, Public speaking|!presenting, !Independence|independent work, !Perseverance`,
    industry: `Research ethics|ethics approval, Laboratory safety, Good laboratory practice|GLP, Open science, Technology transfer, Academic publishing, Biosafety, IRB, Patents and licensing`,
  },
  {
    name: 'Corporate Trainer',
    titles:
      'trainer, learning and development specialist, instructional designer, training manager, e-learning developer, career adviser, career counselor, life coach, executive coach, career coach, business coach',
    technical: `Training delivery|delivering training|facilitating training, Instructional design, E-learning development|eLearning|e-learning courses, Articulate Storyline, Learning management systems|LMS, Moodle, Training needs analysis|learning needs analysis, !Facilitation|workshop facilitation skills, Webinars|webinar delivery, Training evaluation, Coaching|performance coaching, Onboarding programmes|onboarding programs|employee onboarding, Train the trainer, Leadership development, Competency frameworks, Learning content authoring|course design|course development, SCORM, Microlearning, Simulation-based training, Career counselling|career counseling|careers advice, Training budgets, ADDIE, Articulate 360, Adobe Captivate, Canvas LMS, Blackboard Learn, Kirkpatrick model, Executive coaching, Management development, xAPI, Role play training, Virtual training, Skills matrix`,
    soft: `Public speaking, Facilitation of groups, Empathy, !Organisation`,
    industry: `Adult learning principles|andragogy, Continuing professional development|CPD, Apprenticeships|apprenticeship programmes, Talent development`,
  },
  {
    name: 'Public Servant',
    titles:
      'civil servant, policy analyst, policy adviser, policy officer, government officer, public administrator, diplomat, politician, political analyst, political adviser, political advisor, policy advisor, policy manager, parliamentary assistant, councillor, government employee, ambassador',
    technical: `Policy analysis|policy research, Legislative drafting|drafting legislation, Public consultation|stakeholder consultation, Briefing papers|ministerial briefings|briefing notes, Impact assessment, Public administration|public sector management, Public procurement|government contracts|government procurement, Cost-benefit analysis, Diplomacy|diplomatic relations, International relations|foreign affairs, Emergency management|emergency planning|emergency preparedness, Parliamentary procedure, Freedom of information requests|FOI requests, Census and survey work, Permit processing|licensing and permits, Government schemes, Constituency casework|constituent casework, Speechwriting, Research reports for policy|policy papers, Impact evaluation, Policy development`,
    soft: `Integrity, Political awareness, !Discipline|self-discipline, Calm under pressure, Diplomatic manner|!tact`,
    industry: `Public policy, Government relations, Public affairs, Public safety, Security clearance|!vetting, Constitutional law, Sustainable development goals|SDGs, Lobbying`,
  },
  {
    name: 'Journalist',
    titles:
      'reporter, editor, news editor, copy editor, columnist, correspondent, writer, author, proofreader',
    technical: `News writing|news reporting|reporting news, Interviewing|conducting interviews|interviewing sources, Fact-checking|verification of sources, Copy editing|copyediting|sub-editing|subediting, Proofreading, Investigative reporting|investigative journalism, AP style|AP Stylebook, Headline writing, Feature writing|long-form writing, Content management systems|CMS, Multimedia storytelling|multimedia journalism, Data journalism, Broadcast journalism, Photojournalism, Podcasting, Social media reporting, Court reporting, !Shorthand, Copywriting|ad copy|marketing copy, Creative writing|fiction writing, Ghostwriting, Speechwriting|speech writing, Editing|manuscript editing, Transcription|audio transcription, Research for stories|background research, Newsletter writing, Script writing for broadcast, Editorial planning|editorial calendar, Rights and permissions, Chicago Manual of Style, House style, Radio broadcasting, Television presenting, Developmental editing`,
    soft: `Curiosity, Meeting deadlines|deadline-driven|tight deadlines, Integrity, Networking with sources, Storytelling`,
    industry: `Media law, Journalistic ethics|press ethics, Newsroom operations, !Publishing, Audience engagement|audience growth, Defamation law|libel law, Book publishing, Magazine publishing`,
  },
];
