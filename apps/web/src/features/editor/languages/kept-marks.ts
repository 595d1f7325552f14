import { LanguageMark, languageRoutes } from '@folio/contract/languages';
import type { DeviceItem } from '../../../lib/device-store/device-item.ts';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { apiInTime } from '../../../lib/in-time.ts';

const itemOf = (resumeId: string): DeviceItem => `list/language-marks-${resumeId}`;
const keyOf = ({ siblingId, key }: LanguageMark) => `${siblingId} ${key}`;

/** Joins lists of marks; the last mark of each part wins. */
export const joinMarks = (...lists: readonly (readonly LanguageMark[])[]): LanguageMark[] => [
  ...new Map(lists.flat().map((mark) => [keyOf(mark), mark])).values(),
];

const isSame = (a: LanguageMark, b: LanguageMark) =>
  keyOf(a) === keyOf(b) && a.own === b.own && a.theirs === b.theirs;

/** The marks that remain after others were sent; a part that was marked again meanwhile remains. */
export const withoutSent = (
  marks: readonly LanguageMark[],
  sent: readonly LanguageMark[],
): LanguageMark[] => marks.filter((mark) => !sent.some((one) => isSame(one, mark)));

/** Marks made on this device that the server doesn't have yet. */
export async function loadMarks(userId: string, resumeId: string): Promise<LanguageMark[]> {
  const { notes } = await openDeviceStore(userId).loadItem(itemOf(resumeId));
  const kept = Array.isArray(notes) ? notes : [];
  return kept.flatMap((mark) => LanguageMark.safeParse(mark).data ?? []);
}

export const keepMarks = (userId: string, resumeId: string, marks: readonly LanguageMark[]) =>
  openDeviceStore(userId).update(itemOf(resumeId), { notes: marks });

/** Sends marks. Has a timeout, since later marks wait for the response. */
export const sendMarks = (resumeId: string, marks: readonly LanguageMark[]) =>
  apiInTime(languageRoutes.settle, { params: { id: resumeId }, body: { marks: [...marks] } });
