import type { Page } from 'playwright-core';
import type { Filled } from './person.ts';

export type Screen = {
  name: string;
  path: (person: Filled) => string;
  /** Whether it is public. */
  isPublic?: boolean;
  /** The user, by default the person with an account of some months. */
  as?: 'operator' | 'newcomer';
  /** Only at widths from, or below, these pixels. */
  fromPx?: number;
  belowPx?: number;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The element that the page shows once it is open; by default a heading. */
  waitsFor?: string;
  /** Runs before the screenshot. */
  act?: (page: Page, person: Filled) => Promise<unknown>;
  /** Whether to include the whole page, not only the viewport. */
  isWhole?: boolean;
};

export const at = (path: string) => (): string => path;
export const editor = ({ resumeId }: Filled): string => `/resume/editor/${resumeId}`;

/** Requests that the server answers with a failure. */
export const failing = (pattern: string) => (page: Page) =>
  page.route(pattern, (route) => route.fulfill({ status: 503, json: {} }));
