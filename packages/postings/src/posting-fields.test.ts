import { contentLimits } from '@folio/contract/content-limits';
import { describe, expect, test, vi } from 'vitest';
import { isCut, postingFields } from './posting-fields.ts';
import type { PageWithJob } from './read-page.ts';

const page = (changed: Partial<PageWithJob>): PageWithJob => ({
  link: 'https://www.jobs.example.com/17?from=mail',
  title: 'Data Analyst - Tidewater Bank',
  posting: null,
  selection: '',
  text: 'Data Analyst\nSQL in production',
  ...changed,
});

describe('the fields of an application from a page', () => {
  test('are those of its data', () => {
    const fields = postingFields(
      page({
        posting: {
          title: 'Data Analyst',
          hiringOrganization: { name: 'Tidewater Bank' },
          jobLocation: {
            address: {
              addressLocality: 'Bengaluru',
              addressRegion: 'Karnataka',
              addressCountry: { name: 'IN' },
            },
          },
          baseSalary: {
            currency: 'INR',
            value: { minValue: 1_200_000, maxValue: '1800000', unitText: 'YEAR' },
          },
          description: 'What you will do\n- Price loans',
          validThrough: '2026-12-12T23:59:59+05:30',
        },
      }),
    );
    expect(fields).toEqual({
      role: 'Data Analyst',
      company: 'Tidewater Bank',
      place: 'Bengaluru, Karnataka, IN',
      pay: '₹12,00,000–₹18,00,000 a year',
      source: 'jobs.example.com',
      link: 'https://www.jobs.example.com/17?from=mail',
      jobDescription: 'What you will do\n- Price loans',
      deadline: '2026-12-12',
    });
  });

  test('without data, are its main text and its address alone', () => {
    expect(postingFields(page({}))).toEqual({
      role: '',
      company: '',
      place: '',
      pay: '',
      source: 'jobs.example.com',
      link: 'https://www.jobs.example.com/17?from=mail',
      jobDescription: 'Data Analyst\nSQL in production',
      deadline: '',
    });
  });

  test('take what was selected for the description, unless it is a word or two', () => {
    const selection = 'You will price loans for small firms in three states.';
    const posting = { description: 'The whole page' };
    expect(postingFields(page({ posting, selection })).jobDescription).toBe(selection);
    expect(postingFields(page({ posting, selection: 'loans' })).jobDescription).toBe(
      'The whole page',
    );
  });

  test.each([
    [{ jobLocationType: 'TELECOMMUTE' }, 'Remote'],
    [
      {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: [{ name: 'India' }, { name: 'Nepal' }],
      },
      'Remote, India, Nepal',
    ],
    [{ jobLocation: [{ address: 'Pune' }, { address: 'Pune' }, { address: 'Goa' }] }, 'Pune; Goa'],
    [{ jobLocation: 'Pune' }, ''],
    [{ jobLocation: [null, 3, { address: null }] }, ''],
  ])('say where it is: %j', (posting, place) => {
    expect(postingFields(page({ posting })).place).toBe(place);
  });

  test.each([
    [{ currency: 'USD', value: { value: 42.5, unitText: 'HOUR' } }, '$42.50 an hour'],
    [{ currency: 'EUR', value: 50_000 }, '€50,000'],
    [{ currency: 'EUR', value: { minValue: 50_000, maxValue: 50_000 } }, '€50,000'],
    [{ currency: 'not one', value: { value: 5 } }, 'not one 5'],
    ['Competitive', 'Competitive'],
    [{ currency: 'USD', value: { value: 'on request' } }, ''],
    [{ currency: 'USD', value: 0 }, ''],
    [undefined, ''],
  ])('say what it pays: %j', (baseSalary, pay) => {
    expect(postingFields(page({ posting: { baseSalary } })).pay).toBe(pay);
  });

  test.each([
    ['2026-12-12', '2026-12-12'],
    ['2026-12-12 00:00:00', '2026-12-11'],
    ['2026-12-12T00:00:01', '2026-12-12'],
    ['2026-12-12T23:59:59', '2026-12-12'],
    ['2026-01-01T00:00', '2025-12-31'],
    ['2026-12-12 at noon', '2026-12-12'],
    ['12/12/2026', ''],
    ['2026-02-30', ''],
    ['2026-12-123', ''],
    [20261212, ''],
    [{ '@value': '2026-12-12' }, ''],
  ])('say until when one may apply: %j', (validThrough, deadline) => {
    expect(postingFields(page({ posting: { validThrough } })).deadline).toBe(deadline);
  });

  test.each([
    ['Asia/Kolkata', '2026-12-12T03:00:00Z', '2026-12-12'],
    ['America/Los_Angeles', '2026-12-12T03:00:00Z', '2026-12-11'],
    // Whoever is ahead keeps the day that is written.
    ['Pacific/Auckland', '2026-12-12T23:59:59Z', '2026-12-12'],
  ])('say until when one may apply from here: %s, %s', (zone, validThrough, deadline) => {
    vi.stubEnv('TZ', zone);
    expect(postingFields(page({ posting: { validThrough } })).deadline).toBe(deadline);
    vi.unstubAllEnvs();
  });

  test('keep no address that is none of the web', () => {
    for (const link of ['javascript:alert(1)', 'file:///home/asha/job.html', 'nonsense']) {
      expect(postingFields(page({ link }))).toMatchObject({ link: '', source: '' });
    }
  });

  test('are as long as an application takes them, in whole letters', () => {
    const { role, jobDescription } = postingFields(
      page({ posting: { title: '🙂'.repeat(400), description: 'x'.repeat(90_000) } }),
    );
    expect(role).toBe('🙂'.repeat(contentLimits.shortText / 2));
    expect(jobDescription).toHaveLength(contentLimits.longText);
    expect(isCut(page({ posting: { description: 'x'.repeat(contentLimits.longText + 1) } }))).toBe(
      true,
    );
    expect(isCut(page({ posting: { description: 'x'.repeat(contentLimits.longText) } }))).toBe(
      false,
    );
    expect(isCut(page({ text: 'x'.repeat(90_000), selection: 'y'.repeat(50) }))).toBe(false);
  });
});
