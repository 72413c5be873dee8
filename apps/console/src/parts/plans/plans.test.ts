import { createApplication } from '@gatehouse/contract/applications/endpoints';
import { setIdpInitiatedAuthConfig } from '@gatehouse/contract/sso-connectors/idp-initiated-endpoints';
import { addRoleScopes, createRole } from '@gatehouse/contract/roles/endpoints';
import { createResourceScope } from '@gatehouse/contract/resources/endpoints';
import { describeExceeded } from '@gatehouse/contract/tenants/exceeded';
import { describe, expect, it } from 'vitest';
import { readExceeded, readExceededKeys } from './exceeded.ts';
import { isWithin, planOf } from './limits.ts';
import { isExceeded, percentOf, writeCount, writeLimit, writePrice } from './numbers.ts';
import { isMauExceeded, isOverdue, statusOf, totalDue } from './status.ts';
import { freeQuota as quota, planUsage as usage } from './plan-usage.fixture.ts';
import { usesOf } from './uses.ts';

describe('numbers of plans', () => {
  it('[QUOTA-14] have separators where they are counts', () => {
    expect(writeCount(1_234_567)).toBe('1,234,567');
  });
  it('[QUOTA-15] are short where they are limits', () => {
    const all = [999, 1000, 1500, 50_000, 999_999, 1_000_000, 1_250_000].map(writeLimit);
    expect(all).toEqual(['999', '1K', '1.5K', '50K', '999.9K', '1M', '1.2M']);
  });
  it('[QUOTA-16] are whole percents, and 100 only if nothing is left', () => {
    expect([percentOf(1, 3), percentOf(999, 1000), percentOf(1000, 1000), percentOf(0, 0)]).toEqual([
      33, 99, 100, 100,
    ]);
  });
  it('[QUOTA-17] exceed a limit once they reach it', () => {
    expect([isExceeded(99, 100), isExceeded(100, 100), isExceeded(101, 100)]).toEqual([false, true, true]);
  });
  it('[TEN-06 part] are prices in dollars', () => {
    expect([writePrice(1600), writePrice(1250), writePrice(0)]).toEqual(['$16', '$12.50', '$0']);
  });
});

describe('the status of a tenant', () => {
  const tenant = (isSuspended: boolean, overdue: boolean, activeUsers: number, mauLimit: number | null) => ({
    isSuspended,
    openInvoices: overdue ? [{ amountDue: 1250 }, { amountDue: 750 }] : [],
    usage: { activeUsers, tokenUsage: 0 },
    quota: { ...quota, mauLimit },
  });
  it('[TEN-13] is one, the most urgent', () => {
    const table = [true, false].flatMap((suspended) =>
      [true, false].flatMap((overdue) =>
        [100, 99].map((users) => statusOf(tenant(suspended, overdue, users, 100)) ?? 'none'),
      ),
    );
    expect(table).toEqual([
      ...Array.from({ length: 4 }, () => 'suspended'),
      'overdue',
      'overdue',
      'mauExceeded',
      'none',
    ]);
  });
  it('[QUOTA-11 part] [OPEN-15] is exceeded at the limit, and never without one', () => {
    const at = (users: number, limit: number | null) => isMauExceeded(tenant(false, false, users, limit));
    expect([at(99, 100), at(100, 100), at(1_000_000, null)]).toEqual([false, true, false]);
  });
  it('[BILL-02 part] [BILL-03] is overdue with an open invoice, by the sum of all', () => {
    expect([isOverdue(tenant(false, true, 0, 1)), isOverdue(tenant(false, false, 0, 1))]).toEqual([
      true,
      false,
    ]);
    expect(writePrice(totalDue(tenant(false, true, 0, 1)))).toBe('$20');
  });
});

