import { registrationPath } from '@gatehouse/contract/client-registration/client-registration';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { advertisesRegistration } from '../registered-clients/settings.ts';
import { requestOf } from './request.ts';

/** Adds where clients register to the metadata of the tenant, if they can (RFC 8414 section 2). */
export async function describeRegistration(ctx: KoaContextWithOIDC): Promise<void> {
  const { runtime, tenant } = requestOf(ctx);
  if (typeof ctx.body !== 'object' || !(await advertisesRegistration(runtime, tenant.id))) return;
  ctx.body = { ...ctx.body, registration_endpoint: `${tenant.origin}${registrationPath}` };
}
