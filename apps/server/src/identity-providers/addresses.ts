/** As whom we speak to an identity provider: one service for each connector of a tenant. */
export interface Service {
  /** The tenant's public address. */
  origin: string;
  connectorId: string;
}

/** Where people come back to: an address of this tenant alone, so that a provider's code goes nowhere else (attacks: open redirect). */
export const callbackAddress = ({ origin, connectorId }: Service): string =>
  `${origin}/callback/${connectorId}`;

/** Where the provider of a social connector posts its answers to. */
export const postAddress = ({ origin, connectorId }: Service): string =>
  `${origin}/api/authn/saml/${connectorId}`;

/** Where a customer's identity provider posts its answers to: our assertion consumer service. */
export const consumerAddress = ({ origin, connectorId }: Service): string =>
  `${origin}/api/authn/single-sign-on/saml/${connectorId}`;

/** Who we are to a customer's identity provider: where our metadata is (SAML Metadata 4.1). */
export const entityIdOf = (service: Service): string => `${consumerAddress(service)}/metadata`;
