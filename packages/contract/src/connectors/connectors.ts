import { z } from 'zod';
import { customData } from '../common.ts';
import { bounded } from '../validation/bounded.ts';

/** E-mail and SMS are the passwordless connectors, social ones sign people in (ENT-19, OPEN-54). */
export const connectorType = z.enum(['Email', 'Sms', 'Social']);
export type ConnectorType = z.infer<typeof connectorType>;
export type MessageType = Exclude<ConnectorType, 'Social'>;

/** Where a social connector's pages open: in a browser, in an application's own view, or anywhere. */
export const connectorPlatform = z.enum(['Native', 'Universal', 'Web']);
export type ConnectorPlatform = z.infer<typeof connectorPlatform>;

/** Social targets that have a connector for browsers and another for native applications; shown as one entry (CONST-18, OPEN-32). */
export const targetsWithPlatforms: readonly string[] = ['wechat', 'alipay'];

/** Why a message is sent. `Generic` stands in where a template for the usage is missing. */
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

/** A text by language tag. There is an English one, which stands in for every other (VAL-13). */
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
  /** The value is masked in every answer; the mask sent back keeps it. */
  isConfidential: z.boolean().optional(),
  /** Of a `Select`. */
  selectItems: z.array(z.object({ value: z.string(), title: z.string() })).optional(),
});
export type FormItem = z.infer<typeof formItem>;

/** What a secret looks like in answers (`isConfidential`). Sent back unchanged it means: as it is. */
export const secretMask = '••••••••';

/** A kind of connector that can be set up. */
export const connectorFactory = z.object({
  id: z.string().min(1).max(128),
  type: connectorType,
  /** The provider; of a standard connector each instance names its own. */
  target: z.string(),
  platform: connectorPlatform.nullable(),
  name: localized,
  description: localized,
  logo: z.string(),
  logoDark: z.string().nullable(),
  /** How to set it up, in Markdown. */
  readme: z.string(),
  formItems: z.array(formItem),
  /** For any provider that speaks the protocol: its name, logo and target are the administrator's. */
  isStandard: z.boolean(),
  /** To try sign-in with; it can be removed with what else is not offered any more (API-30). */
  isDemo: z.boolean().optional(),
  isTokenStorageSupported: z.boolean(),
});
export type ConnectorFactory = z.infer<typeof connectorFactory>;

/** What a provider sent back, as the page's address had it. At most 16 KiB of JSON. */
export const connectorData = z
  .record(z.string(), z.unknown())
  .refine((data) => JSON.stringify(data).length <= 16 * 1024, 'must be at most 16 KiB of JSON');

/** How a social provider is named in the accounts of users. Never as what every JavaScript object has, such as `constructor`. */
export const socialTarget = bounded(64)
  .min(1)
  .regex(/^[\w-]+$/, 'must be letters, digits, - and _')
  .refine((name) => !(name in Object.prototype), 'cannot be the name of a provider');

/** An address of a picture, or the picture itself: nothing that a browser would run. */
const logo = bounded(2048).regex(
  /^(https?:\/\/|data:image\/)/i,
  'must be an http or https address, or a picture as a data: address',
);

/** What the administrator of a standard connector says about its provider. */
export const connectorMetadata = z.object({
  target: socialTarget.optional(),
  name: localized.optional(),
  logo: logo.optional(),
  logoDark: logo.nullish(),
});
export type ConnectorMetadata = z.infer<typeof connectorMetadata>;

/** A connector as it is set up (ENT-19), with what its kind says (VIEW-11). Secrets in `config` are masked. */
export const connector = connectorFactory.extend({
  id: z.string().min(1).max(128),
  /** Its kind: the id of the factory. */
  connectorId: z.string().min(1).max(128),
  config: customData,
  metadata: connectorMetadata,
  /** Whether name and picture of a user are taken over at each sign-in, not only the first. */
  syncProfile: z.boolean(),
  enableTokenStorage: z.boolean(),
  /** Address that mails come from, where the settings say one. */
  fromEmail: z.string().optional(),
});
export type Connector = z.infer<typeof connector>;
