import { formatMonth } from '@folio/contract/date-text';
import { ProfileCertification, ProfileProject } from '@folio/contract/profile';
import { WebAddress } from '@folio/contract/profile-links';
import { useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { t } from '../../../lib/words/words.ts';
import { type FormValues, firstMessage } from '../form-values.ts';
import { useProblem } from '../settings-form.tsx';
import { EntryDialog, type EntryField } from './entry-dialog.tsx';
import { datesOf, type Entry, EntryRow, rowIdOf } from './entry-row.tsx';
import { ListFrame, useEntries } from './list-frame.tsx';

/** Validates links while typing, since the page would leave an invalid one out. */
const EditedProject = ProfileProject.extend({ link: WebAddress.default('') });
const EditedCertification = ProfileCertification.extend({ link: WebAddress.default('') });

const projectFields: readonly EntryField[] = [
  {
    name: 'name',
    get label() {
      return t('Project name (required)');
    },
    isWide: true,
  },
  {
    name: 'description',
    get label() {
      return t('Description (optional)');
    },
    isWide: true,
    kind: 'multiline',
  },
  {
    name: 'link',
    get label() {
      return t('Link (optional)');
    },
    isWide: true,
    kind: 'url',
  },
  {
    name: 'startDate',
    get label() {
      return t('Start (optional)');
    },
  },
  {
    name: 'endDate',
    get label() {
      return t('End (optional)');
    },
  },
];

const certificationFields: readonly EntryField[] = [
  {
    name: 'name',
    get label() {
      return t('Certification name (required)');
    },
    isWide: true,
  },
  {
    name: 'issuer',
    get label() {
      return t('Issuer (required)');
    },
  },
  {
    name: 'date',
    get label() {
      return t('Date (optional)');
    },
  },
  {
    name: 'description',
    get label() {
      return t('Description (optional)');
    },
    isWide: true,
    kind: 'multiline',
  },
  {
    name: 'link',
    get label() {
      return t('Link (optional)');
    },
    isWide: true,
    kind: 'url',
  },
];

export const ProjectEditor = () => (
  <DialogEditor
    list="projects"
    noun="project"
    emptyText={t('No projects yet.')}
    fields={projectFields}
    schema={EditedProject}
    subtitleOf={datesOf}
  />
);

export const CertificationEditor = () => (
  <DialogEditor
    list="certifications"
    noun="certification"
    emptyText={t('No certifications yet.')}
    fields={certificationFields}
    schema={EditedCertification}
    subtitleOf={({ issuer, date = '' }) => [issuer, formatMonth(date)].filter(Boolean).join(' · ')}
  />
);

/** A list whose entries are added and edited in a dialog. */
function DialogEditor({
  list,
  noun,
  emptyText,
  fields,
  schema,
  subtitleOf,
}: {
  list: 'projects' | 'certifications';
  noun: string;
  emptyText: string;
  fields: readonly EntryField[];
  schema: typeof EditedProject | typeof EditedCertification;
  subtitleOf: (entry: Entry) => string;
}) {
  const { entries, put, moveUp, remove } = useEntries(list);
  const { errors } = useFormState<FormValues>();
  const problem = useProblem(list);
  const [edited, setEdited] = useState<Entry | 'new'>();
  return (
    <>
      <ListFrame
        list={list}
        isEmpty={entries.length === 0}
        emptyText={emptyText}
        addLabel={t('Add {noun}', { noun })}
        problem={problem}
        onAdd={() => setEdited('new')}
      >
        {entries.map(({ key, ...entry }, at) => {
          const title = entry.name || t('Unnamed {noun}', { noun });
          return (
            <EntryRow
              key={key}
              id={rowIdOf(list, at)}
              title={title}
              subtitle={subtitleOf(entry)}
              problem={firstMessage(get(errors, `${list}.${at}`))}
              isOnly={entries.length === 1}
              onEdit={() => setEdited(entry)}
              onMoveUp={at === 0 ? undefined : () => moveUp(at)}
              onDelete={() => remove(at, title)}
            />
          );
        })}
      </ListFrame>
      {edited === undefined ? null : (
        <EntryDialog
          list={list}
          title={edited === 'new' ? t('Add {noun}', { noun }) : t('Edit {noun}', { noun })}
          confirmLabel={edited === 'new' ? t('Add {noun}', { noun }) : t('Done')}
          fields={fields}
          schema={schema}
          entry={edited === 'new' ? noEntry : edited}
          onClose={() => setEdited(undefined)}
          onDone={(entry) => put(edited === 'new' ? undefined : edited, entry)}
        />
      )}
    </>
  );
}

const noEntry: Entry = {};
