import { t } from '../../lib/words/words.ts';

/** The labels of the fields. */
export const fieldLabels = {
  get role() {
    return t('Role');
  },
  get company() {
    return t('Company');
  },
  get place() {
    return t('Location');
  },
  get pay() {
    return t('Pay');
  },
  get source() {
    return t('Where you found it');
  },
  get link() {
    return t('Link');
  },
  get jobDescription() {
    return t('Job description');
  },
  get notes() {
    return t('Notes');
  },
  get nextStep() {
    return t('Next step');
  },
  get nextStepDay() {
    return t('By');
  },
  get deadline() {
    return t('Deadline');
  },
  get resumeId() {
    return t('Resume');
  },
  get contacts() {
    return t('Contacts');
  },
  get preparation() {
    return t('Interview notes');
  },
  get leftOut() {
    return t('Needs left out');
  },
} as const;

export const labelOf = (field: string): string =>
  fieldLabels[field.split('.')[0] as keyof typeof fieldLabels] ?? field;
