import type { Application } from '@folio/contract/applications';
import { ArrowLeft, Download, FileText, Mail, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../../lib/words/words.ts';
import { PriceTag, shortPrice } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { TypedFields } from '../application-draft.ts';
import { dayWords, nameOf } from '../applications.copy.ts';
import { StatusField } from '../status-field.tsx';
import { jobCopy } from './job.copy.ts';

export const backToApplications = {
  to: '/applications',
  get label() {
    return t('Back to applications');
  },
};

type Props = {
  application: Application;
  fields: TypedFields;
  /** The number of its letters, in words. */
  letter: string;
  resumeName: string | undefined;
  /** Shows the target part of a link, if the page shows one part at a time. */
  onLead: () => void;
  /** The save state and further actions. */
  tools: ReactNode;
  /** PDF and Mark as applied; on a phone they are at the bottom instead. */
  acts: ReactNode;
};

/** The head of a job's page: name, status, next step, letter and resume. */
export function JobBar({ application, fields, letter, resumeName, onLead, tools, acts }: Props) {
  const { place, pay, nextStep, nextStepDay } = fields;
  const about = [place, pay].filter((one) => one.trim()).join(' · ');
  const step = [nextStep, nextStepDay && t('by {day}', { day: dayWords(nextStepDay) })]
    .filter(Boolean)
    .join(' ');
  return (
    <header className="flex min-h-16 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2 max-md:px-2">
      <Tooltip label={backToApplications.label}>
        <Button asChild variant="quiet" className="w-9 px-0! finger:w-11">
          <Link to={backToApplications.to} aria-label={backToApplications.label}>
            <ArrowLeft aria-hidden className="size-4" />
          </Link>
        </Button>
      </Tooltip>
      <div className="min-w-40 flex-1 max-sm:basis-3/4">
        <h1
          className="line-clamp-2 text-large font-semibold wrap-anywhere short:line-clamp-1"
          title={nameOf(fields)}
        >
          {nameOf(fields)}
        </h1>
        <p className="truncate text-small text-muted">{about}</p>
      </div>
      <div className="w-36">
        <StatusField application={application} />
      </div>
      {tools}
      <div className="flex items-center gap-5 max-md:hidden max-xl:grow">
        <dl className="flex gap-5 border-l border-line pl-5 max-xl:border-0 max-xl:pl-0">
          <Fact
            name={t('Next step')}
            href={places.nextStep}
            value={step || t('None yet')}
            className="max-[88rem]:hidden"
            onLead={onLead}
          />
          <Fact name={t('Letter')} href={places.letter} value={letter} onLead={onLead} />
          <Fact
            name={t('Resume')}
            href={places.resume}
            value={resumeName ?? t('None yet')}
            onLead={onLead}
          />
        </dl>
        <div className="flex items-center gap-2 max-xl:ml-auto">{acts}</div>
      </div>
    </header>
  );
}

const places = { nextStep: '#next-step', letter: '#letters', resume: '#next-step' } as const;

type FactProps = {
  name: string;
  href: string;
  value: string;
  className?: string;
  onLead: () => void;
};

const Fact = ({ name, href, value, className, onLead }: FactProps) => (
  <div className={className}>
    <dt className="text-small text-muted">{name}</dt>
    <dd>
      <a
        href={href}
        title={value}
        className="block max-w-28 truncate rounded-sm font-medium hover:underline min-[88rem]:max-w-36"
        onClick={onLead}
      >
        <span className="sr-only">{name}: </span>
        {value}
      </a>
    </dd>
  </div>
);

/** Links to the letter and the resume as icons, for phones. */
export const GoesAlong = ({
  letter,
  resumeName,
  onLead,
}: Pick<Props, 'letter' | 'resumeName' | 'onLead'>) => (
  <>
    {(['letter', 'resume'] as const).map((one) => (
      <Button key={one} asChild className="size-11 px-0!">
        <a
          href={places[one]}
          aria-label={`${goesAlongNames[one]}: ${(one === 'letter' ? letter : resumeName) ?? t('None yet')}`}
          onClick={onLead}
        >
          {one === 'letter' ? (
            <Mail aria-hidden className="size-5" />
          ) : (
            <FileText aria-hidden className="size-5" />
          )}
        </a>
      </Button>
    ))}
  </>
);

const goesAlongNames = {
  get letter() {
    return t('Letter');
  },
  get resume() {
    return t('Resume');
  },
} as const;

type ActsProps = {
  price: string | undefined;
  /** The price of keeping the sent documents, if any. */
  applyPrice: string | undefined;
  hasResume: boolean;
  isSaved: boolean;
  isBusy: boolean;
  onDownload: () => void;
  onApply: () => void;
};

/** The main actions: PDF and Mark as applied. */
export const JobActs = ({ price, applyPrice, hasResume, isSaved, isBusy, ...acts }: ActsProps) => (
  <>
    {hasResume ? (
      <Button className="max-sm:h-auto max-sm:px-3" onClick={acts.onDownload}>
        <Download aria-hidden className="size-4 max-sm:hidden" />
        {/* Two short lines on a phone, so that all acts stand in one row. */}
        <span className="contents max-sm:grid max-sm:leading-[1.15]">
          {jobCopy.pdf}
          <span className="max-sm:sr-only">
            <PriceTag>{price}</PriceTag>
          </span>
          <span aria-hidden className="sm:hidden">
            <PriceTag>{shortPrice(price ?? '')}</PriceTag>
          </span>
        </span>
      </Button>
    ) : null}
    {isSaved ? (
      <Button
        variant="primary"
        className="max-md:flex-1 max-sm:h-auto max-sm:px-3"
        isBusy={isBusy}
        onClick={acts.onApply}
      >
        <Send aria-hidden className="size-4 max-sm:hidden" />
        <span className="contents max-sm:grid max-sm:leading-[1.15]">
          {jobCopy.apply}
          {applyPrice ? <PriceTag>{applyPrice}</PriceTag> : null}
        </span>
      </Button>
    ) : null}
  </>
);
