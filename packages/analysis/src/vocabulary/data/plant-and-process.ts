import type { OccupationData } from '../occupation-data.ts';

export const plantAndProcess: OccupationData[] = [
  {
    name: 'Machinist',
    titles:
      'cnc operator, cnc programmer, cnc setter, vmc operator, lathe operator, toolmaker, tool maker, tool and die maker, machine setter',
    technical: `CNC machining, Machining, CNC machine setup|machine setting, Reading engineering drawings|drawing reading, Precision measuring, GD&T, Fanuc controls, Tool selection, CAM software, Deburring, Metrology, Tool and die design, Vernier calipers, !Micrometers, Siemens Sinumerik, Cutting tools`,
    soft: `Attention to detail, Problem solving, Manual dexterity`,
    industry: `5S workplace organisation|5S, ISO 9001, Lean manufacturing, Machine guarding`,
  },
  {
    name: 'Production Operator',
    titles:
      'machine operator, production operative, production worker, factory worker, factory operative, assembly operator, assembly line worker, assembler, press operator, packing operator, process operator, packaging operator, production technician',
    technical: `Machine operation|operating machinery, Assembly work|assembly line work|product assembly, Production line work, Quality checks on the line, Visual inspection, Packing and labelling|packing and labeling, Standard operating procedures, Machine cleaning, Production logs|production records, Shift handover, Power tools|hand and power tools, Hand tools, Forklift operation, Soldering, Machine setup, Press operation, Line clearance, Pallet jack, Surface mount soldering`,
    soft: `!Reliability, Attention to detail, Teamwork`,
    industry: `5S workplace organisation, Machine guarding, Personal protective equipment|PPE, Lean manufacturing`,
  },
  {
    name: 'Production Supervisor',
    titles:
      'production manager, shift supervisor, shift in charge, line leader, line supervisor, factory manager, plant manager, manufacturing manager, manufacturing supervisor, plant head, production executive, production planner, production engineer',
    technical: `Production planning, Production targets|output targets, Shift management|shift planning, Overall equipment effectiveness|OEE, Lean manufacturing, Quality control, Manpower allocation|operator allocation, 5S workplace organisation, SAP PP, Operator training, Kaizen events, Cost control`,
    soft: `Leadership, Problem solving, Communication`,
    industry: `Health and safety, ISO 9001, Lean Six Sigma, Factories Act`,
  },
  {
    name: 'Quality Engineer',
    titles:
      'quality inspector, qc inspector, quality control inspector, quality control engineer, quality controller, quality manager, quality technician, quality assurance manager, quality assurance officer, quality officer, quality executive, qa manager, qc engineer',
    technical: `Quality control, Incoming inspection, Statistical process control, Corrective and preventive actions|CAPA, Non-conformance reports|non-conformances, FMEA, Precision measuring, 8D problem solving|8D reports, Supplier audits, 7 QC tools, Metrology, GD&T, Sampling plans, Minitab`,
    soft: `Attention to detail, Analytical thinking, Integrity`,
    industry: `ISO 9001, IATF 16949, Six Sigma, Good manufacturing practice, Product compliance`,
  },
  {
    name: 'Chemical and Process Engineer',
    titles:
      'chemical engineer, process engineer, process safety engineer, refinery engineer, process technician, chemical plant operator, dcs operator, process development engineer, water treatment engineer, process design engineer',
    technical: `Process engineering|process optimisation in plants, Process simulation, Aspen HYSYS, P&ID|piping and instrumentation diagrams, Process flow diagrams, Mass and energy balances|material balance, HAZOP, Unit operations, Heat exchangers, Reactor design|reaction engineering, Process scale-up, Thermodynamics, Fluid mechanics, Heat transfer, MATLAB, Aspen Plus, Piping design, LOPA, Pilot plant`,
    soft: `Analytical thinking, Problem solving, Teamwork`,
    industry: `Process safety management|chemical process safety, Good manufacturing practice, Environmental regulations, Oil and gas`,
  },
  {
    name: 'Instrumentation Engineer',
    titles:
      'automation engineer, control engineer, control systems engineer, plc programmer, scada engineer, instrument technician, instrumentation technician, instrument mechanic, electronics technician, calibration technician',
    technical: `Instrumentation|field instruments, Calibration, Instrument calibration|calibration of transmitters, PLC programming, SCADA, WinCC, Distributed control systems|DCS, Loop checking, Control valves, Pressure and temperature transmitters, Soldering, HART protocol, Motor drives, P&ID, Siemens TIA Portal, Loop tuning, Valve positioners, Flow meters`,
    soft: `Problem solving, Attention to detail, Teamwork`,
    industry: `Functional safety, ATEX, Electrical safety, Oil and gas`,
  },
  {
    name: 'Food Technologist',
    titles:
      'food scientist, food technician, food safety officer, food quality officer, dairy technologist, food processing technician, food production manager, product development technologist, brewer, winemaker, distiller',
    technical: `Food technology|food science, HACCP, Food product development|new product development for food, Food safety, Fermentation, Sensory evaluation|taste panels, Food microbiology, Food processing, Food quality control, Food labelling, Food packaging, Batch records, Shelf-life testing, Pasteurisation`,
    soft: `Attention to detail, Creativity, Problem solving`,
    industry: `FSSAI, BRCGS, ISO 22000, Allergen management`,
  },
  {
    name: 'Textile Engineer',
    titles:
      'textile technologist, textile designer, garment technologist, apparel production manager, spinning supervisor, weaving supervisor, dyeing master, garment production manager, fabric technologist',
    technical: `Yarn spinning|ring spinning, Loom operation|weaving on looms, Knitting technology|circular knitting, Dyeing and printing, Textile testing|fabric testing, Garment manufacturing|apparel production, Fabric inspection, Textile design, Lab dips, Line balancing, Garment costing, Tech packs, Wet processing, 4-point system`,
    soft: `Attention to detail, Problem solving, Teamwork`,
    industry: `OEKO-TEX, AATCC test methods, Apparel exports`,
  },
  {
    name: 'Petroleum Engineer',
    titles: 'drilling engineer, reservoir engineer, well engineer, mud engineer, driller',
    technical: `Drilling operations|well drilling, Reservoir engineering, Well completions, Petrel, Well logging|well log interpretation, Drilling fluids, Well control, Production optimisation of wells, Cost estimating, Fluid mechanics, Python, Data analysis, Reservoir simulation, Well testing, Eclipse simulator, Artificial lift`,
    soft: `Problem solving, Teamwork, Calm under pressure`,
    industry: `Oil and gas, IWCF, Process safety management, Offshore survival`,
  },
  {
    name: 'Mining Engineer',
    titles:
      'mine manager, mine planning engineer, mine surveyor, mineral processing engineer, metallurgist',
    technical: `Mine planning|mine design, Drilling and blasting|blast design, Surpac, Underground mining, Resource estimation, Rock mechanics, Mine ventilation, Mineral processing|ore beneficiation, AutoCAD, Land surveying, HSE inspections, Cost estimating, Grade control, Datamine, Open-pit mining, Slope stability`,
    soft: `Problem solving, Leadership, Calm under pressure`,
    industry: `Mine safety, Environmental impact assessment, Explosives regulations, Occupational safety`,
  },
  {
    name: 'HSE Officer',
    titles:
      'hse manager, hse engineer, safety officer, safety engineer, safety manager, safety supervisor, ehs officer, ehs manager, ehs specialist, health and safety adviser, health and safety advisor',
    technical: `Risk assessment, Site safety management, Accident investigation|incident investigation, Permit-to-work systems, HSE inspections, Safety inductions, Job safety analysis|JSA, Emergency response plans, Safety statistics, Fire safety, Chemical handling, COSHH, Working at height, Confined space entry, Root cause analysis, Mock drills, Safety training, Hazard identification`,
    soft: `Communication, Attention to detail, Persuasion and influence`,
    industry: `NEBOSH, ISO 45001, Occupational safety, ISO 14001`,
  },
];
