import type { Mark } from '@gatehouse/connectors/kit/marks';
import type { SsoProviderName, SsoProviderType } from '@gatehouse/contract/sso-connectors/sso-connectors';
import type { KeyObject } from 'node:crypto';
import type { z } from 'zod';
import type { Service } from '../addresses.ts';
import type { IdentityProvider, VerifiedPerson } from '../identity-provider.ts';
import type { ProviderTools } from '../provider-tools.ts';

/** The tools of a kind, and the service that it speaks for. */
export interface SsoTools extends ProviderTools {
  service: Service;
  /** The connector's own key, generated on first use. */
  keyOf(purpose: 'signing' | 'encryption'): Promise<KeyObject>;
}

/** A user's account at a company's identity provider. */
export interface SsoPerson extends VerifiedPerson {
  /** Identifies the account together with its ID, so its spelling must never change. */
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
  /** The values to enter at the identity provider, by name. */
  serviceValues(service: Service): Record<string, string>;
  /**
   * The provider's published metadata, for the administrator to check. Settings may be incomplete. Throws as
   * `IdentityProvider` does.
   */
  lookUp(tools: SsoTools, config: Config): Promise<Record<string, unknown>>;
  /** The identity provider with these settings. Functions that need a missing setting throw. */
  open(tools: SsoTools, config: Config): IdentityProvider<SsoPerson>;
}
