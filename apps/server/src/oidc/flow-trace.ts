import { traceOfStored } from '../sessions/flow-trace.ts';
import type { OidcRequest } from './request.ts';

/** What joins the audit log entries of one sign-in: that of the flow that the request continues, or that of the code it redeems. */
export function traceOf({ instances }: OidcRequest): string | undefined {
  for (const { model, id, payload } of instances.values()) {
    if (model === 'Interaction') return traceOfStored(id);
    const traceId = model === 'AuthorizationCode' ? payload['traceId'] : undefined;
    if (typeof traceId === 'string') return traceId;
  }
  return undefined;
}
