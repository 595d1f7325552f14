import { aiRoutes } from '@folio/contract/ai';
import { Origin } from '@folio/contract/ai-answers';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { TemplateId } from '@folio/contract/templates';
import { z } from 'zod';
import type { CreditPrice } from '../../../lib/credit-price.ts';
import { newIdempotencyKey, type PaidCallOptions, paidCall } from '../../../lib/paid-call.ts';
import type { EnhancePrices } from './enhance-prices.ts';
import {
  changeOf,
  putBulletsBack,
  putLinesBack,
  putSkillsBack,
  type SectionChange,
} from './put-back.ts';
import { linesOf, textOfSection } from './section-text.ts';
import type { EnhancedSection } from './sections.ts';
import { type Wish, wishForLines, wishForText } from './word-limits.ts';

export type Question = { section: EnhancedSection; content: ResumeContent; template: TemplateId };

/** What an enhancement would change, and what is to be known of who wrote it. */
export type Enhancement = Pick<Origin, 'notice' | 'heldBack'> & { changes: SectionChange[] };

/** Thrown for an answer that came and can't be used. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer';
}

const Improved = z.object({ improved: z.string(), ...Origin.shape });

/** Has a section's texts written better. Nothing of it is lost, and nothing is changed yet. */
export async function askEnhance(
  question: Question,
  prices: EnhancePrices,
  call: Omit<PaidCallOptions<'improve'>, 'price'>,
): Promise<Enhancement> {
  const { section, content, template } = question;
  const text = textOfSection(content, section);
  const options = { ...call, price: prices.improve };
  const { improved, ...origin } = await improve(section, text, wishFor(question), options);
  const { notice, heldBack } = origin;
  const told = { heldBack, ...(notice ? { notice } : {}) };
  if (section === 'personalInfo')
    return { ...told, changes: changeOf(content, 'personalInfo.summary', improved) };
  if (section === 'skills') return { ...told, changes: putSkillsBack(content, improved) };
  const changes = putLinesBack(content, linesOf(content, section), improved, template);
  if (changes) return { ...told, changes };
  if (section === 'workExperience') return bulletByBullet(question, prices.bullets, call.signal);
  throw new UnusableAnswer();
}

async function improve(
  section: EnhancedSection,
  text: string,
  wish: Wish,
  options: PaidCallOptions<'improve'>,
) {
  const body = { section, text, tone: 'Professional', ...wish };
  const { success, data } = Improved.safeParse(await paidCall(options, aiRoutes.improve, { body }));
  if (!success) throw new UnusableAnswer();
  return data;
}

function wishFor({ section, content, template }: Question): Wish {
  const text = textOfSection(content, section);
  if (section === 'personalInfo') return wishForText(template, text);
  return wishForLines(template, text.split('\n'));
}

/** Where the lines can't be told apart any more: a call that answers each bullet point for itself. */
async function bulletByBullet(
  { content, template }: Question,
  price: CreditPrice<'improve-bullets'>,
  signal: AbortSignal,
): Promise<Enhancement> {
  const body = { experience: content.workExperience, jobDescription: '' };
  const options = { price, signal, idempotencyKey: newIdempotencyKey() };
  const { changes, heldBack, notice } = await paidCall(options, aiRoutes.improveBullets, { body });
  return {
    changes: putBulletsBack(content, changes, template),
    heldBack,
    ...(notice ? { notice } : {}),
  };
}
