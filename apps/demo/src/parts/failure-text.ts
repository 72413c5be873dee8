import { texts } from '@gatehouse/phrases/demo/en';
import type { Failure } from '../protocol/failure.ts';

const known: Record<string, { title: string; text: string }> = texts.errors;

/** Protocol codes that share a text. */
const sameAs: Record<string, string> = {
  consent_required: 'interaction_required',
  account_selection_required: 'interaction_required',
  unauthorized_client: 'invalid_client',
};

/** The title and text of a failure. */
export function explainFailure({ code, organizationId }: Failure): { title: string; text: string } {
  if (organizationId !== undefined) return texts.errors.organization_denied;
  return known[sameAs[code] ?? code] ?? texts.errors.general;
}

/** The code and description for support; undefined if the server didn't respond. */
export function failureDetails({ code, description }: Failure): string | undefined {
  if (code === 'network' || code === 'insecure' || code === 'stale') return undefined;
  return [code, description].filter(Boolean).join(': ');
}
