import type { DeviceItem } from '../../../lib/device-store/device-item.ts';

/** The form of the answers about a resume's lines and needs, by the resume's key on this device. */
export const answersItem = (resume: DeviceItem): `form/${string}` =>
  `form/interview-${resume.slice('resume/'.length)}`;
