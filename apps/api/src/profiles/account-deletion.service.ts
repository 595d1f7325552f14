import type { Confirmation } from '@folio/contract/confirmation';
import { deleteAccountRow, lockAccountOf } from '../auth/account.service.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { requireConfirmation } from '../auth/confirmation.ts';
import { pendingEmailOf } from '../auth/email-change.service.ts';
import { holdSettlements } from '../payments/settlement.service.ts';
import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { Session } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { dropPicture, type PicturesContext } from './pictures.service.ts';
import { findProfile } from './profiles.repository.ts';

/** Deletes an account with everything in it, after confirmation, and sends a farewell mail. */
export async function deleteAccount(
  context: AuthContext & PicturesContext,
  session: Session,
  confirmation: Confirmation,
): Promise<void> {
  const { db, mailer, configuration } = context;
  const { user: caller } = session;
  await requireConfirmation(context, session, confirmation);
  await mailer.clear?.(caller.email);
  await mailer.clear?.(await pendingEmailOf(db, caller.id));
  const picture = await inTransaction(db, async (tx) => {
    await holdSettlements(tx, caller.id);
    const user = await lockAccountOf(tx, session);
    const profile = await findProfile(tx, user.id);
    await deleteAccountRow(tx, user);
    await mailer.send(farewellMail(user, configuration.baseUrl), tx);
    return profile?.picture ?? null;
  });
  await dropPicture(context, picture);
}

/** The last mail, to an address without an account. */
export function farewellMail(to: { email: string; firstName: string }, baseUrl: string): Mail {
  return layOutMail({
    to: to.email,
    subject: 'Your account was deleted',
    preview: 'Your resumes and everything else are permanently deleted.',
    paragraphs: [
      greeting(to.firstName),
      'Your Folio account was just deleted, along with your resumes, letters, profile and pictures. They can’t be restored.',
      'We keep payment records for our books, without your name or address.',
      'Thank you for using Folio. You’re welcome back anytime.',
    ],
    action: { label: 'Visit Folio', url: `${baseUrl}/` },
    footnote:
      'If it wasn’t you, someone knows your password. Change it everywhere else you use it.',
  });
}
