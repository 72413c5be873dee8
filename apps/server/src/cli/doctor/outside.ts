import { isLoopback } from '@gatehouse/contract/validation/loopback';
import type { Outbound } from '@gatehouse/connectors/kit/outbound';
import { createOutbound } from '../../outbound/outbound.ts';
import { resolveBySystem } from '../../outbound/resolve.ts';
import type { Secrets } from '../../keys/secrets.ts';
import type { Settings } from '../../runtime/settings.ts';
import { createQuestion, selfCheckHeader, selfCheckPath } from '../../web/self-check.ts';
import type { Asked, EndpointName, Site } from './check.ts';

const timeoutMs = 5_000;

/** Names below `localhost` are this machine (RFC 6761 section 6.3), which not every system knows. */
const resolve = async (host: string): Promise<string[]> =>
  host.endsWith('.localhost') ? ['127.0.0.1'] : resolveBySystem(host);

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');

/** The client for the hosts of the settings, which may be private ones, and for no others. */
export const clientFor = (...urls: string[]): Outbound =>
  createOutbound({ allow: urls.map(hostOf), resolve });

/** Asks whatever answers at a URL to prove that it has the same secrets key, and how it sees the request. */
export async function askSelf(
  origin: string,
  { secrets, headers = {} }: { secrets: Secrets | undefined; headers?: Record<string, string> },
): Promise<Asked> {
  const asked = secrets && createQuestion(secrets);
  const sentAt = Date.now();
  try {
    const answer = await clientFor(origin).request(`${origin}${selfCheckPath}`, {
      timeoutMs,
      headers: { ...headers, ...(asked && { [selfCheckHeader]: asked.question }) },
    });
    const times = { answer, sentAt, receivedAt: Date.now() };
    const view = answer.status === 200 ? asked?.read(answer.text) : undefined;
    return view ? { isOurs: true, view, ...times } : { isOurs: false, ...times };
  } catch (error) {
    return { isOurs: false, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** The parts of a site that reach its endpoints. */
export function openEndpoints(
  settings: Settings,
  secrets: Secrets | undefined,
): Pick<Site, 'origin' | 'ask' | 'askWith' | 'send'> {
  const origin = (name: EndpointName): string => settings[name].replace('*', 'doctor');
  const asked = new Map<EndpointName, Promise<Asked>>();
  return {
    origin,
    ask(name) {
      const known = asked.get(name) ?? askSelf(origin(name), { secrets });
      asked.set(name, known);
      return known;
    },
    askWith: (name, headers) => askSelf(origin(name), { secrets, headers }),
    send: (url, request) => clientFor(url).request(url, { timeoutMs, ...request }),
  };
}

/** Whether users reach the server only on this machine. */
export const isLocal = (origin: string): boolean => isLoopback(new URL(origin).hostname);
