import { maxUploadBytes } from '@gatehouse/contract/assets/assets';
import { closeForm, form, hostileForms } from '../../../apps/server/src/features/assets/forms.fixture.ts';
import { readZip } from '../../../apps/server/src/features/sign-in-experience/custom-ui/read-zip.ts';
import {
  bombs,
  packZip,
} from '../../../apps/server/src/features/sign-in-experience/custom-ui/zip.fixture.ts';
import type { Bench, Part } from '../bench.ts';
import { authorize } from '../management.ts';
import type { Row } from '../report.ts';

/** A rejection may take this many times as long as the largest accepted upload. */
const mostRatio = 1.5;
const mostMb = 100;
const times = 3;

/** The shortest time in milliseconds, which other load affects least. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  const each: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    await work();
    each.push(performance.now() - startedAt);
  }
  return Math.min(...each);
}

interface Cost {
  what: string;
  ms: number;
}

const worstOf = (costs: readonly Cost[]): Cost =>
  costs.reduce((worst, cost) => (cost.ms > worst.ms ? cost : worst));

function compare(what: string, costs: readonly Cost[], floor: { what: string; figure: number }): Row {
  const worst = worstOf(costs);
  const ratio = worst.ms / floor.figure;
  return {
    part: 'uploads',
    what,
    figure: worst.ms,
    unit: 'ms',
    floor,
    ratio,
    budget: `ratio ≤ ${mostRatio}`,
    isMet: ratio <= mostRatio,
    isGate: true,
    note: `the worst of ${costs.length} is ${worst.what}`,
  };
}

/** Archives that are refused, read in this process, against one with as many bytes as a sign-in page may have. */
async function measureArchives(): Promise<Row[]> {
  const most = packZip(
    Array.from({ length: 5 }, (_, index) => ({
      path: `${index}`,
      content: Buffer.alloc(maxUploadBytes / 5),
    })),
  );
  const floor = await measure(() => readZip(most));
  const costs: Cost[] = [];
  let grown = 0;
  for (const [what, pack] of bombs) {
    const archive = pack();
    const before = process.memoryUsage().rss;
    costs.push({ what, ms: await measure(() => readZip(archive).catch(() => undefined)) });
    grown = Math.max(grown, (process.memoryUsage().rss - before) / 1024 / 1024);
  }
  const memory: Row = {
    part: 'uploads',
    what: 'memory for an archive that is refused',
    figure: grown,
    unit: 'MB',
    budget: `≤ ${mostMb} MB`,
    isMet: grown <= mostMb,
    isGate: true,
  };
  return [
    compare('archives that are refused', costs, { what: 'ms for 20 MB of files', figure: floor }),
    memory,
  ];
}

/** Forms that are refused by the server, against the largest file that it takes. */
async function measureForms({ server: { client }, data }: Bench): Promise<Row> {
  const authorization = await authorize({ client, machine: data.machine });
  const send = (type: string, body: Buffer, status: number) =>
    measure(() =>
      client.send(
        { method: 'POST', path: '/api/user-assets', headers: { authorization, 'content-type': type }, body },
        status,
      ),
    );
  const file = `BM${'\0'.repeat(maxUploadBytes - 2)}`;
  const good = closeForm(form('name="file"; filename="a"\r\nContent-Type: image/bmp', file));
  const floor = await send('multipart/form-data; boundary=x', Buffer.from(good), 200);
  const costs: Cost[] = [];
  for (const [what, { type, body }] of Object.entries(hostileForms))
    costs.push({ what, ms: await send(type, Buffer.from(closeForm(body)), 400) });
  return compare('forms that are refused', costs, { what: 'ms for a file of 20 MB', figure: floor });
}

/** What it costs to refuse an upload that was made to be dear. */
export const measureUploads: Part = async (bench) => [
  ...(await measureArchives()),
  await measureForms(bench),
];
