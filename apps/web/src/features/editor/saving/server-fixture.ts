import { defaultSettings } from '@folio/contract/default-settings';
import type { Operation } from '@folio/contract/operations';
import { ResumeContent } from '@folio/contract/resume-content';
import type { Resume, SaveReason } from '@folio/contract/resumes';
import {
  applyOperations,
  type KeptSave,
  keptChange,
  savesForSender,
} from '@folio/operations/apply-operations';
import { diffDocuments } from '@folio/operations/diff-documents';
import { t } from '../../../lib/words/words.ts';
import { documentOf, type EditorDocument } from '../store/document.ts';
import type { Answer, News, Outcome, ResumeServer } from './resume-server.ts';

/** The connection's state; 'loses answers' means that requests arrive and answers don't. */
type Line = 'good' | 'gone' | 'loses answers';

/** An in-memory server that applies operations as the real one does. */
export class MemoryServer implements ResumeServer {
  document: EditorDocument;
  version = 1;
  line: Line = 'good';
  deleted: { isInTrash: boolean } | undefined;
  readonly requests: { since: number; operations: Operation[]; reason?: SaveReason | undefined }[] =
    [];
  /** The number of created resumes. */
  made = 0;
  #named: string | undefined;
  /** Ids of resumes that were replaced by another. */
  readonly #gone = new Set<string>();
  readonly #log: KeptSave[] = [];
  /** The id of its only resume. */
  id: string;

  constructor(start: Resume = resumeOf()) {
    this.id = start.id;
    this.document = documentOf(start);
  }

  /** Restores an older state, as from a backup. */
  restore({ document, version }: Pick<MemoryServer, 'document' | 'version'>): void {
    this.document = document;
    this.version = version;
    while ((this.#log.at(-1)?.version ?? 0) > version) this.#log.pop();
  }

  /** Changes the whole document, as another device or an API caller would. */
  put(document: EditorDocument): void {
    if (diffDocuments(this.document, document).length === 0) return;
    this.version += 1;
    const operations = keptChange(this.document, document, `api:${this.version}`);
    this.#log.push({ version: this.version, operations });
    this.document = document;
  }

  create = async (document: EditorDocument, id?: string): Promise<Outcome<Resume>> =>
    this.#answer(() => {
      this.deleted = undefined;
      if (id !== undefined && id !== this.id) this.#gone.add(this.id);
      if (id !== undefined && id === this.#named) return this.#resume();
      this.#named = id;
      this.id = id ?? this.id;
      this.made += 1;
      this.document = document;
      this.version = 1;
      return this.#resume();
    }, 'new');

  send = async (
    id: string,
    since: number,
    operations: Operation[],
    reason?: SaveReason,
  ): Promise<Outcome<Answer>> =>
    this.#answer(() => {
      this.requests.push({ since, operations, reason });
      const isAhead = since > this.version;
      const saves = this.#since(since);
      const sent = JSON.parse(JSON.stringify(operations)) as Operation[];
      const taken = applyOperations({ document: this.document, sent, since: saves });
      const { kept, document, answered, conflicts, refused } = taken;
      if (kept.length > 0) {
        this.version += 1;
        this.#log.push({ version: this.version, operations: kept });
        this.document = document;
      }
      const rows = savesForSender(this.#since(since), sent);
      return { ...this.#news(isAhead), rows, answered, conflicts, refused };
    }, id);

  since = async (id: string, version: number): Promise<Outcome<News>> =>
    this.#answer(
      () => ({ ...this.#news(version > this.version), rows: savesForSender(this.#since(version)) }),
      id,
    );

  read = async (id: string): Promise<Outcome<Resume>> => this.#answer(() => this.#resume(), id);

  /** Every text that it has ever had. */
  get everything(): string {
    return JSON.stringify([this.document, this.#log]);
  }

  async #answer<T>(work: () => T, about: string): Promise<Outcome<T>> {
    await Promise.resolve();
    if (this.line === 'gone') return { kind: 'unreachable' };
    if (this.deleted && about !== 'new') return { kind: 'deleted', ...this.deleted };
    if (this.#gone.has(about)) return { kind: 'deleted', isInTrash: false };
    const answer = structuredClone(work());
    return this.line === 'good' ? { kind: 'done', answer } : { kind: 'unreachable' };
  }

  #since(version: number): KeptSave[] {
    return this.#log.filter((save) => save.version > version);
  }

  /** Includes the whole resume if the client has seen a later version than the server has. */
  #news(isAhead: boolean) {
    const { version } = this;
    return {
      version,
      updatedAt: '2026-01-01T00:00:00.000Z',
      ...(isAhead && { resume: this.#resume() }),
    };
  }

  #resume(): Resume {
    const { id, version } = this;
    return { ...resumeOf({ id, version }), ...this.document, order: [...this.document.order] };
  }
}

/** A resume for tests with the given content. */
export function resumeOf(
  part: Partial<Omit<Resume, 'content'>> & { content?: object } = {},
): Resume {
  const { content = {}, ...rest } = part;
  return {
    id: '0190a000-0000-7000-8000-000000000001',
    name: t('Engineer'),
    templateId: 'modern',
    isPublic: false,
    isPublished: false,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    order: ['personalInfo'],
    settings: defaultSettings,
    ...rest,
    content: ResumeContent.parse(content),
  };
}
