import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import type { AccessRefusal, AccessStep, AccessWay } from '@gatehouse/contract/explanations/access';
import { accountErrors, codeErrors, passkeyErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { CompiledQuery } from 'kysely';
import { findSenders } from '../../connectors/senders.ts';
import type { TenantDb } from '../../database/database.ts';
import { flowUserSql } from '../../database/hot/flow.ts';
import { getExperienceWithFields } from '../../experience/sign-in-experience-store.ts';
import type { Ctx } from '../../runtime/ctx.ts';
import { getEnabledAction } from '../../saved-scripts/actions.ts';
import { getPageCaptcha } from '../captcha/require-human.ts';
import { identifyAccount } from '../decision/identity.ts';
import { listMethods } from '../decision/methods.ts';
import type { Policy } from '../decision/policy.ts';
import { findFactor } from '../factors/all.ts';
import type { FlowUser } from '../flow/flow-user.ts';
import { isOpen, offersPasswordTo } from '../flow/offered-methods.ts';
import type { Refusal } from '../flow/refusal.ts';
import { findSsoRefusal } from '../flow/sso-address.ts';
import { readUserBlocks, type StoredBlock } from '../sentinel/user-blocks.ts';
import { startedState } from '../state/flow-state.ts';
import { readPolicy } from '../steps/read-policy.ts';
import { findBlock, findMfaBlock, refusalBy, ruleOf } from './refusals.ts';
import { listWays, type PossibleWay } from './ways-of-user.ts';
import { walk } from './walk.ts';

/** An explained way, with how the user would have signed in (RFC 8176). */
export interface ExplainedWay extends Omit<AccessWay, 'meetsOrganizationMfa'> {
  methods: string[];
}

export interface ExplainedWays {
  user: FlowUser;
  /** What closes every way, in the order in which a sign-in meets it. */
  refusals: AccessRefusal[];
  ways: ExplainedWay[];
}

/** The account as a flow reads it. */
export async function readFlowUser(
  db: TenantDb,
  tenantId: string,
  userId: string,
): Promise<FlowUser | undefined> {
  const text = `select ${flowUserSql} as "user" from users u where u.tenant_id = $1 and u.id = $2`;
  const { rows } = await db.executeQuery<{ user: FlowUser }>(CompiledQuery.raw(text, [tenantId, userId]));
  return rows[0]?.user;
}

/**
 * By which ways a user would get in, what each would still ask for, and what closes it: the decisions of the flow itself (`decide`), for a
 * flow in which the user has verified what this way verifies. `ctx.runtime` is read-only. Scripts are named, not run (ADR 212).
 */
export async function explainWays(
  ctx: Pick<Ctx, 'runtime' | 'tenant' | 'now'> & { db: TenantDb },
  user: FlowUser,
): Promise<ExplainedWays> {
  const { runtime, tenant, db, now } = ctx;
  const { experience } = await getExperienceWithFields(runtime, tenant.id);
  const refusals = [
    ...(tenant.isSuspended ? [refusalBy('TenantSuspended', sessionErrors.modeForbidden)] : []),
    ...(isOpen({ event: 'SignIn', verifications: [] }, experience)
      ? []
      : [refusalBy('SignInMode', sessionErrors.modeForbidden)]),
    ...(user.isSuspended ? [refusalBy('Suspended', accountErrors.suspended)] : []),
  ];
  const facts: Facts = {
    blocks: await readUserBlocks(db, user, now),
    senders: await findSenders(runtime, tenant.id),
    isCaptchaOn: (await getPageCaptcha(runtime, tenant.id)) !== undefined,
    migrates: (await getEnabledAction(runtime, tenant.id, 'post-first-factor')) !== undefined,
    runsAction: (await getEnabledAction(runtime, tenant.id, 'post-sign-in')) !== undefined,
  };
  const ways: ExplainedWay[] = [];
  for (const way of await listWays({ runtime, tenant, experience }, user)) {
    const policy = await readPolicy(ctx, { redirectTo: '' }, way.verification);
    ways.push(explainWay(way, user, policy, facts));
  }
  return { user, refusals, ways };
}

interface Facts {
  blocks: readonly StoredBlock[];
  senders: { email: boolean; phone: boolean };
  isCaptchaOn: boolean;
  /** Whether an action decides about passwords that aren't the account's. */
  migrates: boolean;
  /** Whether an action runs at the end of a sign-in. */
  runsAction: boolean;
}

function explainWay(way: PossibleWay, user: FlowUser, policy: Policy, facts: Facts): ExplainedWay {
  const { factor, identifier, connector = null, isLinked = null } = way;
  const shown = { factor, identifier: identifier?.type ?? null, connector, isLinked, methods: [] };
  const asksForCaptcha = facts.isCaptchaOn && (factor === 'Password' || isCode(way));
  const before: AccessStep[] = [
    ...(asksForCaptcha ? [{ step: 'captcha' } as const] : []),
    ...(needsMigration(way, user) && facts.migrates
      ? [{ step: 'action', action: 'PostFirstFactorVerification' } as const]
      : []),
  ];
  const refused = (refusal: AccessRefusal, steps = before): ExplainedWay => ({ ...shown, refusal, steps });
  const early = findEarlyRefusal(way, user, policy, facts);
  if (early || !way.verification) return refused(early ?? lacking(way));

  const { verification } = way;
  const started = startedState('SignIn', policy.now, { verifications: [verification] });
  const identified = identifyAccount(started, user, policy, { verification, newUserId: user.id });
  if (identified.kind === 'refuse') return refused(explainRefusal(identified.refusal, way, policy));
  if (identified.state?.status !== 'identified')
    return refused(explainRefusal({ error: sessionErrors.verificationFailed }, way, policy));
  const { steps, refusal, state } = walk(identified.state, user, policy);
  const action: AccessStep[] = facts.runsAction ? [{ step: 'action', action: 'PostSignIn' }] : [];
  const blocked = steps
    .flatMap((each) => (each.step === 'mfa' ? [findMfaBlock(each.factors, facts.blocks)] : []))
    .find((block) => block !== undefined);
  const final = blocked ?? (refusal ? explainRefusal(refusal, way, policy) : null);
  return {
    ...shown,
    refusal: final,
    steps: [...before, ...steps, ...(final ? [] : action)],
    methods: listMethods(state, user, policy.experience),
  };
}

const isCode = ({ factor }: PossibleWay): boolean =>
  factor === 'EmailVerificationCode' || factor === 'PhoneVerificationCode';

/** Whether only an action can accept a password: the account has none. */
const needsMigration = ({ factor, identifier }: PossibleWay, user: FlowUser): boolean =>
  factor === 'Password' && identifier?.value != null && user.passwordEncrypted === null;

/** What the operation that verifies rejects before it verifies, in its order. */
function findEarlyRefusal(
  way: PossibleWay,
  user: FlowUser,
  { experience, sso }: Policy,
  facts: Facts,
): AccessRefusal | undefined {
  const { factor, identifier } = way;
  if (!way.verification) return undefined;
  const isEntered = factor === 'Password' || isCode(way);
  if (isEntered && identifier?.type === 'email' && findSsoRefusal(sso, identifier.value))
    return refusalBy('EnterpriseSso', sessionErrors.ssoEnabled);
  if (factor === 'SignInPasskey' && findSsoRefusal(sso, user.primaryEmail))
    return refusalBy('EnterpriseSso', passkeyErrors.ssoUser);
  if (isCode(way) && !facts.senders[identifier?.type === 'email' ? 'email' : 'phone'])
    return refusalBy('Connector', connectorErrors.noSender);
  // No code is sent, and the page doesn't say so: any code is wrong.
  if (isCode(way) && !isOffered(way, experience)) return refusalBy('Method', codeErrors.mismatch);
  const block = findBlock(way, facts.blocks);
  if (block) return block;
  if (factor !== 'Password') return undefined;
  if (!offersPasswordTo(user, experience)) return refusalBy('Method', sessionErrors.invalidCredentials);
  return needsMigration(way, user) && !facts.migrates
    ? refusalBy('NoPassword', sessionErrors.invalidCredentials)
    : undefined;
}

/** The refusal of a way for which the user has nothing. */
function lacking({ factor }: PossibleWay): AccessRefusal {
  if (factor === 'SignInPasskey') return refusalBy('NoPasskey', sessionErrors.verificationFailed);
  if (factor === 'Social') return refusalBy('Connector', connectorErrors.notFound);
  return refusalBy('NoIdentifier', sessionErrors.invalidCredentials);
}

/** A refusal of the flow. A method that the tenant offers is refused only because of its connector. */
function explainRefusal({ error }: Refusal, way: PossibleWay, { experience }: Policy): AccessRefusal {
  const rule = ruleOf(error);
  return refusalBy(rule === 'Method' && isOffered(way, experience) ? 'Connector' : rule, error);
}

/** Whether the tenant offers to sign in this way. */
const isOffered = ({ verification }: PossibleWay, experience: Policy['experience']): boolean =>
  verification !== undefined &&
  findFactor(verification).firstFactor?.isOffered(verification, 'SignIn', experience) === true;
