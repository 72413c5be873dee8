import { probePath } from '@gatehouse/contract/domains/domains';
import { OutboundError } from '@gatehouse/connectors/kit/outbound';
import { startDnsCheck } from '../outbound/dns-lookup.ts';
import { allowedAddresses } from '../runtime/outbound-of.ts';
import { createOutbound } from '../outbound/outbound.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Settings } from '../runtime/settings.ts';
import { domainOrigin } from '../tenancy/tenant.ts';

const timeoutMs = 5_000;

/** What a request to the domain got: our answer, another one, or none. */
export type ProbeResult = { isOurs: true } | { isOurs: false; reason: string };

/**
 * Requests the probe at the domain as a browser would, with its certificate. So a domain is active only once users get there. The client is the
 * guarded one, with the addresses that the DNS of the check has.
 */
export async function probe(
  { settings }: Pick<Runtime, 'settings'>,
  { domain, challenge }: { domain: string; challenge: string },
): Promise<ProbeResult> {
  const dns = startDnsCheck(settings.DOMAINS_DNS);
  const outbound = createOutbound({
    ...allowedAddresses(settings).platform,
    resolve: async (host) => (await dns.listAddresses(host)) ?? [],
  });
  try {
    const url = `${domainOrigin(settings, domain)}${probePath}`;
    const { status, text } = await outbound.request(url, { timeoutMs });
    if (status === 200 && text === challenge) return { isOurs: true };
    return { isOurs: false, reason: describeAnswer(url, status) };
  } catch (error) {
    return { isOurs: false, reason: describeFailure(settings, domain, error) };
  } finally {
    dns.end();
  }
}

/** Why no secure connection to a host outside the service can be made; undefined if it answers at all. */
export async function probeProxy(
  { settings }: Pick<Runtime, 'settings'>,
  domain: string,
): Promise<string | undefined> {
  const dns = startDnsCheck(settings.DOMAINS_DNS);
  const outbound = createOutbound({
    ...allowedAddresses(settings).platform,
    resolve: async (host) => (await dns.listAddresses(host)) ?? [],
  });
  try {
    await outbound.request(`https://${domain}/`, { timeoutMs });
    return undefined;
  } catch (error) {
    // It has answered, with more than is read.
    if (error instanceof OutboundError && error.failure === 'too_large') return undefined;
    return describeFailure(settings, domain, error);
  } finally {
    dns.end();
  }
}

const describeAnswer = (url: string, status: number): string =>
  status >= 300 && status < 400
    ? `${url} answers with a redirect (${status}). The proxy must pass requests on to Gatehouse with their Host header.`
    : `${url} answers with status ${status}, and not with the expected text. The proxy must pass requests on to Gatehouse with their Host header.`;

function describeFailure(settings: Settings, domain: string, error: unknown): string {
  const failure = error instanceof OutboundError ? error.failure : 'unreachable';
  if (failure === 'certificate')
    return `The certificate of ${domain} isn’t valid. The proxy must get one for this domain.`;
  if (failure === 'timeout') return `${domain} doesn’t answer in time. Check that the proxy is reachable.`;
  if (failure === 'refused')
    return `${domain} leads to a private address, which is not requested. The operator can allow it with ${allowedAddresses(settings).platform.setting}.`;
  return `${domain} can’t be reached with a secure connection. The proxy must accept it and get a certificate for it.`;
}
