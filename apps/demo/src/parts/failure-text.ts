import { texts } from '@gatehouse/phrases/demo/en';
import type { Failure } from '../protocol/failure.ts';

const known: Record<string, { title: string; text: string }> = texts.errors;

/** Several codes of the protocol mean the same to a person. */
const sameAs: Record<string, string> = {
  consent_required: 'interaction_required',
  account_selection_required: 'interaction_required',
  unauthorized_client: 'invalid_client',
};

/** A failure in plain words, with what to do. */
export function describeFailure({ code }: Failure): { title: string; text: string } {
  return known[sameAs[code] ?? code] ?? texts.errors.general;
}

/** What the server said, for those who run it; nothing when the server said nothing. */
export function writeFailure({ code, description }: Failure): string | undefined {
  if (code === 'network' || code === 'insecure' || code === 'stale') return undefined;
  return [code, description].filter(Boolean).join(': ');
}
