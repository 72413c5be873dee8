import type { TokenType } from '@gatehouse/contract/jwt-customizer/jwt-customizer';
import { z } from 'zod';
import type { TenantQueries } from '../database/database.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What running a script needs. The variables are opened for each run. */
export interface Customizer {
  script: string;
  sealedEnvironment: string | null;
  blockIssuanceOnError: boolean | null;
  revision: number;
}

const cacheKind = 'jwt-customizers';

async function readCustomizers(db: TenantQueries): Promise<ReadonlyMap<TokenType, Customizer>> {
  const rows = await db
    .selectFrom('jwtCustomizers')
    .select(['tokenType', 'script', 'sealedEnvironment', 'blockIssuanceOnError', 'revision'])
    .execute();
  return new Map(rows.map(({ tokenType, ...customizer }) => [tokenType, customizer]));
}

/** The script of a kind of tokens, if the tenant has one; cached, so that tokens of tenants without a script cost no statement. */
export async function getCustomizer(
  runtime: Runtime,
  tenantId: string,
  type: TokenType,
): Promise<Customizer | undefined> {
  const load = () => readCustomizers(runtime.database.for(tenantId));
  return (await runtime.cache.get(tenantId, cacheKind, load)).get(type);
}

/** Drops the cached scripts of every process. Called after the change was committed. */
export const dropCustomizers = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

const environment = z.record(z.string(), z.string());
export type Environment = z.infer<typeof environment>;

/** A script's environment variables. */
export const openEnvironment = ({ secrets }: Pick<Runtime, 'secrets'>, sealed: string | null): Environment =>
  sealed === null ? {} : secrets.openJson(sealed, environment);
