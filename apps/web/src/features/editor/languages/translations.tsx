import type { AiEdit, HeldTranslation } from '@folio/contract/ai-answers';
import { textAt } from '@folio/contract/content-path';
import { PriceTag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/margin/note.tsx';
import { describePath } from '../saving/describe-fields.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { Act } from './language-note.tsx';
import { languagesCopy } from './languages.copy.ts';
import { useLanguageActs } from './use-language-acts.ts';
import { useTranslation } from './use-translation.ts';

/** The model's suggested translations, if a model is configured. */
export function Translations() {
  const translation = useTranslation();
  if (!translation) return null;
  const { count, price, ask, isBusy, failure, notice, edits, held, drop } = translation;
  return (
    <section aria-labelledby="language-translations" className="grid gap-3">
      <h3 id="language-translations" className="text-large font-semibold">
        {languagesCopy.translate}
      </h3>
      {count > 0 ? (
        <>
          <p className="text-small text-muted">{languagesCopy.translateHint(count)}</p>
          <Button className="justify-self-start" isBusy={isBusy} onClick={ask}>
            {isBusy ? languagesCopy.translating : languagesCopy.translate}
            <PriceTag>{price.words}</PriceTag>
          </Button>
        </>
      ) : null}
      {(failure ?? notice) ? (
        <p role="status" className="text-small text-warning">
          {failure ?? notice}
        </p>
      ) : null}
      <Edits edits={edits} drop={drop} />
      {held.map((one) => (
        <Held key={one.path} held={one} />
      ))}
    </section>
  );
}

type EditsProps = { edits: readonly AiEdit[]; drop: (paths: readonly string[]) => void };

function Edits({ edits, drop }: EditsProps) {
  const acts = useLanguageActs();
  const { content } = useEditor(({ document }) => document);
  // Texts that have changed since are not replaced.
  const fitting = edits.filter(({ path, before }) => textAt(content, path) === before);
  if (fitting.length === 0) return null;
  const apply = (some: readonly AiEdit[]) => {
    acts.write(some, (known, path, before) => textAt(known, path) === before);
    drop(some.map(({ path }) => path));
  };
  return (
    <>
      {fitting.length > 1 ? (
        <Button variant="primary" className="justify-self-start" onClick={() => apply(fitting)}>
          {languagesCopy.pickAll(fitting.length)}
        </Button>
      ) : null}
      <ul className="grid gap-6">
        {fitting.map((edit) => {
          const where = describePath({ content }, edit.path);
          return (
            <li key={edit.path}>
              <p className="mb-2 text-small text-faint wrap-anywhere">{where}</p>
              <Note
                tone="tool"
                by={languagesCopy.suggested}
                acts={
                  <>
                    <Act
                      label={languagesCopy.pick}
                      name={languagesCopy.pickNamed(where)}
                      onPress={() => apply([edit])}
                      variant="primary"
                    />
                    <Act label={languagesCopy.leave} onPress={() => drop([edit.path])} />
                  </>
                }
              >
                <p className="text-muted wrap-anywhere">{edit.before}</p>
                <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
                  {edit.after}
                </p>
              </Note>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Held({ held: { path, after, flags } }: { held: HeldTranslation }) {
  const { content } = useEditorStore().getDocument();
  return (
    <div>
      <p className="mb-2 text-small text-faint wrap-anywhere">{describePath({ content }, path)}</p>
      <Note tone="finding" by={languagesCopy.heldBack}>
        <p className="text-muted wrap-anywhere">{after}</p>
        <ul className="mt-2 grid gap-1 font-sans text-small text-warning">
          {flags.map(({ kind, text }) => (
            <li key={`${kind} ${text}`} className="wrap-anywhere">
              {kind === 'lost' ? languagesCopy.lost(text) : languagesCopy.added(text)}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
