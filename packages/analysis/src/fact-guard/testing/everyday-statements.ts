import type { Statement } from './statement.ts';

/** Rewrites with turns of speech that state nothing, and inventions that are worded like them. */
export const everydayStatements: Statement[] = [
  {
    source: 'Answered the phone at the reception of a dental practice and gave out appointments.',
    honest: [
      'Answered the phone at the front desk of a dental practice every day and scheduled appointments.',
      'First point of contact at the reception of a dental practice, answering the phone and giving out appointments.',
      'Handled day-to-day reception work at a dental practice, from answering the phone to giving out appointments.',
    ],
    invented: [
      'Answered the phone 24/7 at the reception of a dental practice and gave out appointments.',
      'Answered up to 70 calls every day at the reception of a dental practice.',
      'First receptionist of a new dental practice, giving out appointments in Dentrix.',
    ],
  },
  {
    source: 'One of four cooks on the breakfast line of a hotel kitchen.',
    honest: [
      'Worked as one of four cooks on the breakfast line of a hotel kitchen.',
      'Cooked breakfast side by side with three other cooks in a hotel kitchen.',
      'Cooked on the breakfast line of a hotel kitchen, day in and day out, in a team of four.',
    ],
    invented: [
      'One of four head cooks on the breakfast line of a hotel kitchen.',
      'Led four cooks on the breakfast line of a hotel kitchen.',
      'One of the best cooks on the breakfast line of a hotel kitchen.',
    ],
  },
  {
    source: 'Monitored servers in shifts, day and night, and restarted services when they failed.',
    honest: [
      'Monitored servers 24/7 in shifts and restarted failed services right away.',
      'Watched over servers around the clock, restarting services whenever they failed.',
      'Monitored servers day and night in shifts, restarting failed services one by one as needed.',
    ],
    invented: [
      'Monitored 240 servers day and night and restarted services when they failed.',
      'Monitored servers with Nagios around the clock and restarted services when they failed.',
      'Monitored servers day and night, keeping 99.9% of services up.',
    ],
  },
  {
    source: 'Taught German to adults in evening classes and one-to-one lessons.',
    honest: [
      'Taught German to adults in evening classes and one-on-one lessons.',
      'Taught German face to face, in evening classes as well as in individual lessons for adults.',
      'Gave German lessons to adults, both one-to-one and in evening classes, step by step.',
    ],
    invented: [
      'Taught German and Dutch to adults in evening classes and one-to-one lessons.',
      'Taught German to adults in evening classes, one in five of whom passed the C1 exam.',
      'Taught German to adults in evening classes as a certified Goethe examiner.',
    ],
  },
  {
    source: 'Checked every delivery against the order and put the goods into the right shelf.',
    honest: [
      'Checked each and every delivery against the order and put goods on the right shelf.',
      'Checked all deliveries against orders before shelving the goods in the right place.',
      'Made sure that every single delivery matched its order and that goods were on the right shelf.',
    ],
    invented: [
      'Checked every delivery against the order and cut stock errors.',
      'Checked two dozen deliveries every day against orders and put goods on the right shelf.',
      'Checked every delivery of the company-wide warehouse against the order.',
    ],
  },
  {
    source:
      'Looked after three children aged 2 to 7 in their home, cooked and did homework with them.',
    honest: [
      'Cared for three children aged 2 to 7 in their own home, cooking for them and helping with homework from time to time.',
      'Took care of three children (2 to 7 years old), including cooking and homework, on a daily basis.',
      'Looked after three children aged two to seven at home, cooking and doing homework together with them.',
    ],
    invented: [
      'Looked after four children aged 2 to 7 in their home, cooked and did homework with them.',
      'Looked after three children aged 2 to 7 in their home and holds a paediatric first aid certificate.',
      'Looked after three children aged 2 to 7 and taught them French in their home.',
    ],
  },
  {
    source: 'Wrote unit tests and fixed bugs in a PHP application for online booking.',
    honest: [
      'Wrote unit tests for a PHP online booking application and fixed bugs along the way.',
      'Fixed bugs and wrote unit tests, day by day, in a PHP application for online booking.',
      'Kept a PHP booking application in good shape by writing unit tests and fixing bugs.',
    ],
    invented: [
      'Wrote unit tests and fixed bugs in a PHP and Laravel application for online booking.',
      'Wrote the first unit tests of a PHP booking application and reached 90% coverage.',
      'Single developer behind a PHP application for online booking at Tavira Hotels.',
    ],
  },
  {
    source: 'Supported residents with dementia in daily life and talked to their families.',
    honest: [
      'Supported residents with dementia in everyday life and kept in touch with their families.',
      'Supported people with dementia day after day and spoke with their families on a regular basis.',
      'Helped residents living with dementia through their day and talked with their families.',
    ],
    invented: [
      'Supported 18 residents with dementia in daily life and talked to their families.',
      'Supported residents with dementia in daily life as head of the ward.',
      'Supported residents with dementia in daily life and introduced music therapy.',
    ],
  },
  {
    source: 'Drove regular customers to the airport and kept the car clean.',
    honest: [
      'Drove regular customers to the airport on time and kept the car clean at all times.',
      'Drove regular customers to the airport and made sure the car was always clean.',
      'Took regular customers to the airport by car, keeping it clean inside and out.',
    ],
    invented: [
      'Drove regular customers to the airport with a 100% on-time record and kept the car clean.',
      'Drove a fleet of three cars for regular customers to the airport.',
      'Drove executives of Norvane Bank to the airport and kept the car clean.',
    ],
  },
  {
    source: 'Sorted incoming mail and scanned documents for the archive.',
    honest: [
      'Sorted incoming mail first thing in the morning and scanned documents for the archive.',
      'Sorted incoming mail and, once sorted, scanned documents for the archive.',
      'Sorted the mail as it came in and scanned documents for the archive, one at a time.',
    ],
    invented: [
      'Sorted incoming mail and scanned 1,500 documents a week for the archive.',
      'Sorted incoming mail and moved the archive to SharePoint.',
      'Sorted incoming mail and scanned documents for the archive of the Supreme Court.',
    ],
  },
  {
    source: 'Helped organise trade fair appearances together with the agency.',
    honest: [
      'Helped organise trade fair appearances hand in hand with the agency.',
      'Helped to organise trade fair appearances from time to time, working closely with the agency.',
      'Assisted in organising trade fair appearances, in close contact with the agency throughout.',
    ],
    invented: [
      'Organised trade fair appearances together with the agency.',
      'Helped organise twelve trade fair appearances together with the agency.',
      'Helped organise trade fair appearances in Hanover together with the agency.',
    ],
  },
  {
    source: 'Processed loan applications and explained the terms to customers.',
    honest: [
      'Processed loan applications and explained the terms to customers in plain language.',
      'Processed loan applications from customers and talked them through the terms, point by point.',
      'Processed loan applications and took the time to explain the terms to each customer.',
    ],
    invented: [
      'Processed loan applications worth ₹3 crore and explained the terms to customers.',
      'Processed and approved loan applications as branch manager.',
      'Processed loan applications, lowering the default rate, and explained the terms to customers.',
    ],
  },
  {
    source: 'Served coffee and cakes, cleaned the tables and closed the café in the evening.',
    honest: [
      'Served coffee and cakes all day long, kept the tables clean and closed up the café in the evening.',
      'Served coffee and cakes with a smile, cleaned tables and locked up the café at the end of the evening.',
      'Served coffee and cake, wiped down tables and closed the café for the night.',
      'Kept tables clean, served coffee and cakes, and was the one who closed the café in the evening.',
    ],
    invented: [
      'First employee of a café, serving coffee and cakes.',
      'Served coffee and cakes and opened a second café.',
      'Served coffee and cakes to a hundred guests every single day.',
    ],
  },
  {
    source: 'Read the meters of private households and wrote the values down.',
    honest: [
      'Went from door to door to read the meters of private households and noted the values.',
      'Read meters in private households and put the values down in writing.',
      'Read household meters, taking down each value there and then.',
      'Visited private households in person to read meters and record the values, one after the other.',
    ],
    invented: [
      'Read the meters of 90 private households a day and wrote the values down.',
      'Read smart meters of private households for Voltane and wrote the values down.',
      'Sole meter reader of the city, writing down the values of private households.',
    ],
  },
  {
    source:
      'Prepared contracts for the sales team and sent reminders when signatures were missing.',
    honest: [
      'Prepared contracts for the sales team and followed up on missing signatures.',
      'Drew up contracts for the sales team and sent out reminders as soon as a signature was missing.',
      'Got contracts ready for the sales team and chased up missing signatures by sending reminders.',
      'Prepared contracts on behalf of the sales team, sending reminders until every last signature was in place.',
    ],
    invented: [
      'Prepared contracts for the sales team in DocuSign and sent reminders when signatures were missing.',
      'Prepared and negotiated contracts for the sales team.',
      'Prepared contracts for the sales team twice as fast as before.',
    ],
  },
  {
    source: 'Trained the under-12 football team and organised tournaments.',
    honest: [
      'Coached the under-12 football team week in, week out and organised tournaments.',
      'Trained the U12 football team and took care of organising tournaments.',
      'Trained the under-12s in football and put on tournaments.',
      'Was in charge of training the under-12 football team and of organising tournaments.',
    ],
    invented: [
      'Trained the under-12 football team, which won the district cup, and organised tournaments.',
      'Trained the under-12 and under-16 football teams and organised tournaments.',
      'Trained the under-12 football team and organised three tournaments every year.',
    ],
  },
  {
    source: 'Operated the CNC milling machine and measured the finished parts.',
    honest: [
      'Operated the CNC milling machine and took measurements of finished parts.',
      'Ran the CNC milling machine, measuring every part once it was finished.',
      'Operated the CNC milling machine in line with the drawings and measured parts after they were finished.',
      'Worked at the CNC milling machine and measured finished parts with great precision.',
    ],
    invented: [
      'Operated and programmed the CNC milling machine and measured the finished parts.',
      'Operated five CNC milling machines and measured the finished parts.',
      'Operated the CNC milling machine, cut scrap and measured the finished parts.',
    ],
  },
  {
    source: 'Visited patients at home, changed dressings and gave injections.',
    honest: [
      'Visited patients in their own homes, changing dressings and giving injections as prescribed.',
      'Visited patients at home, where I changed dressings and gave injections.',
      'Made home visits to patients to change dressings and give injections when due.',
      'Visited patients at home and saw to dressings and injections, always with patience and respect.',
    ],
    invented: [
      'Visited 14 patients a day at home, changed dressings and gave injections.',
      'Visited patients at home as head nurse, changed dressings and gave injections.',
      'Visited patients at home, changed dressings, gave injections and drew blood.',
    ],
  },
  {
    source: 'Built a budgeting app in Kotlin as a student project with a classmate.',
    honest: [
      'Built a budgeting app in Kotlin with a classmate as part of a student project.',
      'Built, with one classmate, a budgeting app in Kotlin for a student project.',
      'Put together a Kotlin budgeting app as one of two students on a project.',
      'Teamed up with a classmate to build a budgeting app in Kotlin as a student project.',
    ],
    invented: [
      'Built a budgeting app in Kotlin that was downloaded 5,000 times.',
      'Built a budgeting app in Kotlin and Firebase as a student project with a classmate.',
      'Built a budgeting app in Kotlin alone in one weekend.',
    ],
  },
  {
    source: 'Handled returns at the service counter and calmed down upset customers.',
    honest: [
      'Handled returns at the service counter and kept calm with upset customers.',
      'Dealt with returns at the service counter and calmed upset customers down.',
      'Handled returns at the Service Counter and listened to upset customers until they had calmed down.',
      'Took back returns at the service counter and kept a cool head with upset customers.',
    ],
    invented: [
      'Handled returns at the service counter, where nine out of ten upset customers stayed.',
      'Handled all returns of the region and calmed down upset customers.',
      'Handled returns at the service counter of Castell & Sons and calmed down upset customers.',
    ],
  },
  {
    source: 'Took part in the rollout of a new till system in two shops.',
    honest: [
      'Took part in rolling out a new till system in two shops from day one.',
      'Took part in the rollout of a new till system, first in one shop and then in a second one.',
      'Was part of the team that rolled out a new till system in both shops.',
    ],
    invented: [
      'Rolled out a new till system in two shops.',
      'Took part in the rollout of a new till system in twenty-two shops.',
      'Took part in the rollout of a new Shopify till system in two shops.',
    ],
  },
  {
    source: 'Changed tyres, brakes and oil on cars and vans.',
    honest: [
      'Changed tyres, brakes and oil on cars and vans on a day-to-day basis.',
      'Changed tyres, brakes and oil on cars and vans alike.',
      'Worked hands-on with cars and vans, changing tyres, brakes and oil.',
    ],
    invented: [
      'Changed tyres, brakes and oil on cars, vans and motorcycles at Dunmore Garage.',
      'Changed tyres, brakes and oil on ten cars and vans a day.',
      'Changed tyres, brakes and oil on cars and vans, halving waiting times.',
    ],
  },
  {
    source: 'Planned the shifts of the nurses and found replacements for sick colleagues.',
    honest: [
      'Planned the shifts of the nurses and found replacements for sick colleagues at short notice.',
      'Planned nurses’ shifts and, more often than not, found replacements for sick colleagues the same day.',
      'Planned nursing shifts week by week and found someone to stand in for sick colleagues.',
    ],
    invented: [
      'Planned the shifts of 35 nurses and found replacements for sick colleagues.',
      'Planned the shifts of the nurses in Kronos and found replacements for sick colleagues.',
      'Directed the nurses and found replacements for sick colleagues.',
    ],
  },
  {
    source:
      'Translated manuals for coffee machines from Italian and checked the work of a colleague.',
    honest: [
      'Translated coffee machine manuals from Italian and gave the work of a colleague a second look.',
      'Translated manuals for coffee machines from Italian, word for word where needed, and checked a colleague’s work.',
      'Translated manuals for coffee machines out of Italian and double-checked the work of one colleague.',
    ],
    invented: [
      'Translated manuals for coffee machines from Italian and Spanish and checked the work of a colleague.',
      'Translated manuals for coffee machines from Italian for De Lorenzi and checked the work of a colleague.',
      'Translated a hundred manuals for coffee machines from Italian.',
    ],
  },
  {
    source: 'Inspected welds on pipelines and wrote a report for each one.',
    honest: [
      'Inspected welds on pipelines on site and wrote a report for each and every one.',
      'Inspected pipeline welds in the field, writing one report per weld.',
      'Inspected welds on pipelines with care and put each result down in a report.',
    ],
    invented: [
      'Inspected welds on pipelines as a certified welding inspector and wrote a report for each one.',
      'Inspected welds on pipelines in Oman and wrote a report for each one.',
      'Inspected 40 welds a week on pipelines and wrote a report for each one.',
    ],
  },
];

