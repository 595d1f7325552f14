import type { OccupationData } from '../occupation-data.ts';

export const scienceAndTransport: OccupationData[] = [
  {
    name: 'Chemist',
    titles:
      'laboratory technician, lab technician, laboratory analyst, lab analyst, laboratory assistant, lab assistant, quality control analyst, formulation scientist, laboratory manager',
    technical: `Analytical chemistry|chemical analysis, Chromatography, Titration, Spectroscopy, Sample preparation, Laboratory equipment calibration, Standard operating procedures|SOPs, Mass spectrometry, Stability studies, Drug formulation, Chemical handling, pH meters, Volumetric analysis, UV-Vis, Reagent preparation`,
    soft: `Attention to detail, Analytical thinking, Time management`,
    industry: `Good laboratory practice, Laboratory safety, Good manufacturing practice, ISO/IEC 17025`,
  },
  {
    name: 'Biologist',
    titles:
      'microbiologist, biotechnologist, biochemist, geneticist, immunologist, virologist, life scientist, biology researcher, zoologist, bioprocess engineer, bioinformatician, botanist',
    technical: `PCR, Cell culture, Microscopy, Molecular cloning, Microbial culture, Western blot, DNA sequencing, Bioinformatics, CRISPR, Statistics, !R, Fieldwork, Aseptic technique, Gel electrophoresis, Microbial identification`,
    soft: `Attention to detail, Curiosity, Critical thinking`,
    industry: `Laboratory safety, Good laboratory practice, Research ethics, Good manufacturing practice`,
  },
  {
    name: 'Economist',
    titles:
      'economic analyst, economic adviser, econometrician, economics consultant, statistician, biostatistician, statistical analyst, statistical officer, statistical programmer',
    technical: `Econometrics, Statistics, Stata, !R, Regression analysis, Time series analysis, Economic forecasting, Survey design, SAS, Python, SPSS, EViews, Panel data analysis, Macroeconomic analysis, Sampling design`,
    soft: `Analytical thinking, Critical thinking, Communication`,
    industry: `Public policy, Official statistics, Central banking`,
  },
  {
    name: 'Truck and Delivery Driver',
    titles:
      'driver, delivery executive, delivery boy, delivery associate, courier, postman, postwoman, postal worker, mail carrier, delivery partner',
    technical: `Safe driving|defensive driving, Clean driving record, Truck driving|HGV driving|HGV licence|CDL|commercial driving licence|commercial driver's license|heavy vehicle licence, Delivery driving|parcel delivery, Multi-drop delivery, Daily vehicle checks|walk-around checks, Route planning, Load securing|vehicle loading, GPS navigation|satellite navigation, Proof of delivery|delivery notes, Tachograph, Loading and unloading, Cash on delivery, Dangerous goods, Mail sorting, Vehicle cleaning, Load planning, Telematics`,
    soft: `!Reliability, Time management, Customer service`,
    industry: `Driver CPC, DOT regulations, Road safety, Health and safety`,
  },
  {
    name: 'Passenger Driver',
    titles:
      'bus driver, coach driver, minibus driver, taxi driver, cab driver, chauffeur, personal driver, company driver, bus conductor',
    technical: `Passenger transport|passenger service driving, Safe driving, PCV licence|PSV licence, Daily vehicle checks, Fare collection, Route planning, Timetable adherence|keeping to timetables, GPS navigation, Vehicle cleaning, First aid, Tachograph, Incident reports, Ticket machines`,
    soft: `Customer service, !Reliability, Patience`,
    industry: `Driver CPC, Road safety, DBS check, Health and safety`,
  },
  {
    name: 'Warehouse Operative',
    titles:
      'warehouse worker, warehouse associate, warehouse assistant, warehouse supervisor, warehouse executive, forklift driver, forklift operator, picker, packer, storekeeper, store keeper, stores executive, stock controller, stock clerk, material handler, reach truck driver',
    technical: `Order picking, Forklift operation|forklift, Shipping and receiving, RF scanners, Stocktaking, Loading and unloading, Pallet wrapping|palletising, Warehouse management systems, Stock rotation, Manual handling, Cross-docking, Inventory management, Reverse logistics, Load securing, Stock control, Goods inwards`,
    soft: `!Reliability, Attention to detail, Physical stamina`,
    industry: `Health and safety, Forklift certification|forklift license|forklift licence, Manual handling training, 5S workplace organisation`,
  },
  {
    name: 'Freight Forwarder',
    titles:
      'freight agent, freight coordinator, import export specialist, import executive, export executive, export manager, export documentation executive, customs broker, customs clearance agent, shipping coordinator, shipping executive',
    technical: `Freight forwarding, Customs clearance|customs declarations, Import and export documentation, Incoterms, Bills of lading, Airway bills, Tariff classification, Air freight, Trade finance, Cargo insurance, Port operations, CargoWise, Dangerous goods, HS codes, Export finance`,
    soft: `Negotiation, Attention to detail, Communication`,
    industry: `International trade, Customs law, FIATA, Customs broker licence`,
  },
  {
    name: 'Procurement Manager',
    titles:
      'buyer, purchaser, procurement specialist, procurement officer, procurement executive, procurement engineer, purchasing manager, purchase manager, purchase officer, purchase executive, purchasing officer, category manager, sourcing manager, sourcing specialist, vendor manager, head of procurement',
    technical: `Procurement, Supplier relationship management, Contract negotiation with suppliers, RFQ management, Purchase orders, Spend analysis, Vendor development, Vendor evaluation, Category management, SAP MM, SAP Ariba|Ariba, Supplier audits, Import procurement, Procure-to-pay, !Excel`,
    soft: `Negotiation, Analytical thinking, Relationship building`,
    industry: `CIPS, Ethical sourcing, Public procurement, Incoterms, International trade`,
  },
];
