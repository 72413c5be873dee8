import { toConnectorError } from '@gatehouse/connectors/kit/answers';
import type { AuthorizationRequest, Callback, SocialUserInfo } from '@gatehouse/connectors/kit/connector';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import type { Ctx } from '../runtime/ctx.ts';
import { fail } from '../lib/fail.ts';
import { toolsOf } from '../runtime/runtime.ts';
import type { OpenConnector } from './social/social-connectors.ts';

/** Where a person is sent to sign in, and what is kept until they come back. Throws with the connector's code. */
export async function describeAuthorization(
  ctx: Ctx,
  { installed, config }: OpenConnector,
  request: Omit<AuthorizationRequest, 'keep'>,
): Promise<{ authorizationUri: string; kept: Record<string, string> }> {
  const kept: Record<string, string> = {};
  const keep = (values: Record<string, string>): void => void Object.assign(kept, values);
  const authorizationUri = await askProvider(async () =>
    installed.authorizationUri?.(toolsOf(ctx.runtime), installed.settings.parse(config), {
      ...request,
      keep,
    }),
  );
  return { authorizationUri, kept };
}

/** Who came back. Throws with the connector's code. */
export const describePerson = (
  ctx: Ctx,
  { installed, config }: OpenConnector,
  callback: Callback,
): Promise<SocialUserInfo> =>
  askProvider(async () =>
    installed.userInfo?.(toolsOf(ctx.runtime), installed.settings.parse(config), callback),
  );

/** The provider's own words are for who runs the service: whoever signs in gets the codes alone. */
export async function askProvider<T>(question: () => Promise<T | undefined>): Promise<T> {
  const answer = await question().catch((error: unknown) => {
    const { code, reason, access, cause } = toConnectorError(error);
    return fail(providerErrors[code], { internal: reason, data: { access }, cause });
  });
  return answer ?? fail(providerErrors.not_implemented);
}
