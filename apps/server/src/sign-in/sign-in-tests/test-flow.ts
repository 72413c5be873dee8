import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { type TestedChange, testedChange } from '@gatehouse/contract/sign-in-tests/application-tests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getTenantKeys } from '../../keys/signing-keys-store.ts';
import { found } from '../../lib/fail.ts';
import { createSecret as createFlowId } from '../../lib/ids.ts';
import { flowKey } from '../../oidc/interaction.ts';
import type { Ctx, Tenant } from '../../runtime/ctx.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { readFlows, writeFlows } from '../../sessions/flow-cookie.ts';
import { type KnownFlow, setFlow, testPrompt } from '../flow/flow-store.ts';
import type { KnownState } from '../state/flow-state.ts';
import { forgetWritten } from '../state/written-states.ts';
import { finishTest } from './finish-test.ts';
import { putStage, type SignInTest, stages, takeStage } from './stages.ts';
import { redirect } from './test-answers.ts';

const keyOf = (rowId: string) => ({ owner: 'flow', secrets: [rowId] });

/**
 * Starts the flow of an application's test: one of the pages' own, which the protocol doesn't know. So it needs no redirect URI, has no session
 * and ends with nothing that could be exchanged for tokens (ADR 201).
 */
export async function beginTestFlow(
  runtime: Runtime,
  tenant: Tenant,
  test: SignInTest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { targetId: clientId, endsAt } = test;
  const flowId = createFlowId();
  const rowId = flowKey(flowId);
  await runtime.database
    .for(tenant.id)
    .insertInto('oidcInstances')
    .values({
      model: 'Interaction',
      id: rowId,
      clientId,
      payload: JSON.stringify({ prompt: { name: testPrompt }, params: { client_id: clientId } }),
      expiresAt: new Date(endsAt),
    })
    .execute();
  await putStage(runtime, tenant.id, stages.inFlow, keyOf(rowId), { value: test, expiresAt: endsAt });
  const { cookies } = await getTenantKeys(runtime, tenant.id);
  const others = readFlows(tenant.id, cookies, request.headers.cookie);
  const flows = [{ id: flowId, clientId }, ...others];
  void reply.header('set-cookie', writeFlows(tenant.id, cookies, flows, tenant.origin.startsWith('https:')));
  const query = new URLSearchParams({ app_id: clientId, flow: flowId });
  return redirect(reply, `${tenant.origin}/sign-in?${query}`);
}

/** What submitting has decided about the flow, but doesn't write. */
interface Decided {
  methods: string[];
  agreesToTerms: boolean;
  joinsOrganizations: boolean;
}

/** Ends the flow of a test, once, in place of submitting it. Returns the URL of its result. */
export async function endTestFlow(ctx: Ctx, flow: KnownFlow, decided: Decided): Promise<string> {
  const { runtime, tenant, now } = ctx;
  const { rowId, state } = flow;
  const test = found(
    await takeStage(runtime, tenant.id, stages.inFlow, keyOf(rowId)),
    sessionErrors.notFound,
  );
  await runtime.database
    .for(tenant.id)
    .deleteFrom('oidcInstances')
    .where('model', '=', 'Interaction')
    .where('id', '=', rowId)
    .execute();
  forgetWritten(ctx, rowId);
  const { password: _password, ssoIdentity: _identity, ...profile } = state.profile;
  const isExisting = state.status === 'identified';
  const redirectTo = await finishTest(runtime, tenant, {
    test,
    submission: {
      userId: isExisting ? state.userId : null,
      profile,
      methods: decided.methods,
      authenticatedAt: now,
      changes: listChanges(flow, decided),
      mfa: {
        isVerified: isExisting && (state.isMultiFactor || state.secondFactor !== undefined),
        adds: state.bound.map(({ type }) => type),
      },
    },
  });
  // The next step of the page is to leave.
  setFlow(ctx, { ...flow, state: { ...state, isSubmitted: true }, redirectTo });
  return redirectTo;
}

function listChanges(
  { state, user }: KnownFlow,
  { agreesToTerms, joinsOrganizations }: Decided,
): TestedChange[] {
  const isExisting = state.status === 'identified';
  const { password, identities, ssoIdentity, ...more } = state.profile;
  const holds: Record<TestedChange, boolean> = {
    Registers: !isExisting,
    LinksIdentity:
      Object.keys(identities ?? {}).some((target) => !user?.identities[target]) ||
      isNewSsoIdentity(ssoIdentity, user),
    ChangesProfile: isExisting && Object.values(more).some((value) => value !== undefined),
    SetsPassword: isExisting && password !== undefined,
    AgreesToTerms: agreesToTerms,
    JoinsOrganizations: joinsOrganizations,
    TrustsDevice: state.choices.device === 'trusted',
  };
  return testedChange.options.filter((change) => holds[change]);
}

const isNewSsoIdentity = (identity: KnownState['profile']['ssoIdentity'], user: KnownFlow['user']): boolean =>
  identity !== undefined &&
  !user?.ssoIdentities.some(
    ({ ssoConnectorId, identityId }) =>
      ssoConnectorId === identity.ssoConnectorId && identityId === identity.identityId,
  );
