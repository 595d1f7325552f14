import { errorReportLimits } from '@folio/contract/error-report-text';
import { readStored, writeStored } from '../stored-json.ts';

/** Anonymous data of this tab's visit; removed when the tab closes. */
const pageViewsKept = 50;

type Visit = { sessionId: string; sessionSeconds: number; place: string; trail: string[] };

let pageViews: string[] | undefined;

/** Counts a screen by its route pattern. */
export function countPageView(place: string): void {
  startVisit();
  const views = readViews();
  const view = place.slice(0, errorReportLimits.placeLength);
  if (views.at(-1) === view) return;
  pageViews = [...views, view].slice(-pageViewsKept);
  writeStored(sessionStorage, 'pageViews', pageViews);
}

export function currentVisit(now = Date.now()): Visit {
  const views = readViews();
  const { sessionId, start } = startVisit(now);
  return {
    sessionId,
    sessionSeconds: Math.floor((now - start) / 1_000),
    place: views.at(-1) ?? '/',
    trail: views.slice(-1 - errorReportLimits.trail, -1),
  };
}

/** A visit starts with the first screen and ends with the tab. */
function startVisit(now = Date.now()): { sessionId: string; start: number } {
  return {
    sessionId: readOr('sessionId', randomId(), (value) => typeof value === 'string'),
    start: readOr('sessionStart', now, (value) => typeof value === 'number' && value <= now),
  };
}

function readViews(): string[] {
  if (pageViews) return pageViews;
  const stored = readStored(sessionStorage, 'pageViews');
  pageViews = Array.isArray(stored) ? stored.filter((view) => typeof view === 'string') : [];
  return pageViews;
}

function readOr<T>(key: string, otherwise: T, isValid: (value: unknown) => boolean): T {
  const stored = readStored(sessionStorage, key);
  if (isValid(stored)) return stored as T;
  writeStored(sessionStorage, key, otherwise);
  return otherwise;
}

/** `crypto.randomUUID` exists on secure pages only. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
