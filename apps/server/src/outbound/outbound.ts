import http, { type Agent } from 'node:http';
import https from 'node:https';
import { connect as openSocket, isIP, type LookupFunction, type Socket } from 'node:net';
import {
  timeoutMessage,
  type Outbound,
  type OutboundAnswer,
  OutboundError,
  type OutboundFailure,
  type OutboundRequest,
  type OutboundStep,
} from '@gatehouse/connectors/kit/outbound';
import { readAllowed } from './ip-addresses.ts';
import { type Checked, createKeptSockets } from './kept-sockets.ts';
import { type Resolve, resolveBySystem, resolveChecked } from './resolve.ts';

const defaultTimeoutMs = 10_000;
const maxBytes = 1024 * 1024;

/**
 * The client for all outbound requests (ADR 9): only public IP addresses, no redirects, at most one megabyte and ten seconds. `allow`
 * are the additional hosts and networks that the operator allows, and `setting` is where; undefined if none applies.
 */
export function createOutbound({
  allow,
  setting,
  resolve = resolveBySystem,
}: {
  allow: readonly string[];
  setting?: string | undefined;
  resolve?: Resolve;
}): Outbound {
  const guard = { allowed: readAllowed(allow), setting, resolve };
  const kept = createKeptSockets();

  async function request(address: string, options: OutboundRequest = {}): Promise<OutboundAnswer> {
    const url = readUrl(address);
    const { timeoutMs = defaultTimeoutMs } = options;
    return withTimeout(timeoutMs, url.host, async (signal, reach) => {
      const addresses = await resolveChecked(guard, url.hostname);
      const again = () => exchange(url, options, addresses, { signal, reach, agent: false });
      if (!options.keepAlive) return again();
      const agent = url.protocol === 'https:' ? kept['https:'] : kept['http:'];
      return exchange(url, options, addresses, { signal, reach, agent }).catch((error: unknown) => {
        if (error instanceof ClosedMeanwhile) return again();
        throw error;
      });
    });
  }

  async function connect({
    host,
    port,
    timeoutMs = defaultTimeoutMs,
  }: Parameters<Outbound['connect']>[0]): Promise<Socket> {
    return withTimeout(timeoutMs, `${host}:${port}`, async (signal) => {
      const addresses = await resolveChecked(guard, host);
      return connected(openSocket({ host, port, lookup: answerWith(addresses), signal }));
    });
  }

  return { request, connect };
}

function readUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url;
  throw new OutboundError('refused', 'Only http and https URLs without a user name and password are allowed');
}

/** Makes the socket connect to the checked addresses, whatever it looks up. */
function answerWith(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) => {
    const [first] = found;
    if (all) callback(null, found);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** One timeout for lookup, connecting, sending and reading. */
async function withTimeout<T>(
  timeoutMs: number,
  target: string,
  work: (signal: AbortSignal, reach: (step: OutboundStep) => void) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let step: OutboundStep = 'connect';
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new OutboundError('timeout', timeoutMessage(target, step, timeoutMs), { step }));
      abort.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(abort.signal, (next) => void (step = next)), late]);
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError(failureOf(error), `${target} could not be reached`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function failureOf(error: unknown): OutboundFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /CERT|SIGNATURE|ISSUER|ALTNAME/.test(code) ? 'certificate' : 'unreachable';
}

/** The other side has closed a kept connection before it answered, usually because it was idle. */
class ClosedMeanwhile extends Error {}

function exchange(
  url: URL,
  { method = 'GET', headers = {}, body }: OutboundRequest,
  addresses: readonly string[],
  {
    signal,
    reach,
    agent,
  }: { signal: AbortSignal; reach: (step: OutboundStep) => void; agent: Agent | false },
): Promise<OutboundAnswer> {
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const settings: https.RequestOptions & Checked = {
      method,
      headers: {
        'user-agent': 'Gatehouse',
        ...headers,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
      lookup: answerWith(addresses),
      signal,
      agent,
      checked: addresses.toSorted().join(),
    };
    const request = client.request(url, settings);
    request.once('error', (cause) =>
      reject(request.reusedSocket && !signal.aborted ? new ClosedMeanwhile(cause.message, { cause }) : cause),
    );
    request.once('socket', (socket) => {
      if (request.reusedSocket) return reach('send');
      const isSecure = url.protocol === 'https:';
      socket.once('connect', () => reach(isSecure ? 'tls' : 'send'));
      socket.once('secureConnect', () => reach('send'));
    });
    request.once('response', (response) => {
      readLimited(response).then(
        (text) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
            ),
            text,
          }),
        reject,
      );
    });
    request.end(body);
  });
}

async function readLimited(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const body: AsyncIterable<Buffer> = response;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      throw new OutboundError('too_large', 'The answer is larger than a megabyte');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function connected(socket: Socket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });
}
