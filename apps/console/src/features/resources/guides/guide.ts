import type { Alternative, Snippet } from '../../../parts/guide/snippets.ts';

/** The values that a guide fills in. */
export interface GuideValues {
  issuer: string;
  /** Indicator of the API. */
  audience: string;
  /** One of its permissions. */
  scope: string;
}

/** How to validate tokens in a framework. */
export interface Guide {
  install?: readonly Alternative[];
  /** Code that checks, and code that asks for a permission. */
  check: (values: GuideValues) => readonly Snippet[];
  protect?: (values: GuideValues) => readonly Snippet[];
}
