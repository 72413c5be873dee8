import type { Tenant } from '../runtime/ctx.ts';
import type { Service } from './enterprise/sso-kind.ts';

/** Where the provider of a social connector posts its answers to. */
export const postAddress = ({ origin }: Pick<Tenant, 'origin'>, connectorId: string): string =>
  `${origin}/api/authn/saml/${connectorId}`;

/** Where a customer's identity provider posts its answers to: our assertion consumer service. */
export const consumerAddress = ({ origin, connectorId }: Service): string =>
  `${origin}/api/authn/single-sign-on/saml/${connectorId}`;

/** Who we are to a customer's identity provider: where our metadata is (SAML Metadata 4.1). */
export const entityIdOf = (service: Service): string => `${consumerAddress(service)}/metadata`;
