import { formsOf, isParticiple, verbOf } from '../text/verbs.ts';
import { capitalized, type Step, uncapitalized } from './improvement.ts';

const byMe =
  /^(?<thing>(?:The |A |An |All |\d+ )?[\p{L}\d' -]{2,80}?) (?:was|were) (?<how>\p{L}+ly )?(?<done>\p{L}+) by me(?:\s*alone)?(?<rest>\b.*)$/u;

/** Only what the text itself says was done 'by me' becomes active: who else did it is not known. */
export const activeVoice: Step = (text, { current }) => {
  const reason = 'Says who did it.';
  const { thing, how = '', done, rest } = byMe.exec(text)?.groups ?? {};
  const verb = done && isParticiple(done) ? verbOf(done) : undefined;
  if (!verb || !thing) return { text, reason };
  const told = current ? formsOf(verb.base).base : formsOf(verb.base).past;
  return { text: capitalized(`${how}${told} ${uncapitalized(thing)}${rest ?? ''}`), reason };
};
