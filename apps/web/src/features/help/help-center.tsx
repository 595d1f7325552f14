import { useState } from 'react';
import { useFilledIn } from '../../lib/offer-facts.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { findQuestions, isGuideFound } from './find-help.ts';
import { GuideList } from './guide-list.tsx';
import { helpCopy } from './help.copy.ts';
import { categories, type GuideName, guideNames, guides } from './help.ts';
import { NothingFound } from './nothing-found.tsx';
import { QuestionGroup } from './question-group.tsx';
import { WaysOn } from './ways-on.tsx';

type Props = {
  /** The question that is open at first. */
  openId: string | undefined;
  /** Where one writes to support, if there is such a page. */
  contactPath: string | undefined;
};

/** All questions and answers, which a search narrows down as it is typed. */
export function HelpCenter({ openId, contactPath }: Props) {
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const found = findQuestions(useFilledIn(categories), search);
  const foundGuides = isSearching ? guideNames.filter(isFound(search)) : [];
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
        <WaysOn contactPath={contactPath} />
      </div>
    </>
  );
}

const isFound = (search: string) => (name: GuideName) => isGuideFound(guides[name], search);
