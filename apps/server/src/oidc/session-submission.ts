import { lastSubmission } from '@gatehouse/contract/sessions/sessions';
import { z } from 'zod';
import type { OidcRequest } from './request.ts';

const result = z.object({ submission: lastSubmission });
/** What is stored was checked when it was written, and sessions are written often. */
const stored = z.looseObject({ userId: z.string() });

interface Session {
  uid?: string | undefined;
  accountId?: string | undefined;
}

/** The sign-in that a session comes from: that of the flow which ends with this request, or the one that is stored with the session. */
export function submissionOf(
  { instances }: OidcRequest,
  { uid, accountId }: Session,
): Record<string, unknown> | undefined {
  const rows = [...instances.values()];
  const flow = rows.find(({ model }) => model === 'Interaction');
  const finished = flow && result.safeParse(flow.payload.result).data?.submission;
  if (finished?.userId === accountId) return finished;
  const session = rows.find((row) => row.model === 'Session' && row.uid === uid);
  const { data: known } = stored.safeParse(session?.payload['lastSubmission']);
  return known?.userId === accountId ? known : undefined;
}
