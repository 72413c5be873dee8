import { accountErrors, mfaErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import * as api from '@gatehouse/contract/sign-in/mfa-endpoints';
import * as passkeyApi from '@gatehouse/contract/sign-in/passkey-endpoints';
import {
  type MfaFactor,
  passkeyFactor,
  spareFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { Ctx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { createId } from '../../lib/ids.ts';
import { findFactor } from '../factors/all.ts';
import { requireOfferedFactor } from '../../experience/offered-factors.ts';
import { loadAccount, loadForBinding } from '../flow/load-account.ts';
import { createStepLog } from '../flow/audit-step.ts';
import { successOf } from '../flow/step-events.ts';
import { refuse } from '../flow/refusal.ts';
import { addressesOf, findUnverifiedForChange, isOptional } from '../flow/second-factors.ts';
import { operation } from '../flow/flow-operation.ts';
import { isSetByProvider } from './add-to-profile.ts';
import { saveFlow } from '../flow/flow-store.ts';
import type { KnownState } from '../state/flow-state.ts';

/** Accepts the factor that was set up; submitting writes it to the account. */
export const bindMfa = operation(api.bindMfa, (ctx, { body: { type, verificationId } }) =>
  bind(ctx, type, verificationId),
);

/** The same for a passkey, under the name that it has as a first factor. */
export const addPasskey = operation(passkeyApi.addPasskey, (ctx, { body: { verificationId } }) =>
  bind(ctx, passkeyFactor, verificationId),
);

async function bind(ctx: Ctx, type: MfaFactor, verificationId: string): Promise<void> {
  const { flow, userId } = await loadForBinding(ctx);
  await requireOfferedFactor(ctx, type);
  const { state } = flow;
  const verification = found(
    state.verifications.find(({ id }) => id === verificationId),
    sessionErrors.verificationNotFound,
  );
  // The type, without the secrets of the setup.
  const logs = [createStepLog(ctx, `Mfa.${type}`, { userId })];
  const { address: addressCapability, secondFactor } = findFactor(verification);
  const address = addressCapability?.secondFactor?.(verification);
  if (address?.type === type) {
    const own = addressesOf(flow.user, state.profile)[address.type];
    const { identifier } = address;
    if (own !== identifier.value && (own || isSetByProvider(state, identifier.type)))
      fail(identifier.type === 'email' ? accountErrors.emailExists : accountErrors.phoneExists);
    const profile = own ? state.profile : { ...state.profile, [identifier.type]: identifier.value };
    return saveFlow(ctx, flow, { ...choose(state, { mfa: 'enabled' }), profile }, { logs });
  }
  const factor = found(secondFactor?.setUp?.(verification), sessionErrors.verificationFailed);
  if (factor.type !== type) fail(sessionErrors.verificationFailed);
  const others = state.bound.filter(({ verificationId: from }) => from !== verificationId);
  const bound = [...others, { ...factor, id: createId(), verificationId }];
  const mfa = state.choices.mfa === 'skipped' ? undefined : state.choices.mfa;
  await saveFlow(ctx, flow, { ...choose(state, { mfa }), bound }, { logs });
}

const choose = (state: KnownState, choices: KnownState['choices']): KnownState => ({
  ...state,
  choices: { ...state.choices, ...choices },
});

/**
 * The user wants a second factor. Codes to an email address or phone number of the account, which is verified, are one
 * immediately; any other is set up next.
 */
export const enableMfa = operation(api.enableMfa, async (ctx) => {
  const { flow, userId } = await loadAccount(ctx);
  const { state, user } = flow;
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  refuse(findUnverifiedForChange(state, user, experience));
  if (experience.mfa.factors.every((type) => type === spareFactor)) ctx.fail(mfaErrors.notEnabled);
  const logs = [createStepLog(ctx, successOf(api.enableMfa), { userId })];
  await saveFlow(ctx, flow, choose(state, { mfa: 'enabled' }), { logs });
});

/** Skips a further factor in addition to codes. */
export const skipMfaSuggestion = operation(api.skipMfaSuggestion, async (ctx) => {
  const { flow } = await loadAccount(ctx);
  const { state, user } = flow;
  refuse(findUnverifiedForChange(state, user, await getSignInExperience(ctx.runtime, ctx.tenant.id)));
  await saveFlow(ctx, flow, choose(state, { furtherFactor: 'skipped' }));
});

/** Skips a second factor, if the tenant allows it; submitting stores the choice. */
export const skipMfa = operation(api.skipMfa, async (ctx) => {
  const { flow } = await loadAccount(ctx);
  const { state, user } = flow;
  const experience = await getSignInExperience(ctx.runtime, ctx.tenant.id);
  refuse(findUnverifiedForChange(state, user, experience));
  if (!isOptional(state, user, experience)) ctx.fail(mfaErrors.notOptional);
  await saveFlow(ctx, flow, { ...choose(state, { mfa: 'skipped' }), bound: [] });
});

/** Skips the passkey; submitting stores the choice. */
export const skipPasskey = operation(passkeyApi.skipPasskey, async (ctx) => {
  const { flow } = await loadAccount(ctx);
  const { state, user } = flow;
  refuse(findUnverifiedForChange(state, user, await getSignInExperience(ctx.runtime, ctx.tenant.id)));
  await saveFlow(ctx, flow, choose(state, { passkey: 'skipped' }));
});
