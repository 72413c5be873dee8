import { providerErrors } from '@gatehouse/contract/connectors/errors';
import { entityErrors } from '@gatehouse/contract/errors';
import { readConfig } from '../../connectors/connector-config.ts';
import { toolsOf } from '../../connectors/tools-of.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { countOrRefuse } from '../../limits/rate-limit.ts';
import { toProviderFailure } from '../../identity-providers/ask-provider.ts';
import { fail, found } from '../../lib/fail.ts';

/** Checks the settings of a social connector with its provider. The check uses no secrets, so masked ones aren't replaced. */
export async function checkSettings(
  { runtime, tenant }: Ctx,
  factoryId: string,
  config: Record<string, unknown>,
): Promise<void> {
  const { settings, check } = found(runtime.connectors.get(factoryId), entityErrors.notFound);
  const read = readConfig(settings, config);
  if (!check) return;
  await countOrRefuse(runtime, tenant.id, { name: 'connector-check', limit: 60, windowMs: 60_000 }, 'tenant');
  await check(toolsOf(runtime, tenant.id), read).catch((error: unknown) => {
    const { reason, field, cause } = toProviderFailure(error);
    const fields = field === undefined ? {} : { fields: { [`body.config.${field}`]: reason } };
    return fail(providerErrors.invalid_config, { data: { reason, ...fields }, internal: reason, cause });
  });
}
