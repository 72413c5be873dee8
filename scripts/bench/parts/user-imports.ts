import { defaultTenantId } from '@gatehouse/contract/common';
import { z } from 'zod';
import type { Bench, Part } from '../bench.ts';
import { copyIn, copyOut, removeImported } from '../copy-users.ts';
import { uploadUsers } from '../import-file.ts';
import { authorize } from '../management.ts';
import type { Row } from '../report.ts';
import type { Environment } from '../environment.ts';
import { findPostmaster, type ProcessorTime, readProcessorTime } from '../processor-time.ts';
import { residentMb } from './memory.ts';

const sizes = { full: [10_000, 100_000], quick: [1_000, 5_000] } as const;
const leastRatio = 0.5;
/** Most that ten times the users may need. */
const mostMemory = 1.25;

const progress = z.object({
  id: z.string(),
  status: z.string(),
  accepted: z.number(),
  rejected: z.number(),
  startedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
});

interface Imported {
  ms: number;
  /** Of the server's process, from the start of the import to its end. */
  mostMb: number;
  fileMb: number;
  /** Milliseconds of processor time. */
  processor: ProcessorTime;
}

/** Returns the processor time since the last call. */
async function watchProcessor({ pool }: Environment, pid: number): Promise<() => Promise<ProcessorTime>> {
  const postmaster = await findPostmaster(pool);
  let before = await readProcessorTime(pid, postmaster);
  return async () => {
    const now = await readProcessorTime(pid, postmaster);
    const { program, postgres, load } = before;
    before = now;
    return { program: now.program - program, postgres: now.postgres - postgres, load: now.load - load };
  };
}

/** Imports users by the API, and waits for the end. */
async function runImport({ server, data, environment }: Bench, count: number): Promise<Imported> {
  const { client, pid } = server;
  const used = await watchProcessor(environment, pid);
  const authorization = await authorize({ client, machine: data.machine });
  const headers = { authorization };
  const read = (text: string) => progress.parse(JSON.parse(text));
  const { id } = read(
    (await client.send({ method: 'POST', path: '/api/user-imports', headers, body: {} }, 200)).text,
  );
  const bytes = await uploadUsers(client, { authorization, id, count });
  await used();
  await client.send({ method: 'POST', path: `/api/user-imports/${id}/start`, headers }, 200);
  let mostMb = 0;
  for (;;) {
    mostMb = Math.max(mostMb, await residentMb(pid));
    const now = read((await client.send({ path: `/api/user-imports/${id}`, headers }, 200)).text);
    if (now.status !== 'Running') {
      if (now.status !== 'Completed' || now.accepted !== count)
        throw new Error(`The import ended as ${JSON.stringify(now)}`);
      return {
        ms: (now.finishedAt ?? 0) - (now.startedAt ?? 0),
        mostMb,
        fileMb: bytes / 1024 / 1024,
        processor: await used(),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Imports of users with hashes and factors, against COPY of the rows that they write. */
export const measureUserImports: Part = async (bench) => {
  const { pool } = bench.environment;
  const [few, many] = bench.rounds > 1 ? sizes.full : sizes.quick;
  await pool.query(
    `insert into roles (tenant_id, id, name, description, type, is_default) values ($1, 'bench-member', 'Bench members', 'Bench', 'User', true)
     on conflict do nothing`,
    [defaultTenantId],
  );
  const before = await runImport(bench, few);
  await removeImported(pool);
  // Both begin with the same tables: rows were there and are gone.
  const first = await runImport(bench, many);
  await copyOut(pool);
  await removeImported(pool);
  const used = await watchProcessor(bench.environment, bench.server.pid);
  const copyMs = await copyIn(pool);
  const copied = await used();
  await removeImported(pool);
  const second = await runImport(bench, many);
  await removeImported(pool);
  await pool.query(`delete from roles where tenant_id = $1 and id = 'bench-member'`, [defaultTenantId]);
  const perSecond = (ms: number): number => (many * 1000) / ms;
  const mostMb = Math.max(first.mostMb, second.mostMb);
  const named = (count: number): string => count.toLocaleString('en');
  const each = (ms: number): string => (ms / many).toFixed(2);
  const { program, postgres } = second.processor;
  const rows: Row[] = [
    {
      part: 'user-imports',
      what: `${named(many)} users`,
      figure: perSecond(second.ms),
      unit: '/s',
      floor: { what: '/s COPY of the same rows', figure: perSecond(copyMs) },
      ratio: copyMs / second.ms,
      budget: `≥ ${leastRatio} ×`,
      isMet: copyMs / second.ms >= leastRatio,
      note: `${(second.ms / 1000).toFixed(1)} s for a file of ${second.fileMb.toFixed(0)} MB; the import before it ${(first.ms / 1000).toFixed(1)} s, COPY ${(copyMs / 1000).toFixed(1)} s; ms of processor time a user: program ${each(program)}, postgres ${each(postgres)}; COPY: postgres ${each(copied.postgres)}`,
    },
    {
      part: 'user-imports',
      what: `memory of the server during ${named(many)}`,
      figure: mostMb,
      unit: 'MB',
      floor: { what: `MB during ${named(few)}`, figure: before.mostMb },
      ratio: mostMb / before.mostMb,
      budget: `≤ ${mostMemory} ×`,
      isMet: mostMb / before.mostMb <= mostMemory,
    },
  ];
  return rows;
};
