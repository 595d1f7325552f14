/**
 * Phrases for care of one's own family that say more than a title: 'Raising two children', 'Caring
 * for my father'.
 */
const cares = String.raw`(?:at )?home with|raising (?:a family|(?:\p{L}{1,5} |\d )?(?:children|kids|family))|car(?:er|ing) for (?:an?|my|our)|looking for work`;
/**
 * Titles that name a break by themselves. 'Maternity leave' may be followed by when or why, but not
 * by work.
 */
const titles = String.raw`(?:(?:a |planned )?career|family) (?:break|gap)|gap year|sabbatical(?: leave| year)?|(?:maternity|paternity|parental|adoption|family) leave|time (?:off|out)|unemployed|between jobs|job ?seek(?:er|ing)|caregiving|travell?ing|(?:full[- ]time |stay[- ]at[- ]home )(?:carer|caregiver|dad|father|mother|mum|mom|parent)|home ?maker|housewife|elternzeit|mutterschutz|familienphase|congé (?:de )?(?:parental|maternité|paternité)|pause (?:de )?(?:carrière|parentale)|excedencia|baja (?:maternal|por maternidad)|licença[- ](?:maternidade|paternidade)|मातृत्व अवकाश`;
const behind =
  'abroad|and|around|as|at|due|during|for|from|in|of|since|through|to|with|und|für|wegen|et|pour|para|por|e|y';
const ofBreak = new RegExp(
  String.raw`^(?:on )?(?:(?:${cares})(?!\p{L})|(?:${titles})(?=\s*(?:$|[(,;:.–—|&]|- |\d)| (?:${behind})(?!\p{L}))|(?:parent|mother|mum|mom|father|dad)(?=\s*(?:$|[(,;:.–—|]|- )| (?:of|to) ))`,
  'iu',
);
/** 'Maternity leave (cover)' is work in place of somebody else. */
const ofCover =
  /(?<!\p{L})(?:cover|replacement|substitut\p{L}{1,5}|vertretung|remplacement|sustituci[oó]n|suplencia|substitui\p{L}{1,5})(?!\p{L})/iu;

/** Whether an entry is a career break: it adds no years of work, and needs no achievements. */
export const isBreak = (position: string): boolean =>
  ofBreak.test(position.trim()) && !ofCover.test(position);
