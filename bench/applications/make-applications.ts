import { applicationStatuses } from '@folio/contract/application-fields';
import { type Product, signUp } from '../load/product.ts';

const roles = ['Data Analyst', 'Engineer', 'Nurse', 'Teacher', 'Product Manager', 'Accountant'];
const companies = ['Tidewater Bank', 'Harbour Works', 'Kestrel & Vane', 'Quill Press', 'Rye & Co'];
const places = ['Bengaluru', 'Berlin', 'Leeds', 'Remote'];
const atOnce = 8;

/** Signs up a user with this many distinct applications, spread over all columns of the board. */
export async function makeOwner(product: Product, count: number): Promise<string> {
  const person = await signUp(product, 'Asha', { address: '192.0.2.1', content: {} });
  const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
  const add = async (index: number) => {
    const answer = await fetch(`${product.url}/api/applications`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        role: `${pick(roles, index)} ${index}`,
        company: pick(companies, index * 3),
        place: pick(places, index * 7),
        status: pick(applicationStatuses, index * 5 + Math.floor(index / 9)),
        nextStep: index % 4 === 0 ? 'Call back' : '',
        nextStepDay:
          index % 4 === 0 ? `2026-12-${String((index % 28) + 1).padStart(2, '0')}` : null,
        notes: 'Two rounds, then a take-home. '.repeat(index % 5),
      }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  for (let begun = 0; begun < count; begun += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - begun) }, (_, one) => add(begun + one)),
    );
  return person.token;
}
