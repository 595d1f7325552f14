import { writeFileSync } from 'node:fs';
import { catalogueOf, cataloguePath, sources } from './catalogue.ts';

writeFileSync(cataloguePath, catalogueOf(sources()));
