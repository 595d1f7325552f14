import type { OccupationData } from '../occupation-data.ts';

export const trades: OccupationData[] = [
  {
    name: 'Electrician',
    titles:
      'electrical technician, electrical fitter, electrical supervisor, wireman, lineman, solar installer, solar technician, solar panel installer',
    technical: `Electrical installation|electrical wiring|house wiring|electrical repairs, Electrical testing and inspection, Electrical fault finding|electrical troubleshooting, Distribution boards|consumer units, Conduit and trunking, Electrical schematics, Cable termination, Earthing and bonding|grounding and bonding, Motor rewinding, Multimeter use|multimeters, Preventive maintenance, Circuit breakers, Solar installation, Power tools, Portable appliance testing|PAT testing, Circuit testing, Insulation resistance testing, Cable jointing, Conduit bending, MCBs`,
    soft: `Problem solving, Attention to detail, !Reliability`,
    industry: `BS 7671|18th Edition, Electrical safety, Electrician licence|wireman licence, ECS card`,
  },
  {
    name: 'Plumber',
    titles:
      'plumbing technician, plumbing engineer, heating engineer, gas engineer, gas fitter, gas technician, pipe fitter, pipefitter, bathroom fitter, drainage engineer',
    technical: `Plumbing|pipework installation|plumbing installation, Leak detection|leak repair, Pipe fitting|pipefitting, Boiler installation, Gas fitting, Boiler servicing, Drain clearing|drain unblocking, Bathroom installation, Central heating systems, Soldering and brazing, Pump installation, Blueprint reading, Water treatment, Power tools, Heat pump installation|heat pumps, Copper pipework, Sanitaryware, Underfloor heating`,
    soft: `Problem solving, !Reliability, Customer service`,
    industry: `Gas Safe, Water regulations, NVQ Level 3 Plumbing, CSCS card|CSCS, Journeyman plumber`,
  },
  {
    name: 'Carpenter',
    titles:
      'joiner, cabinet maker, cabinetmaker, furniture maker, woodworker, wood worker, kitchen fitter, shopfitter, upholsterer',
    technical: `Carpentry, Joinery, Furniture making, Cabinet making|cabinetry, Blueprint reading, Measuring and cutting timber|timber cutting, Door and window hanging|door hanging, Kitchen fitting|fitted kitchens, Shuttering, Upholstery|furniture reupholstery, Veneering, Power tools, Roof trusses, CNC routing, Framing carpentry`,
    soft: `Attention to detail, Manual dexterity, Problem solving`,
    industry: `CSCS card, NVQ in Carpentry, Building codes, Health and safety`,
  },
  {
    name: 'Welder and Fabricator',
    titles:
      'welder, fabricator, fabrication engineer, sheet metal worker, boilermaker, blacksmith, structural fitter, fabrication fitter, welding inspector',
    technical: `Welding, Arc welding, MIG welding|GMAW, TIG welding|GTAW, Metal fabrication|steel fabrication, Reading welding symbols|weld symbols, Oxy-acetylene cutting|gas cutting, Grinding and finishing|weld dressing, Pipe welding, Flux-cored arc welding, Rigging and lifting, Brazing, Metal forging, 6G welding, Stick welding|SMAW|MMA welding`,
    soft: `Attention to detail, Manual dexterity, Physical stamina`,
    industry: `Welder certification, Hot work permits, Personal protective equipment, Oil and gas`,
  },
  {
    name: 'Vehicle Mechanic',
    titles:
      'mechanic, automotive technician, automobile technician, vehicle technician, service technician automotive, mot tester, panel beater, vehicle body repairer, auto electrician, tyre fitter, service advisor',
    technical: `Vehicle repair|automotive repair|car repairs, Vehicle diagnostics|automotive diagnostics, Vehicle servicing|periodic maintenance service, Engine repair, Brake repair|brake systems, Steering and suspension|suspension repair, Wheel alignment, Transmission repair, MOT testing, Diesel engines, Body repair, Parts ordering, Road testing, Warranty repairs, OBD diagnostics, Oil changes, Engine overhaul, Wheel balancing, Tyre fitting, Clutch replacement`,
    soft: `Problem solving, Attention to detail, !Reliability`,
    industry: `ASE certification, Dealership operations, Workshop safety, Vehicle emission standards`,
  },
  {
    name: 'HVAC Technician',
    titles:
      'ac technician, ac mechanic, air conditioning technician, air conditioning engineer, refrigeration technician, refrigeration engineer, refrigeration mechanic, hvac mechanic, chiller technician, ac service engineer, hvac service technician',
    technical: `HVAC installation|air conditioning installation, HVAC maintenance|HVAC servicing|air conditioning repair, Refrigeration, Refrigerant handling|refrigerant charging|gas charging, HVAC fault diagnosis|HVAC troubleshooting, Ductwork|duct installation, Chillers|chiller maintenance, Compressors|compressor replacement, VRF systems, Air handling units, Brazing, Leak detection, Commercial refrigeration`,
    soft: `Problem solving, Customer service, !Reliability`,
    industry: `F-Gas certification, Energy efficiency, NATE certification, Electrical safety`,
  },
  {
    name: 'Maintenance Technician',
    titles:
      'fitter, millwright, maintenance engineer, maintenance mechanic, mechanical technician, industrial mechanic, plant mechanic, maintenance supervisor, multi-skilled technician, plant technician, lift technician, elevator technician, maintenance manager, field service technician, field service engineer',
    technical: `Preventive maintenance|planned preventive maintenance, Equipment maintenance|machinery maintenance|equipment repair, Breakdown maintenance|reactive maintenance, Mechanical fault finding|mechanical troubleshooting, Hydraulics and pneumatics, Bearings and couplings|bearing replacement, Pumps and valves|pump maintenance, Mechanical fitting|bench fitting, PLC fault finding, Motor drives, Vibration analysis, Spare parts inventory, Welding, Lathe work|lathe operation`,
    soft: `Problem solving, Teamwork, Calm under pressure`,
    industry: `Electrical safety, Total productive maintenance, 5S workplace organisation, Permit-to-work systems`,
  },
  {
    name: 'Construction Worker',
    titles:
      'bricklayer, mason, plasterer, tiler, roofer, scaffolder, labourer, laborer, builder, steel fixer, concrete finisher, drywall installer, floor layer, glazier, stonemason',
    technical: `Bricklaying, Concrete work, Plastering|rendering walls, Tiling|wall tiling, Roofing|slate and tile roofing, Scaffolding|scaffold erection, Blueprint reading, Mortar mixing|cement mixing, Steel fixing, Paving, Insulation installation, Drywall|drywall installation, Glazing|window installation, Masonry, Stonework, Concrete finishing, Floor laying|flooring installation, Steel erection|structural steelwork, Hard landscaping`,
    soft: `Physical stamina, Teamwork, !Reliability`,
    industry: `CSCS card, OSHA 30, Construction safety, Asbestos awareness`,
  },
  {
    name: 'Painter and Decorator',
    titles: 'painter, decorator, painting contractor, paint sprayer, wallpaper hanger, sign writer',
    technical: `Painting and decorating, Surface preparation, Spray painting, Wallpapering|wallpaper hanging, Colour matching|color matching, Primers and undercoats, Plaster repairs|crack filling, Wood finishing, Sandblasting, Scaffolding, Waterproofing, Power tools, Sanding and filling, Airless spraying, Interior painting`,
    soft: `Attention to detail, Physical stamina, !Reliability`,
    industry: `CSCS card, Health and safety, Chemical handling`,
  },
  {
    name: 'Plant Operator',
    titles:
      'crane operator, excavator operator, heavy equipment operator, heavy machinery operator, jcb operator, bulldozer operator, backhoe operator, loader operator, slinger, banksman, tractor driver',
    technical: `Heavy equipment operation|heavy machinery operation, Crane operation, Excavator operation, Lifting plans|lift plans, Rigging and lifting|slinging, Pre-use inspections of plant|daily plant checks, Hand signals for lifting|banksman signals, Earthmoving, Dump trucks, Soil compaction, Telehandler, Two-way radio, Backhoe loader, Tower crane, Bulldozer operation, Grading and levelling`,
    soft: `Situational awareness, Attention to detail, Calm under pressure`,
    industry: `CPCS card, LOLER, CSCS card`,
  },
  {
    name: 'Caretaker and Handyman',
    titles:
      'caretaker, handyman, handyperson, handy person, maintenance worker, maintenance operative, maintenance person, maintenance assistant, property maintenance technician, facilities assistant, locksmith, alarm installer, security systems engineer, cctv technician',
    technical: `Building maintenance|property maintenance|general repairs, Minor plumbing repairs, Minor electrical repairs, Painting and decorating, Carpentry, Lock fitting|lock repair, Furniture assembly|flat-pack assembly, Opening and locking premises|opening and securing buildings, Boiler checks, Power tools, Cleaning|cleaning procedures, Room set-up`,
    soft: `!Reliability, Problem solving, Friendliness`,
    industry: `Health and safety, DBS check, Chemical handling, Fire safety`,
  },
];
