import { isBlankDocument } from '@folio/contract/empty-resume';
import type { ExportFormat } from '@folio/contract/exports';
import { shownContent } from '@folio/contract/without-hidden';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePdfPrice } from '../../lib/credit-costs.ts';
import type { CreditPrice } from '../../lib/credit-price.ts';
import { LeaveDialog } from '../../lib/leave-dialog.tsx';
import { confirmLeftovers } from '../../lib/leftovers/ask-about-leftovers.ts';
import { sessionQuery } from '../../lib/session.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { t } from '../../lib/words/words.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { EditorDialogs } from './dialogs/editor-dialogs.tsx';
import { leaveWords } from './editor.copy.ts';
import { exportFile } from './export/export-file.ts';
import { exportPdf } from './export/export-pdf.ts';
import { fieldOfPath, tabOfPath } from './fields/field-paths.ts';
import { useEarlyForm } from './first-run/use-early-form.ts';
import { FormPanel, useShownTab } from './form/form-panel.tsx';
import { GuestBar } from './guest/guest-bar.tsx';
import { useGuestPdf } from './guest/guest-pdf.ts';
import { useIsGuest, useNeedsAccount } from './owner/owner.ts';
import { useEditorPalette } from './palette/use-editor-palette.ts';
import { useResumeForDocument } from './photo/use-resume-for-document.ts';
import { MissingLettersNote } from './preview/missing-letters-note.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { UnseenPages } from './preview/unseen-pages.tsx';
import { IconRail, Rail } from './rail/rail.tsx';
import { SectionsSheet } from './rail/sections-sheet.tsx';
import { ConflictList } from './saving/conflict-list.tsx';
import { SaveBanner } from './saving/save-banner.tsx';
import { useResumeId, useSaver, useSaveSettled } from './saving/use-saver.ts';
import { useEditor, useEditorStore } from './store/use-editor.ts';
import { TopBar } from './top-bar/top-bar.tsx';
import { type EditorCommands, useEditorCommands } from './top-bar/use-editor-commands.ts';
import { SwipePanes } from './view/swipe-panes.tsx';
import { PaneSwitch, TwoPanes } from './view/two-panes.tsx';
import { focusField, useReveal, useViewStore } from './view/use-view.ts';

/** The form and the preview, side by side; on a phone one at a time. */
export function EditorScreen({ helpHref }: { helpHref: string }) {
  const commands = useEditorCommands();
  const saver = useSaver();
  const isGuest = useIsGuest();
  const guestPdf = useGuestPdf();
  const isEmpty = useEditor(({ document }) => isBlankDocument(shownContent(document)));
  const price = usePdfPrice(saver.base?.id, isEmpty);
  const download = useDownload(price, isGuest ? guestPdf.download : undefined);
  const pdfPrice = isGuest ? guestPdf.words : price.words;
  const Bar = isGuest ? GuestBar : TopBar;
  const frame = useFrame();
  useKeptFocus(frame);
  usePdfAskedFor(download, price);
  useFixedWindow();
  useFocusFromAddress();
  const screen = useRef<HTMLDivElement>(null);
  useEarlyForm(screen);
  return (
    <div ref={screen} className="flex h-dvh flex-col overflow-hidden">
      <SkipLink to="content" />
      <PaletteCommands commands={commands} download={download} pdfPrice={pdfPrice} />
      <Bar commands={commands} helpHref={helpHref} onExport={download} pdfPrice={pdfPrice} />
      <SaveBanner />
      <MissingLettersNote />
      <ConflictList />
      <main id="content" tabIndex={-1} className="relative min-h-0 flex-1 outline-none">
        <Heading />
        <SectionTabs isStrip={frame === 'strip'}>
          {frame === 'rail' ? <Rail /> : null}
          {frame === 'icons' ? <IconRail /> : null}
          {frame === 'rail' ? null : <SectionsSheet />}
          <div className="min-w-0 flex-1">
            {frame === 'phone' ? (
              <OnePane />
            ) : (
              <TwoPanes
                form={<FormPanel hasStrip={frame === 'strip'} />}
                preview={<PreviewPane />}
              />
            )}
          </div>
        </SectionTabs>
      </main>
      {frame === 'phone' ? <PaneSwitch /> : null}
      <EditorDialogs commands={commands} />
      <LeaveDialog isAtRisk={saver.isAtRisk} description={leaveWords()} />
    </div>
  );
}

/** A separate component, because the undo state changes more often than the screen. */
function PaletteCommands({ commands, download, pdfPrice }: PaletteProps) {
  useEditorPalette(commands, download, pdfPrice);
  return null;
}

type PaletteProps = {
  commands: EditorCommands;
  download: (format: ExportFormat) => void;
  pdfPrice: string;
};

/**
 * The provider of the tabs. It wraps the list of tabs and their panels, which are in different
 * places.
 */
function SectionTabs({ isStrip, children }: { isStrip: boolean; children: ReactNode }) {
  const tab = useShownTab();
  const view = useViewStore();
  return (
    <Tabs
      value={tab}
      onValueChange={(chosen) => view.set({ tab: chosen, pressed: chosen })}
      orientation={isStrip ? 'horizontal' : 'vertical'}
      className="flex h-full min-h-0"
    >
      {children}
    </Tabs>
  );
}

