import type { DocumentSettings } from '@folio/contract/document-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import { resumeRoutes } from '@folio/contract/resumes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { api } from '../api-client.ts';
import { describeError } from '../error-copy.ts';
import { newResumeSettings } from '../new-resume-settings.ts';
import { onceMade } from '../once-made.ts';
import { t } from '../words/words.ts';
import { keepDoubts } from './doubts.ts';

const maxNameLength = 120;

/** 'Asha Verma 2026.pdf' → 'Asha Verma 2026'. */
export const resumeNameOf = (fileName: string): string =>
  fileName
    .replace(/\.\w{2,5}$/, '')
    .trim()
    .slice(0, maxNameLength)
    .trim() || t('My resume');

/**
 * The first of these names, such as the person's and the file's, that no other resume has; if all
 * are taken, the first one with a number. Resumes with equal names could not be told apart in
 * lists.
 */
export function freeNameOf(names: readonly string[], others: readonly { name: string }[]): string {
  const taken = new Set(others.map(({ name }) => name));
  const named = names.filter((name) => name.trim() !== '').map(resumeNameOf);
  const [first = resumeNameOf('')] = named;
  const numbered = Array.from(
    taken,
    (_, index) => `${first.slice(0, maxNameLength - 4)} ${index + 2}`,
  );
  return [...named, first, ...numbered].find((name) => !taken.has(name)) ?? first;
}

type Made = {
  name: string;
  content: ResumeContent;
  settings?: DocumentSettings;
  /** Paths that the reader was unsure of; marked in the editor until they are looked at. */
  doubts: readonly string[];
};

/**
 * Options of the mutation that creates a resume. `onSuccess` also runs if the dialog was closed
 * before the response came.
 */
export const resumeMaking = (once = onceMade()) => ({
  mutationFn: ({ doubts: _doubts, settings = newResumeSettings, ...read }: Made) => {
    const body = { ...read, settings };
    return once(
      body,
      async (id) => (await api(resumeRoutes.create, { body: { id, ...body } })).data.id,
    );
  },
  onSuccess: (id: string, { doubts }: Made) => {
    keepDoubts(id, doubts);
    toast({ tone: 'good', title: t('Resume created') });
  },
});

/** Makes a resume from the read content, and passes its id on if the caller is still mounted. */
export function useMakeResume(onMade: (id: string) => void) {
  const [once] = useState(onceMade);
  const { mutate, isPending } = useMutation({
    ...resumeMaking(once),
    onError: (error, made) =>
      toast({
        tone: 'error',
        title: t('Failed to create resume'),
        description: describeError(error),
        action: { label: t('Retry'), onClick: () => make(made) },
      }),
  });
  function make(made: Made) {
    mutate(made, { onSuccess: (id) => onMade(id) });
  }
  return { make, isMaking: isPending };
}
