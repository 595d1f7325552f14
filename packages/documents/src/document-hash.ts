import { toStorable } from '@folio/contract/storable-text';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ResumeForDocument } from './resume-for-document.ts';
import { shownResume } from './shown-content.ts';

/** 128 bits make a collision between two documents of one person negligible. */
const hashLetters = 32;

/**
 * Returns a hash of what the document shows: equal for the same name, template, order, settings and
 * shown content, whatever the order of fields, and different after any change to them. A client
 * that requests a document sends the hash, and the server compares it with the document that it is
 * about to make. Empty and missing fields are equal, so that a client and a server of different
 * releases agree until somebody uses a field that only one of them knows. The hash is the SHA-256
 * of canonical JSON, in plain JavaScript, since browsers have no SubtleCrypto on pages without TLS.
 */
export function documentHash(resume: ResumeForDocument): string {
  const { name, templateId, order, settings, content } = shownResume(resume);
  const seen = { name: name.trim(), templateId, order, settings, content };
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(seen)))).slice(0, hashLetters);
}

/** The version of the storage format doesn't affect the document. */
const ignoredFields: ReadonlySet<string> = new Set(['contentVersion']);

function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(toStorable(value));
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([field]) => !ignoredFields.has(field))
    .map(([field, one]) => [field, canonicalJson(one)] as const)
    .filter(([, text]) => !empty.has(text))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([field, text]) => `${JSON.stringify(field)}:${text}`).join(',')}}`;
}

const empty: ReadonlySet<string> = new Set(['""', '[]', '{}', 'false', 'null']);
