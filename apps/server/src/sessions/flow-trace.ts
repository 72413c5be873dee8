import { createHash } from 'node:crypto';
import { hashTokenId } from './token-id.ts';

/** What joins the audit log entries of one sign-in: derived from the stored ID of its flow, and useless for anything else (ADR 172). */
export const traceOfStored = (id: string): string =>
  createHash('sha256').update(`trace ${id}`).digest('base64url').slice(0, 21);

/** The same for the ID that the browser's cookie names. */
export const traceOfFlow = (flowId: string): string => traceOfStored(hashTokenId(flowId));
