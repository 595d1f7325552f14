import type { User } from '@folio/contract/auth';
import type { ResumeContent } from '@folio/contract/resume-content';
import { PenLine, Square } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { isApiError } from '../../lib/api-client.ts';
import type { CreditPrice } from '../../lib/credit-price.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { t } from '../../lib/words/words.ts';
import { PriceTag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import {
  balanceWords,
  letterCopy,
  missingWords,
  reasonOf,
  tooFewWords,
} from './cover-letter.copy.ts';
import type { LetterResume } from './use-letter.ts';
import type { Writing } from './use-writing.ts';

type Props = {
  resume: LetterResume;
  user: User;
  hasLetter: boolean;
  writing: Writing;
  price: CreditPrice<'cover-letter'>;
  write: () => Promise<void>;
  stop: () => void;
};

const link = 'text-accent underline underline-offset-2';

/** The button that requests a letter, with its price, or the reason why it can't. */
export function WritePanel({ resume, user, hasLetter, writing, price, write, stop }: Props) {
  const isOnline = useIsOnline();
  const isPoor = !price.isEnough;
  const isEmpty = resume.id === undefined || isEmptyResume(resume.content);
  const isBlocked = isPoor || isEmpty || !isOnline;
  const isWriting = writing.phase === 'writing';
  const button = useRef<HTMLButtonElement>(null);
  const stopHere = () => {
    stop();
    button.current?.focus();
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={button}
          variant={hasLetter ? 'secondary' : 'primary'}
          disabled={isBlocked && !isWriting}
          isBusy={isWriting}
          onClick={() => void write()}
        >
          {isWriting ? null : <PenLine aria-hidden className="size-4" />}
          {isWriting ? t('Writing…') : hasLetter ? t('Rewrite') : t('Write letter')}
          {isWriting ? null : <PriceTag>{price.words}</PriceTag>}
        </Button>
        {/* A separate button, so that a late click on Stop doesn't start another letter. */}
        {isWriting ? (
          <Button variant="quiet" onClick={stopHere}>
            <Square aria-hidden className="size-3.5" />
            {t('Stop')}
          </Button>
        ) : null}
        {price.isSold ? (
          <p className="text-small text-muted tabular-nums">{balanceWords(user.credits)}</p>
        ) : null}
      </div>
      {isOnline ? null : <Note>{letterCopy.offline}</Note>}
      {isPoor ? (
        <Note>
          {tooFewWords(price.needed, user.credits)}{' '}
          {price.isSold ? (
            <Link to="/pricing" className={link}>
              {t('Buy credits')}
            </Link>
          ) : null}
        </Note>
      ) : null}
      <Missing resume={resume} isEmpty={isEmpty} />
      <Outcome writing={writing} price={price} onRetry={() => void write()} />
    </div>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="rounded-control bg-tint px-4 py-3">{children}</p>
);

/** The facts that the resume lacks, with a link to add them. */
function Missing({ resume, isEmpty }: { resume: LetterResume; isEmpty: boolean }) {
  if (resume.id === undefined)
    return <p className="rounded-control bg-tint px-4 py-3">{letterCopy.noResume}</p>;
  const parts = missingParts(resume.content);
  if (parts.length === 0) return null;
  return (
    <p className={isEmpty ? 'rounded-control bg-tint px-4 py-3' : 'text-small text-muted'}>
      {isEmpty ? letterCopy.empty : missingWords(parts)}{' '}
      <Link to={`/resume/editor/${resume.id}`} className={link}>
        {t('Edit the resume')}
      </Link>
    </p>
  );
}

/** @param credits the price of a letter; undefined if it is unknown. */
export const stoppedWords = (credits: number | undefined): string =>
  credits === 0 ? letterCopy.stopped : `${letterCopy.stopped} ${letterCopy.stoppedPrice}`;

type OutcomeProps = { writing: Writing; price: Props['price']; onRetry: () => void };

/** The progress and outcome of the writing, as a live region. */
function Outcome({ writing, price, onRetry }: OutcomeProps) {
  const message = {
    idle: '',
    'no-job': '',
    writing: letterCopy.provisional,
    stopped: stoppedWords(price.credits),
    written: letterCopy.written,
    failed: '',
  }[writing.phase];
  return (
    <>
      <p role="status" className="text-small text-muted empty:hidden">
        {message}
      </p>
      {writing.phase === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-danger">
          <p className="min-w-0 flex-1 basis-56">
            {isApiError(writing.error, 'OFFLINE') ? letterCopy.broke : reasonOf(writing.error)}
          </p>
          <Button size="small" onClick={onRetry}>
            {t('Try again')}
            <PriceTag>{price.words}</PriceTag>
          </Button>
        </div>
      ) : null}
    </>
  );
}

const hasText = (...texts: string[]) => texts.some((text) => text.trim() !== '');

/** The parts that a letter needs and this resume lacks, in words. */
export function missingParts({
  personalInfo,
  workExperience,
  education,
  skills,
}: ResumeContent): string[] {
  const { firstName, lastName } = personalInfo;
  const parts: [string, boolean][] = [
    [t('your name'), hasText(firstName, lastName)],
    [t('work experience'), workExperience.some((job) => hasText(job.position, job.company))],
    [t('education'), education.some((school) => hasText(school.degree, school.institution))],
    [t('skills'), skills.some(({ items, itemsText }) => hasText(...items, itemsText))],
  ];
  return parts.filter(([, isThere]) => !isThere).map(([name]) => name);
}

/** Whether the resume has nothing to write about. */
export function isEmptyResume(content: ResumeContent): boolean {
  const { personalInfo, projects, certifications, interests, customSections } = content;
  const others = projects.length + certifications.length + customSections.length;
  return (
    missingParts(content).length === 4 &&
    others === 0 &&
    !hasText(personalInfo.summary, personalInfo.title, interests)
  );
}
