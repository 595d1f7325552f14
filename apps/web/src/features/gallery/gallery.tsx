import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { SearchField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { focusHeading } from '../../ui/use-focus.ts';
import { arrangeTemplates, tabCategories } from './arrange-templates.ts';
import { galleryCopy, loadFailure } from './gallery.copy.ts';
import { categoryLabels, GalleryToolbar } from './gallery-toolbar.tsx';
import { showHiddenTemplates, useHiddenTemplates } from './hidden-templates.ts';
import { TemplateList, TemplateSkeletons } from './template-list.tsx';
import { builtInTemplates, templatesQuery } from './templates.queries.ts';
import { useCreateFromTemplate } from './use-create-from-template.ts';
import { useGalleryAddress } from './use-gallery-address.ts';

type Props = { onCreated: (resumeId: string) => void; onPlanNeeded: () => void };

/** The template gallery: search, preview, and creating a resume. */
export function Gallery({ onCreated, onPlanNeeded }: Props) {
  const { address, set, openPreview, turnPreview, closePreview } = useGalleryAddress();
  const { text, setText } = useSearchText(address.search, (search) => set('q', search));
  const { templates, isLocal, retry } = useGalleryTemplates();
  const hidden = useHiddenTemplates();
  const { create, creatingId } = useCreateFromTemplate({ onCreated, onPlanNeeded });
  const { category, plan, kind, sort, color } = address;
  const shown = templates?.filter(({ id }) => !hidden.includes(id));
  const found = shown && arrangeTemplates(shown, { ...address, search: text });
  const hasTab = tabCategories.includes(category);
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-heading font-semibold">{galleryCopy.heading}</h1>
          <p className="mt-1.5 text-muted">{galleryCopy.subtitle}</p>
        </div>
        <SearchField
          placeholder={galleryCopy.search}
          value={text}
          onValueChange={setText}
          className="w-65 max-sm:w-full"
        />
      </header>
      <Tabs value={category} onValueChange={(next) => set('category', next)}>
        <GalleryToolbar
          category={category}
          plan={plan}
          kind={kind}
          sort={sort}
          color={color}
          onCategory={(next) => set('category', next)}
          onPlan={(next) => set('plan', next)}
          onKind={(next) => set('kind', next)}
          onSort={(next) => set('sort', next)}
          onColor={({ id }) => set('color', id)}
        />
        <TabPanel
          value={category}
          label={hasTab ? undefined : categoryLabels[category]}
          className="pt-8"
        >
          {isLocal ? <LocalNote onRetry={retry} /> : null}
          {found ? (
            <TemplateList
              templates={found}
              previewed={templates?.find(({ id }) => id === address.previewedId)}
              color={color}
              creatingId={creatingId}
              onColor={({ id }) => set('color', id)}
              onPreview={openPreview}
              onTurn={turnPreview}
              onClosePreview={closePreview}
              onCreate={create}
            />
          ) : (
            <TemplateSkeletons />
          )}
          {hidden.length > 0 ? <ShowHidden /> : null}
        </TabPanel>
      </Tabs>
      <p role="status" className="sr-only">
        {found ? foundText(found.length) : ''}
      </p>
    </>
  );
}

const foundText = (count: number): string =>
  count === 0
    ? galleryCopy.empty.title
    : t('{count, plural, one {# template} other {# templates}}', { count });

function LocalNote({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
      <p>{galleryCopy.usesLocal}</p>
      <Button size="small" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
}

/** The server's templates; if it can't be reached, the built-in ones with a notice. */
function useGalleryTemplates() {
  const { data, error, errorUpdatedAt, refetch } = useQuery(templatesQuery());
  const isLocal = !data && error !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!isLocal) return;
    toast({ tone: 'error', title: galleryCopy.loadFailed, description: loadFailure(error) });
  }, [isLocal, errorUpdatedAt]);
  return { templates: data ?? (isLocal ? builtInTemplates : undefined), isLocal, retry: refetch };
}

/**
 * The search text: written to the URL after a pause, and updated from the URL on Back and Forward.
 */
function useSearchText(inAddress: string, setInAddress: (text: string) => void) {
  const [text, setText] = useState(inAddress);
  const { key } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  const isStep = useNavigationType() === 'POP';
  if (key !== seenKey) {
    setSeenKey(key);
    if (isStep) setText(inAddress);
  }
  return {
    text,
    setText(next: string) {
      setText(next);
      setInAddress(next);
    },
  };
}

/** A button below the list that shows hidden templates again. */
function ShowHidden() {
  function show() {
    try {
      showHiddenTemplates();
      focusHeading();
    } catch {
      toast(galleryCopy.showHiddenFailed);
    }
  }
  return (
    <div className="mt-12 flex justify-center">
      <Button onClick={show}>
        <EyeOff aria-hidden className="size-4 text-muted" />
        {t('Show hidden templates')}
      </Button>
    </div>
  );
}
