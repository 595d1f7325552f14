import type { TemplateId } from '@folio/contract/template-ids';
import { academic } from './academic.ts';
import { classic } from './classic.ts';
import { compact } from './compact.ts';
import { creative } from './creative.ts';
import { curriculum } from './curriculum.ts';
import { engineering } from './engineering.ts';
import { executive } from './executive.ts';
import { federal } from './federal.ts';
import { harvard } from './harvard.ts';
import { lebenslauf } from './lebenslauf.ts';
import { minimal } from './minimal.ts';
import { modern } from './modern.ts';
import { portrait } from './portrait.ts';
import { professional } from './professional.ts';
import { rirekisho } from './rirekisho.ts';
import { scholar } from './scholar.ts';
import { swiss } from './swiss.ts';
import type { Template } from './template.ts';
import { timeline } from './timeline.ts';

/**
 * Every template by its id. A new template also needs rows in `accents.ts` and in the contract's
 * `template-facts.ts` and `template-features.ts`.
 */
export const templatesById: Record<TemplateId, Template> = {
  modern,
  classic,
  minimal,
  professional,
  creative,
  academic,
  engineering,
  harvard,
  portrait,
  timeline,
  swiss,
  curriculum,
  compact,
  lebenslauf,
  scholar,
  rirekisho,
  federal,
  executive,
};
