import { linkOwnIdentity } from '@gatehouse/contract/account/identity-endpoints';
import { beginOwnSocial, verifyOwnSocial } from '@gatehouse/contract/account/verification-endpoints';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureKey, nameProvider } from '../../factors/social/failure.ts';
import { keepLink, type ReturnedLink, takeReturnedLink } from '../../factors/social/link-return.ts';
import { createState } from '../../factors/social/state.ts';
import { useEndWith } from '../../flow/end-with.ts';
import { toProblem } from '../../flow/problem.ts';
import { redirectTo } from '../../flow/redirect.ts';
import { paths } from '../../paths.ts';
import { useTexts } from '../../texts.tsx';
import { useAccount } from '../state/account-context.tsx';
import type { AccountCall } from '../state/call.ts';

/** Sends the user to a provider, which returns to the callback page of sign-ins, and that one to this page. */
export async function startLink(call: AccountCall, connectorId: string): Promise<never> {
  const state = createState();
  const { verificationRecordId, authorizationUri } = await call(beginOwnSocial, {
    body: { connectorId, state, redirectUri: location.origin + paths.callback(connectorId) },
  }).catch(nameProvider);
  keepLink({ state, connectorId, verificationRecordId });
  return redirectTo(authorizationUri);
}

/** Links the account that the user comes back with from a provider. Returns the error, or nothing. */
export function useReturnedLink(): string {
  const texts = useTexts();
  const endWith = useEndWith();
  const { call, prove, refresh } = useAccount();
  const [problem, setProblem] = useState('');
  const isStarted = useRef(false);

  const link = useEffectEvent(async ({ verificationRecordId, data }: ReturnedLink): Promise<string> => {
    try {
      await call(verifyOwnSocial, { body: { verificationRecordId, connectorData: data } }).catch(
        nameProvider,
      );
      await prove(() =>
        call(linkOwnIdentity, { body: { newIdentifierVerificationRecordId: verificationRecordId } }),
      );
      await refresh();
      return '';
    } catch (error) {
      if (endWith(error)) return '';
      const key = failureKey(error);
      return key.startsWith('social.') && texts.has(key) ? texts.t(key) : toProblem(error, texts).text;
    }
  });

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const returned = takeReturnedLink();
    if (returned) void link(returned).then(setProblem);
  }, []);
  return problem;
}
