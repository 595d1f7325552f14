import type { OccupationData } from '../occupation-data.ts';

export const hospitalityAndPersonal: OccupationData[] = [
  {
    name: 'Cleaner and Housekeeper',
    titles:
      'cleaner, housekeeper, janitor, custodian, room attendant, chambermaid, housekeeping attendant, housekeeping supervisor, cleaning operative, cleaning supervisor, domestic assistant, domestic worker',
    technical: `Cleaning, Housekeeping, Floor care|mopping, Washroom sanitation|toilet cleaning, Chemical handling|chemical handling for cleaning, Laundry operations, Waste disposal, Colour-coded cleaning, Carpet cleaning, Room inspection, Kitchen hygiene, Key control, Bed making, Ironing, Waste segregation, Commercial cleaning, Deep cleaning`,
    soft: `!Reliability, Attention to detail, Physical stamina`,
    industry: `Health and safety, Health and hygiene standards, Personal protective equipment`,
  },
  {
    name: 'Cabin Crew',
    titles:
      'cabin crew member, flight attendant, air hostess, flight steward, air steward, stewardess, purser, inflight manager',
    technical: `In-flight service|cabin service|cabin crew duties, Aviation emergency procedures, Safety demonstrations|pre-flight safety checks, Passenger announcements, First aid, Meal and beverage service on board, In-flight sales, Handling difficult passengers|unruly passengers, Cabin security checks, Firefighting on board, VIP handling, Foreign languages, Emergency evacuation, Passenger safety, Galley management, Duty-free sales`,
    soft: `Calm under pressure, Friendliness, Grooming and presentation`,
    industry: `Cabin crew attestation, Aviation security, Dangerous goods awareness, Safety management systems`,
  },
  {
    name: 'Travel Agent',
    titles:
      'travel consultant, travel executive, travel advisor, tour operator, tour guide, tour leader, tour manager, tour executive, ticketing executive, reservation executive, holiday representative, visa consultant',
    technical: `Itinerary planning|travel planning|tour planning, Amadeus GDS|!Amadeus, Sabre GDS|!Sabre, Airline ticketing|ticketing|flight reservations|ticket sales, Holiday packages|package tours, Hotel bookings|accommodation bookings, Visa assistance for travellers|visa processing, Tour guiding|guided tours, Destination knowledge, Group bookings, Upselling, CRM software, Foreign languages, Galileo GDS|Travelport, Sightseeing tours`,
    soft: `Customer service, Friendliness, Attention to detail`,
    industry: `Tourism, IATA certification, ATOL, Package travel regulations`,
  },
  {
    name: 'Event Planner',
    titles:
      'event manager, event coordinator, event organiser, event organizer, wedding planner, conference manager, conference organiser, exhibition manager, banquet manager',
    technical: `Event management, Venue sourcing|venue selection, Event budgets|event costing, Vendor coordination for events|caterer coordination, Wedding planning, Guest lists|RSVP management, On-site event management|event set-up, Run sheets|event schedules, Sponsorship, Event decor, Cvent, Travel arrangements`,
    soft: `!Organisation, Calm under pressure, Negotiation`,
    industry: `Event safety, Event licensing, Corporate hospitality, Hospitality industry standards`,
  },
  {
    name: 'Waiter',
    titles:
      'waitress, waiting staff, wait staff, server, restaurant staff, food runner, restaurant captain, steward, food and beverage associate, host, hostess',
    technical: `Table service|waitressing|waiting tables|!serving guests, Order taking|taking orders, Menu knowledge|menu recommendations, Restaurant POS, Food safety, Table setting|table set-up, Wine knowledge, Allergen management, Upselling, Bar service, Barista skills|coffee making, Buffet service, Wine service, Toast POS, Room service`,
    soft: `Friendliness, Teamwork, Working at pace`,
    industry: `Food hygiene certificate, Alcohol licensing, Hospitality industry standards, Health and hygiene standards`,
  },
  {
    name: 'Bartender and Barista',
    titles:
      'bartender, barman, barmaid, bar staff, bar supervisor, bar manager, bar person, mixologist, barista, cafe assistant, pub manager, sommelier',
    technical: `Bartending|cocktail making|cocktails, Mixology, Barista skills, Wine knowledge, Drinks service, Cellar management, Cash handling, Bar stock control|liquor inventory, Age verification, Bar cleaning, Restaurant POS, Upselling, Food safety, Wine pairing, Wine tasting, Latte art, Espresso machines, Beer keeping, Responsible service`,
    soft: `Friendliness, Working at pace, Customer service`,
    industry: `Alcohol licensing, WSET, Food hygiene certificate, Speciality coffee`,
  },
  {
    name: 'Baker and Pastry Chef',
    titles:
      'baker, pastry chef, pastry cook, cake decorator, confectioner, chocolatier, bakery assistant, bakery manager',
    technical: `Baking, Dough preparation|dough mixing, Pastry, Cake decorating, Oven operation, Food safety, Recipe scaling|weighing ingredients, Chocolate work, Dessert plating, HACCP, Bakery machinery, Food cost control, Artisan bread, Sugar craft, Deck ovens, Confectionery`,
    soft: `Attention to detail, Creativity, Physical stamina`,
    industry: `Food hygiene certificate, Health and safety, FSSAI, Food labelling`,
  },
  {
    name: 'Butcher',
    titles: 'meat cutter, meat processor, fishmonger, butchery assistant, butchery manager',
    technical: `Butchery, Boning and trimming|deboning, Knife skills, Fish filleting, Meat display|counter display, Food safety, Portion control, Sausage making, Cold storage, HACCP, Stock rotation, Vacuum packing, Carcass breakdown, Knife sharpening, Cuts of meat, Curing meat`,
    soft: `Customer service, Manual dexterity, Physical stamina`,
    industry: `Food hygiene certificate, Meat inspection, Food traceability`,
  },
  {
    name: 'Kitchen Assistant',
    titles:
      'kitchen porter, kitchen helper, kitchen hand, kitchen staff, kitchen steward, dishwasher, pot washer, catering assistant, canteen assistant, food service worker, fast food worker, crew member',
    technical: `Dishwashing|pot washing, Kitchen hygiene, Food preparation|vegetable preparation, Food safety, Fast food preparation, Waste disposal, Deliveries and storage in kitchens|storing deliveries, Stock rotation, Chemical handling, Equipment cleaning, Order assembly, Knife skills, Quick service restaurants`,
    soft: `Teamwork, Working at pace, !Reliability`,
    industry: `Food hygiene certificate, Health and safety, Health and hygiene standards, HACCP awareness`,
  },
  {
    name: 'Restaurant Manager',
    titles:
      'food and beverage manager, f&b manager, catering manager, cafe manager, restaurant supervisor, restaurant general manager, outlet manager, canteen manager, fast food manager',
    technical: `Restaurant management|restaurant operations, Food and beverage management, Staff scheduling, Food cost control, Food safety, Guest relations, Stock control, Menu planning, Restaurant POS, Banqueting, Bar management, Upselling, Table reservations, OpenTable, Seating guests`,
    soft: `Leadership, Calm under pressure, Communication`,
    industry: `Food hygiene certificate, Alcohol licensing, Restaurant health inspections, Health and safety`,
  },
  {
    name: 'Hairdresser',
    titles:
      'hair stylist, hairstylist, hair dresser, barber, salon manager, hair colourist, hair technician, salon assistant',
    technical: `Haircutting|hair cutting|precision cutting, Hair colouring|hair coloring, Hair styling|hairdressing, Barbering, Client consultation, Hair treatments, Shampooing, Hair extensions, Bridal hair, Patch testing, Afro hair, Retail product sales in salons, Balayage, Beard trimming, Clipper cutting, Keratin treatment, Scalp massage, Blow-drying`,
    soft: `Friendliness, Listening to clients, Creativity`,
    industry: `NVQ Level 2 Hairdressing, Chemical handling, Health and safety, Beauty trends`,
  },
  {
    name: 'Beauty Therapist',
    titles:
      'beautician, makeup artist, make-up artist, nail technician, esthetician, aesthetician, cosmetologist, beauty advisor, beauty consultant, spa therapist, massage therapist, lash technician, spa manager, tattoo artist',
    technical: `Skincare|skin care treatments, Waxing, Manicure and pedicure|nail care, Makeup application|make-up artistry, Massage|massage therapy, Lash and brow treatments, Spa treatments, Client consultation, Salon hygiene|sanitation and sterilisation, Patch testing, Retail product sales in salons, Body treatments, Facials, Hair removal, Nail art, Bridal makeup, Deep tissue massage, Eyelash extensions, Aromatherapy`,
    soft: `Friendliness, Listening to clients, Attention to detail`,
    industry: `NVQ Level 3 Beauty Therapy, Health and hygiene standards, Chemical handling, Beauty trends`,
  },
  {
    name: 'Sports Coach',
    titles:
      'coach, football coach, cricket coach, swimming coach, swimming instructor, swimming teacher, lifeguard, tennis coach, athletics coach, sports instructor, physical education teacher, pe teacher, sports scientist, exercise physiologist, strength and conditioning coach, performance analyst',
    technical: `Sports coaching|athletic coaching, Training session planning, Strength training, Fitness assessment, Performance analysis, Injury prevention, Technique coaching for athletes, Exercise physiology, Sports nutrition, First aid, Sports psychology, Swimming instruction, Match analysis, Biomechanics, Lifeguarding, VO2 max testing`,
    soft: `Motivation of clients, Leadership, Communication`,
    industry: `Coaching licence, Child safeguarding, Anti-doping rules, Health and safety`,
  },
];
