import type { Caller, TestTenant } from '../tenant.ts';

/**
 * What the security tests of every endpoint (apps/server/src/web/contract.test.ts) need from a feature:
 * one record for each path parameter, and one valid body for each operation that has a body.
 */
export interface Specimen {
  /** Creates the records through the API and returns the values of the path parameters. */
  create(call: Caller, tenant: TestTenant): Promise<Record<string, string>>;
  /** Values that name no record, if the path accepts only certain values, such as languages. */
  unknown?: Record<string, string>;
  /** Operations whose path parameter isn't a tenant's record, such as a language. */
  open?: readonly string[];
  /** `POST /api/roles` → a valid body for the records just created. */
  bodies: Record<string, (params: Record<string, string>) => object>;
}

let serial = 0;
/** A unique name. */
export const unique = (name: string): string => `${name} ${Date.now().toString(36)} ${(serial += 1)}`;
