import { TraceFlags } from '@opentelemetry/api';
import type { TraceOrigin } from './tracing.ts';

/** Version 00, or the beginning of a later one (W3C Trace Context 3.2, 4). */
const format = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?=$|-)/;

export function parseTraceparent(header: string | undefined): TraceOrigin | undefined {
  const [all = '', version, traceId, spanId, flags = ''] = format.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  if (version === '00' && all.length !== header?.length) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED };
}
