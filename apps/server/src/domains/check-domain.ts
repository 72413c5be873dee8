import { writeLogsIn } from '../audit/write.ts';
import type { TenantDb } from '../database/database.ts';
import { constraintOf } from '../lib/constraint-of.ts';
import type { DomainFindings } from '../database/tables/domains.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { domainsChanged, readOwner } from '../tenancy/hosts.ts';
import { decide, type DomainDecision, type DomainFacts } from './decide.ts';
import { type DomainRow, getRow, lockRow, saveDecision, takeCheck } from './domains-store.ts';
import { probe, type ProbeResult } from './probe.ts';
import { findRecords, targetHost, txtName, txtValue } from './records.ts';

/** Longer than a check takes. */
export const leaseMs = 60_000;
/** A check that someone asks for isn't repeated sooner, so that reading can't be used to flood DNS servers. */
const shortestMs = 5_000;

/** Checks a domain unless it has just been checked, and returns it; undefined if it doesn't exist. */
export async function checkDomain(
  runtime: Runtime,
  tenantId: string,
  id: string,
  { isContested = false, minimumMs = shortestMs }: { isContested?: boolean; minimumMs?: number } = {},
): Promise<DomainRow | undefined> {
  const db = runtime.database.for(tenantId);
  const now = runtime.clock();
  const row = await takeCheck(db, id, { now, before: now - minimumMs, leaseMs });
  if (!row) return getRow(db, id);
  const findings = await findRecords(runtime, tenantId, row);
  const checked = await settle(runtime, row, { findings, isContested });
  // The host is claimed now, so the probe is answered.
  return checked?.status === 'PendingSsl' && row.status !== 'PendingSsl'
    ? settle(runtime, checked, { findings, isContested })
    : checked;
}

/** Probes the domain if its records are there, decides, and stores the decision. */
async function settle(
  runtime: Runtime,
  row: DomainRow,
  { findings, isContested }: { findings: DomainFindings; isContested: boolean },
): Promise<DomainRow | undefined> {
  const isServed = row.status === 'PendingSsl' || row.status === 'Active';
  const needsProbe = isServed && (row.status === 'PendingSsl' || findings.address.isMet !== true);
  const probed = needsProbe && findings.txt.isMet ? await probe(runtime, row) : undefined;
  const facts = { findings, isContested, ...(probed && { probe: probed }) };
  const outcome = await tryToStore(runtime, row, facts);
  if (outcome !== 'taken') return outcome;
  // Another tenant has the host. If the record of that one is gone, it has lost the domain, and this one gets it.
  const released = await checkHolder(runtime, row);
  const second = released ? await tryToStore(runtime, row, facts) : 'taken';
  return second === 'taken' ? storeTaken(runtime, row, findings) : second;
}

interface CheckFacts {
  findings: DomainFindings;
  isContested: boolean;
  probe?: ProbeResult;
}

/** `taken` if the domain should be claimed, but belongs to another tenant. */
async function tryToStore(
  runtime: Runtime,
  { tenantId, id, status }: DomainRow,
  facts: CheckFacts,
): Promise<DomainRow | undefined | 'taken'> {
  try {
    return await store(
      runtime,
      tenantId,
      id,
      (row) => (row.status === status ? decide(toFacts(runtime, row, facts)) : undefined),
      facts.findings,
    );
  } catch (error) {
    if (constraintOf(error) === 'domain_hosts_pkey') return 'taken';
    throw error;
  }
}

function toFacts(
  { clock, settings }: Runtime,
  { status, domain, tenantId, token, createdAt, failingSince }: DomainRow,
  facts: CheckFacts,
): DomainFacts {
  return {
    status,
    createdAt,
    failingSince,
    now: clock(),
    expected: {
      txt: `TXT record ${txtName(domain)} with the value ${txtValue(token)}`,
      address: `CNAME record ${domain} with the value ${targetHost(settings, tenantId)}`,
    },
    ...facts,
  };
}

/** Whether the tenant that has the host has lost it. */
async function checkHolder(runtime: Runtime, { tenantId, domain }: DomainRow): Promise<boolean> {
  const holder = await readOwner(runtime, domain);
  if (holder === undefined) return true;
  if (holder === tenantId) return false;
  const row = await runtime.database
    .for(holder)
    .selectFrom('domains')
    .select('id')
    .where('domain', '=', domain)
    .executeTakeFirst();
  const checked = row && (await checkDomain(runtime, holder, row.id, { isContested: true, minimumMs: 0 }));
  return checked?.status !== 'Active' && checked?.status !== 'PendingSsl';
}

const storeTaken = (
  runtime: Runtime,
  { tenantId, id, status }: DomainRow,
  findings: DomainFindings,
): Promise<DomainRow | undefined> =>
  store(
    runtime,
    tenantId,
    id,
    (row) =>
      row.status === status
        ? {
            status: 'Error',
            errorMessage:
              'Another tenant has verified this domain, and its TXT record is still there. Remove that record first.',
            failingSince: null,
            nextCheckAt: runtime.clock() + 3_600_000,
          }
        : undefined,
    findings,
  );

/** Stores what `choose` decides for the current row, unless that is undefined, and tells every process if the state has changed. */
async function store(
  runtime: Runtime,
  tenantId: string,
  id: string,
  choose: (row: DomainRow) => DomainDecision | undefined,
  findings: DomainFindings,
): Promise<DomainRow | undefined> {
  const result = await runtime.database.tenant(tenantId, async (db) => {
    const row = await lockRow(db, id);
    const decision = row && choose(row);
    if (!row || !decision) return { row, hasChanged: false };
    const saved = await saveDecision(db, id, findings, decision);
    const hasChanged = saved.status !== row.status;
    if (hasChanged) await logChange(runtime, db, row, saved);
    return { row: saved, hasChanged };
  });
  if (result.row && result.hasChanged) await domainsChanged(runtime, tenantId, result.row.domain);
  return result.row;
}

const logChange = (
  { clock }: Runtime,
  db: TenantDb,
  { status: from }: DomainRow,
  { id, domain, status, errorMessage }: DomainRow,
): Promise<void> =>
  writeLogsIn(
    db,
    [
      {
        key: 'Domain.Status.Updated',
        payload: {
          result: status === 'Error' ? 'Error' : 'Success',
          ...(errorMessage !== null && { error: { reason: errorMessage } }),
          params: { id },
          domain,
          from,
          status,
        },
      },
    ],
    clock(),
  );
