import { type AccountFacts, mayUseTemplate } from '@folio/contract/entitlements';
import type { TemplateId } from '@folio/contract/template-ids';
import { templateById, templates } from '@folio/contract/template-list';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { TierBadge } from '../../../lib/tier-badge.tsx';
import { useIsPainted } from '../../../lib/use-is-painted.ts';
import { t } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useOwner } from '../owner/owner.ts';
import { useEditor } from '../store/use-editor.ts';
import { useChooseTemplate } from '../top-bar/use-editor-commands.ts';
import { OwnPage } from './own-page.tsx';
import { type OwnPages, useOwnPages } from './use-own-pages.ts';

type Template = (typeof templates)[number];

/** Shows the person's resume in every template, with a large preview of the selected one. */
export function TemplateDialog({ onClose }: { onClose: () => void }) {
  const inUse = useEditor(({ document }) => document.templateId);
  const choose = useChooseTemplate();
  const owner = useOwner();
  const { pagesIn, ask } = useOwnPages();
  const [chosen, setChosen] = useState<TemplateId>(inUse);
  const [filter, setFilter] = useState<Filter>({ layout: 'all', plan: 'all' });
  const isPainted = useIsPainted();
  const form = useId();
  const template = templateById(chosen);
  const shown = filterTemplates(filter, owner);
  const hasAll =
    filterTemplates({ layout: 'all', plan: 'mine' }, owner).length === templates.length;
  const use = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    choose(chosen);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={
        <span className="font-display font-normal">{t('Your resume, in every template')}</span>
      }
      description={t(
        'Your own words. Nothing is lost when you switch, and undo brings the old one back.',
      )}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {mayUseTemplate(chosen, owner)
              ? t('Use {name}', { name: template.name })
              : t('Upgrade to Premium')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={use}
        className={classNames(
          'grid items-start gap-x-8 lg:grid-cols-[1fr_20rem]',
          !isPainted && 'min-h-dvh',
        )}
      >
        <div>
          <Filters filter={filter} hasPlans={!hasAll} onChange={setFilter} />
          <p aria-live="polite" className="sr-only">
            {t('{count} templates', { count: shown.length })}
          </p>
          <div
            role="radiogroup"
            aria-label={t('Template')}
            className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]"
          >
            {(isPainted ? shown : []).map((one) => (
              <Card
                key={one.id}
                template={one}
                pages={pagesIn(one.id)}
                isChosen={one.id === chosen}
                isInUse={one.id === inUse}
                onChoose={setChosen}
                onNear={ask}
              />
            ))}
          </div>
        </div>
        {isPainted ? <Closely template={template} pages={pagesIn(chosen)} onNear={ask} /> : null}
      </form>
    </Dialog>
  );
}

type Filter = { layout: LayoutFilter; plan: PlanFilter };

const layouts = [
  {
    value: 'all',
    get label() {
      return t('All');
    },
  },
  {
    value: 'one',
    get label() {
      return t('One');
    },
  },
  {
    value: 'two',
    get label() {
      return t('Two');
    },
  },
] as const;
const plans = [
  {
    value: 'all',
    get label() {
      return t('All');
    },
  },
  {
    value: 'mine',
    get label() {
      return t('In your plan');
    },
  },
] as const;

/** The filter by plan is shown only if some templates are locked. */
function Filters({
  filter,
  hasPlans,
  onChange,
}: {
  filter: Filter;
  hasPlans: boolean;
  onChange: (filter: Filter) => void;
}) {
  return (
    <div className="grid gap-4 sm:flex sm:*:min-w-52">
      <Segmented
        label={t('Columns')}
        value={filter.layout}
        options={layouts}
        onValueChange={(layout) => onChange({ ...filter, layout })}
      />
      {hasPlans ? (
        <Segmented
          label={t('Plan')}
          value={filter.plan}
          options={plans}
          onValueChange={(plan) => onChange({ ...filter, plan })}
        />
      ) : null}
    </div>
  );
}

type PageProps = { template: Template; pages: OwnPages; onNear: (id: TemplateId) => void };

function Card({
  template: { id, name, tier, previewImage },
  pages,
  isChosen,
  isInUse,
  onChoose,
  onNear,
}: PageProps & { isChosen: boolean; isInUse: boolean; onChoose: (id: TemplateId) => void }) {
  const near = useCallback(() => onNear(id), [onNear, id]);
  return (
    <label className="group relative block cursor-pointer">
      <input
        type="radio"
        name="template"
        value={id}
        checked={isChosen}
        onChange={() => onChoose(id)}
        // As large as its card, so that focusing it scrolls the whole card into view.
        className="pointer-events-none absolute inset-0 size-full scroll-my-4 opacity-0"
      />
      <span className="block rounded-paper outline-offset-4 group-hover:outline-2 group-hover:outline-line group-has-checked:outline-2 group-has-checked:outline-accent group-has-focus-visible:outline-3 group-has-focus-visible:outline-accent">
        <OwnPage pages={pages} picture={previewImage} onNear={near} />
      </span>
      <span className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-body font-medium">
        {name}
        {isInUse ? <Badge>{t('In use')}</Badge> : <TierBadge tier={tier} />}
      </span>
      <span className="block text-small text-faint">{lengthOf(pages)}</span>
    </label>
  );
}

/** Empty until it is known. */
function lengthOf(pages: OwnPages): string {
  if (typeof pages === 'string') return '';
  return t('{count, plural, one {One page} other {# pages}}', { count: pages.pages.length });
}

/** A large preview of the selected template with its features, if there is space. */
function Closely({
  template: { id, name, font, features, previewImage },
  pages,
  onNear,
}: PageProps) {
  const near = useCallback(() => onNear(id), [onNear, id]);
  return (
    <aside aria-label={name} className="sticky top-0 max-lg:hidden">
      <p className="mb-3 flex items-baseline gap-2 text-body">
        <span className="font-medium">{name}</span>
        <span className="text-muted">{font}</span>
        <span className="ml-auto text-muted">{lengthOf(pages)}</span>
      </p>
      <OwnPage key={id} pages={pages} picture={previewImage} onNear={near} />
      <ul className="mt-4 grid gap-1 border-l-2 border-line pl-3 font-display text-[15px] text-muted italic">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </aside>
  );
}

type LayoutFilter = 'all' | 'one' | 'two';
type PlanFilter = 'all' | 'mine';

/** Filters templates by layout, and by whether the account may use them. */
export function filterTemplates(
  { layout, plan }: { layout: LayoutFilter; plan: PlanFilter },
  account: AccountFacts,
) {
  return templates.filter(
    (one) =>
      (layout === 'all' || (layout === 'one') === (one.layout === 'single-column')) &&
      (plan === 'all' || mayUseTemplate(one.id, account)),
  );
}
