import { createHash } from 'node:crypto';
import { providerErrors } from '@gatehouse/contract/connectors/errors';
import { oneTapErrors, sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { z } from 'zod';
import type { Ctx } from '../../../runtime/ctx.ts';
import { ApiError, fail } from '../../../lib/fail.ts';
import { callbackAddress } from '../../../identity-providers/addresses.ts';
import type { VerifiedPerson } from '../../../identity-providers/identity-provider.ts';
import { type Finished, finishSignIn } from '../../../identity-providers/returns/finish-sign-in.ts';
import type { OpenSocialConnector } from '../../../identity-providers/social/social-connectors.ts';
import { useCredential } from '../../../identity-providers/social/used-credentials.ts';
import type { Flow } from '../../flow/flow-store.ts';
import { findPageApplication } from '../../flow/page-application-store.ts';

/** Google's credentials are valid for an hour, but are accepted only in the first ten minutes, and only once. */
const rememberedMs = 60 * 60 * 1000;

/** Google's claim about the email address. */
const verifiedAddress = z.object({ email: z.string().min(1), email_verified: z.literal([true, 'true']) });

/** The nonce that the credential of a page of this flow must contain, so that one of another sign-in is rejected. */
export const nonceOf = ({ rowId }: Pick<Flow, 'rowId'>): string =>
  createHash('sha256').update(`one-tap ${rowId}`).digest('base64url');

/** The credential that the application's own page got and sent with its authorization request. */
export const sentByApplication = (params: Record<string, unknown> | null | undefined): string | undefined => {
  const credential = params?.google_one_tap_credential;
  return typeof credential === 'string' && credential !== '' ? credential : undefined;
};

/**
 * The account of a One Tap credential. The credential was issued to a page of this flow, or sent by the application
 * that started the flow; it is accepted once, in any flow; and Google must have verified its email address.
 */
export async function readCredential(
  ctx: Ctx,
  flow: Flow,
  connector: OpenSocialConnector,
  credential: string,
): Promise<Finished<VerifiedPerson>> {
  const { actor, runtime, tenant } = ctx;
  if (!connector.hasOneTap) fail(sessionErrors.verificationNotFound);
  const flowId = actor.kind === 'flow' ? actor.flowId : undefined;
  const { params } = (await findPageApplication(runtime, tenant.id, flow.clientId, flowId)) ?? {};
  // A credential that the application sent must have no nonce: one from our own page is not valid there a second time.
  const kept: Record<string, string> =
    credential === sentByApplication(params) ? {} : { nonce: nonceOf(flow) };
  const redirectUri = callbackAddress({ origin: tenant.origin, connectorId: connector.id });
  const back = { data: { credential }, redirectUri, kept };
  const person = await finishSignIn(ctx, connector, back).catch(rename);
  // Also one that Google isn't authoritative for, which is not copied: the account is identified by its ID.
  if (!verifiedAddress.safeParse(person.userInfo.rawData).success) fail(oneTapErrors.unverifiedEmail);
  const use = { token: credential, expiresAt: ctx.now + rememberedMs };
  if (!(await useCredential(runtime, tenant.id, connector.id, use)))
    fail(oneTapErrors.invalidIdToken, { internal: 'the credential was used before' });
  return person;
}

/** An invalid credential has its own error code; other failures of the provider have the usual ones. */
function rename(error: unknown): never {
  const isInvalid =
    error instanceof ApiError && error.declaration.code === providerErrors.social_invalid_id_token.code;
  if (isInvalid) fail(oneTapErrors.invalidIdToken, { internal: error.internal, cause: error });
  throw error;
}
