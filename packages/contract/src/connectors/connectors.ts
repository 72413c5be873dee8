import { z } from 'zod';
import { shown } from '../shown.ts';
import { customData } from '../common.ts';
import { bounded } from '../validation/bounded.ts';

/** Email and SMS connectors send messages, social connectors sign users in (ENT-19, OPEN-54). */
export const connectorType = z.enum(['Email', 'Sms', 'Social']);
export type ConnectorType = z.infer<typeof connectorType>;
export type MessageType = Exclude<ConnectorType, 'Social'>;

/** Where users sign in with a social connector: in a browser (`Web`), in a native app's SDK (`Native`), or both (`Universal`). */
export const connectorPlatform = z.enum(['Native', 'Universal', 'Web']);
export type ConnectorPlatform = z.infer<typeof connectorPlatform>;

/** Social targets with separate connectors for browsers and native apps; the console shows them as one entry (CONST-18, OPEN-32). */
export const targetsWithPlatforms: readonly string[] = ['wechat', 'alipay'];

/** The ID of the connector factory that sends with the operator's mail server and has no settings. */
export const defaultEmailId = 'default-email';

/** The providers that have a demo connector, for trying out sign-in without a client at the provider (OPEN-55). */
export const demoTargets = ['google', 'github', 'discord', 'linkedin'] as const;

/** The ID of the connector factory of a demo. */
export const demoConnectorId = (target: string): string => `${target}-demo`;

/** Why a message is sent. `Generic` is the template for usages that have none. */
export const messageUsage = z.enum([
  'SignIn',
  'Register',
  'ForgotPassword',
  'OrganizationInvitation',
  'Generic',
  'UserPermissionValidation',
  'BindNewIdentifier',
  'MfaVerification',
  'BindMfa',
]);
export type MessageUsage = z.infer<typeof messageUsage>;

/** A text by language tag. The English text is required and is the fallback (VAL-13). */
export const localized = z
  .record(z.string().max(16), z.string().min(1).max(1024))
  .refine((texts) => texts.en !== undefined, 'must have an English text (en)');

/** One field of a connector's settings, from which the console draws its form. */
export const formItem = z.object({
  type: z.enum(['Text', 'Number', 'MultilineText', 'Switch', 'Json', 'Select']),
  /** Name of the field in `config`. */
  key: z.string(),
  label: z.string(),
  placeholder: z.string().optional(),
  required: z.boolean(),
  defaultValue: z.unknown().optional(),
  description: z.string().optional(),
  /** The value is masked in responses; sending the mask back keeps it. */
  isConfidential: z.boolean().optional(),
  /** Of a `Select`. */
  selectItems: z.array(z.object({ value: z.string(), title: z.string() })).optional(),
  /** The field is shown only while these other fields have these values. */
  showConditions: z.array(z.object({ targetKey: z.string(), expectValue: z.unknown() })).optional(),
  /** One of several ways to give the same information. The form shows one of them at a time. */
  alternative: z.object({ of: z.string(), name: z.string() }).optional(),
});
export type FormItem = z.infer<typeof formItem>;

/** Replaces secrets in responses (`isConfidential`). Sent back unchanged, it keeps the saved secret. */
export const secretMask = '••••••••';

/** A connector factory: a type of connector that can be created. */
export const connectorFactory = z.object({
  id: z.string().min(1).max(128),
  type: connectorType,
  /** The provider. Connectors of a standard factory define their own. */
  target: z.string(),
  platform: connectorPlatform.nullable(),
  name: localized,
  description: localized,
  logo: z.string(),
  logoDark: z.string().nullable(),
  /** How to set it up, in Markdown. */
  readme: z.string(),
  formItems: z.array(formItem),
  /** Works with any provider of the protocol; the administrator sets name, logo and target. */
  isStandard: z.boolean(),
  /** Only for trying out; deleted together with other factories that are no longer offered (API-30). */
  isDemo: z.boolean().optional(),
  isTokenStorageSupported: z.boolean(),
});
export type ConnectorFactory = z.infer<typeof connectorFactory>;

/** The parameters of a provider's callback. At most 16 KiB of JSON. */
export const connectorData = z
  .record(z.string(), z.unknown())
  .refine((data) => JSON.stringify(data).length <= 16 * 1024, 'must be at most 16 KiB of JSON');

/** Key of a social provider in `identities` of users. Not the name of a property that every JavaScript object has, such as `constructor`. */
export const socialTarget = bounded(64)
  .min(1)
  .regex(/^[\w-]+$/, 'must be letters, digits, - and _')
  .refine((name) => !(name in Object.prototype), 'is reserved');

/** The URL of an image or a `data:` URL; nothing that a browser would execute. */
const logo = bounded(2048).regex(
  /^(https?:\/\/|data:image\/)/i,
  'must be an http or https URL, or an image as a data: URL',
);

/** Name, logo and target that an administrator sets for a standard connector. */
export const connectorMetadata = z.object({
  target: socialTarget.optional(),
  name: localized.optional(),
  logo: logo.optional(),
  logoDark: logo.nullish(),
});
export type ConnectorMetadata = z.infer<typeof connectorMetadata>;

/** A connector (ENT-19) with the metadata of its factory (VIEW-11). Secrets in `config` are masked. */
export const connector = connectorFactory.extend({
  id: z.string().min(1).max(128),
  /** ID of the connector factory. */
  connectorId: z.string().min(1).max(128),
  config: customData,
  metadata: shown(connectorMetadata),
  /** Whether a user's name and avatar are updated at each sign-in and not only at the first. */
  syncProfile: shown(z.boolean()),
  enableTokenStorage: shown(z.boolean()),
  /** Sender of emails, if the settings have one. */
  fromEmail: z.string().optional(),
});
export type Connector = z.infer<typeof connector>;
