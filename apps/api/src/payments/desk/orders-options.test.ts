import { describe, expect, it } from 'vitest';
import { readOrdersOptions } from './orders-options.ts';

const now = new Date('2026-11-23T20:00:00Z');
const read = (...args: string[]) => readOrdersOptions(args, now);

describe('the days that are asked for', () => {
  it.each([
    [[], '2026-10-25', '2026-11-24'],
    [['--since', '1d'], '2026-11-23', '2026-11-24'],
    [['--since', '400d'], '2025-10-20', '2026-11-24'],
    [['--zone', 'UTC', '--since', '2d'], '2026-11-21', '2026-11-23'],
    [['--since', '2026-01-02', '--until', '2026-02-03'], '2026-01-02', '2026-02-03'],
    [['--day', '2026-01-02'], '2026-01-02', '2026-01-02'],
  ])('%s', (args, from, to) => {
    expect(read(...args)).toMatchObject({ command: 'list', from, to });
  });

  it.each([
    'x30d',
    '30days',
    'x2026-01-02',
    '2026-01-021',
    '2026-13-01',
    '2026-02-30',
    'Jan 2, 2026',
    '',
  ])('is no day: %s', (text) => {
    expect(() => read('--since', text)).toThrow(`'${text}' is no day.`);
  });
});

describe('the rupees that are to go back', () => {
  it.each([
    ['49', 4_900],
    ['49.50', 4_950],
    ['1,499', 149_900],
    ['1,499.05', 149_905],
    ['12,499.00', 1_249_900],
    ['123,499', 12_349_900],
    ['1,23,499', 12_349_900],
    ['1234567', 123_456_700],
  ])('%s', (text, totalPaise) => {
    expect(read('--refund', 'x', '--total', text)).toMatchObject({ command: 'refund', totalPaise });
  });

  it.each([
    '',
    '4,5',
    '49,50',
    '1,4x9',
    'x,499',
    '1,x9,499',
    '1,2,499',
    '1,499.5',
    '49.5',

    '12345678',
  ])('is no amount: %s', (text) => {
    expect(() => read('--refund', 'x', '--total', text)).toThrow('is no amount in rupees');
  });
});

describe('what is asked for', () => {
  it('is one order by its id', () => {
    expect(read('--order', 'x', '--zone', 'Asia/Kolkata')).toEqual({
      command: 'order',
      id: 'x',
      zone: 'Asia/Kolkata',
    });
  });

  it('is orders in a state, and none where there is no such state', () => {
    expect(read('--state', 'unanswered')).toMatchObject({ state: 'unanswered' });
    expect(read('--state', 'given-up')).toMatchObject({ command: 'list', state: 'given-up' });
    expect(read('--state', 'created')).toMatchObject({ state: 'created' });
    expect(read()).toMatchObject({ state: undefined });
    expect(() => read('--state', 'lost')).toThrow("There is no state 'lost'.");
  });

  it('is the whole of an order to go back, without a question where that is said', () => {
    const whole = { command: 'refund', id: 'x', totalPaise: undefined };
    expect(read('--refund', 'x')).toEqual({ ...whole, isConfirmed: false });
    expect(read('--refund', 'x', '--yes')).toEqual({ ...whole, isConfirmed: true });
  });

  it('is refused by its name where it is unknown', () => {
    expect(() => read('--all')).toThrow(/Unknown option '--all'.*\nnpm run orders/s);
    expect(() => read('--zone', 'Mars')).toThrow("'Mars' is no time zone.");
  });
});

it('tells what is to be printed', () => {
  expect(read()).toMatchObject({ command: 'list', isCsv: false });
  expect(read('--days')).toMatchObject({ command: 'days', isCsv: false });
  expect(read('--csv')).toMatchObject({ command: 'list', isCsv: true });
  expect(read('--days', '--csv')).toMatchObject({ command: 'days', isCsv: true });
});

describe('the Enterprise plan', () => {
  it('is given to addresses, until a day', () => {
    const args = ['--enterprise', ' Ada@Example.org', '--enterprise', 'bo@example.org'];
    expect(read(...args, '--until', '2027-11-30', '--zone', 'Asia/Kolkata')).toEqual({
      command: 'enterprise',
      emails: ['ada@example.org', 'bo@example.org'],
      until: '2027-11-30',
      zone: 'Asia/Kolkata',
    });
    expect(() => read(...args)).toThrow('Say until which day with --until.');
    expect(() => read(...args, '--until', 'soon')).toThrow("'soon' is no day.");
  });
});

describe('an option', () => {
  it.each([
    [['--total', '50'], '--total does not go with a list of orders.'],
    [['--order', 'x', '--csv'], '--csv does not go with --order.'],
    [['--refund', 'x', '--since', '2d'], '--since does not go with --refund.'],
    [['--refund', 'x', '--order', 'y'], '--order does not go with --refund.'],
    [['--enterprise', 'a@b.co', '--until', '2027-01-31', '--yes'], '--yes does not go with'],
  ])('of another command does not go with it: %j', (args, words) => {
    expect(() => read(...args)).toThrow(words);
  });

  it('of days ago is no day on which a plan ends', () => {
    expect(() => read('--enterprise', 'a@b.co', '--until', '30d')).toThrow("'30d' is no day.");
  });

  it('that ends a list before it begins is refused', () => {
    expect(() => read('--since', '2026-11-20', '--until', '2026-11-02')).toThrow(
      '2026-11-20 is after 2026-11-02.',
    );
  });
});
