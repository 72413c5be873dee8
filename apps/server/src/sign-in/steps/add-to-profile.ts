import * as api from '@gatehouse/contract/sign-in/endpoints';
import { avatarTypes } from '@gatehouse/contract/assets/assets';
import { edgeErrors } from '@gatehouse/contract/errors';
import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import type { ExtraProfile } from '@gatehouse/contract/users/users';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import { uploadAsset } from '../../uploads/save-upload.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { requireHuman } from '../captcha/require-human.ts';
import { findFactor } from '../factors/all.ts';
import { hashNewPassword } from '../flow/new-password.ts';
import { refuseListedEmail } from '../flow/email-lists.ts';
import { countNewcomer } from '../sentinel/count-caller.ts';
import { operation } from '../flow/flow-operation.ts';
import { refuseSsoAddress } from '../flow/sso-address.ts';
import { type Profile, requireEvent, requireEventIs } from '../flow/flow-state.ts';
import { type Flow, loadFlow, loadFlowWith, saveFlow } from '../flow/flow-store.ts';
import { unclaimedEmail } from './unclaimed.ts';

/** Anyone can begin to register, so a flow stores little (ADR 101). */
const maxProfileBytes = 4 * 1024;

/** Takes what the account lacks; submitting writes it. Nothing that the account has already is replaced here. */
export const addToProfile = operation(api.addToProfile, 'Profile.Update', async (ctx, { body }) => {
  const flow = await loadFlow(ctx);
  // Who signs in has to have proven the account first; who registers has none yet.
  if (requireEvent(flow.state) === 'ForgotPassword') ctx.fail(sessionErrors.invalidInteractionType);
  if (flow.state.event === 'SignIn') {
    ctx.found(flow.state.userId, sessionErrors.identifierNotFound);
    if (ctx.found(flow.user, accountErrors.notExist).isSuspended) ctx.fail(accountErrors.suspended);
  }
  if (flow.state.event === 'Register') await requireNewcomer(ctx, flow);
  if (body.type === 'username') return addUsername(ctx, flow, body.value);
  if (body.type === 'password') return addPassword(ctx, flow, body.value);
  if (body.type === 'social') return addIdentity(ctx, flow, body.verificationId);
  if (body.type === 'extraProfile') return addExtra(ctx, flow, body.values);
  return addAddress(ctx, flow, body.type, body.verificationId);
});

/** Who comes with a proof has been through a captcha already, or through another's sign-in. */
async function requireNewcomer(ctx: Ctx, { state }: Flow): Promise<void> {
  const isBare = !state.verifications.some((each) => findFactor(each).registers?.(each));
  if (isBare) await requireHuman(ctx, state);
}

/** Keeps a picture for the account that is being made. One whose flow goes no further is deleted with what nothing names (ADR 61). */
export const uploadAvatar = operation(api.uploadAvatar, 'Profile.Update', async (ctx, { file }) => {
  await countNewcomer(ctx);
  const flow = await loadFlow(ctx);
  requireEventIs(flow.state, 'Register');
  await requireNewcomer(ctx, flow);
  const { runtime, tenant } = ctx;
  const asset = await runtime.database.tenant(tenant.id, (db) =>
    uploadAsset({ db, tenant }, file, avatarTypes),
  );
  await save(ctx, flow, { avatar: asset.url });
  return asset;
});

