/** Whether an image URL is on one of these hosts, at the default port of its scheme. `*.` matches any subdomain. */
export function isFromHost(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  if (!/^https?:$/.test(protocol)) return false;
  return hosts.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known));
}
