import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { TipCards } from '../../features/tips/tip-cards.tsx';
import { t } from '../../lib/words/words.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SearchField } from '../../ui/text-field.tsx';

export function Component() {
  const { hash } = useLocation();
  const [search, setSearch] = useState('');
  const named = hash.slice(1) || undefined;
  useEffect(() => {
    if (named) document.getElementById(named)?.scrollIntoView();
  }, [named]);
  return (
    <>
      <PageHead title={t('Resume Tips')} back={{ to: '/dashboard', label: t('Back to dashboard') }}>
        <SearchField
          placeholder={t('Search tips...')}
          value={search}
          onValueChange={setSearch}
          className="w-65 max-sm:order-last max-sm:w-full"
        />
      </PageHead>
      <TipCards key={named} search={search} openId={named} onClearSearch={() => setSearch('')} />
    </>
  );
}
