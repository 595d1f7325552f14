import type { FieldDefinition } from '@folio/contract/field-definitions';
import { sections } from '@folio/contract/sections';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { roomFor, roomLook } from '../fields/field-room.ts';
import { FirstRunWays } from './first-run-ways.tsx';

/**
 * The ways to begin and the first fields, prerendered into the editor's documents. They accept
 * input before the app has loaded (src/early.ts); then the app takes the input over
 * (use-early-form.ts).
 */
export const EarlyForm = () => (
  <>
    <LateNote />
    <div data-early="ways" hidden>
      <FirstRunWays />
      <p data-early="waiting" role="status" className="mx-auto max-w-120 text-body text-muted" />
    </div>
    <div data-early="fields" hidden>
      <form className="flex flex-wrap gap-4">
        <h2 className="sr-only">{sections.personalInfo.label}</h2>
        <div className="flex min-h-[111px] basis-full gap-4">
          <Skeleton className="size-20" />
          <Skeleton className="mt-8 h-9 w-32" />
        </div>
        {sections.personalInfo.fields.map((definition) => (
          <EarlyField key={definition.id} definition={definition} />
        ))}
      </form>
    </div>
  </>
);

/** Shown if the app fails to load. */
const LateNote = () => (
  <div role="status">
    <div
      data-late="late failed"
      hidden
      className="mb-6 rounded-panel border border-line bg-desk p-4 text-body"
    >
      <p data-late="late" className="font-semibold">
        {t('The editor is still loading')}
      </p>
      <p data-late="failed" className="font-semibold">
        {t('We couldn’t load the editor')}
      </p>
      <p className="mt-1 mb-3 text-muted">
        {t(
          'Your connection is slow or interrupted. What you type here stays on this device, and is still here after you try again.',
        )}
      </p>
      <Button data-early="again">{t('Try again')}</Button>
    </div>
  </div>
);

const EarlyField = ({ definition }: { definition: FieldDefinition }) => (
  <div className={roomLook} style={roomFor(definition, '')}>
    <EarlyControl definition={definition} />
  </div>
);

function EarlyControl({ definition }: { definition: FieldDefinition }) {
  const { id, label, kind, hint, autoComplete, placeholder } = definition;
  const control = {
    id: `early-${id}`,
    name: id,
    autoComplete: autoComplete ?? 'off',
    label,
    hint,
    placeholder,
  };
  if (kind === 'longText') return <TextArea {...control} rows={3} />;
  if (kind === 'email' || kind === 'tel' || kind === 'url')
    return <TextField {...control} type={kind} spellCheck={false} />;
  return <TextField {...control} type="text" spellCheck />;
}
