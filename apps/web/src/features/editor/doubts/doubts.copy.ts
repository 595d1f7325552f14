export const doubtsCopy = {
  label: 'From your file',
  toCheck: (count: number) =>
    `${count === 1 ? '1 value' : `${count} values`} from your file to check.`,
  next: 'Next',
  allRight: 'All look right',
  field: 'We weren’t sure we read this right.',
  within: 'to check',
} as const;
