import { createHash } from 'node:crypto';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import { oneTapErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { z } from 'zod';
import type { Ctx } from '../../../runtime/ctx.ts';
import { ApiError, fail } from '../../../lib/fail.ts';
import { callbackAddress } from '../../../identity-providers/addresses.ts';
import type { VerifiedPerson } from '../../../identity-providers/identity-provider.ts';
import { finishSignIn } from '../../../identity-providers/returns/finish-sign-in.ts';
import type { OpenSocialConnector } from '../../../identity-providers/social/social-connectors.ts';
import { useCredential } from '../../../identity-providers/social/used-credentials.ts';
import type { Flow } from '../../flow/flow-store.ts';
import { findPageApplication } from '../../flow/page-application-store.ts';

/** Google dates a credential an hour ahead, but none is taken that is older than ten minutes; nor twice, while it could be. */
const rememberedMs = 60 * 60 * 1000;

/** What Google says of the address. */
const verifiedAddress = z.object({ email: z.string().min(1), email_verified: z.literal([true, 'true']) });

/** What the credential that a page of this flow gets has to hold: one of another sign-in is of no use to it. */
export const nonceOf = ({ rowId }: Pick<Flow, 'rowId'>): string =>
  createHash('sha256').update(`one-tap ${rowId}`).digest('base64url');

/** What the application's own page got and handed over with its authorization request. */
export const handedOver = (params: Record<string, unknown> | null | undefined): string | undefined => {
  const credential = params?.google_one_tap_credential;
  return typeof credential === 'string' && credential !== '' ? credential : undefined;
};

/**
 * Whose credential of One Tap it is. It was given to a page of this very flow, or handed over by the application that began the flow; is
 * taken once, by any flow; and of somebody whose address Google has verified.
 */
export async function readCredential(
  ctx: Ctx,
  flow: Flow,
  connector: OpenSocialConnector,
  credential: string,
): Promise<VerifiedPerson> {
  const { actor, runtime, tenant } = ctx;
  if (!connector.hasOneTap) fail(sessionErrors.verificationNotFound);
  const flowId = actor.kind === 'flow' ? actor.flowId : undefined;
  const { params } = (await findPageApplication(runtime, tenant.id, flow.clientId, flowId)) ?? {};
  // A credential that was handed over is checked for having no nonce: what a page of ours got is not good a second time, over there.
  const kept: Record<string, string> = credential === handedOver(params) ? {} : { nonce: nonceOf(flow) };
  const redirectUri = callbackAddress({ origin: tenant.origin, connectorId: connector.id });
  const back = { data: { credential }, redirectUri, kept };
  const person = await finishSignIn(ctx, connector, back).catch(rename);
  // Also one that is not Google's to speak for, and so is not taken over: the account is known by its id.
  if (!verifiedAddress.safeParse(person.userInfo.rawData).success) fail(oneTapErrors.unverifiedEmail);
  const use = { token: credential, expiresAt: ctx.now + rememberedMs };
  if (!(await useCredential(runtime, tenant.id, connector.id, use)))
    fail(oneTapErrors.invalidIdToken, { internal: 'the credential was used before' });
  return person;
}

/** A credential that is not good has a code of its own; a provider that fails has that of any. */
function rename(error: unknown): never {
  const isInvalid =
    error instanceof ApiError && error.declaration.code === providerErrors.social_invalid_id_token.code;
  if (isInvalid) fail(oneTapErrors.invalidIdToken, { internal: error.internal, cause: error });
  throw error;
}
