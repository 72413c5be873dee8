import type { FlowStep } from '@gatehouse/contract/audit-logs/keys';
import { signInFactor, type SignInFailure, signInFailure } from '@gatehouse/contract/dashboard/dashboard';
import type { ErrorDeclaration } from '@gatehouse/contract/errors';
import { oneTimeTokenErrors } from '@gatehouse/contract/one-time-tokens/one-time-tokens';
import {
  accountErrors,
  codeErrors,
  mfaErrors,
  sessionErrors,
  stepErrors,
} from '@gatehouse/contract/sign-in/errors';
import { countUsage, succeeded } from '../../audit/usage.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import type { KnownState } from '../state/flow-state.ts';
import { currentFlow } from './flow-store.ts';

/** The errors of failed attempts; any other error of an identity provider's step is one, too. */
const errorsOf: Partial<Record<SignInFailure, readonly ErrorDeclaration[]>> = {
  Credentials: [sessionErrors.invalidCredentials],
  Code: [codeErrors.notFound, codeErrors.mismatch, codeErrors.expired, codeErrors.exceedMaxTry],
  SecondFactor: [
    mfaErrors.invalidTotp,
    mfaErrors.invalidBackupCode,
    mfaErrors.webAuthnFailed,
    mfaErrors.webAuthnNotFound,
  ],
  Link: Object.values(oneTimeTokenErrors),
  Blocked: [sessionErrors.tooManyAttempts],
  Suspended: [accountErrors.suspended],
};

const reasons = new Map(
  signInFailure.options.flatMap((reason) =>
    (errorsOf[reason] ?? []).map(({ code }) => [code, reason] as const),
  ),
);

const ofProviders: readonly FlowStep[] = ['Verification.Social.Submit', 'Verification.EnterpriseSso.Submit'];

/** Why a sign-in failed; undefined if the step was rejected for another reason, such as a missing second factor, which comes next. */
function reasonOf(audited: FlowStep, code: string): SignInFailure | undefined {
  const isOfEveryStep = stepErrors.some((error) => error.code === code);
  return reasons.get(code) ?? (ofProviders.includes(audited) && !isOfEveryStep ? 'Provider' : undefined);
}

/** Counts a rejected step of a sign-in for the dashboard, if that was an attempt that failed (ADR 168). */
export function countFailedSignIn(ctx: Ctx, audited: FlowStep, code: string): void {
  const { actor, runtime, tenant } = ctx;
  const result = reasonOf(audited, code);
  const flow = currentFlow(ctx);
  if (actor.kind !== 'flow' || result === undefined || flow?.state.event !== 'SignIn' || flow.isTest) return;
  countUsage(runtime, tenant.id, { kind: 'sign-in', applicationId: actor.clientId, result });
}

/** Counts a sign-in that has succeeded, with its factors. */
export function countSignIn({ actor, runtime, tenant }: Ctx, state: KnownState): void {
  if (actor.kind !== 'flow' || state.event !== 'SignIn') return;
  const { clientId: applicationId } = actor;
  const factors = listFactors(state);
  countUsage(runtime, tenant.id, { kind: 'sign-in', applicationId, result: succeeded, factors });
}

const secondFactors: readonly string[] = [
  'Totp',
  'WebAuthn',
  'BackupCode',
  'MfaEmailVerificationCode',
  'MfaPhoneVerificationCode',
];

/** The first factor, and the second one that was verified last. */
function listFactors(state: KnownState): string[] {
  const first = state.verifications.find(({ id }) => id === state.provenBy);
  const hasSecond = state.status === 'identified' && state.secondFactor !== undefined;
  const second = hasSecond
    ? state.verifications.findLast(({ type }) => secondFactors.includes(type))
    : undefined;
  return [first, second].flatMap((each) => signInFactor.safeParse(each?.type).data ?? []);
}
