import { business } from './data/business.ts';
import { dataAndDesign } from './data/data-and-design.ts';
import { educationAndPublic } from './data/education-and-public.ts';
import { engineeringAndTrades } from './data/engineering-and-trades.ts';
import { healthAndCare } from './data/health-and-care.ts';
import { moneyAndLaw } from './data/money-and-law.ts';
import { serviceAndTransport } from './data/service-and-transport.ts';
import { software } from './data/software.ts';
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
];
