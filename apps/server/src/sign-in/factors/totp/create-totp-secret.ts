import { accountErrors } from '@gatehouse/contract/sign-in/errors';
import { createTotpSecret as endpoint } from '@gatehouse/contract/sign-in/mfa-endpoints';
import { buildTotpSetup } from '../../../mfa/mfa-service.ts';
import { createId } from '../../../lib/ids.ts';
import { createTotpSecret } from '../../../mfa/totp-codes.ts';
import { loadForBinding } from '../../flow/load-account.ts';
import { operation } from '../../flow/flow-operation.ts';
import { saveFlow } from '../../flow/flow-store.ts';
import { withVerification } from '../../state/flow-verifications.ts';
import type { VerificationOf } from '../../state/verifications.ts';

/** Generates the secret of an app that is being set up, and returns it once; the flow keeps it encrypted. */
export const createSecretOperation = operation(endpoint, async (ctx) => {
  const { flow, userId, name } = await loadForBinding(ctx);
  if (flow.user?.factors.some(({ type }) => type === 'Totp')) ctx.fail(accountErrors.totpInUse);
  const secret = createTotpSecret();
  const verification: VerificationOf<'Totp'> = {
    id: createId(),
    type: 'Totp',
    userId,
    verified: false,
    setUp: { sealed: ctx.runtime.secrets.seal(secret) },
  };
  await saveFlow(ctx, flow, withVerification(flow.state, verification));
  return { verificationId: verification.id, ...buildTotpSetup(ctx, secret, name) };
});
