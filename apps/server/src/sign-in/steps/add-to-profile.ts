import * as api from '@gatehouse/contract/sign-in/endpoints';
import { avatarTypes } from '@gatehouse/contract/assets/avatar-types';
import { placeOf } from '@gatehouse/contract/custom-profile-fields/names';
import { isEmptyValue, placeValues, valueNamesOf } from '@gatehouse/contract/custom-profile-fields/values';
import { edgeErrors } from '@gatehouse/contract/errors';
import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { extraProfile, type ExtraProfile } from '@gatehouse/contract/users/users';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import { uploadAsset } from '../../uploads/save-upload.ts';
import { fieldsOf, requireValidValues } from '../../profile-fields/check-values.ts';
import { getAskedFields, getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { requireChosenUsername } from '../../experience/username-policy.ts';
import { requireHuman } from '../captcha/require-human.ts';
import { findFactor } from '../factors/all.ts';
import { hashNewPassword } from '../flow/new-password.ts';
import { refuseListedEmail } from '../../experience/email-lists.ts';
import { countNewcomer } from '../sentinel/count-caller.ts';
import { operation } from '../flow/flow-operation.ts';
import { requireEventIs } from '../flow/flow-event.ts';
import { refuse } from '../flow/refusal.ts';
import { findUnverifiedForChange } from '../flow/second-factors.ts';
import { refuseSsoAddress } from '../flow/sso-address.ts';
import { type StartedFlow, loadStarted, loadFlowWith, saveFlow } from '../flow/flow-store.ts';
import { unlinkedEmail } from '../decision/verification-refusal.ts';
import { isKnown, type Profile, type StoredState } from '../state/flow-state.ts';
import { accountOf } from '../state/verifications.ts';

/** Anyone can start to register, so a flow stores little (ADR 101). */
const maxProfileBytes = 4 * 1024;

/** Adds what the account lacks; submitting writes it. It replaces nothing that the account has. */
export const addToProfile = operation(api.addToProfile, async (ctx, { body }) => {
  const flow = await loadStarted(ctx);
  // An account that signs in must be verified first; a registration has none yet.
  if (flow.state.event === 'ForgotPassword') ctx.fail(sessionErrors.notForForgotPassword);
  if (flow.state.event === 'SignIn') {
    if (!isKnown(flow.state)) return ctx.fail(sessionErrors.identifierNotFound);
    const account = ctx.found(flow.user, accountErrors.notExist);
    if (account.isSuspended) ctx.fail(accountErrors.suspended);
    const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    refuse(findUnverifiedForChange(flow.state, account, experience));
  }
  if (flow.state.event === 'Register') await requireNewcomer(ctx, flow);
  if (body.type === 'username') return addUsername(ctx, flow, body.value);
  if (body.type === 'password') return addPassword(ctx, flow, body.value);
  if (body.type === 'social') return addIdentity(ctx, flow, body.verificationId);
  if (body.type === 'extraProfile') return addExtra(ctx, flow, body.values);
  return addAddress(ctx, flow, body.type, body.verificationId);
});

/** A user with a verification has solved a CAPTCHA already, or comes from another provider's sign-in. */
async function requireNewcomer(ctx: Ctx, { state }: StartedFlow): Promise<void> {
  const isBare = !state.verifications.some((each) => findFactor(each).registration?.profile(each));
  if (isBare) await requireHuman(ctx, state);
}

/** Stores a picture for the new account. If the flow is abandoned, it is deleted after a day (ADR 126). */
export const uploadAvatar = operation(api.uploadAvatar, async (ctx, { file }) => {
  await countNewcomer(ctx);
  const flow = await loadStarted(ctx);
  requireEventIs(flow.state, 'Register');
  // A test stores nothing (ADR 201), and without the picture it can't go on only if the tenant requires one.
  if (flow.isTest) ctx.fail(sessionErrors.invalidInteractionType);
  await requireNewcomer(ctx, flow);
  const { runtime, tenant } = ctx;
  const asset = await runtime.database.tenant(tenant.id, (db) =>
    uploadAsset({ db, tenant }, file, avatarTypes),
  );
  await save(ctx, flow, { avatar: asset.url });
  return asset;
});

/**
 * Adds an email address or phone number that was verified in this flow, unless the account has one: nothing is replaced
 * here (attacks: pre-hijacking).
 */
async function addAddress(ctx: Ctx, flow: StartedFlow, type: 'email' | 'phone', id: string): Promise<void> {
  const { event, status, provenBy, profile } = flow.state;
  const isRegistering = status === 'registering' || (event === 'Register' && provenBy !== undefined);
  const own = isRegistering ? profile : { email: flow.user?.primaryEmail, phone: flow.user?.primaryPhone };
  if (own[type] || isSetByProvider(flow.state, type))
    fail(type === 'email' ? accountErrors.emailExists : accountErrors.phoneExists);
  const verification = found(
    flow.state.verifications.find((known) => known.id === id),
    sessionErrors.verificationNotFound,
  );
  const address = found(
    findFactor(verification).address?.verified(verification),
    sessionErrors.verificationFailed,
  );
  if (address.type !== type) fail(sessionErrors.verificationFailed);
  // A code is not even sent to such an email address, but a one-time token can be created for any.
  if (address.type === 'email') {
    await refuseSsoAddress(ctx, address.value);
    const { emailBlocklistPolicy } = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    refuseListedEmail(address.value, emailBlocklistPolicy);
  }
  // Only the user who has verified an email address or phone number learns that an account has it.
  if (accountOf(verification) !== undefined)
    fail(type === 'email' ? accountErrors.emailInUse : accountErrors.phoneInUse);
  await save(ctx, flow, { [type]: address.value });
}

/** The email address of an enterprise account comes from its provider: another one would be a way around the provider. */
export const isSetByProvider = (
  { profile }: Pick<StoredState, 'profile'>,
  type: 'email' | 'phone',
): boolean => type === 'email' && profile.ssoIdentity !== undefined;

/** Adds a social account: both accounts were verified in this flow, and neither is linked (attacks: pre-hijacking). */
async function addIdentity(ctx: Ctx, flow: StartedFlow, id: string): Promise<void> {
  if (!isKnown(flow.state)) fail(sessionErrors.identifierNotFound);
  const verification = found(
    flow.state.verifications.find((known) => known.id === id),
    sessionErrors.verificationNotFound,
  );
  const { identities } = findFactor(verification).linking?.identity?.(verification) ?? {};
  const [target] = Object.keys(found(identities, sessionErrors.verificationFailed));
  if (accountOf(verification) !== undefined) fail(accountErrors.identityInUse);
  // Its owner could sign in with it without their company's provider, to this account.
  await refuseSsoAddress(ctx, unlinkedEmail(verification));
  const held = { ...flow.user?.identities, ...flow.state.profile.identities };
  if (held[target ?? '']) fail(accountErrors.socialExists);
  await save(ctx, flow, { identities: { ...flow.state.profile.identities, ...identities } });
}

/**
 * Adds profile data of a user who registers; an existing account is changed in its own settings. The tenant's fields that a registration
 * asks for are checked by their rules; of other values, only the name, the avatar and standard claims are accepted.
 */
async function addExtra(ctx: Ctx, flow: StartedFlow, values: Record<string, unknown>): Promise<void> {
  requireEventIs(flow.state, 'Register');
  const { runtime, tenant } = ctx;
  const asked = await getAskedFields(runtime, tenant.id);
  const { profile: before } = flow.state;
  requireValidValues(fieldsOf(asked, values), values, 'body.values');
  const names = new Set(asked.flatMap(valueNamesOf));
  const claims = Object.fromEntries(
    Object.entries(values).filter(([name]) => placeOf(name) !== 'customData' || !names.has(name)),
  );
  const { user, profile, customData } = placeValues({ ...values, ...readClaims(claims) });
  const given = {
    ...user,
    profile: { ...before.profile, ...profile },
    ...(Object.keys(customData).length > 0 && { customData: { ...before.customData, ...customData } }),
  };
  if (Buffer.byteLength(JSON.stringify([given.profile, given.customData])) > maxProfileBytes)
    fail(edgeErrors.invalidInput, {
      data: { fields: { 'body.values': `must be no larger than ${maxProfileBytes / 1024} KB in all` } },
    });
  const hasGivenProfile = asked.length > 0 || flow.state.hasGivenProfile;
  await saveFlow(ctx, flow, {
    ...flow.state,
    ...(hasGivenProfile && { hasGivenProfile }),
    profile: { ...before, ...given },
  });
}

/** Values without a field of their own: name, avatar and standard claims. Empty ones are left out. */
function readClaims(values: Record<string, unknown>): ExtraProfile {
  const entered = Object.entries(values).filter(([, value]) => !isEmptyValue(value));
  const asTexts = entered.map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]);
  const { data, error } = extraProfile.safeParse(Object.fromEntries(asTexts));
  if (data) return data;
  const fields = error.issues.map(({ path, message }) => [['body.values', ...path].join('.'), message]);
  return fail(edgeErrors.invalidInput, { data: { fields: Object.fromEntries(fields) } });
}

async function addUsername(ctx: Ctx, flow: StartedFlow, username: string): Promise<void> {
  if (flow.user?.username) fail(accountErrors.usernameExists);
  await countNewcomer(ctx);
  requireChosenUsername(username, await getSignInExperience(ctx.runtime, ctx.tenant.id), 'body.value');
  const { user: holder } = await loadFlowWith(ctx, { type: 'username', value: username });
  if (holder) fail(accountErrors.usernameInUse);
  await save(ctx, flow, { username });
}

async function addPassword(ctx: Ctx, flow: StartedFlow, password: string): Promise<void> {
  const { user, state } = flow;
  if (user?.passwordEncrypted) fail(accountErrors.passwordExists);
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  const stored = await hashNewPassword(ctx, flow, experience, password, {
    ...user,
    username: state.profile.username ?? user?.username,
  });
  await save(ctx, flow, { password: stored });
}

const save = (ctx: Ctx, flow: StartedFlow, more: Profile): Promise<void> =>
  saveFlow(ctx, flow, { ...flow.state, profile: { ...flow.state.profile, ...more } });
