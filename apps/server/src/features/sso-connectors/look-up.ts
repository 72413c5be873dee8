import { keepMaskedSecrets } from '@gatehouse/connectors/kit/secrets';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import { ssoErrors } from '@gatehouse/contract/sso-connectors/errors';
import type { SsoProviderName } from '@gatehouse/contract/sso-connectors/sso-connectors';
import { readConfig } from '../../connectors/connector-config.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { countOrRefuse } from '../../limits/rate-limit.ts';
import { fail, found } from '../../lib/fail.ts';
import { toProviderFailure } from '../../identity-providers/ask-provider.ts';
import { ssoKinds } from '../../identity-providers/enterprise/kinds/sso-kinds.ts';
import { withOptionalFields } from '../../identity-providers/enterprise/sso-settings.ts';
import { createSsoTools } from '../../identity-providers/enterprise/sso-connectors.ts';

/** Reads an identity provider's metadata. That uses no secrets, so masked ones aren't replaced. */
export async function lookUpProvider(
  { runtime, tenant }: Ctx,
  providerName: SsoProviderName,
  config: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const kind = found(ssoKinds.get(providerName), ssoErrors.kindNotFound);
  await countOrRefuse(runtime, tenant.id, { name: 'sso-look-up', limit: 60, windowMs: 60_000 }, 'tenant');
  const settings = readConfig(
    withOptionalFields(kind.settings),
    keepMaskedSecrets(kind.settings, config, {}).config,
  );
  return kind.lookUp(createSsoTools(runtime, tenant, 'new'), settings).catch((error: unknown) => {
    const { code, reason, cause } = toProviderFailure(error);
    return fail(providerErrors[code], { data: { reason }, internal: reason, cause });
  });
}
