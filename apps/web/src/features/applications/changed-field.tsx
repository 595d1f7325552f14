import type { ApplicationChange } from '@folio/contract/application-changes';
import { useState } from 'react';
import { t } from '../../lib/words/words.ts';
import { linkStyle } from '../../ui/link-style.ts';
import { dayWords, statusNames } from './applications.copy.ts';
import { labelOf } from './field-labels.copy.ts';

const labels: Partial<Record<string, string>> = {
  get status() {
    return t('Status');
  },
  get nextStepDay() {
    return t('Next step by');
  },
};
const longest = 240;

/** A field's current and proposed value; long texts are truncated until expanded. */
export function ChangedField({ field, before, after }: ApplicationChange['changes'][number]) {
  const [isWhole, setIsWhole] = useState(false);
  const label = labels[field] ?? labelOf(field);
  const texts = [before, after].map((value) => (value === null ? null : wordsOf(field, value)));
  const isLong = texts.some((text) => text !== null && text.length > longest);
  const [now, then] = texts.map((text) => (text === null || isWhole ? text : cut(text)));
  return (
    <div>
      <dt className="inline text-muted">{label}: </dt>
      <dd className="inline whitespace-pre-line wrap-anywhere">
        {now ? (
          <del className="mr-1.5 text-muted">
            <span className="sr-only">{t('now')} </span>
            {now}
          </del>
        ) : null}
        <ins className="no-underline">
          <span className="sr-only">{t('then')} </span>
          {then ?? t('None')}
        </ins>
        {isLong ? (
          <button
            type="button"
            className={`ml-1.5 ${linkStyle}`}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t('Show less') : t('Show all')}
            <span className="sr-only"> {t('of “{label}”', { label })}</span>
          </button>
        ) : null}
      </dd>
    </div>
  );
}

function wordsOf(field: string, value: string): string {
  if (field === 'status') return statusNames[value as keyof typeof statusNames] ?? value;
  if (field === 'nextStepDay' || field === 'deadline') return dayWords(value);
  return value;
}

const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
