import { fillContent } from '@folio/contract/empty-content';
import type { ResumeContent } from '@folio/contract/resume-content';

/** Contents of a known size, whose texts all differ between seeds. */
export type PageCount = 1 | 3 | 20;
export const pageCounts: readonly PageCount[] = [1, 3, 20];

const vocabulary = `
accessible accounts adopted affordable analysis architecture audit automated average backlog batch
benchmark billing boundary budget build calculator capacity careful carrier catalogue checklist clear
client cluster coached comfortable compliance component contract coverage critical customer dashboard
data decision defect delivery deployment designed difficult discovery distributed documented due-diligence
efficient eight-hour engine engineers event-driven experiment export fail-over failure faster feature
finance five-nines flow focused forecast framework fulfilment fuzzing graph growth guided handover
hiring hospital improved incident index inference infrastructure insight integration interface invoice
journey kernel keyboard latency launch ledger library logistics maintained manager maps measured
mentored message migration mobile model modules negotiated network notes office office-wide onboarding
operations order outage owner partner payments pipeline planning platform policy postmortem predictable
pricing privacy procurement product profiling project property-based protocol prototype quality quarter
query queue rebuilt reduced regional release reliable replaced report research resilient review rewrote
rollout routing runbook São-Paulo scheduling schema search security senior service sharding shipment
shrinking simplified snapshot squads staging standard storage strategy stronger supplier support survey
tariff teams technical telemetry terraform testing throughput timeline tooling tracing traffic training
translation trusted tuning unified upgrade usable vendor verified version volume warehouse weekly
workflow workload writing yearly Zürich Bengaluru naïve café Łódź TypeScript Rust Go PostgreSQL Kafka
`
  .trim()
  .split(/\s+/);

/** Mulberry32: small, fast and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Words = (count: number) => string;

function wordsFrom(random: () => number): Words {
  const pick = () => vocabulary[Math.floor(random() * vocabulary.length)] ?? '';
  const number = () => `${Math.floor(random() * 400)}${random() < 0.5 ? '%' : ''}`;
  return (count) => {
    const text = Array.from({ length: count }, () => (random() < 0.06 ? number() : pick())).join(
      ' ',
    );
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}

const sizes = {
  1: { jobs: 2, bullets: 3, projects: 1, schools: 1, skills: 3 },
  3: { jobs: 5, bullets: 7, projects: 2, schools: 2, skills: 6 },
  20: { jobs: 34, bullets: 8, projects: 13, schools: 4, skills: 12 },
} as const satisfies Record<PageCount, Record<string, number>>;

export function benchContent(pages: PageCount, seed: number): ResumeContent {
  const words = wordsFrom(randomFrom(seed));
  const size = sizes[pages];
  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));
  const sentence = (count: number) => `${words(count)}.`;
  return fillContent({
    personalInfo: {
      firstName: 'Anaïs',
      lastName: `Fernández-Griffith ${seed}`,
      title: words(4),
      email: 'anais@example.com',
      phone: '+91 98765 43210',
      location: 'Bengaluru, India',
      website: 'anais.example.com',
      summary: sentence(36),
    },
    workExperience: many(size.jobs, (index) => ({
      position: words(3),
      company: words(3),
      location: 'Zürich',
      startDate: `${2024 - (index % 40)}-03`,
      endDate: `${2025 - (index % 40)}-02`,
      bullets: many(size.bullets, () => sentence(20)),
    })),
    projects: many(size.projects, () => ({
      name: words(2),
      description: sentence(30),
      technologies: words(3),
      startDate: '2022',
      link: 'https://example.com/project',
    })),
    education: many(size.schools, () => ({
      degree: words(3),
      institution: words(2),
      startDate: '2008',
      endDate: '2010',
      description: sentence(8),
    })),
    skills: many(size.skills, () => ({ category: words(1), items: many(6, () => words(1)) })),
    languages: [
      { language: 'English', proficiency: 'Native' },
      { language: 'Deutsch', proficiency: 'Fluent' },
    ],
    certifications: many(3, () => ({ name: words(4), issuer: words(2), date: '2021-05' })),
  });
}
