import { dateFormats } from '@folio/contract/date-text';
import {
  type DocumentLanguage,
  documentLanguages,
  languageTags,
} from '@folio/contract/document-languages';
import { dateText } from '@folio/documents/document-dates';
import { documentLanguage } from '@folio/documents/document-locale';
import { canHyphenate } from '@folio/documents/hyphenation';
import { useLacksWords } from '../../../lib/typesetting/use-words.ts';
import { t } from '../../../lib/words/words.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import type { EditorDocument } from '../store/document.ts';
import { useEditor, useSettings } from '../store/use-editor.ts';

/** The settings that depend on a document's language: its headings, dates and hyphenation. */
export const LanguageSettings = () => (
  <>
    <LanguageSetting />
    <DateSetting />
    <HyphenationSetting />
  </>
);

/** The language in which the resume is written, whatever language is set. */
const writtenIn = ({ content, settings }: EditorDocument): DocumentLanguage =>
  documentLanguage({ content, settings: { ...settings, language: null } });

type Choice = DocumentLanguage | 'told';

function LanguageSetting() {
  const { settings, change } = useSettings();
  const written = useEditor(({ document }) => writtenIn(document));
  const options: { value: Choice; label: string }[] = [
    { value: 'told', label: t('As written: {value}', { value: documentLanguages[written] }) },
    ...languageTags.map((tag) => ({ value: tag, label: documentLanguages[tag] })),
  ];
  return (
    <Select<Choice>
      label={t('Document language')}
      value={settings.language ?? 'told'}
      options={options}
      hint={t(
        'For headings, months and other words the document adds. Your own words don’t change.',
      )}
      onValueChange={(value) => change({ language: value === 'told' ? null : value })}
    />
  );
}

const march = { date: '2024-03', dateText: '' };

function DateSetting() {
  const { settings, change } = useSettings();
  const chosen = useEditor(({ document }) => documentLanguage(document));
  const language = useLacksWords(chosen) ? 'en' : chosen;
  const options = dateFormats.map((format) => ({
    value: format,
    label: dateText(march, { language, format, present: '', zero: '0' }),
  }));
  return (
    <Select
      label={t('Dates')}
      value={settings.dateFormat}
      options={options}
      hint={t('Dates like “Summer 2019” stay as you typed them.')}
      onValueChange={(dateFormat) => change({ dateFormat })}
    />
  );
}

const divided = [
  {
    value: 'on',
    get label() {
      return t('On');
    },
  },
  {
    value: 'off',
    get label() {
      return t('Off');
    },
  },
] as const;

/** Hidden for languages without hyphenation patterns. */
function HyphenationSetting() {
  const { settings, change } = useSettings();
  const language = useEditor(({ document }) => documentLanguage(document));
  if (!canHyphenate(language)) return null;
  return (
    <Segmented
      label={t('Hyphenation')}
      value={settings.hyphenation ? 'on' : 'off'}
      options={divided}
      onValueChange={(value) => change({ hyphenation: value === 'on' })}
    />
  );
}