function Heading() {
  const name = useEditor(({ document }) => document.name);
  return <h1 className="sr-only">{t('Edit {name}', { name })}</h1>;
}

type MakePdf = () => Promise<ToastMessage | undefined>;

function useDownload(
  price: CreditPrice<'pdf-export'>,
  guestPdf: MakePdf | undefined,
): (format: ExportFormat) => void {
  const store = useEditorStore();
  const saver = useSaver();
  const toResume = useResumeForDocument();
  const needsAccount = useNeedsAccount();
  const accountPdf = useAccountPdf(price);
  const makePdf = guestPdf ?? accountPdf;
  const isGuest = useIsGuest();
  const goTo = useGoToPath();
  return useCallback(
    async (format: ExportFormat) => {
      if (format !== 'pdf' && needsAccount('format')) return;
      // Without a server version there is no PDF to confirm: the export explains why.
      const isMade = format !== 'pdf' || isGuest || saver.base !== undefined;
      const shown = isMade && (await toResume(store.getDocument()).catch(() => undefined));
      const credits = format === 'pdf' && !isGuest ? price.credits : undefined;
      if (shown && !(await confirmLeftovers(shown, goTo, 'export', credits))) return;
      const message =
        format === 'pdf'
          ? await makePdf()
          : await exportFile(store.getDocument(), format, toResume);
      if (message) toast(message);
    },
    [store, saver, toResume, makePdf, needsAccount, isGuest, goTo, price],
  );
}

/** Exports a PDF for an account, which may cost a credit. */
function useAccountPdf(price: CreditPrice<'pdf-export'>): MakePdf {
  const store = useEditorStore();
  const saver = useSaver();
  const saveSettled = useSaveSettled();
  const toResume = useResumeForDocument();
  const client = useQueryClient();
  return useCallback(async () => {
    const message = await exportPdf({ store, saver, saveSettled, toResume, price });
    void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
    return message;
  }, [store, saver, saveSettled, toResume, price, client]);
}

/** Continues with the PDF that a guest requested before signing up, once its price is known. */
function usePdfAskedFor(
  download: (format: ExportFormat) => void,
  { credits }: CreditPrice<'pdf-export'>,
): void {
  const { state } = useLocation();
  const isAskedFor = Object(state).wantsPdf === true;
  const isReady = useResumeId() !== undefined && credits !== undefined;
  const isDone = useRef(false);
  useEffect(() => {
    if (!isAskedFor || !isReady || isDone.current) return;
    isDone.current = true;
    // Clears the state, so that a reload doesn't repeat it.
    history.replaceState({ ...history.state, usr: null }, '');
    download('pdf');
  }, [isAskedFor, isReady, download]);
}

/** Returns a function that shows and focuses the field of a content path. */
function useGoToPath(): (path: string) => void {
  const store = useEditorStore();
  const view = useViewStore();
  const reveal = useReveal();
  return useCallback(
    (path) => {
      const field = fieldOfPath(store.getDocument().content, path);
      if (field) reveal(field);
      else view.set({ pane: 'form', tab: tabOfPath(path) });
    },
    [store, view, reveal],
  );
}

/** Focuses the field of the path in the URL's hash. */
function useFocusFromAddress(): void {
  const goTo = useGoToPath();
  const { state } = useLocation();
  const path: unknown = Object(state).path;
  useEffect(() => {
    if (typeof path === 'string') goTo(path);
  }, [path, goTo]);
}

/** Only the two panes scroll, so the page reserves no space for a scrollbar. */
function useFixedWindow(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollbarGutter = 'auto';
    return () => {
      style.scrollbarGutter = '';
    };
  }, []);
}

function OnePane() {
  return (
    <SwipePanes
      form={
        <>
          <FormPanel hasStrip={false} />
          <UnseenPages />
        </>
      }
      preview={<PreviewPane />}
    />
  );
}

/**
 * The editor's layouts: a rail with labels, a rail of icons, a strip of tabs, or one pane at a
 * time.
 */
type Frame = 'rail' | 'icons' | 'strip' | 'phone';

/**
 * Keeps the focus in the same field when a phone is rotated, which mounts the form again in another
 * layout.
 */
function useKeptFocus(frame: Frame): void {
  const shown = useRef(frame);
  const before = useRef<Element | null>(null);
  if (shown.current !== frame) before.current = document.activeElement;
  useLayoutEffect(() => {
    shown.current = frame;
    const field = before.current;
    if (!field || field.isConnected) return;
    if (field instanceof HTMLTextAreaElement)
      focusField(field.id, field.selectionStart, field.selectionEnd);
    else focusField(field.id);
  }, [frame]);
}

function useFrame(): Frame {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const hasIcons = useMediaQuery('(min-width: 1024px)');
  const hasRail = useMediaQuery('(min-width: 1200px)');
  if (isPhone) return 'phone';
  if (hasRail) return 'rail';
  return hasIcons ? 'icons' : 'strip';
}
