import type { Mark } from '@gatehouse/connectors/kit/marks';
import type { SsoProviderName, SsoProviderType } from '@gatehouse/contract/sso-connectors/sso-connectors';
import type { KeyObject } from 'node:crypto';
import type { z } from 'zod';
import type { Service } from '../addresses.ts';
import type { IdentityProvider, ProvenPerson } from '../identity-provider.ts';
import type { ProviderTools } from '../provider-tools.ts';

/** What a kind gets to reach its provider, and who asks. */
export interface SsoTools extends ProviderTools {
  service: Service;
  /** The connector's own key, made when it is first asked for. */
  keyOf(purpose: 'signing' | 'encryption'): Promise<KeyObject>;
}

/** A person of a company's identity provider. */
export interface SsoPerson extends ProvenPerson {
  /** The provider that says so, in one spelling for ever: with the id it names the account there. */
  issuer: string;
}

type Config = Record<string, unknown>;

/** A kind of enterprise SSO connector: a file in `kinds` and a line in `sso-kinds.ts`. */
export interface SsoKind extends Mark {
  providerName: SsoProviderName;
  providerType: SsoProviderType;
  name: string;
  description: string;
  /** How to set it up, in Markdown. */
  readme: string;
  settings: z.ZodObject;
  /** What the identity provider has to be told of us, by name. */
  describeService(service: Service): Record<string, string>;
  /** What the provider says about itself, for the administrator to compare. Settings may be incomplete. Throws as `IdentityProvider` does. */
  lookUp(tools: SsoTools, config: Config): Promise<Record<string, unknown>>;
  /** The identity provider of these settings. Incomplete ones are refused by what needs them. */
  open(tools: SsoTools, config: Config): IdentityProvider<SsoPerson>;
}
