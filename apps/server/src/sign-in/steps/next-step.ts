import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import type { NextStep } from '@gatehouse/contract/sign-in/steps';
import {
  addressFactors,
  type MfaFactor,
  spareFactor,
} from '@gatehouse/contract/sign-in-experience/mfa-factors';
import type { SignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import type { Ctx } from '../../runtime/ctx.ts';
import { ApiError } from '../../lib/fail.ts';
import { getSignInExperience } from '../../experience/sign-in-experience-store.ts';
import { findSsoRoute } from '../../identity-providers/enterprise/sso-connectors.ts';
import { findFactor } from '../factors/all.ts';
import type { PendingCode } from '../flow/factor.ts';
import { maskIdentifier } from '../flow/mask-identifier.ts';
import {
  addressesOf,
  factorsToBind,
  factorsToProve,
  lacksPasskey,
  needsSpare,
} from '../flow/second-factors.ts';
import {
  allowsEvent,
  type FlowState,
  type FlowUser,
  isForAccounts,
  missingParts,
  type Profile,
  type Verification,
} from '../flow/flow-state.ts';
import { currentFlow, type Flow, loadFlow } from '../flow/flow-store.ts';
import { needsAgreement } from './agree-to-terms.ts';
import { findUnclaimed } from './unclaimed.ts';
import { waysOf } from '../flow/sign-in-ways.ts';

/**
 * The step that follows, from what the flow knows and the tenant asks for alone. `now` in milliseconds; `company`: where the people of
 * what was proven sign in.
 */
function nextStep(
  { state, user, redirectTo }: Flow,
  experience: SignInExperience,
  now: number,
  company: PageSso[] = [],
): NextStep {
  const { event, userId, isSubmitted, isNewUser, profile } = state;
  if (!event) return { step: 'begin' };
  if (isSubmitted) return { step: 'leave', redirectTo };
  if (company.length > 0) return { step: 'sso', connectors: company };
  if (!userId) return event === 'Register' ? register(state, experience, now) : prove(state, experience, now);
  if (event === 'ForgotPassword')
    return profile.password ? { step: 'submit', event } : { step: 'new-password', event };
  const account = isNewUser ? undefined : user;
  const factors = factorsToProve(state, account, experience);
  if (factors) return { step: 'mfa', event, factors, ...describeCodes(factors, state, account, now) };
  const link = account && findLink(state, account);
  if (link) return { step: 'add', event, type: 'social', verificationId: link.id };
  const lacking = complete(state, profile, account, experience, now) ?? bind(state, account, experience, now);
  if (lacking) return lacking;
  return needsAgreement(state, account, experience) ? { step: 'terms', event } : { step: 'submit', event };
}

/** Until it is known whose account it is. */
function prove(state: FlowState, experience: SignInExperience, now: number): NextStep {
  const { event = 'SignIn', verifications } = state;
  const usable = verifications.findLast((each) => {
    const factor = findFactor(each);
    return factor.proves?.(each, event) && factor.isOffered?.(each, event, experience) !== false;
  });
  if (usable) return { step: 'identify', event, verificationId: usable.id };
  const last = verifications.at(-1);
  const turn = last && findTurn(last, event, experience);
  if (turn) return turn;
  const address = last && last.userId === undefined && findFactor(last).provesAddress?.(last);
  const identifier = address || (last && last.userId === undefined && findFactor(last).names?.(last));
  if (identifier && findFactor(last).links?.(last))
    return { step: 'link', event, identifier, ways: waysOf(event, experience) };
  if (identifier) {
    const canSwitch =
      event === 'SignIn' &&
      findFactor(last).registers?.(last) !== undefined &&
      (address ? canRegister(address.type, experience) : allowsEvent('Register', experience));
    return { step: 'no-account', event, identifier, canSwitch };
  }
  const ways = waysOf(event, experience);
  return (
    awaitCode(state, ways, now, isForAccounts(event, experience)) ?? {
      step: 'verify',
      event,
      ways,
      passkey: event === 'SignIn' && experience.passkeySignIn.enabled === true,
    }
  );
}

/** Turns to the event that a proof is for, where the tenant lets people do that. */
function findTurn(
  verification: Verification,
  event: InteractionEvent,
  experience: SignInExperience,
): NextStep | undefined {
  const to = findFactor(verification).turns?.(verification);
  return to && to !== event && allowsEvent(to, experience) ? { step: 'turn', event, to } : undefined;
}

const canRegister = (type: 'email' | 'phone', experience: SignInExperience): boolean =>
  allowsEvent('Register', experience) &&
  waysOf('Register', experience).some(({ identifier }) => identifier === type);

/** Until the account that will be made is described. */
function register(state: FlowState, experience: SignInExperience, now: number): NextStep {
  const event = 'Register';
  const { verifications, profile } = state;
  const last = verifications.at(-1);
  const turn = last && findTurn(last, event, experience);
  if (turn) return turn;
  const taken = verifications.findLast((each) => each.userId !== undefined);
  const identifier = taken && (findFactor(taken).provesAddress?.(taken) ?? findFactor(taken).names?.(taken));
  if (identifier) {
    const canSwitch =
      allowsEvent('SignIn', experience) &&
      findFactor(taken).isOffered?.(taken, 'SignIn', experience) !== false;
    return { step: 'has-account', event, identifier, canSwitch };
  }
  const [first] = verifications.filter((each) => findFactor(each).registers?.(each));
  const told: Profile = { ...profile, ...(first && findFactor(first).registers?.(first)) };
  // What somebody says of themselves is not yet an account.
  const { profile: _profile, name: _name, avatar: _avatar, ...credentials } = told;
  if (Object.keys(credentials).length === 0) {
    const ways = waysOf(event, experience);
    return awaitCode(state, ways, now) ?? { step: 'verify', event, ways, passkey: false };
  }
  return (
    complete(state, told, undefined, experience, now) ?? {
      step: 'identify',
      event,
      verificationId: first?.id,
    }
  );
}

/** The social account that was proven before the account that has its address was, to be linked to that. */
const findLink = ({ verifications, profile }: FlowState, account: FlowUser): Verification | undefined =>
  profile.identities
    ? undefined
    : verifications.find((each) => findFactor(each).links?.(each, account) === true);

/** What is left to say of the account. */
function complete(
  state: FlowState,
  profile: Profile,
  user: FlowUser | undefined,
  experience: SignInExperience,
  now: number,
): NextStep | undefined {
  const { event = 'SignIn', verifications } = state;
  const missing = missingParts(profile, user, experience);
  if (missing.length === 0) return undefined;
  for (const each of verifications) {
    const address = findFactor(each).provesAddress?.(each);
    if (
      address &&
      each.userId === undefined &&
      (missing.includes(address.type) || missing.includes('emailOrPhone'))
    )
      return { step: 'add', event, type: address.type, verificationId: each.id };
  }
  return awaitCode(state, [], now) ?? { step: 'profile', event, missing };
}

/** A second factor, where one has to be set up: chosen, proven, taken. */
function bind(
  state: FlowState,
  user: FlowUser | undefined,
  experience: SignInExperience,
  now: number,
): NextStep | undefined {
  const { event = 'SignIn', verifications, bound = [] } = state;
  for (const each of verifications) {
    const address = findFactor(each).bindsAddress?.(each);
    if (address && !addressesOf(user, state.profile)[address.type])
      return { step: 'add-mfa', event, type: address.type, verificationId: each.id };
    const type = findFactor(each).binds?.(each)?.type;
    // What nobody has written down is not kept.
    if (type && type !== spareFactor && bound.every(({ verificationId }) => verificationId !== each.id))
      return { step: 'add-mfa', event, type, verificationId: each.id };
  }
  const missing = factorsToBind(state, user, experience);
  if (missing)
    return {
      step: 'bind-mfa',
      event,
      ...missing,
      ...describeCodes(missing.factors, state, user, now),
    };
  if (needsSpare(state, user, experience)) return { step: 'backup-codes', event };
  return lacksPasskey(state, user, experience) ? { step: 'passkey', event } : undefined;
}

/** Of second factors that are codes: where they go, masked, and the one that was sent last. */
function describeCodes(
  factors: MfaFactor[],
  { verifications, profile }: FlowState,
  user: FlowUser | undefined,
  now: number,
): Pick<Extract<NextStep, { step: 'mfa' }>, 'addresses' | 'sent'> {
  const known = Object.entries(addressesOf(user, profile)).filter(([type]) =>
    factors.includes(type as MfaFactor),
  );
  const masked = known.map(([type, value]) => [
    type,
    maskIdentifier({ type: type === addressFactors.email ? 'email' : 'phone', value }),
  ]);
  const last = verifications.at(-1);
  const pending = last && findFactor(last).pending?.(last);
  const factor = pending?.secondFactor;
  return {
    ...(masked.length > 0 && { addresses: Object.fromEntries(masked) as Record<string, string> }),
    ...(last &&
      pending &&
      factor &&
      factors.includes(factor) && { sent: { factor, ...describePending(last, pending, now) } }),
  };
}

function describePending({ id }: Verification, pending: PendingCode, now: number) {
  const { identifier, resendAt, expiresAt } = pending;
  const seconds = (at: number): number => Math.max(0, Math.ceil((at - now) / 1000));
  return {
    verificationId: id,
    identifier,
    resendIn: seconds(resendAt),
    expiresIn: seconds(expiresAt),
  };
}

/** The code that was sent last, while it waits to be entered. */
function awaitCode(
  { event = 'SignIn', verifications }: FlowState,
  ways: Extract<NextStep, { step: 'code' }>['ways'],
  now: number,
  onlyToAccounts = false,
): NextStep | undefined {
  const last = verifications.at(-1);
  const pending = last && findFactor(last).pending?.(last);
  if (!pending || pending.secondFactor) return undefined;
  return {
    step: 'code',
    event,
    ...describePending(last, pending, now),
    ways,
    ...(onlyToAccounts && { onlyToAccounts }),
  };
}

/** Whether the account that was read along is the flow's own, and not one whose identifier was looked up. */
const hasOwnUser = ({ state, user }: Flow): boolean =>
  state.userId === undefined || Boolean(state.isNewUser) || state.userId === user?.id;

/** The step that follows, by the tenant's settings and connectors as they are. */
export async function findNextStep(
  { runtime, tenant, now }: Pick<Ctx, 'runtime' | 'tenant' | 'now'>,
  flow: Flow,
): Promise<NextStep> {
  const address = findUnclaimed(flow);
  const company = address === undefined ? [] : await findSsoRoute(runtime, tenant.id, address);
  return nextStep(flow, await getSignInExperience(runtime, tenant.id), now, company);
}

/** What callers get besides the wire's answer, when they ask for it (ADR 8). */
export async function representNext(ctx: Ctx): Promise<Record<string, unknown>> {
  try {
    const known = currentFlow(ctx);
    const flow = known && hasOwnUser(known) ? known : await loadFlow(ctx);
    return { next: await findNextStep(ctx, flow) };
  } catch (error) {
    // A flow that has ended has no next step; the refusal that is on its way says so.
    if (error instanceof ApiError) return {};
    throw error;
  }
}
