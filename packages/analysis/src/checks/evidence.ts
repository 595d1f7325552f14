import type { ProofKind } from '../resume/read-evidence.ts';
import type { ReadResume, Statement } from '../resume/read-resume.ts';
import type { Strength } from '../resume/strength.ts';
import { type Check, entireField, missingStatements, shareOf, spanOf, wordsFor } from './check.ts';
import { demandOf } from './demands.ts';

const weight = 15;

/** The worth of a statement in pieces of evidence. A result with its figure is one piece. */
const worth: Record<Strength, number> = {
  result: 1,
  figure: 0.85,
  detail: 0.6,
  plain: 0.2,
  empty: 0,
};
/**
 * The most pieces that plain statements can add up to, since words that fit any trade prove little.
 */
const mostOfPlain = 1;
/** The worth of a named proof, and the most that all proofs of its kind can add up to. */
const proofs: Record<ProofKind, { each: number; most: number }> = {
  publication: { each: 0.6, most: 4 },
  patent: { each: 0.75, most: 2 },
  certificate: { each: 0.4, most: 1.2 },
  award: { each: 0.4, most: 0.8 },
  talk: { each: 0.3, most: 1 },
  course: { each: 0.2, most: 0.6 },
};
/** Share of its worth that a proof without an issuer or date keeps. */
const shareOfUnnamed = 0.5;

export const evidence: Check = {
  id: 'evidence',
  area: 'content',
  weight,
  find: (resume) => {
    const { pieces, name } = demandOf(resume);
    const missing = pieces - piecesIn(resume);
    if (missing < 1e-9) return [];
    const count = Math.ceil(missing - 1e-9);
    const thin = resume.postStatements.filter(({ strength }) => !proves(strength)).length;
    return [
      {
        ...entireField(resume.jobs[0]?.path ?? 'workExperience'),
        message: `${name} shows about ${pieces} pieces of evidence. ${stepsTo(count, thin)}`,
        points: (weight * missing) / pieces,
      },
    ];
  },
  praise: ({ statements }) =>
    `You back up what you say: ${wordsFor(statements.filter(({ strength }) => proves(strength)).length, 'bullet')} with a figure, a tool or a name.`,
};

const proves = (strength: Strength): boolean => strength !== 'plain' && strength !== 'empty';

/**
 * Suggests improving thin bullets before adding new ones: a person with five thin bullets need not
 * write ten more.
 */
function stepsTo(count: number, thin: number): string {
  if (thin === 0) return `Add ${wordsFor(count, 'bullet')} with a figure, a tool or a name.`;
  const better = Math.min(count, thin);
  const more = count > better ? `, and add ${count - better} more` : '';
  return `Give ${wordsFor(better, 'bullet')} a figure, a tool or a name${more}.`;
}

/** Adds up evidence in pieces, with an upper limit per kind. */
function piecesIn({ statements, proofs: found, language }: ReadResume): number {
  const valued = statements.filter(({ strength }) => strength !== 'plain');
  // Strength cannot be rated in other languages, so there each statement counts in full.
  const isReadable = language === 'eng';
  const plain = (statements.length - valued.length) * worth.plain;
  const ofKinds = Object.entries(proofs).map(([kind, { each, most }]) => {
    const ones = found.filter((proof) => proof.kind === kind);
    const sum = ones.reduce(
      (total, { isNamed }) => total + each * (isNamed ? 1 : shareOfUnnamed),
      0,
    );
    return Math.min(most, sum);
  });
  return (
    valued.reduce(
      (sum, { strength }) => sum + (isReadable || strength === 'empty' ? worth[strength] : 1),
      0,
    ) +
    Math.min(mostOfPlain, plain) +
    ofKinds.reduce((sum, value) => sum + value, 0)
  );
}

export const weightOfSpecifics = 11;
/** How much a plain statement lacks, relative to one that describes no work at all. */
export const lackOfPlain = 0.7;
const lacks: Partial<Record<Strength, number>> = { plain: lackOfPlain, empty: 1 };

function askOf({ strength, isSetback }: Statement): string {
  if (isSetback) return 'This tells what went wrong. Say what you did about it, and what changed.';
  return strength === 'empty'
    ? 'Nothing here is yours alone. Name what you worked on, with what, and for whom.'
    : 'This could stand in many resumes. Name the tool, the product, the place or the size.';
}

export const specifics: Check = {
  id: 'specifics',
  area: 'content',
  weight: weightOfSpecifics,
  silencedBy: ['action-verbs'],
  find: (resume) => {
    const { postStatements } = resume;
    const share = shareOf(weightOfSpecifics, resume);
    const losses = postStatements.flatMap((statement) => {
      const lack = lacks[statement.strength];
      // The action verb check reports a weak opening on behalf of both checks.
      if (lack === undefined || statement.hidesDetail) return [];
      return [{ ...spanOf(statement), message: askOf(statement), points: share * lack }];
    });
    const missing = missingStatements(
      weightOfSpecifics,
      resume,
      (count) =>
        `Add ${wordsFor(count, 'bullet')} that ${count === 1 ? 'names' : 'name'} what you worked on, with what, and for whom.`,
    );
    return [...losses, ...missing];
  },
  praise: () => 'Each bullet names something that’s yours alone.',
};
