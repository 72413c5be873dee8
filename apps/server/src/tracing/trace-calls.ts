import { type Outbound, OutboundError } from '@gatehouse/connectors/kit/outbound';
import type { Asker } from '../passwords/fair-queue.ts';
import type { Hasher } from '../passwords/hasher.ts';
import { kindOfError, type OpenSpan, type Tracing } from './tracing.ts';

const usualPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };

/**
 * Traces calls to other servers. Their host isn't told: it is what a tenant has entered, and often names a customer. They aren't sent the trace
 * either, because it would connect their users with requests of others (ADR 221).
 */
export function traceOutbound({ request, connect }: Outbound, tracing: Tracing): Outbound {
  return {
    async request(url, options = {}) {
      const { method = 'GET' } = options;
      const span = tracing.start(() => ({
        name: method,
        kind: 'client',
        attributes: { 'http.request.method': method, ...describeUrl(url) },
      }));
      return ending(span, request(url, options), ({ status }) => ({ 'http.response.status_code': status }));
    },
    connect(target) {
      const span = tracing.start(() => ({
        name: 'connect',
        kind: 'client',
        attributes: { 'network.transport': 'tcp' },
      }));
      return ending(span, connect(target), () => ({}));
    },
  };
}

function describeUrl(text: string): Record<string, string> {
  const { protocol, port } = URL.canParse(text) ? new URL(text) : { protocol: '', port: '' };
  const usual = usualPorts[protocol];
  if (usual === undefined) return {};
  return {
    'url.scheme': protocol.slice(0, -1),
    'gatehouse.port': port === '' || port === usual ? 'usual' : 'other',
  };
}

async function ending<T>(
  span: OpenSpan | undefined,
  call: Promise<T>,
  describe: (result: T) => Record<string, number>,
): Promise<T> {
  if (!span) return call;
  try {
    const result = await call;
    span.end({ attributes: describe(result) });
    return result;
  } catch (error) {
    span.end({ error: error instanceof OutboundError ? error.failure : kindOfError(error) });
    throw error;
  }
}

/**
 * Traces how long passwords waited for a hash process and were hashed. All jobs have one name, so that a trace doesn't tell whether an account
 * exists.
 */
export function traceHasher(hasher: Hasher, tracing: Tracing): Hasher {
  const traced = async <T>(asker: Asker, work: (asker: Asker) => Promise<T>): Promise<T> => {
    const span = tracing.start(() => ({ name: 'hash password', kind: 'internal' }));
    if (!span) return work(asker);
    const startedAt = performance.now();
    let waitMs: number | undefined;
    const onBegin = (): void => void (waitMs ??= Math.round(performance.now() - startedAt));
    const describe = (): Record<string, number> =>
      waitMs === undefined ? {} : { 'gatehouse.wait_ms': waitMs };
    return ending(span, work({ ...asker, onBegin }), describe);
  };
  return {
    ...hasher,
    hash: (password, asker) => traced(asker, (given) => hasher.hash(password, given)),
    verify: (password, stored, asker) => traced(asker, (given) => hasher.verify(password, stored, given)),
    verifyDecoy: (password, asker) => traced(asker, (given) => hasher.verifyDecoy(password, given)),
    verifyImported: (turn, asker) => traced(asker, (given) => hasher.verifyImported(turn, given)),
    deriveKey: (passphrase, salt, asker) =>
      traced(asker, (given) => hasher.deriveKey(passphrase, salt, given)),
  };
}
