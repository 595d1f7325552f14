import type { DocumentSettings } from '@folio/contract/document-settings';
import { fontChoices } from '@folio/contract/setting-choices';
import type { TemplateId } from '@folio/contract/template-ids';
import { sampleContent } from '@folio/documents/sample-content';
import { Tooltip } from 'radix-ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { EditorStoreContext } from '../store/use-editor.ts';
import { createViewStore, ViewContext } from '../view/use-view.ts';
import { DesignPanel } from './design-panel.tsx';
import { nameOfFont } from './font-chooser.tsx';

function shown(
  settings: Partial<DocumentSettings> = {},
  templateId: TemplateId = 'modern',
  view = createViewStore(),
): string {
  const store = createEditorStore(documentOf(resumeOf({ content: sampleContent, templateId })));
  store.dispatch({ type: 'setSettings', settings });
  return renderToStaticMarkup(
    <EditorStoreContext value={store}>
      <ViewContext value={view}>
        <Tooltip.Provider>
          <DesignPanel />
        </Tooltip.Provider>
      </ViewContext>
    </EditorStoreContext>,
  );
}

it('has a name for each control, and says what the template does where nothing is chosen', () => {
  const html = shown();
  for (const label of ['Margins', 'Left margin', 'Section titles', 'Date position', 'Title font'])
    expect(html).toContain(`>${label}<`);
  expect(html).toContain('Default (Inter)');
});

it('offers wide text on later pages to templates with a side column alone', () => {
  expect(shown()).toContain('Wide text on later pages');
  expect(shown({}, 'classic')).not.toContain('Wide text on later pages');
});

it('offers nothing for titles and dates that a form has its own places for', () => {
  const form = shown({}, 'rirekisho');
  for (const label of ['Section titles', 'Date position']) {
    expect(shown()).toContain(`>${label}<`);
    expect(form).not.toContain(`>${label}<`);
  }
  expect(form).toContain('This template is a form');
});

it('opens the margins of each side where one is set', () => {
  expect(shown()).not.toContain('<details open');
  expect(shown({ marginLeftMm: 20 })).toContain('<details open');
});

it('[fit-2] says how many lines are left over where a length can not be kept', () => {
  const view = createViewStore({ tooLongFor: 1, leftOver: 14 });
  expect(shown({ fitToPages: 1 }, 'modern', view)).toContain(
    'Doesn’t fit on 1 page even at the smallest readable size. 14 lines are left over.',
  );
});

it('calls a font by the name that people know, too', () => {
  expect(nameOfFont('Carlito')).toBe('Calibri (Carlito)');
  expect(new Set(fontChoices.map(nameOfFont)).size).toBe(24);
});

it('says which language the resume is written in, and offers dates as the document will write them', () => {
  expect(shown()).toContain('As written: English');
  const german = shown({ language: 'de' });
  expect(german).toContain('>Document language<');
  expect(german).toContain('März 2024');
});

it('offers hyphenation where words can be divided alone', () => {
  expect(shown({ language: 'de' })).toContain('>Hyphenation<');
  expect(shown({ language: 'ja' })).not.toContain('>Hyphenation<');
});
