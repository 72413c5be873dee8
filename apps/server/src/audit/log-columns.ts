/** The parts of an entry's payload that the audit log is searched by. */
interface Searched {
  key: string;
  payload: Record<string, unknown>;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 64) : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The organization of an entry: the one that tokens were requested for, or the one that was changed. */
function organizationOf({ key, payload }: Searched): string | undefined {
  const params = isRecord(payload.params) ? payload.params : {};
  const own = key.startsWith('Organization.') ? (params.id ?? payload.id) : undefined;
  return text(payload.organizationId ?? params.organizationId ?? own);
}

/** Values that have columns of their own besides the payload, because only columns can have an index under row-level security. */
export const searchColumns = (entry: Searched) => ({
  ip: text(entry.payload.ip),
  request_id: text(entry.payload.requestId),
  trace_id: text(entry.payload.traceId),
  organization_id: organizationOf(entry),
});
