import { accountErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { verifySso } from '@gatehouse/contract/sign-in/sso-endpoints';
import { ssoErrors } from '@gatehouse/contract/sso-connectors/errors';
import { fail } from '../../../lib/fail.ts';
import { createId } from '../../../lib/ids.ts';
import { speaksFor } from '../../../identity-providers/enterprise/sso-connectors.ts';
import { createStepLog } from '../../flow/audit-step.ts';
import { successOf } from '../../flow/step-events.ts';
import { operation } from '../../flow/flow-operation.ts';
import { type Flow, saveFlow } from '../../flow/flow-store.ts';
import { returnFromProvider } from '../return-from-provider.ts';
import { countCaller } from '../../sentinel/count-caller.ts';
import { openSso } from './authorize-sso.ts';
import { findVerification, withVerification } from '../../state/flow-verifications.ts';
import type { SsoIdentity } from '../../state/verifications.ts';
import { findSsoAccounts } from './find-sso-accounts.ts';
import type { SsoVerification } from './sso-verification.ts';

const audited = successOf(verifySso);

/** Verifies an identity. The response must belong to the sign-in that sent the user away, and is used once. */
export const verifyOperation = operation(
  verifySso,
  async (ctx, { params: { connectorId }, body: { connectorData: data, verificationId } }) => {
    await countCaller(ctx);
    const { flow, connector } = await openSso(ctx, connectorId, sessionErrors.verificationNotFound);
    const { pending, ...started } = findPending(flow, connectorId, verificationId);
    const { issuer, userInfo, sealedTokens } = await returnFromProvider(ctx, connector, pending, data);
    const { email, id: identityId } = userInfo;
    // A provider is trusted only for its own domains: with any other email address it could take over accounts of other
    // users.
    if (!email || !speaksFor(connector, email)) return ctx.fail(ssoErrors.emailNotOfDomain);
    const identity: SsoIdentity = {
      id: createId(),
      ssoConnectorId: connectorId,
      issuer,
      identityId,
      detail: { ...userInfo },
    };
    const known = await findSsoAccounts(ctx, identity, email);
    // The company has given the email address to another employee. An administrator decides which account it belongs
    // to.
    if (known.userId === undefined && known.isHeld) ctx.fail(accountErrors.emailInUse);
    const verification: SsoVerification = {
      ...started,
      identity,
      userInfo: { ...userInfo },
      sealedTokens,
      userId: known.userId ?? known.relatedUserId,
      isLinking: known.userId === undefined && known.relatedUserId !== undefined,
    };
    await saveFlow(ctx, flow, withVerification(flow.state, verification), {
      logs: [createStepLog(ctx, audited, { userId: verification.userId })],
      rightCalls: 1,
    });
    return { verificationId: verification.id };
  },
);

/** The verification that was started in this flow and has not returned yet. */
function findPending(
  { state }: Flow,
  connectorId: string,
  verificationId: string,
): SsoVerification & Required<Pick<SsoVerification, 'pending'>> {
  const started = findVerification(state, 'EnterpriseSso', verificationId);
  if (started?.connectorId !== connectorId || !started.pending)
    return fail(sessionErrors.verificationNotFound);
  return { ...started, pending: started.pending };
}
