/** Fails while it is being loaded, to look at what a person sees then (DEV-01). */
export const Component = fail();

function fail(): never {
  throw new Error('This module fails to load');
}
