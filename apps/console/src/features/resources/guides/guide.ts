import type { Alternative, Snippet } from '../../../parts/guide/snippets.ts';

/** What a guide fills in: the person's own. */
export interface GuideValues {
  issuer: string;
  /** Indicator of the API. */
  audience: string;
  /** One of its permissions. */
  scope: string;
}

/** How an API of some framework checks tokens. */
export interface Guide {
  install?: readonly Alternative[];
  /** Code that checks, and code that asks for a permission. */
  check: (values: GuideValues) => readonly Snippet[];
  protect?: (values: GuideValues) => readonly Snippet[];
}
