/** Titles under which people tell of time without a job, in the languages of letters. */
const ofBreak =
  /^(?:career break|(?:maternity|paternity|parental|adoption|family) leave|sabbatical|(?:full[- ]time |stay[- ]at[- ]home )?(?:parent|mother|mum|mom|father|dad|homemaker|carer for (?:my|a) )|raising (?:a family|\p{L}{0,5} ?children)|elternzeit|mutterschutz|familienphase|cong[ée] (?:parental|maternité)|pause (?:carrière|parentale)|excedencia|baja (?:maternal|por maternidad)|licença[- ](?:maternidade|paternidade)|मातृत्व अवकाश)(?!\p{L})/iu;

/** Whether an entry is time without a job: no years of work, and no deeds that are asked for. */
export const isBreak = (position: string): boolean => ofBreak.test(position.trim());
