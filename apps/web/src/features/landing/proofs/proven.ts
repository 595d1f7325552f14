/**
 * Measured results for the sample, written by `npm run draw-landing -w apps/web` and verified by a
 * test.
 */
export type Proven = {
  lines: { count: number; furthestPt: number };
  read: { name: string; value: string }[];
  score: {
    overall: number;
    better: number;
    losses: { message: string; points: number }[];
    others: number;
    othersPoints: number;
  };
};

export const proven: Proven = {
  lines: {
    count: 59,
    furthestPt: 0,
  },
  read: [
    {
      name: 'First name',
      value: 'Maya',
    },
    {
      name: 'Last name',
      value: 'Lindqvist',
    },
    {
      name: 'Title',
      value: 'Product Operations Manager',
    },
    {
      name: 'Email',
      value: 'maya.lindqvist@example.com',
    },
    {
      name: 'Phone',
      value: '+44 20 7946 0812',
    },
    {
      name: 'Place',
      value: 'Bristol, United Kingdom',
    },
    {
      name: 'Role',
      value: 'Product Operations Manager',
    },
    {
      name: 'Employer',
      value: 'Harbour & Vale Logistics',
    },
    {
      name: 'From',
      value: '2021-04',
    },
    {
      name: 'Bullet 1',
      value:
        'Cut the median time from customer report to released fix from 11 days to 4 by giving support and engineering one shared queue.',
    },
  ],
  score: {
    overall: 76,
    better: 97,
    losses: [
      {
        message:
          'An experienced person shows about 10 pieces of evidence. Give 4 bullets a figure, a tool or a name, and add 1 more.',
        points: 7.8,
      },
      {
        message:
          'This says what you did, but not what changed. Add the result with its figure, if you know it: from what to what?',
        points: 3.4,
      },
      {
        message:
          "'Responsible for' hides what you did yourself. Start with your own part: what did you plan, make, answer or change?",
        points: 2.6,
      },
      {
        message:
          "'Helped with' hides what you did yourself. Start with your own part: what did you plan, make, answer or change?",
        points: 2.6,
      },
    ],
    others: 6,
    othersPoints: 6.8,
  },
};
