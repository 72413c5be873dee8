/**
 * Whether the host of a URL is this machine: `localhost` and its subdomains (RFC 6761 section 6.3), 127.0.0.0/8 and `[::1]`. Expects the
 * host as `URL` normalizes it, which expands `127.1` and `[0:0:0:0:0:0:0:1]`.
 */
export const isLoopback = (hostname: string): boolean =>
  /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname);

/** The loopback hosts for native applications. The protocol engine ignores the port of these hosts, and only of these. */
const loopbackRedirectHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a native application may use this http or https URL: http only on the loopback interface, https only elsewhere (RFC 8252 sections
 * 7.2, 7.3).
 */
export const isNativeRedirect = ({ protocol, hostname }: URL): boolean =>
  loopbackRedirectHosts.includes(hostname) === (protocol === 'http:');
