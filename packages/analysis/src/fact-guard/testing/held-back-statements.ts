import type { Statement } from './statement.ts';

/** Statements that the guard was not tuned on. */
export const heldBackStatements: Statement[] = [
  {
    source: 'Did the accounting for a small bakery, including payroll for 9 employees.',
    honest: [
      'Handled accounting for a small bakery, including payroll for nine employees.',
      'Kept the accounts of a small bakery and ran payroll for 9 employees.',
      'Performed bakery accounting and payroll for a staff of 9.',
      'Processed payroll for nine employees and did the accounting of a small bakery.',
    ],
    invented: [
      'Handled accounting for a small bakery, including payroll for 19 employees.',
      'Handled accounting for a bakery chain with payroll for nine employees and a CPA licence.',
      'Handled accounting and payroll for nine employees in Sage 50.',
      'Supervised the accounting of a small bakery.',
      'Handled bakery accounting and payroll, saving $3,500 a year.',
      'Handled accounting for a small bakery since 2014.',
    ],
  },
  {
    source: 'Contributed to an internal tool in Python that checks data files.',
    honest: [
      'Contributed to a Python tool that checks data files.',
      'Collaborated on an internal Python tool for checking data files.',
      'Helped develop an internal tool in Python that validates data files.',
      'Worked on an internal Python data file checking tool, used by [number] colleagues.',
    ],
    invented: [
      'Developed an internal tool in Python that checks data files.',
      'Contributed to an internal tool in Python and Rust that checks data files.',
      'Contributed to an internal Python tool that checks 10,000 data files daily.',
      'Contributed to an internal tool in Python, eliminating manual work.',
      'Owned an internal tool in Python that checks data files.',
      'Contributed to an internal Python tool at Datavine.',
    ],
  },
  {
    source: 'Waited tables at a busy restaurant and handled payments.',
    honest: [
      'Served guests at a busy restaurant and processed payments.',
      'Waited tables in a busy restaurant, handling payments.',
      'Handled payments and waited tables at a busy restaurant.',
    ],
    invented: [
      'Waited 20 tables at a busy restaurant and handled payments.',
      'Managed a busy restaurant and handled payments.',
      'Waited tables at the Blue Heron restaurant and handled payments.',
      'Waited tables at a busy restaurant and increased wine sales.',
      'Voted best waiter at a busy restaurant.',
    ],
  },
  {
    source: 'Designed posters and flyers in Photoshop for the student union.',
    honest: [
      'Created posters and flyers in Photoshop for the student union.',
      "Designed the student union's posters and flyers in Photoshop.",
      'Produced Photoshop designs for student union posters and flyers.',
    ],
    invented: [
      'Designed posters and flyers in Photoshop and Illustrator for the student union.',
      'Designed 35 posters and flyers in Photoshop for the student union.',
      'Art director for the student union, designing posters and flyers in Photoshop.',
      'Designed posters and flyers for the student union of Kessel University.',
      'Designed posters and flyers that doubled event attendance.',
    ],
  },
  {
    source: 'Improved the onboarding guide, which cut questions to support by 20%.',
    honest: [
      'Rewrote the onboarding guide, reducing support questions by 20%.',
      'Cut support questions by 20 percent by improving the onboarding guide.',
      'Enhanced the onboarding guide and lowered questions to support by 20 %.',
      'Reduced questions to support by twenty percent through a better onboarding guide.',
    ],
    invented: [
      'Improved the onboarding guide, which cut questions to support by 25%.',
      'Improved the onboarding guide, which cut support costs by $20,000.',
      'Improved the onboarding guide in Confluence, which cut questions to support by 20%.',
      'Improved the onboarding guide for 20 enterprise clients.',
      'Directed the onboarding programme, which cut questions to support by 20%.',
      'Improved the onboarding guide in 2021, which cut questions to support by 20%.',
    ],
  },
  {
    source: 'Security guard at a shopping mall, checked cameras and wrote incident reports.',
    honest: [
      'Guarded a shopping mall, checking cameras and writing incident reports.',
      'Monitored cameras and wrote incident reports as a security guard at a shopping mall.',
      'Checked cameras and reported incidents at a shopping mall.',
    ],
    invented: [
      'Head of security at a shopping mall, checking cameras and writing incident reports.',
      'Security guard at the Westgate shopping mall.',
      'Security guard at a shopping mall who reduced theft.',
      'Security guard at a shopping mall, monitoring 64 cameras.',
      'Security guard trained in first aid and firearms at a shopping mall.',
    ],
  },
  {
    source:
      'Postdoc in chemistry. Synthesised polymers, wrote two papers, taught a course with 30 students.',
    honest: [
      'Synthesised polymers, wrote 2 papers and taught a course of thirty students as a postdoc in chemistry.',
      'Chemistry postdoc: polymer synthesis, two papers, one course with 30 students.',
      'Authored two papers on polymers and taught 30 students as a chemistry postdoc.',
    ],
    invented: [
      'Synthesised polymers and wrote twelve papers as a postdoc in chemistry.',
      'Synthesised polymers, wrote two papers in Nature and taught 30 students.',
      'Assistant professor of chemistry who wrote two papers and taught 30 students.',
      'Synthesised polymers, wrote two papers and won a research grant.',
      'Wrote two papers and patented a polymer.',
      'Synthesised polymers, wrote 30 papers and taught two students.',
    ],
  },
  {
    source: 'Took orders by phone and entered them in Salesforce. Part of a team of four.',
    honest: [
      'Took phone orders and entered them in Salesforce as part of a team of 4.',
      'Entered phone orders in Salesforce within a four-person team.',
      'Processed orders by phone in Salesforce on a team of four.',
    ],
    invented: [
      'Led a team of four taking phone orders in Salesforce.',
      'Took phone orders in Salesforce and HubSpot on a team of four.',
      'Took 45 phone orders a day in Salesforce.',
      'Took phone orders in Salesforce on a team of fourteen.',
      'Salesforce certified administrator taking phone orders.',
    ],
  },
  {
    source: 'Maintained the network of a school: switches, Wi-Fi, user accounts.',
    honest: [
      "Maintained a school's network, including switches, Wi-Fi and user accounts.",
      'Administered school switches, Wi-Fi and user accounts.',
      'Looked after the school network: switches, Wi-Fi and user accounts for [number] users.',
    ],
    invented: [
      "Maintained a school's Cisco switches, Wi-Fi and user accounts.",
      'Maintained the network of a school with 99.9% uptime.',
      'Maintained the network of six schools.',
      'Architected the network of a school: switches, Wi-Fi, user accounts.',
      'Maintained the network of a school: switches, Wi-Fi, user accounts and firewalls.',
    ],
  },
  {
    source: 'Visited farms in Gujarat to advise on irrigation.',
    honest: [
      'Advised farms in Gujarat on irrigation during visits.',
      'Visited Gujarat farms, advising on irrigation.',
      'Provided irrigation advice to farms in Gujarat.',
    ],
    invented: [
      'Visited farms in Gujarat and Rajasthan to advise on irrigation.',
      'Visited 150 farms in Gujarat to advise on irrigation.',
      'Visited farms in Gujarat to advise on irrigation, raising yields.',
      'Led an irrigation programme for farms in Gujarat.',
      'Visited farms in Gujarat to advise on irrigation for the World Bank.',
    ],
  },
  {
    source: 'Assisted two lawyers with research and filing.',
    honest: [
      'Assisted 2 lawyers with research and filing.',
      'Supported two lawyers through research and filing.',
      'Helped two lawyers with legal research and document filing.',
    ],
    invented: [
      'Conducted legal research and filing as an associate attorney.',
      'Assisted ten lawyers with research and filing.',
      'Assisted two lawyers with research and filing in LexisNexis.',
      'Assisted two lawyers at Marsh & Tilden with research and filing.',
      'Assisted two lawyers with research and filing, winning major cases.',
      'Managed research and filing for two lawyers.',
    ],
  },
  {
    source: 'Worked in a warehouse, picked orders with a scanner, drove a forklift.',
    honest: [
      'Picked warehouse orders with a scanner and drove a forklift.',
      'Drove a forklift and picked orders by scanner in a warehouse.',
      'Operated a forklift and picked orders with a scanner.',
    ],
    invented: [
      'Picked 180 orders an hour with a scanner and drove a forklift.',
      'Picked warehouse orders with a scanner and held a forklift licence.',
      'Supervised warehouse pickers and forklift drivers.',
      'Picked warehouse orders with a scanner at Fulmar Logistics.',
      'Picked warehouse orders with near-perfect accuracy and drove a forklift.',
    ],
  },
  {
    source: 'Wrote blog articles about travel and edited the texts of other authors.',
    honest: [
      'Wrote travel blog articles and edited texts by other authors.',
      "Authored articles for a travel blog and edited other authors' texts.",
      'Edited the work of other authors and wrote blog articles on travel.',
    ],
    invented: [
      'Wrote blog articles about travel, doubling organic traffic.',
      'Wrote blog articles about travel for National Geographic.',
      'Wrote 75 blog articles about travel and edited the texts of other authors.',
      'Wrote blog articles about travel in WordPress with SEO tools.',
      'Editor-in-chief of a travel blog.',
      'Wrote blog articles about travel in Japan and edited the texts of other authors.',
    ],
  },
];