describe('the limits of a plan', () => {
  it('[QUOTA-04] pass what exists, in the open-source edition everything', () => {
    expect([isWithin(false, 1, 5), isWithin(false, false, 0)]).toEqual([true, true]);
    expect([isWithin(true, null, 5), isWithin(true, true, 5), isWithin(true, 5, 5)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isWithin(true, 4, 5), isWithin(true, false, 0)]).toEqual([false, false]);
  });
  it('[QUOTA-05] [OPEN-16] leave room for one more below the limit', () => {
    const { over } = planOf(usage, false);
    expect(over([{ key: 'applicationsLimit' }])).toBeUndefined();
    expect(over([{ key: 'applicationsLimit', adds: 2 }])).toEqual({
      key: 'applicationsLimit',
      limit: 3,
      usage: 2,
    });
    // What exists stays, at the limit too.
    expect(over([{ key: 'resourcesLimit', adds: 0 }])).toBeUndefined();
    expect(over([{ key: 'resourcesLimit' }])?.limit).toBe(1);
    expect(over([{ key: 'tenantMembersLimit', adds: 100 }])).toBeUndefined();
    expect(over([{ key: 'mfaEnabled', isFeature: true }])?.limit).toBe(false);
    expect(over([{ key: 'customJwtEnabled', isFeature: true }])).toBeUndefined();
    expect(over([{ key: 'organizationsLimit', isFeature: true }])?.limit).toBe(0);
    // A limit that is reached doesn't lock the feature: what exists is edited.
    expect(over([{ key: 'machineToMachineLimit', isFeature: true }])).toBeUndefined();
  });
  it('are those of one API resource or role', () => {
    const { over } = planOf(usage, false);
    const permission = (resourceId: string) => over(usesOf(createResourceScope, { params: { resourceId } }));
    expect([permission('full')?.limit, permission('empty'), permission('new')]).toEqual([
      1,
      undefined,
      undefined,
    ]);
    const assign = (...scopeIds: string[]) =>
      over(usesOf(addRoleScopes, { params: { id: 'half' }, body: { scopeIds } }));
    expect([assign(), assign('a'), assign('a', 'b')?.usage]).toEqual([undefined, undefined, 1]);
  });
  it('are about what a form contains', () => {
    const keys = (body: object) => usesOf(createApplication, { body }).map(({ key }) => key);
    expect(keys({ type: 'SPA' })).toEqual(['applicationsLimit']);
    expect(keys({ type: 'MachineToMachine' })).toEqual(['applicationsLimit', 'machineToMachineLimit']);
    expect(keys({ isThirdParty: true })).toEqual(['applicationsLimit', 'thirdPartyApplicationsLimit']);
    const role = usesOf(createRole, { body: { type: 'User', scopeIds: ['a', 'b', 'c'] } });
    expect(role.map(({ key, adds }) => [key, adds])).toEqual([
      ['userRolesLimit', undefined],
      ['scopesPerRoleLimit', 3],
    ]);
    expect(usesOf(setIdpInitiatedAuthConfig)).toEqual([{ key: 'idpInitiatedSsoEnabled', isFeature: true }]);
  });
  it('[OPEN-64 part] charge a paid plan for what is beyond the included amount, and refuse nothing', () => {
    const unlimited = { ...quota, machineToMachineLimit: null };
    const paid = planOf({ ...usage, planId: 'pro', quota: unlimited }, false);
    const uses = [{ key: 'machineToMachineLimit' }] as const;
    expect([paid.over(uses), paid.addOn(uses)?.limit]).toEqual([undefined, 1]);
    expect(planOf({ ...usage, planId: 'dev', quota: unlimited }, true).addOn(uses)).toBeUndefined();
  });
});

describe('a refusal by the server', () => {
  it('[QUOTA-10] has the exceeded keys in its message', () => {
    const message = describeExceeded([
      { key: 'applicationsLimit', limit: 3, usage: 4 },
      { key: 'mfaEnabled', limit: false, usage: 0 },
    ]);
    expect(readExceededKeys(message)).toEqual(['applicationsLimit', 'mfaEnabled']);
    expect(readExceededKeys('No {"unknownLimit":1} more')).toEqual([]);
    for (const broken of ['', 'words', '{', '}{', '{"a"', '[1]'])
      expect(readExceededKeys(broken)).toEqual([]);
  });
  it('names one limit or several in its data', () => {
    const one = { key: 'hooksLimit', limit: 1, usage: 1 };
    const off = { key: 'mfaEnabled', limit: false, usage: 0 };
    expect(readExceeded({ facts: one, message: '' })).toEqual([one]);
    expect(readExceeded({ facts: { ...one, exceeded: [one, off] }, message: '' })).toEqual([one, off]);
    expect(readExceeded({ facts: {}, message: 'x {"hooksLimit":1}' }).map(({ key }) => key)).toEqual([
      'hooksLimit',
    ]);
  });
});
