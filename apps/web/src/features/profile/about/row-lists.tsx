import { ProfileEducation, ProfileWork } from '@folio/contract/profile';
import { type ReactNode, useState } from 'react';
import { type FieldPath, get, useFormContext, useFormState } from 'react-hook-form';
import { t } from '../../../lib/words/words.ts';
import type { FormValues } from '../form-values.ts';
import { FormText, FormTextArea, useProblem } from '../settings-form.tsx';
import { datesOf, type Entry, EntryRow, rowIdOf } from './entry-row.tsx';
import { ListFrame, useEntries } from './list-frame.tsx';

type RowList = 'workExperience' | 'education';
type Words = {
  emptyText: string;
  addLabel: string;
  blankTitle: string;
  title: string;
  subtitle: string;
};

/** Jobs, in display order. */
export function WorkEditor() {
  const words = {
    emptyText: t('No work experience yet. Add your latest job first.'),
    addLabel: t('Add work experience'),
    blankTitle: t('New job'),
    title: 'position',
    subtitle: 'company',
  };
  return (
    <RowEditor list="workExperience" words={words} blank={ProfileWork.parse({})}>
      {(row) => (
        <>
          <FormText name={`${row}.position` as Path} label={t('Position')} />
          <FormText name={`${row}.company` as Path} label={t('Company')} />
          <Dates row={row} />
          <Description row={row} />
        </>
      )}
    </RowEditor>
  );
}

export function EducationEditor() {
  const words = {
    emptyText: t('No education yet. Add the latest first.'),
    addLabel: t('Add education'),
    blankTitle: t('New education'),
    title: 'degree',
    subtitle: 'school',
  };
  return (
    <RowEditor list="education" words={words} blank={ProfileEducation.parse({})}>
      {(row) => (
        <>
          <FormText name={`${row}.school` as Path} label={t('School')} className="sm:col-span-2" />
          <FormText name={`${row}.degree` as Path} label={t('Degree')} />
          <FormText name={`${row}.field` as Path} label={t('Field of study')} />
          <Dates row={row} />
          <Description row={row} />
        </>
      )}
    </RowEditor>
  );
}

type Path = FieldPath<FormValues>;

const Dates = ({ row }: { row: string }) => (
  <>
    <FormText
      name={`${row}.startDate` as Path}
      label={t('Start')}
      hint={t('For example, Mar 2023')}
    />
    <FormText
      name={`${row}.endDate` as Path}
      label={t('End')}
      hint={t('For example, May 2025 or Present')}
    />
  </>
);

const Description = ({ row }: { row: string }) => (
  <FormTextArea
    name={`${row}.description` as Path}
    label={t('Description')}
    rows={3}
    className="sm:col-span-2"
  />
);

function RowEditor({
  list,
  words,
  blank,
  children,
}: {
  list: RowList;
  words: Words;
  blank: object;
  children: (row: string) => ReactNode;
}) {
  const { entries, append, moveUp, remove } = useEntries(list);
  const { watch } = useFormContext<FormValues>();
  const { errors } = useFormState<FormValues>();
  const [openIndex, setOpenIndex] = useState<number>();
  const problem = useProblem(list);
  return (
    <ListFrame
      list={list}
      isEmpty={entries.length === 0}
      {...words}
      problem={problem}
      onAdd={() => {
        append(blank);
        setOpenIndex(entries.length);
      }}
    >
      {entries.map(({ key }, index) => {
        const row = `${list}.${index}`;
        const entry: Entry = { ...watch(`${list}.${index}`) };
        const title = entry[words.title] || entry[words.subtitle] || words.blankTitle;
        const isOpen = openIndex === index || get(errors, row) !== undefined;
        return (
          <EntryRow
            key={key}
            id={rowIdOf(list, index)}
            title={title}
            subtitle={subtitleOf(entry, entry[words.title] ? words.subtitle : '')}
            isOpen={isOpen}
            isOnly={entries.length === 1}
            onEdit={() => setOpenIndex(isOpen ? undefined : index)}
            onMoveUp={
              index === 0
                ? undefined
                : () => {
                    setOpenIndex(undefined);
                    moveUp(index);
                  }
            }
            onDelete={() => {
              setOpenIndex(undefined);
              remove(index, title);
            }}
          >
            {isOpen ? children(row) : null}
          </EntryRow>
        );
      })}
    </ListFrame>
  );
}

const subtitleOf = (entry: Entry, name: string): string =>
  [entry[name], datesOf(entry)].filter(Boolean).join(' · ');
