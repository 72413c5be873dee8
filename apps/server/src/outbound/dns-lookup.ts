import { Resolver } from 'node:dns/promises';

/** One question of a check takes at most this long, with its repetition. */
const timeoutMs = 2_000;
const tries = 2;
/** All questions of a check together. */
const checkMs = 6_000;
/** What is kept of an answer. */
const mostRecords = 10;
const longestRecord = 255;

/** The records at a name; `undefined` if the DNS servers didn't answer, which says nothing about the name. */
export type DnsAnswer = string[] | undefined;

/** The questions of one check. They end together when its time is over. */
export interface DnsCheck {
  listTexts(name: string): Promise<DnsAnswer>;
  listAliases(name: string): Promise<DnsAnswer>;
  /** IPv4 and IPv6 addresses. */
  listAddresses(name: string): Promise<DnsAnswer>;
  end(): void;
}

/** Printable ASCII: anyone can publish a record, and administrators see it. */
const toVisible = (record: string): string => record.slice(0, longestRecord).replaceAll(/[^ -~]/g, '?');

/** The name exists without such a record, or doesn't exist. */
const isEmpty = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENODATA' || error.code === 'ENOTFOUND');

/** Asks these DNS servers, or those of the system if there are none. */
export function startDnsCheck(servers: readonly string[]): DnsCheck {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (servers.length > 0) resolver.setServers(servers);
  const timer = setTimeout(() => resolver.cancel(), checkMs);
  timer.unref();
  const ask = async (question: () => Promise<string[]>): Promise<DnsAnswer> => {
    try {
      return (await question()).slice(0, mostRecords).map(toVisible);
    } catch (error) {
      return isEmpty(error) ? [] : undefined;
    }
  };
  const spell = (name: string): string => name.toLowerCase().replace(/\.$/, '');
  return {
    listTexts: (name) => ask(async () => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    listAliases: (name) => ask(async () => (await resolver.resolveCname(name)).map(spell)),
    async listAddresses(name) {
      const [four, six] = await Promise.all([
        ask(() => resolver.resolve4(name)),
        ask(() => resolver.resolve6(name)),
      ]);
      return four || six ? [...(four ?? []), ...(six ?? [])] : undefined;
    },
    end: () => clearTimeout(timer),
  };
}
