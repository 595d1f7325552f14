import { useEffect, useState } from 'react';
import { downloadFile } from '../../lib/download.ts';
import { useUser } from '../../lib/session.ts';
import type { UnsavedText } from '../../lib/unsaved-work.ts';
import { watchStored } from '../../lib/unsaved-work.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { type UnsavedWorkQuestion, useUnsavedWorkQuestion } from './unsaved-work-question.ts';
import { unsentDrafts } from './unsent-drafts.ts';

const copy = {
  'sign-out': {
    title: 'Sign out without saving?',
    description:
      'These changes could not be saved to your account. Signing out removes them from this device.',
    stay: 'Stay signed in',
    leave: 'Sign out anyway',
  },
  'sign-out-everywhere': {
    title: 'Sign out without saving?',
    description:
      'These changes could not be saved to your account. Signing out removes them from this device.',
    stay: 'Stay signed in',
    leave: 'Continue anyway',
  },
  'delete-account': {
    title: 'You have unsaved changes',
    description:
      'These changes could not be saved. They are deleted together with your account, so you may want a copy first.',
    stay: 'Cancel',
    leave: 'Continue anyway',
  },
} as const;

/** What is sent at once needs no words. */
const patienceMs = 400;

/** Asks before the session ends with something unsaved. */
export function UnsavedWorkDialog() {
  const { id } = useUser();
  const question = useUnsavedWorkQuestion();
  useEffect(() => watchStored((openKeys) => unsentDrafts(id, openKeys)), [id]);
  if (!question) return null;
  return question.left ? (
    <Question {...question} left={question.left} />
  ) : (
    <Sending answer={question.answer} />
  );
}

function Sending({ answer }: Pick<UnsavedWorkQuestion, 'answer'>) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      open={isLong}
      onOpenChange={() => answer(false)}
      size="small"
      title="Saving your changes…"
      description="This continues as soon as they are saved."
      footer={<Button onClick={() => answer(false)}>Cancel</Button>}
    />
  );
}

type Asked = Pick<UnsavedWorkQuestion, 'ending' | 'answer'> & { left: readonly UnsavedText[] };

function Question({ ending, left, answer }: Asked) {
  const words = copy[ending];
  return (
    <Dialog
      open
      onOpenChange={() => answer(false)}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button onClick={() => answer(false)}>{words.stay}</Button>
          <Button onClick={() => void keepCopies(left)}>Download a copy</Button>
          <Button variant="danger" onClick={() => answer(true)}>
            {words.leave}
          </Button>
        </>
      }
    >
      <ul className="grid gap-3 text-body">
        {left.map(({ key, what, why }) => (
          <li key={key}>
            <span className="block font-medium wrap-anywhere">{what}</span>
            <span className="block text-small text-muted wrap-anywhere">{why}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** One JSON file for each. */
async function keepCopies(left: readonly UnsavedText[]): Promise<void> {
  try {
    for (const { what, copy: toJson } of left) {
      const file = new Blob([await toJson()], { type: 'application/json' });
      downloadFile(file, `${fileName(what)}.json`);
    }
    toast({ title: 'Copy downloaded', tone: 'good' });
  } catch (error) {
    console.error('The copy could not be made', error);
    toast({ title: 'The copy could not be made', tone: 'error' });
  }
}

const fileName = (what: string): string =>
  `Unsaved_${what.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_|_$/g, '')}`.slice(0, 80);
