import { freeAgainDays } from '@folio/contract/credits';
import { includedCallsADay } from '@folio/contract/entitlements';
import { moneyBackDays, mostMoneyBacks, planDays } from '@folio/contract/prices';
import { useOfferFacts } from '../../lib/offer-facts.ts';

type Question = { question: string; answer: string };

function questionsFor(facts: Readonly<Record<string, string>>): readonly Question[] {
  return [
    {
      question: 'What are credits for?',
      answer: `Credits are used by AI features: an analysis of your resume takes ${facts['cost analysis']}, a cover letter ${facts['cost cover-letter']}, a rewritten text ${facts['cost improve']}. On the free plan, the PDF of a resume takes ${facts['cost pdf-export']} as well, and is then free for ${freeAgainDays} days, however often you change the resume. If something fails, you get the credits back.`,
    },
    {
      question: 'Can I get my money back?',
      answer: `Yes. There is a ${moneyBackDays}-day money-back guarantee on every pack and every plan. Within ${moneyBackDays} days, your billing page has a button for a full refund. Unused credits and the plan are removed. After ${mostMoneyBacks} refunds within a year, write to us instead.`,
    },
    {
      question: 'Should I buy a pack or a plan?',
      answer: `A pack gives you credits for AI features. A plan opens more templates and makes every PDF free for ${planDays} days. Premium includes the AI features as well, up to ${includedCallsADay} requests a day; with Basic they take credits.`,
    },
    {
      question: 'Does anything renew by itself?',
      answer: `No. Packs and plans are paid once. A plan ends after ${planDays} days, and nothing is charged then. Your resumes stay as they are.`,
    },
    {
      question: 'Is there a watermark?',
      answer:
        'Free PDFs have one small line with our name at the foot of each page. Any pack removes it for good, and a plan for as long as it lasts.',
    },
    {
      question: 'How do I pay?',
      answer:
        'In Indian rupees, on the form of our payment provider. We never see your card details. Each payment has a receipt on your billing page.',
    },
  ];
}

export function Faq() {
  const questions = questionsFor(useOfferFacts());
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
