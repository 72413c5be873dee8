import { expect, it } from 'vitest';
import { conversionTypes, readConsent, usageReportingKey } from './usage-reporting.ts';

it('[CONST-16] knows four conversions', () => {
  expect(conversionTypes).toEqual(['SignUp', 'CreateFirstApp', 'CreateProductionTenant', 'PurchaseProPlan']);
});

it('takes only a decision for consent', () => {
  const read = (value: unknown) => readConsent({ [usageReportingKey]: value });
  expect(read({ isAllowed: true, at: 1 })).toEqual({ isAllowed: true, at: 1 });
  for (const value of [undefined, null, true, {}, { isAllowed: true }, { isAllowed: 'true', at: 1 }])
    expect(read(value)).toBeUndefined();
});
