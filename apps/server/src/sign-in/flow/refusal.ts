import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import { fail } from '../../lib/fail.ts';

/** An error that was decided but not thrown yet. */
export interface Refusal {
  error: ErrorDeclaration;
  data?: Record<string, unknown>;
}

/** Throws the refusal, if there is one. */
export function refuse(refusal: Refusal | undefined): void {
  if (refusal) fail(refusal.error, { data: refusal.data });
}