/** The same for the guard that was not tuned on them. */
export const heldBackEverydayStatements: Statement[] = [
  {
    source: 'Cut hair, advised clients on colour and swept the salon.',
    honest: [
      'Cut hair, advised clients on colour and kept the salon clean every day.',
      'Cut hair and advised each client on colour in person; swept the salon as well.',
      'Cut hair, gave clients advice on colour and swept the salon at the end of the day.',
    ],
    invented: [
      'Cut hair for 15 clients every day and advised them on colour.',
      'Cut hair and advised clients on colour as salon manager.',
      'Cut hair, advised clients on colour and sold Wella products.',
    ],
  },
  {
    source: 'Was available for guests at any hour as the night porter of a small hotel.',
    honest: [
      'Night porter of a small hotel, available to guests around the clock.',
      'Was there for guests of a small hotel at all hours as the night porter.',
      'As night porter of a small hotel, took care of guests at any time of the night.',
    ],
    invented: [
      'Night porter of a small hotel with 60 rooms, available to guests around the clock.',
      'Night porter and duty manager of a small hotel.',
      'Night porter of a small hotel, available to guests in five languages.',
    ],
  },
  {
    source:
      'Set up user accounts and laptops for new employees and solved their problems by phone.',
    honest: [
      'Set up accounts and laptops for new employees on their first day and solved problems over the phone.',
      'Set up user accounts and laptops so that new employees could get to work right away, and solved their problems by phone.',
      'First line of help by phone for new employees after setting up their user accounts and laptops.',
    ],
    invented: [
      'Set up user accounts in Active Directory and laptops for new employees.',
      'Set up user accounts and laptops for 300 new employees.',
      'Set up user accounts and laptops for new employees as head of IT.',
    ],
  },
  {
    source: 'Picked apples and pears and packed them for supermarkets.',
    honest: [
      'Picked apples and pears by hand and packed them for supermarkets.',
      'Picked apples and pears in all weathers and packed them for supermarkets.',
      'Picked and packed apples and pears for supermarkets from morning to night.',
    ],
    invented: [
      'Picked two tonnes of apples and pears a day and packed them for supermarkets.',
      'Picked apples and pears and packed them for Tesco supermarkets.',
      'Supervised the picking of apples and pears for supermarkets.',
    ],
  },
  {
    source:
      'Assisted in a psychology study: recruited participants and entered the answers in SPSS.',
    honest: [
      'Assisted in a psychology study from start to finish, recruiting participants and entering answers in SPSS.',
      'Helped with a psychology study: recruited participants one by one and entered their answers in SPSS.',
      'Assisted in a psychology study by recruiting participants and entering all of their answers in SPSS.',
    ],
    invented: [
      'Ran a psychology study: recruited participants and entered the answers in SPSS.',
      'Assisted in a psychology study with 120 participants and entered the answers in SPSS.',
      'Assisted in a psychology study that was published in 2020 and entered the answers in SPSS.',
    ],
  },
  {
    source: 'Wrote the weekly newsletter and updated the website of a sports club.',
    honest: [
      'Wrote the newsletter of a sports club week after week and kept its website up to date.',
      'Wrote a sports club’s newsletter once a week and updated its website.',
      'Wrote the newsletter that went out every week and kept the website of a sports club current.',
    ],
    invented: [
      'Wrote the weekly newsletter to 2,000 members and updated the website of a sports club.',
      'Wrote the newsletter twice a week and updated the website of a sports club.',
      'Wrote the weekly newsletter in Mailchimp and updated the website of a sports club.',
    ],
  },
  {
    source:
      'Collected donations on the street and explained the work of the charity to passers-by.',
    honest: [
      'Collected donations on the street, explaining the work of the charity to passers-by face-to-face.',
      'Collected donations on the street day in, day out, and explained what the charity does to passers-by.',
      'Collected donations on the street and told passers-by, one after another, about the work of the charity.',
    ],
    invented: [
      'Collected €8,000 of donations on the street and explained the work of the charity.',
      'Collected donations on the street for Greenpeace and explained its work to passers-by.',
      'Collected the highest donations on the street and explained the work of the charity.',
    ],
  },
  {
    source: 'Weighed ingredients and mixed dough in a bakery from two in the morning.',
    honest: [
      'Weighed ingredients and mixed dough in a bakery, starting at two in the morning every day.',
      'Weighed ingredients with care and mixed dough in a bakery from 2 in the morning.',
      'Started at two in the morning to weigh ingredients and mix dough for a bakery.',
    ],
    invented: [
      'Weighed ingredients and mixed dough for 600 loaves in a bakery.',
      'Weighed ingredients and mixed dough in a bakery as master baker.',
      'Weighed ingredients, mixed dough and created two new breads in a bakery.',
    ],
  },
  {
    source: 'Supported the release manager by collecting the changes for the release notes.',
    honest: [
      'Supported the release manager by gathering all changes for the release notes.',
      'Helped the release manager, release after release, by collecting the changes for the notes.',
      'Collected the changes that went into the release notes in support of the release manager.',
    ],
    invented: [
      'Collected the changes for the release notes as release manager.',
      'Supported the release manager of Brightforge by collecting changes for the release notes.',
      'Supported the release manager by collecting the changes for 26 release notes.',
    ],
  },
  {
    source: 'Answered letters of policyholders and calculated the amount of their claims.',
    honest: [
      'Answered policyholders’ letters and worked out the amount of each claim.',
      'Replied to letters from policyholders in writing and calculated the amounts of their claims.',
      'Calculated claim amounts for policyholders and answered their letters in plain language.',
    ],
    invented: [
      'Answered letters of policyholders and calculated claims of up to £20,000.',
      'Answered letters of policyholders and calculated their claims at Alderstone Insurance.',
      'Answered letters of policyholders and calculated the amount of their claims as a chartered insurer.',
    ],
  },
  {
    source: 'Fixed punctures and serviced rental bikes between two seasons.',
    honest: [
      'Fixed punctures and serviced rental bikes in between two seasons.',
      'Repaired punctures and kept rental bikes in good condition between two seasons.',
      'Serviced rental bikes, one by one, and fixed punctures between two seasons.',
    ],
    invented: [
      'Fixed punctures and serviced 85 rental bikes between two seasons.',
      'Fixed punctures and serviced rental bikes and e-scooters between two seasons.',
      'Ran a bike rental, fixing punctures between two seasons.',
    ],
  },
  {
    source: 'Catalogued old maps of the city library and photographed damaged ones.',
    honest: [
      'Catalogued the city library’s old maps, taking photographs of damaged ones.',
      'Catalogued old maps of the city library one after another and took pictures of those that were damaged.',
      'Photographed damaged maps and catalogued the old ones, map by map, for the city library.',
    ],
    invented: [
      'Catalogued 3,400 old maps of the city library and photographed damaged ones.',
      'Catalogued old maps of the city library in Alma and photographed damaged ones.',
      'Catalogued old maps of the city library and restored damaged ones.',
    ],
  },
  {
    source: 'Counselled students who thought about leaving university.',
    honest: [
      'Counselled students, face to face, who were thinking about leaving university.',
      'Gave advice to students who were thinking of leaving university.',
      'Sat down with students who thought about leaving university and counselled them.',
    ],
    invented: [
      'Counselled students who thought about leaving university, four in five of whom stayed.',
      'Counselled students at the University of Halden who thought about leaving.',
      'Counselled students who thought about leaving university as a licensed psychologist.',
    ],
  },
];
