import { z } from 'zod';
import { shown } from '../shown.ts';
import { accountFields } from '../account-access.ts';
import { tenantId, webUrl } from '../common.ts';
import { profileFields } from '../sign-in-experience/policies.ts';
import { bounded } from '../validation/bounded.ts';
import { isLoopback } from '../validation/loopback.ts';

/** Whether users see a part of their account, and change it. */
export const fieldControl = z.enum(['Off', 'ReadOnly', 'Edit']);
export type FieldControl = z.infer<typeof fieldControl>;

/** The control of each part; one that is missing is `Off`. `passkey` is the same as `mfa` if it is missing. */
export const fieldControls = z.partialRecord(z.enum(accountFields), fieldControl);
export type FieldControls = z.infer<typeof fieldControls>;

/** Scheme, host and port of a page, without a path. Browsers create passkeys only on https pages and on this computer. */
const relatedOrigin = bounded(256).refine(
  (value) =>
    URL.canParse(value) &&
    new URL(value).origin === value &&
    (value.startsWith('https://') || (value.startsWith('http://') && isLoopback(new URL(value).hostname))),
  'must be an origin such as https://account.example.com',
);

/** What users may do with their own account, by the account API and on the account page. */
export const accountCenterSettings = z.object({
  enabled: shown(z.boolean()),
  fields: shown(fieldControls),
  /** Origins of other pages that use the tenant's passkeys (WebAuthn Level 3, section 5.11). */
  webauthnRelatedOrigins: shown(
    z
      .array(relatedOrigin)
      .max(20)
      .overwrite((origins) => [...new Set(origins)]),
  ),
  /** Where users delete their account. `''` is stored as null. */
  deleteAccountUrl: shown(z.union([z.literal('').transform(() => null), webUrl]).nullable()),
  customCss: shown(z.string().max(65_536).nullable()),
  /** The profile fields that the account page shows, in this order; `null`: all. */
  profileFields: shown(profileFields.nullable()),
});
export type AccountCenterSettings = z.infer<typeof accountCenterSettings>;

export const accountCenter = accountCenterSettings.extend({ tenantId, id: z.literal('default') });
export type AccountCenter = z.infer<typeof accountCenter>;

/** Nothing is open until an administrator opens it. */
export const defaultAccountCenter: AccountCenterSettings = {
  enabled: false,
  fields: {},
  webauthnRelatedOrigins: [],
  deleteAccountUrl: null,
  customCss: null,
  profileFields: null,
};

/** Administrators edit their whole account. */
export const adminAccountCenter: AccountCenterSettings = {
  ...defaultAccountCenter,
  enabled: true,
  fields: Object.fromEntries(accountFields.map((field) => [field, 'Edit'])),
};

/** The control of a part of the account. */
export const controlOf = (
  { fields }: Pick<AccountCenterSettings, 'fields'>,
  field: (typeof accountFields)[number],
): FieldControl => (field === 'passkey' ? (fields.passkey ?? fields.mfa) : fields[field]) ?? 'Off';
