/** We are a separate service to each identity provider: one for each connector of a tenant. */
export interface Service {
  /** The tenant's public origin. */
  origin: string;
  connectorId: string;
}

/** The callback URL. It belongs to this tenant, so a provider's code goes nowhere else (attacks: open redirect). */
export const callbackAddress = ({ origin, connectorId }: Service): string =>
  `${origin}/callback/${connectorId}`;

/** Where the provider of a social connector posts its responses. */
export const postAddress = ({ origin, connectorId }: Service): string =>
  `${origin}/api/authn/saml/${connectorId}`;

/** Where the provider of an enterprise SSO connector posts its responses: our assertion consumer service. */
export const consumerAddress = ({ origin, connectorId }: Service): string =>
  `${origin}/api/authn/single-sign-on/saml/${connectorId}`;

/** Our entity ID for an enterprise SSO connector, which is the URL of our metadata (SAML Metadata 4.1). */
export const entityIdOf = (service: Service): string => `${consumerAddress(service)}/metadata`;
