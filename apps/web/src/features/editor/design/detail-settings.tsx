import type { DocumentSettings } from '@folio/contract/document-settings';
import { isForm } from '@folio/contract/template-ids';
import { t } from '../../../lib/words/words.ts';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useEditor, useSettings } from '../store/use-editor.ts';
import { LanguageSettings } from './language-settings.tsx';

/** How titles, entries and lists are laid out. */
export function DetailSettings() {
  const hasFixedPlaces = useEditor(({ document }) => isForm(document.templateId));
  return (
    <div className="grid grid-cols-2 items-start gap-4 *:min-w-0 @max-sm:grid-cols-1">
      {hasFixedPlaces ? (
        <p className="col-span-full text-small text-muted">
          {t('This template is a form, so its titles and dates have fixed places.')}
        </p>
      ) : (
        <Choice name="headingStyle" label={t('Section titles')} options={headingOptions} />
      )}
      <Choice name="headingCase" label={t('Title case')} options={caseOptions} />
      <LanguageSettings />
      {hasFixedPlaces ? null : (
        <Choice name="datePlace" label={t('Date position')} options={placeOptions} />
      )}
      <Choice name="bulletStyle" label={t('Bullets')} options={bulletOptions} />
      <Choice name="skillStyle" label={t('Skills')} options={skillOptions} />
      <BarsHint />
      <EmployerFirst />
      {hasFixedPlaces ? null : <ContactIcons />}
    </div>
  );
}

const headingOptions = [
  {
    value: 'plain',
    get label() {
      return t('Plain');
    },
  },
  {
    value: 'line',
    get label() {
      return t('Line below');
    },
  },
  {
    value: 'bar',
    get label() {
      return t('Short bar below');
    },
  },
  {
    value: 'filled',
    get label() {
      return t('On a pale color');
    },
  },
] as const;
const caseOptions = [
  {
    value: 'written',
    get label() {
      return t('As written');
    },
  },
  { value: 'capitals', label: 'CAPITALS' },
] as const;
const placeOptions = [
  {
    value: 'right',
    get label() {
      return t('At the right-hand edge');
    },
  },
  {
    value: 'below',
    get label() {
      return t('Below the title');
    },
  },
  {
    value: 'left',
    get label() {
      return t('In the left margin');
    },
  },
] as const;
const bulletOptions = [
  {
    value: 'dot',
    get label() {
      return t('• Dots');
    },
  },
  {
    value: 'dash',
    get label() {
      return t('– Dashes');
    },
  },
  {
    value: 'square',
    get label() {
      return t('▪ Squares');
    },
  },
  {
    value: 'arrow',
    get label() {
      return t('› Arrows');
    },
  },
  {
    value: 'none',
    get label() {
      return t('None');
    },
  },
] as const;
const skillOptions = [
  {
    value: 'list',
    get label() {
      return t('A line for each category');
    },
  },
  {
    value: 'tags',
    get label() {
      return t('Tags');
    },
  },
  {
    value: 'columns',
    get label() {
      return t('Columns');
    },
  },
  {
    value: 'bars',
    get label() {
      return t('Bars for levels');
    },
  },
] as const;

/** Explains that bars need levels, which the person must enter. */
function BarsHint() {
  const { settings } = useSettings();
  return settings.skillStyle === 'bars' ? (
    <p className="col-span-full text-small text-muted">
      {t(
        'Skills get a bar when you give a level, like “SQL 4/5” or “Python 80%”. Languages get one for their level.',
      )}
    </p>
  ) : null;
}

type Name = 'headingStyle' | 'headingCase' | 'datePlace' | 'bulletStyle' | 'skillStyle';
type Option<N extends Name> = { value: NonNullable<DocumentSettings[N]>; label: string };

/** A choice between the template's default and a few others. */
function Choice<N extends Name>({
  name,
  label,
  options,
}: {
  name: N;
  label: string;
  options: readonly Option<N>[];
}) {
  const { settings, change } = useSettings();
  return (
    <Select
      label={label}
      value={settings[name] ?? ''}
      options={[{ value: '', label: t('Default') }, ...options]}
      onValueChange={(value) => change({ [name]: value === '' ? null : value })}
    />
  );
}

function EmployerFirst() {
  const { settings, change } = useSettings();
  return (
    <div className="col-span-full">
      <Switch
        label={t('Employer before role')}
        hint={t('And school before degree.')}
        checked={settings.companyFirst ?? false}
        onCheckedChange={(isOn) => change({ companyFirst: isOn ? true : null })}
      />
    </div>
  );
}

function ContactIcons() {
  const { settings, change } = useSettings();
  return (
    <div className="col-span-full">
      <Switch
        label={t('Icons for contacts and links')}
        hint={t('Shown in PDFs, HTML files and the preview. Word files keep the words only.')}
        checked={settings.contactIcons ?? false}
        onCheckedChange={(isOn) => change({ contactIcons: isOn ? true : null })}
      />
    </div>
  );
}
