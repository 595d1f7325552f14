import { mayUseTemplate } from '@folio/contract/entitlements';
import type { TemplateId } from '@folio/contract/template-ids';
import { templateRoutes } from '@folio/contract/templates';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api-client.ts';
import { useUser } from '../../lib/session.ts';
import { t } from '../../lib/words/words.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import type { PreviewColor } from './color-swatches.tsx';
import { galleryCopy } from './gallery.copy.ts';
import { canHide, hideTemplate } from './hidden-templates.ts';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { rememberPreview, useRecentTemplates } from './recent-templates.ts';
import { TemplateCard } from './template-card.tsx';
import type { CardState, GalleryTemplate } from './templates.queries.ts';

const shownAtOnce = 3;

type Props = {
  /** The filtered templates, sorted. */
  templates: readonly GalleryTemplate[];
  /** The template whose preview is open, even if it is filtered out of the list. */
  previewed: GalleryTemplate | undefined;
  color: PreviewColor;
  creatingId: TemplateId | undefined;
  onColor: (color: PreviewColor) => void;
  onPreview: (id: TemplateId) => void;
  onTurn: (id: TemplateId) => void;
  onClosePreview: () => void;
  onCreate: (id: TemplateId) => void;
};

/** The templates as cards, with the dialogs of their actions. */
export function TemplateList(props: Props) {
  const { templates, previewed, color, creatingId, onCreate } = props;
  const user = useUser();
  const recent = useRecentTemplates(user.id);
  const [asked, setAsked] = useState<GalleryTemplate>();
  usePreviewed(user.id, previewed?.id);
  const stateOf = ({ id }: GalleryTemplate): CardState => ({
    isRecent: recent.includes(id),
    isLocked: !mayUseTemplate(id, user),
    creating: creatingId && (creatingId === id ? 'this' : 'other'),
  });
  return (
    <>
      <TemplateGrid>
        {templates.map((template, index) => (
          <li key={template.id}>
            <TemplateCard
              template={template}
              color={color}
              isLazy={index >= shownAtOnce}
              state={stateOf(template)}
              actions={{
                onPreview: () => props.onPreview(template.id),
                onCreate: () => onCreate(template.id),
                onHide: canHide(template.id) ? () => setAsked(template) : undefined,
              }}
            />
          </li>
        ))}
      </TemplateGrid>
      {templates.length === 0 ? <NoTemplates /> : null}
      {previewed ? (
        <PreviewDialog
          template={previewed}
          neighbors={templates}
          color={color}
          state={stateOf(previewed)}
          onColor={props.onColor}
          onTurn={({ id }) => props.onTurn(id)}
          onClose={props.onClosePreview}
          onUse={() => onCreate(previewed.id)}
        />
      ) : null}
      <HideDialog template={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

/**
 * Records that the user has previewed a template: in this browser, and on the server, which counts
 * views.
 */
function usePreviewed(userId: string, id: TemplateId | undefined): void {
  useEffect(() => {
    if (!id) return;
    rememberPreview(userId, id);
    // A failed count doesn't matter to the user.
    api(templateRoutes.view, { params: { id } }).catch(() => undefined);
  }, [userId, id]);
}

type HideDialogProps = {
  /** The template to confirm; undefined while the dialog is closed. */
  template: GalleryTemplate | undefined;
  onClose: () => void;
};

function HideDialog({ template, onClose }: HideDialogProps) {
  // Keeps the text while the dialog closes.
  const lastAsked = useRef(template);
  if (template) lastAsked.current = template;
  const asked = lastAsked.current;

  function hide() {
    onClose();
    if (!asked) return;
    try {
      hideTemplate(asked.id);
      toast(galleryCopy.hidden);
    } catch {
      toast(galleryCopy.hideFailed);
    }
  }

  return (
    <ConfirmDialog
      open={template !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('Hide “{name}”', { name: asked?.name ?? '' })}
      description={galleryCopy.hideQuestion}
      confirmLabel={t('Hide')}
      tone="danger"
      removesOpener
      onConfirm={hide}
    />
  );
}

function TemplateGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
  );
}

/** As large as the cards that replace them. */
export function TemplateSkeletons() {
  return (
    <div aria-busy="true">
      <span className="sr-only" role="status">
        {t('Loading templates')}
      </span>
      <TemplateGrid>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
          <li key={index}>
            <Skeleton className="aspect-[595/842] rounded-paper!" />
            <Skeleton className="mt-4.5 h-4 w-1/2" />
            <Skeleton className="mt-2 h-3 w-4/5" />
          </li>
        ))}
      </TemplateGrid>
    </div>
  );
}

function NoTemplates() {
  const { title, advice, support } = galleryCopy.empty;
  return (
    <div className="py-24 text-center">
      <h2 className="font-display text-heading">{title}</h2>
      <p className="mt-3 text-large text-muted">{advice}</p>
      <p className="mt-1 text-faint">{support}</p>
    </div>
  );
}
