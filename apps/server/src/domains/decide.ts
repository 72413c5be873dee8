import { domainTransitions, type DomainStatus } from '@gatehouse/contract/domains/domains';
import type { DomainFinding, DomainFindings } from '../database/tables/domains.ts';
import type { ProbeResult } from './probe.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** So long its records may take; then it has to be checked by hand. */
export const pendingMs = 7 * dayMs;
/** So long an active domain is served without its records, if no other tenant has verified it. */
export const graceMs = dayMs;

/** What is known about a domain when its next state is decided. */
export interface DomainFacts {
  status: DomainStatus;
  createdAt: number;
  failingSince: number | null;
  now: number;
  findings: DomainFindings;
  /** Names the records that an administrator has to create. */
  expected: { txt: string; address: string };
  /** Only of a domain whose records are there. */
  probe?: ProbeResult;
  /** Whether another tenant has verified the domain, too. */
  isContested?: boolean;
}

/** The state after a check. */
export interface DomainDecision {
  status: DomainStatus;
  errorMessage: string | null;
  failingSince: number | null;
  nextCheckAt: number;
}

/** Decides the next state of a domain. It never leaves the transitions of the contract (OPEN-41). */
export function decide(facts: DomainFacts): DomainDecision {
  const decision = decideUnchecked(facts);
  const { status } = decision;
  if (status !== facts.status && !domainTransitions[facts.status].includes(status))
    throw new Error(`A domain can’t get from ${facts.status} to ${status}`);
  return decision;
}

function decideUnchecked(facts: DomainFacts): DomainDecision {
  const { status, findings, probe } = facts;
  const isVerified = findings.txt.isMet === true && findings.address.isMet === true;
  if (status === 'PendingVerification' || status === 'Error')
    return isVerified ? moveTo(facts, 'PendingSsl', null, 0) : waitForRecords(facts);
  // The requests that reach the server through a network in front of it show where the domain leads.
  const isReached = findings.txt.isMet === true && probe?.isOurs === true;
  if (status === 'Active' && (isVerified || isReached)) return moveTo(facts, 'Active', null, 30 * minuteMs);
  if (status === 'PendingSsl' && isVerified) return waitForAnswer(facts);
  return keepOrSuspend(facts);
}

const moveTo = (
  { now }: DomainFacts,
  status: DomainStatus,
  errorMessage: string | null,
  waitMs: number,
  failingSince: number | null = null,
): DomainDecision => ({ status, errorMessage, failingSince, nextCheckAt: now + waitMs });

function waitForRecords(facts: DomainFacts): DomainDecision {
  const { status, now, createdAt } = facts;
  const problem = describeRecords(facts);
  const age = now - createdAt;
  if (status === 'Error') return moveTo(facts, 'Error', problem, age < 30 * dayMs ? 60 * minuteMs : dayMs);
  if (age > pendingMs)
    return moveTo(facts, 'Error', `The records were not there within 7 days. ${problem}`, 60 * minuteMs);
  return moveTo(facts, status, problem, age < 10 * minuteMs ? minuteMs / 2 : 5 * minuteMs);
}

function waitForAnswer(facts: DomainFacts): DomainDecision {
  const { probe } = facts;
  if (probe?.isOurs) return moveTo(facts, 'Active', null, 30 * minuteMs);
  return moveTo(facts, 'PendingSsl', probe?.reason ?? null, minuteMs / 2);
}

/** A domain whose records aren't there any more, or can't be looked up now. */
function keepOrSuspend(facts: DomainFacts): DomainDecision {
  const { status, findings, now, isContested, failingSince } = facts;
  const problem = describeRecords(facts);
  const isGone = findings.txt.isMet === false || findings.address.isMet === false;
  // The DNS doesn't answer, which says nothing about the domain.
  if (!isGone) return moveTo(facts, status, problem, 5 * minuteMs, failingSince);
  const since = failingSince ?? now;
  const isOver = isContested === true && findings.txt.isMet === false;
  // It was never served, so there is nothing to keep up.
  if (isOver || status === 'PendingSsl' || now - since >= graceMs)
    return moveTo(facts, 'Error', `The domain isn’t verified any more. ${problem}`, 60 * minuteMs);
  return moveTo(facts, status, problem, 5 * minuteMs, since);
}

/** What is missing: what is expected, and what was found. */
function describeRecords({ findings, expected }: DomainFacts): string {
  const lines = (['txt', 'address'] as const).flatMap((key) =>
    findings[key].isMet === true ? [] : [`${expected[key]}: ${describeFinding(findings[key])}.`],
  );
  return lines.join(' ').slice(0, 900);
}

function describeFinding({ isMet, found }: DomainFinding): string {
  if (isMet === null) return 'the DNS servers don’t answer';
  return found.length === 0 ? 'not found' : `found ${found.join(', ').slice(0, 300)} instead`;
}
