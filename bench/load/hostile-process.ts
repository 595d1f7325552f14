/** Runs an attack in its own process, so that its cost doesn't delay the measurement. */
import { readFileSync } from 'node:fs';
import type { Made } from './attacks/attack.ts';
import { attacks } from './hostile.ts';
import type { Person } from './product.ts';

const [name = '', seconds = '0', file = ''] = process.argv.slice(2);
const people: Array<Person & { made: Made }> = JSON.parse(readFileSync(file, 'utf8'));
const signal = AbortSignal.timeout(1_000 * Number(seconds));
await Promise.all(people.map((person) => attacks[name]?.run(person, signal, person.made)));
process.exit();
