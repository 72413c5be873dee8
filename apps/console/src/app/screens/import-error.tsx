/** Fails to load, to test the error page (DEV-01). */
export const Component = fail();

function fail(): never {
  throw new Error('This module fails to load');
}
