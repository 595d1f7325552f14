/** Says as JSON how long scoring takes in a process of its own, and what memory that needs. */
const begun = performance.now();
const { scoreResume } = await import('../src/score/score-resume.ts');
const { loadSpelling } = await import('../src/spelling/load-spelling.ts');
const { matchJob } = await import('../src/job-match/match-job.ts');
const { readAdvertisement } = await import('../src/job-match/read-advertisement.ts');
const { checkFacts } = await import('../src/fact-guard/check-facts.ts');
const { strongResume } = await import('../src/testing/resumes.ts');
const { heldOutAdvertisements } = await import(
  '../src/job-match/testing/held-out-advertisements.ts'
);
const { heldOutStatements } = await import('../src/fact-guard/testing/statements.ts');

const options = { spelling: await loadSpelling() };
scoreResume(strongResume, options);
const startMs = performance.now() - begun;

const warmUps = 50;
const rounds = 300;
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** In milliseconds, after warm-up: what nineteen of twenty stay below. */
function p95Of(work: (round: number) => unknown): number {
  for (let round = 0; round < warmUps; round++) work(round);
  const times = Array.from({ length: rounds }, (_, round) => {
    const from = performance.now();
    work(round);
    return performance.now() - from;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds * 0.95)] ?? 0;
}

/** Another resume each time: nothing that was reckoned before is of use. */
const resume = (round: number) => ({
  ...strongResume,
  interests: `Round ${round}`,
  workExperience: strongResume.workExperience.map((job) => ({ ...job, company: `Acme ${round}` })),
});

const result = {
  startMs,
  scoreP95Ms: p95Of((round) => scoreResume(resume(round), options)),
  matchP95Ms: p95Of((round) =>
    matchJob(resume(round), readAdvertisement(pick(heldOutAdvertisements, round).text)),
  ),
  guardP95Ms: p95Of((round) => {
    const { source, invented } = pick(heldOutStatements, round);
    return checkFacts(source, pick(invented, round) ?? '');
  }),
  memoryMb: process.memoryUsage().rss / 1024 / 1024,
};
process.stdout.write(`${JSON.stringify(result)}\n`);

// What is imported late makes no module of a file.
export {};
