import { toStorable } from '@folio/contract/storable-text';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ResumeForDocument } from './resume-for-document.ts';
import { shownResume } from './shown-content.ts';

/** 128 bits: no two documents of a person share it. */
const hashLetters = 32;

/**
 * Names what somebody sees: the same for the same name, template, order, settings and shown content,
 * however their fields are ordered, and another after any change of them. Who asks for a document
 * sends it, and who makes the document holds it against what they are about to make. A field that is
 * empty says what one that is missing says, so that a page and a server of two releases agree until
 * somebody uses what only one of them knows.
 *
 * SHA-256 of a canonical JSON; in plain JavaScript, since browsers have none on pages without TLS.
 */
export function documentHash(resume: ResumeForDocument): string {
  const { name, templateId, order, settings, content } = shownResume(resume);
  const seen = { name: name.trim(), templateId, order, settings, content };
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(seen)))).slice(0, hashLetters);
}

/** How a release stores a content is no part of what it says. */
const unsaid: ReadonlySet<string> = new Set(['contentVersion']);

function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(toStorable(value));
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([field]) => !unsaid.has(field))
    .map(([field, one]) => [field, canonicalJson(one)] as const)
    .filter(([, text]) => !empty.has(text))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([field, text]) => `${JSON.stringify(field)}:${text}`).join(',')}}`;
}

const empty: ReadonlySet<string> = new Set(['""', '[]', '{}', 'false', 'null']);
