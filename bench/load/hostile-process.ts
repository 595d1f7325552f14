/** A process of its own, so that what the attack itself costs delays nobody who is measured. */
import { attacks } from './hostile.ts';

const [name = '', seconds = '0', person = '{}'] = process.argv.slice(2);
await attacks[name]?.(JSON.parse(person), AbortSignal.timeout(1_000 * Number(seconds)));
process.exit();
