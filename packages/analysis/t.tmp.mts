import { readFileSync, readdirSync } from 'node:fs';
import { readAdvertisement } from './src/job-match/read-advertisement.ts';
const d=process.argv[2];
for (const f of readdirSync(d).filter(f=>f.endsWith('.json'))) {
  const a=readAdvertisement(JSON.parse(readFileSync(d+'/'+f,'utf8')).advertisement);
  console.log(f,'|',a.title,'|',a.company,'|',a.isCompanySure);
}
