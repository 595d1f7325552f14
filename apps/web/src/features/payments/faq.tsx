import type { ActionCosts } from '@folio/contract/credits';
import { planDays } from '@folio/contract/prices';
import { useCreditCosts } from '../../lib/credit-costs.ts';

type Question = { question: string; answer: string };

const questionsFor = (costs: ActionCosts): readonly Question[] => [
  {
    question: 'What are credits for?',
    answer: `Credits are used by AI features: an analysis of your resume takes ${costs.analysis}, a cover letter ${costs['cover-letter']}, a rewrite of a text ${costs.improve}. On the free plan, a PDF takes ${costs['pdf-export']} as well. What fails gives its credits back.`,
  },
  {
    question: 'Can I get my money back?',
    answer:
      'Yes. There is a 14-day money-back guarantee on every pack and every plan. Write to us within 14 days, and you get back what you paid. Credits that you have not used and the plan go back as well.',
  },
  {
    question: 'A pack or a plan?',
    answer: `A pack gives you credits. A plan opens the premium templates and makes every PDF free for ${planDays} days. You can have both.`,
  },
  {
    question: 'Does anything renew by itself?',
    answer: `No. Packs and plans are paid once. A plan ends after ${planDays} days, and nothing is taken from you then. Your resumes stay as they are.`,
  },
  {
    question: 'Is our name on my PDF?',
    answer:
      'On the free plan there is one small line at the foot of each page. Any pack and any plan takes it away, for every download.',
  },
  {
    question: 'How do I pay?',
    answer:
      'In Indian rupees, on the form of our payment provider. What you type there goes to the provider alone. Each payment has a receipt on your billing page.',
  },
];

export function Faq() {
  const questions = questionsFor(useCreditCosts());
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <h3 className="font-semibold">{question}</h3>
          <p className="mt-1.5 text-muted">{answer}</p>
        </div>
      ))}
    </div>
  );
}
