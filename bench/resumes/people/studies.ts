import type { Draw } from '../random.ts';
import { wordsOf } from '../words.ts';
import { isoMonth } from './career.ts';
import type { School, Setting } from './person.ts';
import { bareTown, fill, splitTown } from './texts.ts';

type Level = 'secondary' | 'vocational' | 'bachelor' | 'master' | 'doctor';
const years: Record<Level, number> = {
  secondary: 3,
  vocational: 3,
  bachelor: 3,
  master: 2,
  doctor: 4,
};

/** The levels of education of a trade, latest first. */
function levelsOf({ trade, stage }: Setting, draw: Draw): Level[] {
  const early = stage === 'fresher' || stage === 'junior';
  const school: Level[] = draw.chance(early ? 0.6 : 0.2) ? ['secondary'] : [];
  switch (trade.study) {
    case 'doctor':
      return ['doctor', 'master', ...(draw.chance(0.6) ? (['bachelor'] as const) : [])];
    case 'university':
      return [
        ...(draw.chance(0.06) ? (['doctor'] as const) : []),
        ...(draw.chance(0.45) ? (['master'] as const) : []),
        'bachelor',
        ...school,
      ];
    case 'vocational':
      return ['vocational', ...school];
    case 'secondary':
      return draw.chance(0.3) ? ['vocational', 'secondary'] : ['secondary'];
  }
}

/** @param until the month in which work began, or the current one */
export function drawStudies(setting: Setting, draw: Draw, until: number): School[] {
  let end = until - draw.int(0, 5);
  return levelsOf(setting, draw).map((level, at) => {
    const months = 12 * (years[level] + draw.int(0, 1)) - draw.int(1, 3);
    const isRunning = at === 0 && setting.stage === 'fresher' && draw.chance(0.3);
    const school = drawSchool(setting, draw, level);
    const dates = {
      startDate: isoMonth(end - months),
      endDate: isRunning ? '' : isoMonth(end),
      current: isRunning,
    };
    end -= months + draw.int(0, 4);
    return { ...school, ...dates };
  });
}

type Named = Pick<School, 'institution' | 'degree' | 'field' | 'location' | 'description'>;

function drawSchool(setting: Setting, draw: Draw, level: Level): Named {
  const { language, country, occupation } = setting;
  const kind = level === 'secondary' || level === 'vocational' ? level : 'university';
  const town = draw.pick(country.towns);
  const named = fill(draw.pick(wordsOf(language, `school.${kind}`)), setting, draw, {
    town: bareTown(town),
    field: occupation.fields[0] ?? '',
  });
  const { name, town: place } = splitTown(named, country.towns);
  const says = draw.chance(0.3) ? draw.pick(wordsOf(language, 'gradeword')) : '';
  return {
    institution: name,
    degree: draw.pick(wordsOf(language, `degree.${level}`)),
    field: level === 'secondary' ? '' : draw.pick(occupation.fields),
    location: place || (draw.chance(0.5) ? town : ''),
    description: says === '' ? '' : fill(says, setting, draw),
  };
}
