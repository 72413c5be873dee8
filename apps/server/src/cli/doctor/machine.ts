import { statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import { mayReach, readAllowed } from '../../outbound/ip-addresses.ts';
import { type Check, hint, ok, problem, type ReadDatabase, skipped } from './check.ts';
import { isLocal } from './outside.ts';

const gibibyte = 1024 ** 3;
/** Less free space than this is a problem: a month of audit log, or a restored backup, needs more. */
const leastBytes = gibibyte;
const enoughBytes = 5 * gibibyte;

/** Uploads are in the database, so its disk is theirs. Only on this machine it can be measured. */
export const disk: Check = {
  name: 'disk',
  needs: 'database',
  async run({ database }) {
    if (!database) return [];
    const uploads = await sizeOfUploads(database);
    const folder = await findFolder(database);
    const free = folder === undefined ? undefined : await freeAt(folder);
    if (free === undefined)
      return [
        skipped(`The disk of the database isn’t on this machine, so its space can’t be measured.${uploads}`),
      ];
    const message = `The disk of the database and of uploads (${folder}) has ${(free / gibibyte).toFixed(1)} GB free.${uploads}`;
    const mend =
      'Enlarge the disk, or delete what else is on it. LOG_RETENTION_DAYS limits how long audit log entries are kept.';
    if (free < leastBytes) return [problem(message, mend)];
    return [free < enoughBytes ? hint(message, mend) : ok(message)];
  },
};

async function sizeOfUploads({ rows }: ReadDatabase): Promise<string> {
  const [row] = await rows<{ bytes: string | null }>(
    `select pg_total_relation_size(to_regclass('assets'))::text as bytes`,
  );
  return row?.bytes ? ` Uploads take ${(Number(row.bytes) / gibibyte).toFixed(2)} GB.` : '';
}

/** PostgreSQL's folder, if it tells this user and is on this machine. */
async function findFolder({ rows }: ReadDatabase): Promise<string | undefined> {
  const [row] = await rows<{ folder: string | null; local: boolean }>(
    `select case when pg_has_role('pg_read_all_settings', 'member') then current_setting('data_directory') end as folder,
       inet_server_addr() is null or inet_server_addr() = inet_client_addr() as local`,
  );
  return row?.local && row.folder ? row.folder : undefined;
}

async function freeAt(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** Node versions below this one get no security fixes any more. */
const supportedNode = 22;

export const node: Check = {
  name: 'Node.js',
  run: async () => {
    const version = process.versions.node;
    return Number(version.split('.')[0]) >= supportedNode
      ? [ok(`Node.js ${version}.`)]
      : [
          hint(
            `Node.js ${version} gets no security fixes any more.`,
            'Install the current version: https://nodejs.org',
          ),
        ];
  },
};

/** Addresses that nothing but the machine itself and its hosting should reach. */
const sensitive = [
  { address: '127.0.0.1', what: 'this machine itself' },
  { address: '::1', what: 'this machine itself' },
  {
    address: '169.254.169.254',
    what: 'the metadata service of cloud providers, which hands out credentials',
  },
  { address: 'fd00:ec2::254', what: 'the metadata service of cloud providers, which hands out credentials' },
];

/** Whether the exceptions from the protection against server-side request forgery are narrow. */
export const outboundAllow: Check = {
  name: 'outbound requests',
  async run(site) {
    const { EDITION, OUTBOUND_ALLOW, PLATFORM_OUTBOUND_ALLOW } = site.settings;
    const setting = EDITION === 'cloud' ? 'PLATFORM_OUTBOUND_ALLOW' : 'OUTBOUND_ALLOW';
    const entries = EDITION === 'cloud' ? PLATFORM_OUTBOUND_ALLOW : OUTBOUND_ALLOW;
    const wide = entries.flatMap((entry) => {
      const what = describeReach(entry);
      return what === undefined ? [] : [{ entry, what }];
    });
    if (wide.length === 0)
      return [
        ok(
          `${setting} allows ${entries.length === 0 ? 'no private address' : 'only what is named narrowly'}.`,
        ),
      ];
    return wide.map(({ entry, what }) => {
      const message = `${setting} contains ${entry}, which allows requests to ${what}: who enters a URL in the console can reach it.`;
      const mend = `Name only the hosts that are needed in ${setting}, such as mail.internal or 10.1.2.3, and restart the server.`;
      return isLocal(site.origin('ENDPOINT')) ? hint(message, mend) : problem(message, mend);
    });
  },
};

function describeReach(entry: string): string | undefined {
  const [address = '', bits] = entry.split('/');
  const family = isIP(address);
  if (family === 0) return entry === 'localhost' ? 'this machine itself' : undefined;
  const allowed = readAllowed([entry]);
  const reached = sensitive.find((each) => mayReach(allowed, each.address, each.address));
  if (reached) return reached.what;
  return bits !== undefined && Number(bits) < (family === 4 ? 8 : 32) && !/^f[cd]/i.test(address)
    ? 'whole parts of the Internet and of private networks'
    : undefined;
}
