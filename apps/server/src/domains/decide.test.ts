import { domainStatus, domainTransitions } from '@gatehouse/contract/domains/domains';
import { describe, expect, it } from 'vitest';
import { decide, type DomainFacts, graceMs, pendingMs } from './decide.ts';

const now = 1_800_000_000_000;
const met = { isMet: true, found: [] };
const missing = { isMet: false, found: [] };
const unknown = { isMet: null, found: [] };
const ours = { isOurs: true } as const;
const other = { isOurs: false, reason: 'The certificate isn’t valid.' } as const;

const facts = (given: Partial<DomainFacts>): DomainFacts => ({
  status: 'PendingVerification',
  createdAt: now,
  failingSince: null,
  now,
  findings: { txt: met, address: met },
  expected: { txt: 'TXT record', address: 'CNAME record' },
  ...given,
});
const statusOf = (given: Partial<DomainFacts>) => decide(facts(given)).status;

describe('[OPEN-41 part] [STATE-05] a domain', () => {
  it('has four states', () => {
    expect(domainStatus.options).toEqual(['PendingVerification', 'PendingSsl', 'Active', 'Error']);
    expect(Object.keys(domainTransitions)).toEqual([...domainStatus.options]);
  });

  it('has a week to be verified, and a day of grace when its records are gone', () => {
    expect([pendingMs, graceMs]).toEqual([604_800_000, 86_400_000]);
  });

  it('is verified by both of its records', () => {
    for (const status of ['PendingVerification', 'Error'] as const) {
      expect(statusOf({ status })).toBe('PendingSsl');
      for (const findings of [
        { txt: missing, address: met },
        { txt: met, address: missing },
        { txt: unknown, address: met },
        { txt: met, address: unknown },
      ])
        expect(statusOf({ status, findings })).toBe(status);
    }
  });

  it('is active once the probe is answered', () => {
    expect(statusOf({ status: 'PendingSsl', probe: ours })).toBe('Active');
    expect(decide(facts({ status: 'PendingSsl', probe: other }))).toMatchObject({
      status: 'PendingSsl',
      errorMessage: other.reason,
    });
    // Not without its records, whatever answers there.
    const findings = { txt: missing, address: met };
    expect(statusOf({ status: 'PendingSsl', probe: ours, findings })).toBe('Error');
    expect(statusOf({ status: 'PendingVerification', probe: ours, findings })).toBe('PendingVerification');
  });

  it('traps G8 (1): gives up after a week without its records', () => {
    const findings = { txt: missing, address: missing };
    expect(statusOf({ findings, createdAt: now - pendingMs })).toBe('PendingVerification');
    expect(statusOf({ findings, createdAt: now - pendingMs - 1 })).toBe('Error');
  });

  it('is suspended a day after its records are gone, at once if another tenant has verified it', () => {
    const findings = { txt: missing, address: met };
    const first = decide(facts({ status: 'Active', findings }));
    expect(first).toMatchObject({ status: 'Active', failingSince: now });
    const failing = { status: 'Active', findings, failingSince: now } as const;
    expect(statusOf({ ...failing, now: now + graceMs - 1 })).toBe('Active');
    expect(statusOf({ ...failing, now: now + graceMs })).toBe('Error');
    expect(statusOf({ ...failing, isContested: true })).toBe('Error');
    expect(decide(facts({ status: 'Active', failingSince: now })).failingSince).toBeNull();
  });

  it('stays active while the DNS doesn’t answer, also if another tenant wants it', () => {
    const findings = { txt: unknown, address: unknown };
    const long = { status: 'Active', findings, failingSince: now - 2 * graceMs, isContested: true } as const;
    expect(statusOf(long)).toBe('Active');
  });

  it('stays active behind a network that has other addresses, as long as requests get here', () => {
    const findings = { txt: met, address: missing };
    expect(statusOf({ status: 'Active', findings, probe: ours })).toBe('Active');
    expect(statusOf({ status: 'Active', findings, probe: other, failingSince: now - graceMs })).toBe('Error');
  });
});
