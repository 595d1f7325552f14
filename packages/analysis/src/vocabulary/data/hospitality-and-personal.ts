import type { OccupationData } from '../occupation-data.ts';

export const hospitalityAndPersonal: OccupationData[] = [
  {
    name: 'Cleaner and Housekeeper',
    titles:
      'cleaner, housekeeper, janitor, custodian, room attendant, chambermaid, housekeeping attendant, housekeeping supervisor, cleaning operative, cleaning supervisor, domestic assistant, domestic worker',
    technical: `Cleaning|deep cleaning|commercial cleaning, Housekeeping|bed making, Floor care|mopping, Washroom sanitation|toilet cleaning, Chemical handling|chemical handling for cleaning, Laundry operations|ironing, Waste disposal|waste segregation, Colour-coded cleaning, Carpet cleaning, Room inspection, Kitchen hygiene, Key control`,
    soft: `!Reliability, Attention to detail, Physical stamina`,
    industry: `Health and safety, Health and hygiene standards, Personal protective equipment`,
  },
  {
    name: 'Cabin Crew',
    titles:
      'cabin crew member, flight attendant, air hostess, flight steward, air steward, stewardess, purser, inflight manager',
    technical: `In-flight service|cabin service|cabin crew duties, Aviation emergency procedures|emergency evacuation|passenger safety, Safety demonstrations|pre-flight safety checks, Passenger announcements, First aid, Meal and beverage service on board|galley management, In-flight sales|duty-free sales, Handling difficult passengers|unruly passengers, Cabin security checks, Firefighting on board, VIP handling, Foreign languages`,
    soft: `Calm under pressure, Friendliness, Grooming and presentation`,
    industry: `Cabin crew attestation, Aviation security, Dangerous goods awareness, Safety management systems`,
  },
  {
    name: 'Travel Agent',
    titles:
      'travel consultant, travel executive, travel advisor, tour operator, tour guide, tour leader, tour manager, tour executive, ticketing executive, reservation executive, holiday representative, visa consultant',
    technical: `Itinerary planning|travel planning|tour planning, Amadeus GDS|!Amadeus|!Sabre|Sabre GDS|Galileo GDS|Travelport, Airline ticketing|ticketing|flight reservations|ticket sales, Holiday packages|package tours, Hotel bookings|accommodation bookings, Visa assistance for travellers|visa processing, Tour guiding|guided tours|sightseeing tours, Destination knowledge, Group bookings, Upselling, CRM software, Foreign languages`,
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
    technical: `Table service|waitressing|waiting tables|!serving guests, Order taking|taking orders, Menu knowledge|menu recommendations, Restaurant POS|Toast POS, Food safety, Table setting|table set-up, Wine knowledge|wine service, Allergen management, Upselling, Bar service, Barista skills|coffee making, Buffet service|room service`,
    soft: `Friendliness, Teamwork, Working at pace`,
    industry: `Food hygiene certificate, Alcohol licensing, Hospitality industry standards, Health and hygiene standards`,
  },
  {
    name: 'Bartender and Barista',
    titles:
      'bartender, barman, barmaid, bar staff, bar supervisor, bar manager, bar person, mixologist, barista, cafe assistant, pub manager, sommelier',
    technical: `Bartending|mixology|cocktail making|cocktails, Barista skills|espresso machines|latte art, Wine knowledge|wine pairing|wine tasting, Drinks service, Cellar management|beer keeping, Cash handling, Bar stock control|liquor inventory, Age verification|responsible service, Bar cleaning, Restaurant POS, Upselling, Food safety`,
    soft: `Friendliness, Working at pace, Customer service`,
    industry: `Alcohol licensing, WSET, Food hygiene certificate, Speciality coffee`,
  },
  {
    name: 'Baker and Pastry Chef',
    titles:
      'baker, pastry chef, pastry cook, cake decorator, confectioner, chocolatier, bakery assistant, bakery manager',
    technical: `Baking|artisan bread, Dough preparation|dough mixing, Pastry, Cake decorating|sugar craft, Oven operation|deck ovens, Food safety, Recipe scaling|weighing ingredients, Chocolate work|confectionery, Dessert plating, HACCP, Bakery machinery, Food cost control`,
    soft: `Attention to detail, Creativity, Physical stamina`,
    industry: `Food hygiene certificate, Health and safety, FSSAI, Food labelling`,
  },
  {
    name: 'Butcher',
    titles: 'meat cutter, meat processor, fishmonger, butchery assistant, butchery manager',
    technical: `Butchery|carcass breakdown, Boning and trimming|deboning, Knife skills|knife sharpening, Fish filleting, Meat display|counter display, Food safety, Portion control|cuts of meat, Sausage making|curing meat, Cold storage, HACCP, Stock rotation, Vacuum packing`,
    soft: `Customer service, Manual dexterity, Physical stamina`,
    industry: `Food hygiene certificate, Meat inspection, Food traceability`,
  },
  {
    name: 'Kitchen Assistant',
    titles:
      'kitchen porter, kitchen helper, kitchen hand, kitchen staff, kitchen steward, dishwasher, pot washer, catering assistant, canteen assistant, food service worker, fast food worker, crew member',
    technical: `Dishwashing|pot washing, Kitchen hygiene, Food preparation|vegetable preparation, Food safety, Fast food preparation|quick service restaurants, Waste disposal, Deliveries and storage in kitchens|storing deliveries, Stock rotation, Chemical handling, Equipment cleaning, Order assembly, Knife skills`,
    soft: `Teamwork, Working at pace, !Reliability`,
    industry: `Food hygiene certificate, Health and safety, Health and hygiene standards, HACCP awareness`,
  },
  {
    name: 'Restaurant Manager',
    titles:
      'food and beverage manager, f&b manager, catering manager, cafe manager, restaurant supervisor, restaurant general manager, outlet manager, canteen manager, fast food manager',
    technical: `Restaurant management|restaurant operations, Food and beverage management, Staff scheduling, Food cost control, Food safety, Guest relations, Stock control, Menu planning, Restaurant POS, Banqueting, Bar management, Upselling, Table reservations|OpenTable|seating guests`,
    soft: `Leadership, Calm under pressure, Communication`,
    industry: `Food hygiene certificate, Alcohol licensing, Restaurant health inspections, Health and safety`,
  },
  {
    name: 'Hairdresser',
    titles:
      'hair stylist, hairstylist, hair dresser, barber, salon manager, hair colourist, hair technician, salon assistant',
    technical: `Haircutting|hair cutting|precision cutting, Hair colouring|hair coloring|balayage, Hair styling|hairdressing|blow-drying, Barbering|beard trimming|clipper cutting, Client consultation, Hair treatments|keratin treatment, Shampooing|scalp massage, Hair extensions, Bridal hair, Patch testing, Afro hair, Retail product sales in salons`,
    soft: `Friendliness, Listening to clients, Creativity`,
    industry: `NVQ Level 2 Hairdressing, Chemical handling, Health and safety, Beauty trends`,
  },
  {
    name: 'Beauty Therapist',
    titles:
      'beautician, makeup artist, make-up artist, nail technician, esthetician, aesthetician, cosmetologist, beauty advisor, beauty consultant, spa therapist, massage therapist, lash technician, spa manager, tattoo artist',
    technical: `Skincare|facials|skin care treatments, Waxing|hair removal, Manicure and pedicure|nail care|nail art, Makeup application|make-up artistry|bridal makeup, Massage|massage therapy|deep tissue massage, Lash and brow treatments|eyelash extensions, Spa treatments|aromatherapy, Client consultation, Salon hygiene|sanitation and sterilisation, Patch testing, Retail product sales in salons, Body treatments`,
    soft: `Friendliness, Listening to clients, Attention to detail`,
    industry: `NVQ Level 3 Beauty Therapy, Health and hygiene standards, Chemical handling, Beauty trends`,
  },
  {
    name: 'Sports Coach',
    titles:
      'coach, football coach, cricket coach, swimming coach, swimming instructor, swimming teacher, lifeguard, tennis coach, athletics coach, sports instructor, physical education teacher, pe teacher, sports scientist, exercise physiologist, strength and conditioning coach, performance analyst',
    technical: `Sports coaching|athletic coaching, Training session planning, Strength training, Fitness assessment|VO2 max testing, Performance analysis|match analysis, Injury prevention, Technique coaching for athletes, Exercise physiology|biomechanics, Sports nutrition, First aid, Sports psychology, Swimming instruction|lifeguarding`,
    soft: `Motivation of clients, Leadership, Communication`,
    industry: `Coaching licence, Child safeguarding, Anti-doping rules, Health and safety`,
  },
];