/** Gives the account an address that was proven in this flow, unless it has one: nothing is replaced here (attacks: pre-hijacking). */
async function addAddress(ctx: Ctx, flow: Flow, type: 'email' | 'phone', id: string): Promise<void> {
  const { event, isNewUser, provenBy, profile } = flow.state;
  const isRegistering = isNewUser || (event === 'Register' && provenBy !== undefined);
  const own = isRegistering ? profile : { email: flow.user?.primaryEmail, phone: flow.user?.primaryPhone };
  if (own[type] || isCompanysToSay(flow.state, type))
    fail(type === 'email' ? accountErrors.emailExists : accountErrors.phoneExists);
  const verification = found(
    flow.state.verifications.find((known) => known.id === id),
    sessionErrors.verificationNotFound,
  );
  const address = found(
    findFactor(verification).provesAddress?.(verification),
    sessionErrors.verificationFailed,
  );
  if (address.type !== type) fail(sessionErrors.verificationFailed);
  // A code is not even sent to such an address; a one-time token is made by whoever may make one.
  if (address.type === 'email') {
    await refuseSsoAddress(ctx, address.value);
    const { emailBlocklistPolicy } = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    refuseListedEmail(address.value, emailBlocklistPolicy);
  }
  if (verification.userId !== undefined) refuseTaken(type);
  await save(ctx, flow, { [type]: address.value });
}

/** Which e-mail address somebody has who came by their company's provider says the company: another would be a way past it. */
export const isCompanysToSay = (
  { profile }: Pick<Flow['state'], 'profile'>,
  type: 'email' | 'phone',
): boolean => type === 'email' && profile.ssoIdentity !== undefined;

/** Gives the account a social account: both have been proven in this flow, and neither has another (attacks: pre-hijacking). */
async function addIdentity(ctx: Ctx, flow: Flow, id: string): Promise<void> {
  found(flow.state.userId, sessionErrors.identifierNotFound);
  const verification = found(
    flow.state.verifications.find((known) => known.id === id),
    sessionErrors.verificationNotFound,
  );
  const { identities } = findFactor(verification).identity?.(verification) ?? {};
  const [target] = Object.keys(found(identities, sessionErrors.verificationFailed));
  if (verification.userId !== undefined) fail(accountErrors.identityInUse);
  // Whoever has it would come in by it past their company's provider, into whosever account.
  await refuseSsoAddress(ctx, unclaimedEmail(verification));
  const held = { ...flow.user?.identities, ...flow.state.profile.identities };
  if (held[target ?? '']) fail(accountErrors.socialExists);
  await save(ctx, flow, { identities: { ...flow.state.profile.identities, ...identities } });
}

/** Takes what somebody says of themselves who registers; an account that exists is changed in its own settings. */
async function addExtra(ctx: Ctx, flow: Flow, { name, avatar, ...values }: ExtraProfile): Promise<void> {
  requireEventIs(flow.state, 'Register');
  const profile = { ...flow.state.profile.profile, ...values };
  if (Buffer.byteLength(JSON.stringify(profile)) > maxProfileBytes)
    fail(edgeErrors.invalidInput, {
      data: { fields: { 'body.values': `must be no larger than ${maxProfileBytes / 1024} KB in all` } },
    });
  await save(ctx, flow, { ...(name && { name }), ...(avatar && { avatar }), profile });
}

/** That an account has an address is told only to who has proven it. */
export const refuseTaken = (type: 'email' | 'phone'): never =>
  fail(type === 'email' ? accountErrors.emailInUse : accountErrors.phoneInUse);

async function addUsername(ctx: Ctx, flow: Flow, username: string): Promise<void> {
  if (flow.user?.username) fail(accountErrors.usernameExists);
  await countNewcomer(ctx);
  const { user: holder } = await loadFlowWith(ctx, { type: 'username', value: username });
  if (holder) fail(accountErrors.usernameInUse);
  await save(ctx, flow, { username });
}

async function addPassword(ctx: Ctx, flow: Flow, password: string): Promise<void> {
  const { user, state } = flow;
  if (user?.passwordEncrypted) fail(accountErrors.passwordExists);
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  const stored = await hashNewPassword(ctx, flow, experience, password, {
    ...user,
    username: state.profile.username ?? user?.username,
  });
  await save(ctx, flow, { password: stored });
}

const save = (ctx: Ctx, flow: Flow, more: Profile): Promise<void> =>
  saveFlow(ctx, flow, { ...flow.state, profile: { ...flow.state.profile, ...more } });
