/** Care for one's own, told by more than its name: 'Raising two children', 'Caring for my father'. */
const cares = String.raw`(?:at )?home with|raising (?:a family|(?:\p{L}{1,5} |\d )?(?:children|kids|family))|car(?:er|ing) for (?:an?|my|our)|looking for work`;
/** Titles that tell of such a time alone: behind 'Maternity leave' may stand when or why, and no work. */
const titles = String.raw`(?:(?:a |planned )?career|family) (?:break|gap)|gap year|sabbatical(?: leave| year)?|(?:maternity|paternity|parental|adoption|family) leave|time (?:off|out)|unemployed|between jobs|job ?seek(?:er|ing)|caregiving|travell?ing|(?:full[- ]time |stay[- ]at[- ]home )(?:carer|caregiver|dad|father|mother|mum|mom|parent)|home ?maker|housewife|elternzeit|mutterschutz|familienphase|congé (?:de )?(?:parental|maternité|paternité)|pause (?:de )?(?:carrière|parentale)|excedencia|baja (?:maternal|por maternidad)|licença[- ](?:maternidade|paternidade)|मातृत्व अवकाश`;
const behind =
  'abroad|and|around|as|at|due|during|for|from|in|of|since|through|to|with|und|für|wegen|et|pour|para|por|e|y';
const ofBreak = new RegExp(
  String.raw`^(?:on )?(?:(?:${cares})(?!\p{L})|(?:${titles})(?=\s*(?:$|[(,;:.–—|&]|- |\d)| (?:${behind})(?!\p{L}))|(?:parent|mother|mum|mom|father|dad)(?=\s*(?:$|[(,;:.–—|]|- )| (?:of|to) ))`,
  'iu',
);
/** 'Maternity leave (cover)' is the work of another's. */
const ofCover =
  /(?<!\p{L})(?:cover|replacement|substitut\p{L}{1,5}|vertretung|remplacement|sustituci[oó]n|suplencia|substitui\p{L}{1,5})(?!\p{L})/iu;

/** Whether an entry is time without a job: no years of work, and no deeds that are asked for. */
export const isBreak = (position: string): boolean =>
  ofBreak.test(position.trim()) && !ofCover.test(position);
