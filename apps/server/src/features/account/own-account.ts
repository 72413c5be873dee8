import type {
  updateOwnAccount,
  updateOwnCustomData,
  updateOwnProfile,
} from '@gatehouse/contract/account/endpoints';
import type { OwnAccount } from '@gatehouse/contract/account/account';
import { type AccountCenter, controlOf } from '@gatehouse/contract/account-center/account-center';
import type { AccountField } from '@gatehouse/contract/account-access';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import type { UserProfile } from '@gatehouse/contract/users/users';
import { mergeCustomData, requireSmallWhole } from '../../database/custom-data.ts';
import { fieldsOf, requireValidValues } from '../../profile-fields/check-values.ts';
import { listProfileFields } from '../../profile-fields/profile-fields-store.ts';
import { readSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { requireChosenUsername } from '../../experience/username-policy.ts';
import { readAccountCenter } from '../../experience/account-center-store.ts';
import { found } from '../../lib/fail.ts';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { listSsoIdentities } from '../../users/sso-identity-store.ts';
import { mergeInto } from '../../users/user-data-store.ts';
import { updateUser } from '../../users/user-store.ts';
import { refuseManaged } from './managed-fields.ts';
import { callerOf, readOwn } from '../../users/own-user.ts';
import { requireWayIn } from './require-way-in.ts';

/** The part of the account that a field belongs to, and the scope that shows it. */
const shownBy = {
  username: ['username', 'profile'],
  name: ['name', 'profile'],
  avatar: ['avatar', 'profile'],
  profile: ['profile', 'profile'],
  primaryEmail: ['email', 'email'],
  primaryPhone: ['phone', 'phone'],
  hasPassword: ['password', undefined],
  passwordUpdatedAt: ['password', 'profile'],
  isPasswordExpired: ['password', 'profile'],
  identities: ['social', 'identities'],
  ssoIdentities: ['social', 'identities'],
  customData: ['customData', 'custom_data'],
  externalId: [undefined, 'identities'],
  lastSignInAt: [undefined, 'profile'],
  createdAt: [undefined, 'profile'],
  updatedAt: [undefined, 'profile'],
  applicationId: [undefined, 'profile'],
  isSuspended: [undefined, 'profile'],
} as const satisfies Record<
  Exclude<keyof OwnAccount, 'id' | 'hasSecurityVerificationMethod'>,
  readonly [AccountField | undefined, string | undefined]
>;

const isShownField = (name: string): name is keyof typeof shownBy => Object.hasOwn(shownBy, name);

/** The caller's account, without what the token's scopes or the account center hide. */
export async function describeOwn(ctx: TransactionCtx): Promise<OwnAccount> {
  const user = await readOwn(ctx);
  const { scopes } = callerOf(ctx);
  const center = await readAccountCenter(ctx.db, ctx.tenant.id);
  const ssoIdentities = await listSsoIdentities(ctx.db, user.id);
  const all: OwnAccount = {
    ...user,
    profile: withoutAddress(user.profile, scopes),
    ssoIdentities,
    hasSecurityVerificationMethod:
      user.hasPassword || user.primaryEmail !== null || user.primaryPhone !== null,
  };
  const isShown = (name: string): boolean => isShownField(name) && mayShow(center, scopes, name);
  return {
    id: all.id,
    hasSecurityVerificationMethod: all.hasSecurityVerificationMethod,
    ...Object.fromEntries(Object.entries(all).filter(([name]) => isShown(name))),
  };
}

function mayShow(center: AccountCenter, scopes: readonly string[], name: keyof typeof shownBy): boolean {
  const [field, scope] = shownBy[name];
  const isAllowed = field === undefined || controlOf(center, field) !== 'Off';
  return isAllowed && (scope === undefined || scopes.some((one) => one === scope));
}

/** The address has a scope of its own (OpenID Connect Core 5.4). */
function withoutAddress({ address, ...profile }: UserProfile, scopes: readonly string[]): UserProfile {
  return address && scopes.some((scope) => scope === 'address') ? { ...profile, address } : profile;
}

/** Throws if a value isn't one of its profile field. A field with several values, such as the full name, is checked with the `former` ones. */
async function requireFieldValues(
  { db }: TransactionCtx,
  change: Record<string, unknown>,
  path: string,
  former: Record<string, unknown> = {},
): Promise<void> {
  const fields = fieldsOf(await listProfileFields(db), change);
  requireValidValues(fields, { ...former, ...change }, path);
}

/** Changes the given keys of the custom data. */
export async function updateCustomData(
  ctx: TransactionCtx,
  change: BodyOf<typeof updateOwnCustomData>,
): Promise<Record<string, unknown>> {
  const { id } = await readOwn(ctx);
  await requireFieldValues(ctx, change, 'body');
  const merged = found(await mergeCustomData(ctx.db, 'users', id, change), accountErrors.suspended);
  ctx.note({ changed: ['customData'] });
  return requireSmallWhole(merged, 'body');
}

/** Changes the given fields; custom data is replaced as a whole. */
export async function updateOwn(
  ctx: TransactionCtx,
  change: BodyOf<typeof updateOwnAccount>,
): Promise<OwnAccount> {
  const user = await readOwn(ctx);
  await refuseManaged(ctx.db, user, Object.keys(change));
  await requireFieldValues(ctx, change, 'body');
  await requireFieldValues(ctx, change.customData ?? {}, 'body.customData');
  if (typeof change.username === 'string')
    requireChosenUsername(
      change.username,
      await readSignInExperience(ctx.db, ctx.tenant.id),
      'body.username',
    );
  found(await updateUser(ctx.db, user.id, change), accountErrors.suspended);
  if (change.username === null && user.username !== null) await requireWayIn(ctx);
  ctx.note({ changed: Object.keys(change) });
  return describeOwn(ctx);
}

/** Changes the given fields of the profile. The response has the address only if the token may see it. */
export async function updateProfile(
  ctx: TransactionCtx,
  change: BodyOf<typeof updateOwnProfile>,
): Promise<UserProfile> {
  const { id, profile: former } = await readOwn(ctx);
  await requireFieldValues(ctx, change, 'body', former);
  const { profile } = found(await mergeInto(ctx.db, id, 'profile', change), accountErrors.suspended);
  ctx.note({ changed: Object.keys(change) });
  return withoutAddress(profile, callerOf(ctx).scopes);
}
