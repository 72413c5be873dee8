import type { Caller, TestTenant } from '../tenant.ts';

/**
 * What the free security tests (apps/server/src/web/contract.test.ts) need of a feature to try each of its endpoints:
 * one record of every kind its paths name, and one acceptable body for every operation that takes one.
 */
export interface Specimen {
  /** Creates the records through the API and answers the values of the path's parameters. */
  create(call: Caller, tenant: TestTenant): Promise<Record<string, string>>;
  /** Values that name no record, if the path accepts only certain values, such as languages. */
  unknown?: Record<string, string>;
  /** Operations whose path parameter isn't a tenant's record, such as a language. */
  open?: readonly string[];
  /** `POST /api/roles` → a valid body for the records just created. */
  bodies: Record<string, (params: Record<string, string>) => Record<string, unknown>>;
}

let serial = 0;
/** A unique name. */
export const unique = (name: string): string => `${name} ${Date.now().toString(36)} ${(serial += 1)}`;
