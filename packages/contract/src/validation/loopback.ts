/**
 * Whether the host of a URL is this machine: `localhost` and every name below it (RFC 6761 section 6.3), 127.0.0.0/8 and `[::1]`. What
 * `URL` gives is meant: it writes `127.1` and `[0:0:0:0:0:0:0:1]` out.
 */
export const isLoopback = (hostname: string): boolean =>
  /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname);

/** The hosts that a native application can listen on. The protocol engine lets the port of these vary, and of no other. */
const loopbackRedirectHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a native application may have this http or https address: http stays on the machine, https leaves it (RFC 8252 sections 7.2, 7.3). */
export const isNativeRedirect = ({ protocol, hostname }: URL): boolean =>
  loopbackRedirectHosts.includes(hostname) === (protocol === 'http:');
