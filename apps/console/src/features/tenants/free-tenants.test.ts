import type { PlanId } from '@gatehouse/contract/tenants/plans';
import { expect, it } from 'vitest';
import { isFreeTaken } from './free-tenants.ts';

const tenants = (...plans: readonly (readonly [PlanId, boolean])[]) =>
  plans.map(([planId, isAdmin]) => ({ planId, isAdmin }));

it('[OPEN-12] [PLAN-06 part] free tenants count if the account administers them, unless one of its tenants exempts it', () => {
  expect(isFreeTaken(tenants(['free', true], ['free', true]), 2)).toBe(true);
  expect(isFreeTaken(tenants(['free', true], ['free', false], ['dev', true], ['pro', true]), 2)).toBe(false);
  for (const exempting of ['enterprise', 'admin'] as const)
    expect(isFreeTaken(tenants(['free', true], ['free', true], [exempting, false]), 2)).toBe(false);
});
