import { providerErrors } from '@gatehouse/contract/connectors/errors';
import { sessionErrors } from '@gatehouse/contract/sign-in/errors';
import { verifySocial } from '@gatehouse/contract/sign-in/social-endpoints';
import { fail, found } from '../../../fail.ts';
import { getSignInExperience } from '../../../features/sign-in-experience/store.ts';
import { createId } from '../../../ids.ts';
import type { OpenConnector } from '../../../social/connectors.ts';
import { describePerson } from '../../../social/provider.ts';
import { postAddress } from '../../../saml/addresses.ts';
import { readPosted } from '../../../saml/posted-answers.ts';
import { describeStep } from '../../flow/audit.ts';
import { operation } from '../../flow/operation.ts';
import { withVerification } from '../../flow/state.ts';
import { type Flow, saveFlow } from '../../flow/store.ts';
import { findAccounts, tidyUserInfo } from './accounts.ts';
import { callbackAddress, openSocial } from './authorize.ts';
import type { SocialVerification } from './record.ts';

const audited = 'Verification.Social.Submit';

/** Proves a social account. What came back has to belong to the very sign-in that sent the person away, and is used once. */
export const verifyOperation = operation(
  verifySocial,
  audited,
  async (ctx, { params: { connectorId }, body: { connectorData: data, verificationId } }) => {
    const { flow, connector } = await openSocial(ctx, connectorId);
    const known = findPending(flow, connector, verificationId, data);
    const { state, redirectUri = callbackAddress(ctx, connectorId), kept = {} } = known.pending ?? {};
    if (state !== undefined) requireBound(data.state, state, kept);
    const userInfo = tidyUserInfo(
      await describePerson(ctx, connector, {
        data: connector.installed.receive ? await readPosted(ctx, connectorId, data) : data,
        redirectUri,
        postUri: postAddress(ctx.tenant, connectorId),
        kept,
      }),
    );

    const { userId, relatedUserId } = await findAccounts(ctx, connector.target, userInfo);
    const { socialSignIn } = await getSignInExperience(ctx.runtime, ctx.tenant.id);
    const isLinking = userId === undefined && Boolean(relatedUserId && socialSignIn.automaticAccountLinking);
    const { pending: _used, ...rest } = known;
    const verification: SocialVerification = {
      ...rest,
      userInfo,
      userId: isLinking ? relatedUserId : userId,
      relatedUserId,
      isLinking,
    };
    await saveFlow(ctx, flow, withVerification(flow.state, verification), {
      logs: [describeStep(ctx, audited, { userId: verification.userId })],
    });
    return { verificationId: verification.id };
  },
);

/** What was begun in this flow. Nothing was for a credential of One Tap, which the page got without leaving. */
function findPending(
  { state }: Flow,
  { id: connectorId, target, syncProfile }: OpenConnector,
  verificationId: string | undefined,
  data: Record<string, unknown>,
): SocialVerification {
  if (verificationId === undefined && typeof data.credential === 'string')
    return { id: createId(), type: 'Social', connectorId, target, syncsProfile: syncProfile };
  return found(
    state.verifications.find(
      (each): each is SocialVerification =>
        each.id === verificationId &&
        each.type === 'Social' &&
        (each as SocialVerification).connectorId === connectorId &&
        (each as SocialVerification).pending !== undefined,
    ),
    sessionErrors.verificationNotFound,
  );
}

/** The state binds what came back to this flow (RFC 9700 4.7). Only where verifier or nonce do so already may a page keep it to itself. */
function requireBound(given: unknown, state: string, { codeVerifier, nonce }: Record<string, string>): void {
  const isBound = given === undefined ? (codeVerifier ?? nonce) !== undefined : given === state;
  if (!isBound)
    fail(providerErrors.invalid_request_parameters, { internal: 'the state is not that of this sign-in' });
}
