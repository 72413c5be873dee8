import { connect as openTls } from 'node:tls';
import { OutboundError } from '@gatehouse/connectors/kit/outbound';
import type { Settings } from '../../runtime/settings.ts';
import { type Asked, type Check, type EndpointName, hint, ok, problem, type Site } from './check.ts';
import { askSelf, clientFor, isLocal } from './outside.ts';

const dayMs = 86_400_000;
/** Of certificates, before they expire. */
const noticeDays = 14;

/** Whether the public URLs lead to this installation, with a valid certificate. */
export const endpoints: readonly Check[] = (['ENDPOINT', 'ADMIN_ENDPOINT'] as const).map((name) => ({
  name: name === 'ENDPOINT' ? 'endpoint' : 'admin endpoint',
  run: async (site) => {
    const origin = site.origin(name);
    const asked = await site.ask(name);
    const results = [
      ...describeProtocol(name, origin),
      ...(asked.isOurs ? describeArrival(site, name, asked) : [await describeAnswer(site, name, asked)]),
      ...(origin.startsWith('https:') && !('error' in asked) ? await describeCertificate(origin) : []),
    ];
    return results.length > 0 ? results : [ok(`${origin} leads to this installation.`)];
  },
}));

function describeProtocol(name: EndpointName, origin: string) {
  if (origin.startsWith('https:') || isLocal(origin)) return [];
  return [
    problem(
      `${name} is ${origin}, which isn’t encrypted: passwords and tokens can be read on their way.`,
      `Put a proxy with a certificate in front, and set ${name}=${origin.replace('http:', 'https:')}`,
    ),
  ];
}

async function describeAnswer(site: Site, name: EndpointName, asked: Extract<Asked, { isOurs: false }>) {
  const origin = site.origin(name);
  if ('error' in asked) return describeFailure(site, name, asked.error);
  const { status, headers } = asked.answer;
  const { location } = headers;
  if (status >= 300 && status < 400)
    return problem(
      `${origin} answers with a redirect${location ? ` to ${location}` : ''}.`,
      `Have the proxy pass requests to Gatehouse with their Host header, or set ${name} to the URL that it redirects to.`,
    );
  if (status === 502 || status === 503 || status === 504)
    return problem(
      `${origin} answers with ${status}: the proxy doesn’t reach Gatehouse.`,
      `Start Gatehouse, and have the proxy pass requests to its port ${portOf(site.settings, name)}.`,
    );
  if (!site.secrets)
    return problem(
      `Something answers at ${origin}, but without a secrets key it can’t be asked whether it is this installation.`,
      'Set the SECRETS_KEY of the server for this command, too.',
    );
  return problem(
    `${origin} answers with ${status}, but not as this installation: it is another program, a Gatehouse of another version, or one with another SECRETS_KEY.`,
    `Have the DNS and the proxy lead ${new URL(origin).host} to the port ${portOf(site.settings, name)} of this Gatehouse, and run this command with the settings and the version of the server.`,
  );
}

const portOf = ({ PORT, ADMIN_PORT }: Settings, name: EndpointName): number =>
  name === 'ENDPOINT' ? PORT : ADMIN_PORT;

async function describeFailure({ settings, secrets, ...site }: Site, name: EndpointName, error: Error) {
  const origin = site.origin(name);
  const failure = error instanceof OutboundError ? error.failure : 'unreachable';
  if (failure === 'certificate')
    return problem(
      `The certificate of ${origin} isn’t valid: browsers and applications refuse it.`,
      `Have the proxy get a certificate for ${new URL(origin).hostname}. If an authority of your own has issued it, name its certificate in NODE_EXTRA_CA_CERTS for this command.`,
    );
  const port = portOf(settings, name);
  const local = `http://${localHost(settings)}:${port}`;
  const direct = origin === local ? undefined : await askSelf(local, { secrets });
  if (direct?.isOurs)
    return problem(
      `${origin} can’t be reached from here (${describeReason(error)}), but Gatehouse runs on this machine, at port ${port}.`,
      `Check the DNS record of ${new URL(origin).hostname}, the proxy and the firewall.`,
    );
  return problem(
    `Nothing answers at ${origin} (${describeReason(error)}).`,
    `Start Gatehouse. If it runs on another machine, check the DNS record of ${new URL(origin).hostname}, the proxy and the firewall.`,
  );
}

const localHost = ({ HOST = '127.0.0.1' }: Settings): string => {
  const host = HOST === '::' || HOST === '0.0.0.0' ? '127.0.0.1' : HOST;
  return host.includes(':') ? `[${host}]` : host;
};

function describeReason(error: Error): string {
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

/** How a request arrives at the server: with the right host, protocol and settings, at the right port. */
function describeArrival(site: Site, name: EndpointName, { view }: Extract<Asked, { isOurs: true }>) {
  const origin = site.origin(name);
  const { host, protocol } = new URL(origin);
  const results = [];
  if (view.settings[name] !== site.settings[name])
    results.push(
      problem(
        `The running server has another ${name}: ${view.settings[name]}.`,
        `Set ${name} for this command as for the server, or restart the server with ${name}=${site.settings[name]}`,
      ),
    );
  if (view.host !== host)
    results.push(
      problem(
        `Requests to ${origin} arrive with the host ${view.host}, which the server refuses.`,
        'Have the proxy pass on the Host header of clients (nginx: proxy_set_header Host $http_host).',
      ),
    );
  const expected = name === 'ENDPOINT' ? 'tenant' : 'admin';
  if (view.port !== 'both' && view.port !== expected)
    results.push(
      problem(
        `${origin} leads to the wrong port of the server.`,
        `Have the proxy pass ${host} to port ${portOf(site.settings, name)} (${name === 'ENDPOINT' ? 'PORT' : 'ADMIN_PORT'}).`,
      ),
    );
  if (`${view.protocol}:` !== protocol) results.push(describeWrongProtocol(origin, view));
  return results;
}

function describeWrongProtocol(
  origin: string,
  { protocol, forwarded, peer }: { protocol: string; forwarded: string[]; peer: string },
) {
  const message = `The server believes that requests to ${origin} use ${protocol}: sign-in doesn’t work, because browsers don’t keep its cookies.`;
  return forwarded.includes('x-forwarded-proto')
    ? problem(
        message,
        `The proxy at ${plain(peer)} sends X-Forwarded-Proto, but isn’t trusted. Set TRUST_PROXY=${plain(peer)}, or its network, and restart the server.`,
      )
    : problem(
        message,
        'Have the proxy send X-Forwarded-Proto (nginx: proxy_set_header X-Forwarded-Proto $scheme), and name it in TRUST_PROXY.',
      );
}

/** Without the prefix of an IPv4 address that a socket for both families has. */
const plain = (address: string): string => address.replace(/^::ffff:/i, '');

/** When the certificate expires; nothing if it is valid for long. */
async function describeCertificate(origin: string) {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const socket = await clientFor(origin).connect({ host, port: Number(port || 443), timeoutMs: 5_000 });
  try {
    const until = await new Promise<number>((resolve, reject) => {
      const secure = openTls({ socket, servername: host }, () =>
        resolve(Date.parse(secure.getPeerCertificate().valid_to)),
      );
      secure.once('error', reject);
    });
    const days = Math.floor((until - Date.now()) / dayMs);
    if (days >= noticeDays) return [];
    return [
      hint(
        `The certificate of ${origin} expires in ${days} days.`,
        'Renew it, and check why the proxy didn’t do it by itself.',
      ),
    ];
  } finally {
    socket.destroy();
  }
}
