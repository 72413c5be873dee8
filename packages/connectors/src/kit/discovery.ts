import { z } from 'zod';
import { readAnswer, requireSuccess } from './answers.ts';
import type { Tools } from './connector.ts';
import { ConnectorError } from './error.ts';
import { providerUrl } from './social.ts';

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: providerUrl,
  token_endpoint: providerUrl,
  jwks_uri: providerUrl,
  userinfo_endpoint: providerUrl.optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
});
export type ProviderMetadata = z.infer<typeof metadata>;

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** Fetches a provider's discovery document and checks its issuer (OpenID Connect Discovery 4.3). */
export async function discoverProvider({ readDocument }: Tools, issuer: string): Promise<ProviderMetadata> {
  const answer = await readDocument(`${withoutSlash(issuer)}/.well-known/openid-configuration`);
  if (answer.status === 404)
    throw new ConnectorError('invalid_config', `There is no discovery document of ${issuer}`, {
      fault: 'Issuer',
    });
  const found = readAnswer(requireSuccess(answer).text, metadata);
  if (withoutSlash(found.issuer) !== withoutSlash(issuer))
    throw new ConnectorError('invalid_config', `The provider's issuer is ${found.issuer}, not ${issuer}`, {
      fault: 'Issuer',
    });
  return found;
}
