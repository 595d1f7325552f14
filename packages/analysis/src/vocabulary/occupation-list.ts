import { artsAndCrafts } from './data/arts-and-crafts.ts';
import { business } from './data/business.ts';
import { careAndCommunity } from './data/care-and-community.ts';
import { dataAndDesign } from './data/data-and-design.ts';
import { educationAndPublic } from './data/education-and-public.ts';
import { engineeringAndTrades } from './data/engineering-and-trades.ts';
import { engineeringFields } from './data/engineering-fields.ts';
import { healthAndCare } from './data/health-and-care.ts';
import { healthProfessions } from './data/health-professions.ts';
import { hospitalityAndPersonal } from './data/hospitality-and-personal.ts';
import { itSpecialists } from './data/it-specialists.ts';
import { moneyAndLaw } from './data/money-and-law.ts';
import { offices } from './data/offices.ts';
import { plantAndProcess } from './data/plant-and-process.ts';
import { scienceAndTransport } from './data/science-and-transport.ts';
import { serviceAndTransport } from './data/service-and-transport.ts';
import { software } from './data/software.ts';
import { trades } from './data/trades.ts';
import type { OccupationData } from './occupation-data.ts';

export const occupationList: readonly OccupationData[] = [
  ...software,
  ...dataAndDesign,
  ...business,
  ...healthAndCare,
  ...educationAndPublic,
  ...moneyAndLaw,
  ...engineeringAndTrades,
  ...serviceAndTransport,
  ...itSpecialists,
  ...healthProfessions,
  ...careAndCommunity,
  ...offices,
  ...engineeringFields,
  ...plantAndProcess,
  ...trades,
  ...scienceAndTransport,
  ...hospitalityAndPersonal,
  ...artsAndCrafts,
];
