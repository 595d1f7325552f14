import { BookOpen, ChevronDown, type LucideIcon, Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { WrittenDocument } from '../../../scripts/markdown.ts';
import { useIsSold } from '../../lib/credit-costs.ts';
import { useFilledIn } from '../../lib/offer-facts.ts';
import { Button } from '../../ui/button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SearchField } from '../../ui/text-field.tsx';
import { GuideList } from './guide-list.tsx';
import { categories, guidesPath, guidesWhere, helpCopy } from './help.ts';
import { findGuides, findQuestions } from './search-help.ts';

type Props = {
  /** The question that is expanded initially. */
  openId: string | undefined;
  /** The page for contacting support, if there is one. */
  contactPath: string | undefined;
};

/** All questions and answers, filtered by a search while typing. */
export function HelpCenter({ openId, contactPath }: Props) {
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const found = findQuestions(useFilledIn(categories), search);
  const shownGuides = guidesWhere(useIsSold());
  const foundGuides = findGuides(search).filter((name) => shownGuides.includes(name));
  const count = found.reduce((sum, { sections }) => sum + sections.length, 0);
  return (
    <>
      <div className="mx-auto max-w-160 text-center">
        <h1 tabIndex={-1} className="font-display text-display text-balance">
          {helpCopy.title}
        </h1>
        <SearchField
          placeholder={helpCopy.search}
          value={search}
          onValueChange={setSearch}
          className="mt-6 text-left"
        />
        <p role="status" className="sr-only">
          {isSearching ? helpCopy.found(count, foundGuides.length) : null}
        </p>
      </div>
      <div className="mx-auto mt-12 grid max-w-200 gap-12">
        {foundGuides.length > 0 ? <GuideList names={foundGuides} title={helpCopy.guides} /> : null}
        {found.map((category) => (
          <QuestionGroup key={category.title} category={category} openId={openId} />
        ))}
        {isSearching && count === 0 && foundGuides.length === 0 ? (
          <NothingFound onClear={() => setSearch('')} />
        ) : null}
        <ContactLinks contactPath={contactPath} />
      </div>
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="py-8 text-center">
      <h2 className="font-display text-heading">{helpCopy.noQuestions}</h2>
      <p className="mt-3 text-large text-muted">{helpCopy.noQuestionsHint}</p>
      <Button size="large" className="mt-6" onClick={onClear}>
        {helpCopy.clear}
      </Button>
    </div>
  );
}

type QuestionGroupProps = { category: WrittenDocument; openId: string | undefined };

/** Expandable questions, as native `details` elements, which the browser's find also searches. */
function QuestionGroup({ category, openId }: QuestionGroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-title font-semibold">
        {category.title}
      </h2>
      <p className="mt-1 text-muted">{category.description}</p>
      <div className="mt-4 border-b border-line">
        {category.sections.map(({ id, title, html }) => (
          <details
            key={id}
            id={id}
            open={id === openId}
            className="group scroll-mt-20 border-t border-line"
          >
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-control py-3.5 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
              <h3>{title}</h3>
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180"
              />
            </summary>
            <Prose html={html} className="pb-5" />
          </details>
        ))}
      </div>
    </section>
  );
}

/** Links for when no answer fits. */
function ContactLinks({ contactPath }: { contactPath: string | undefined }) {
  const { support, documentation } = helpCopy;
  return (
    <div className="grid gap-x-12 gap-y-8 border-t border-line pt-10 sm:grid-cols-2">
      {contactPath === undefined ? null : <Way icon={Mail} {...support} to={contactPath} />}
      <Way icon={BookOpen} {...documentation} to={guidesPath} />
    </div>
  );
}

type WayProps = {
  icon: LucideIcon;
  title: string;
  description: string;
  action: string;
  to: string;
};

function Way({ icon: Icon, title, description, action, to }: WayProps) {
  return (
    <section className="flex flex-col items-start">
      <h2 className="flex items-center gap-2.5 text-large font-semibold">
        <Icon aria-hidden className="size-5 text-faint" />
        {title}
      </h2>
      <p className="mt-1.5 mb-4 text-muted">{description}</p>
      <Button asChild className="mt-auto">
        <Link to={to}>{action}</Link>
      </Button>
    </section>
  );
}
