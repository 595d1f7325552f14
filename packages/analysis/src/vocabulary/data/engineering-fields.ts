import type { OccupationData } from '../occupation-data.ts';

export const engineeringFields: OccupationData[] = [
  {
    name: 'Aerospace Engineer',
    titles:
      'aeronautical engineer, aerodynamics engineer, stress engineer, flight test engineer, avionics engineer, spacecraft engineer, propulsion engineer, satellite engineer, aerospace design engineer',
    technical: `Aerodynamics, Computational fluid dynamics, CATIA, Finite element analysis, Aircraft structures|aerostructures, Flight mechanics|flight dynamics, Propulsion systems, MATLAB, Simulink, NASTRAN, Avionics, GD&T, Rocket propulsion`,
    soft: `Analytical thinking, Problem solving, Teamwork`,
    industry: `AS9100, DO-178C, Airworthiness, Defence sector, CAMO`,
  },
  {
    name: 'Aircraft Maintenance Engineer',
    titles:
      'aircraft mechanic, aircraft technician, aircraft engineer, aerospace technician, aviation technician, avionics technician, a&p mechanic, aircraft maintenance technician, ame b1',
    technical: `Aircraft maintenance|aircraft repair, Aircraft inspections|A-checks and C-checks, Airframe and powerplant|A&P licence|A&P license, Avionics, Turbine engines, Maintenance manuals, Aircraft defect rectification, Composite repair, Non-destructive testing, Technical logbooks, Tool control, !AMOS|AMOS PMS, Borescope inspection, Sheet metal repair on aircraft, Base maintenance, Line maintenance`,
    soft: `Attention to detail, Integrity, Teamwork`,
    industry: `EASA Part-66|Part 66 licence, Airworthiness|continuing airworthiness, FAA regulations`,
  },
  {
    name: 'Marine Engineer',
    titles:
      'ship engineer, chief engineer marine, third engineer, fourth engineer, marine technician, marine mechanic, motorman, naval architect, second engineer',
    technical: `Marine engineering|engine room operations, Main engine maintenance|marine diesel engines, Auxiliary machinery, Engine room watchkeeping|UMS watchkeeping, Planned maintenance systems on ships, Marine boilers, Ballast water management, Bunkering operations|bunkering, Dry docking, Refrigeration, Welding, Hydraulics and pneumatics, Ship engines, Purifiers`,
    soft: `Problem solving, Calm under pressure, Teamwork`,
    industry: `STCW|STCW certification, MARPOL, Certificate of competency, SOLAS`,
  },
  {
    name: 'Seafarer',
    titles:
      'ship captain, captain of ship, master mariner, sailor, deck officer, chief officer marine, second officer marine, third officer, deck cadet, able seaman, ordinary seaman, bosun, merchant navy, deckhand, skipper, fisherman',
    technical: `Ship navigation|marine navigation, ECDIS, Bridge watchkeeping, Seamanship, Passage planning|voyage planning, Cargo operations|cargo watch, Lifeboat drills|abandon ship drills, GMDSS, COLREGs|collision regulations, Ship stability, Radar and ARPA, Gangway watch, Tank cleaning, Fishing gear, Mooring and anchoring, Tanker operations, Cargo handling, Marine radio`,
    soft: `Situational awareness, Calm under pressure, !Discipline`,
    industry: `STCW, MARPOL, ISPS Code, Certificate of competency`,
  },
  {
    name: 'Railway Engineer',
    titles:
      'rail engineer, permanent way engineer, track engineer, railway civil engineer, signalling engineer, rolling stock engineer, railway technician',
    technical: `Railway engineering|track engineering, Permanent way|track maintenance, Rail signalling, Track geometry|track alignment, Rolling stock maintenance, Overhead line equipment|OHE, Track inspections, Points and crossings, AutoCAD, Civil 3D, Earthworks, Bridge design, Bogies, Ultrasonic rail testing`,
    soft: `Problem solving, Teamwork, Attention to detail`,
    industry: `Railway safety, PTS certification, RDSO specifications`,
  },
  {
    name: 'Train Driver',
    titles:
      'loco pilot, locomotive driver, train operator, tram driver, train conductor, train guard, railway guard, train manager, station master, signaller',
    technical: `Train driving|train operation, Route knowledge|route learning, Signals and rule book, Train preparation|pre-departure checks, Traction knowledge, Shunting, Train protection systems, Fault finding on trains, Ticket checks, Eco-driving, Incident reports, Safety inductions, Emergency evacuation procedures, Rail operations, Electric locomotives, Coupling and uncoupling, AWS and TPWS`,
    soft: `Situational awareness, Calm under pressure, !Reliability`,
    industry: `Railway safety, Train driving licence, Health and safety`,
  },
  {
    name: 'Telecom Engineer',
    titles:
      'telecommunications engineer, telecommunications technician, telecom technician, rf engineer, rf optimization engineer, network planning engineer, fibre technician, fiber technician, fibre optic engineer, transmission engineer, noc engineer, broadband technician',
    technical: `Telecommunications|telecom networks, 4G LTE, 5G networks, RF planning, RF optimisation, Fibre optics|fiber optics, Microwave links|microwave transmission, Base station installation, Routing and switching, FTTH, Networking, VoIP, SDH, VSWR testing, BTS commissioning, GPON`,
    soft: `Problem solving, Analytical thinking, Teamwork`,
    industry: `3GPP standards, Telecom regulation, Tower climbing safety, Service level agreements`,
  },
  {
    name: 'Embedded Engineer',
    titles:
      'embedded software engineer, embedded systems engineer, embedded developer, embedded software developer, embedded c developer, firmware engineer, firmware developer, iot engineer, iot developer, fpga engineer, vlsi engineer',
    technical: `Embedded C, C++, !C, Microcontrollers, ARM Cortex, RTOS, Firmware development|firmware, Communication protocols (embedded), Device drivers, Board bring-up, Python, Git, AUTOSAR, PCB design, Zephyr RTOS, Bootloaders, I2C`,
    soft: `Problem solving, Attention to detail, Teamwork`,
    industry: `MISRA C, Functional safety, Automotive electronics, Over-the-air updates`,
  },
  {
    name: 'Robotics Engineer',
    titles:
      'robotics software engineer, mechatronics engineer, robot programmer, robotics technician, robotics developer, autonomous systems engineer, drone engineer, robotics and automation engineer',
    technical: `Robot Operating System|ROS, Robot kinematics|forward and inverse kinematics, Python, C++, Control systems, Computer vision, SLAM, Sensor fusion, LiDAR, !Gazebo, SolidWorks, MATLAB, Simulink`,
    soft: `Problem solving, Creativity, Teamwork`,
    industry: `Robotics, Autonomous systems, Robot safety`,
  },
  {
    name: 'Surveyor',
    titles: 'geomatics engineer, survey engineer, survey technician, chartered surveyor',
    technical: `Land surveying, Total station|Leica total station, GNSS surveying|GPS surveying, ArcGIS|ArcGIS Pro, GIS|geographic information systems, AutoCAD, Civil 3D, QGIS, Setting out, Drone surveys, Cartography, Python`,
    soft: `Attention to detail, Problem solving, Teamwork`,
    industry: `RICS, Land law, Construction safety, Building codes`,
  },
  {
    name: 'GIS Analyst',
    titles:
      'gis specialist, gis technician, gis developer, gis engineer, cartographer, geospatial analyst, remote sensing analyst',
    technical: `GIS|geographic information systems, ArcGIS|ArcGIS Pro, QGIS, Geospatial analysis, Remote sensing, Cartography|map production, Python, SQL, Coordinate systems, GNSS surveying, Data visualisation, Drone surveys, Spatial databases`,
    soft: `Attention to detail, Problem solving, Communication`,
    industry: `Land law, Environmental impact assessment, Planning law, Open data`,
  },
  {
    name: 'Quantity Surveyor',
    titles:
      'billing engineer, cost engineer, cost manager, estimator, estimation engineer, cost consultant, qs engineer, commercial manager construction, planning engineer, tendering engineer',
    technical: `Quantity surveying, Bills of quantities|BOQ preparation, Cost estimating, Contract administration, Valuations and interim payments, Variations and change orders, Tender documents, Subcontractor billing, !Excel, Final accounts, AutoCAD, Primavera P6, Tender evaluation, Running account bills, Construction claims, Subcontract procurement`,
    soft: `Negotiation, Attention to detail, Numeracy`,
    industry: `RICS, Construction law, Building codes`,
  },
  {
    name: 'Site Engineer',
    titles:
      'civil site engineer, junior engineer civil, project engineer civil, junior civil engineer',
    technical: `Site supervision, Construction drawings, Setting out, Bills of quantities, Bar bending schedules, Concrete testing, Quality assurance on site, AutoCAD, Total station, Subcontractor billing, Daily site reports, Earthworks, Microsoft Project`,
    soft: `Teamwork, Problem solving, Site leadership`,
    industry: `Building codes, Construction safety, Health and safety`,
  },
  {
    name: 'Urban Planner',
    titles:
      'town planner, city planner, planning officer, planning consultant, transport planner, transportation planner, regional planner, urban designer, development control officer',
    technical: `Urban planning|town planning, Land use planning, Planning applications, GIS, Urban design, Public consultation|community consultation, Local plan policies, Site appraisals, Transport planning, AutoCAD, Planning policy, SketchUp, Adobe InDesign, Development control, Zoning, Transport assessments`,
    soft: `Communication, Analytical thinking, Negotiation`,
    industry: `Planning law, Public policy, Sustainable design, Smart cities`,
  },
  {
    name: 'Environmental Scientist',
    titles:
      'environmental engineer, environmental consultant, environmental officer, environmental manager, environmental specialist, environmental analyst, ecologist, conservation officer, sustainability manager, sustainability consultant, sustainability officer, climate scientist, hydrologist, esg analyst',
    technical: `Environmental impact assessment, Environmental monitoring, Environmental sampling, Waste management, Environmental auditing|environmental audits, Soil remediation, GIS, Ecological surveys, Water treatment, Statistics, Fieldwork, Report writing, Water quality monitoring, Soil sampling, Habitat surveys`,
    soft: `Analytical thinking, Attention to detail, Communication`,
    industry: `ISO 14001, Environmental regulations, Sustainability strategy, Sustainable development goals`,
  },
  {
    name: 'Geologist',
    titles:
      'geoscientist, geophysicist, hydrogeologist, seismologist, geochemist, mud logger, geological engineer',
    technical: `Geological mapping|field mapping, Core logging|drill core logging, Mineral exploration, Petrography, Geophysical surveys, GIS, Resource estimation, Structural geology, Hydrogeology, Well logging, Petrel, Fieldwork, Exploration drilling, Mineralogy, Seismic interpretation, Geological modelling, Stratigraphy`,
    soft: `Analytical thinking, Attention to detail, Problem solving`,
    industry: `JORC Code, Oil and gas, Mine safety`,
  },
  {
    name: 'Airport Operations Officer',
    titles:
      'air traffic controller, airport manager, aviation manager, airport operations manager, ground staff, ground handling agent, check-in agent, ramp agent, passenger service agent, baggage handler, flight dispatcher',
    technical: `Ground handling, Passenger services at airports, Passenger check-in, Airport operations, Air traffic control, Aircraft dispatch|flight dispatch, Radio communication, Aviation security, Weight and balance calculations, Aviation meteorology, Gate management, Runway inspections, Flight planning, Ramp operations, Boarding procedures, Airside operations|airfield operations, Baggage handling`,
    soft: `Situational awareness, Calm under pressure, Communication`,
    industry: `FAA regulations, Dangerous goods awareness, Aviation safety`,
  },
];
