/** Whether a picture comes from one of these hosts, at the port of its scheme. `*.` in front of one stands for any name below it. */
export function isFromHost(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  if (!/^https?:$/.test(protocol)) return false;
  return hosts.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known));
}
