import { verificationErrors } from '@gatehouse/contract/account/errors';
import { getMe } from '@gatehouse/contract/me/endpoints';
import { beginSocialLink } from '@gatehouse/contract/me/social-endpoints';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../app/api/failure.ts';
import { keyOf } from '../../app/api/keys.ts';
import { useSave } from '../../app/api/use-save.ts';
import { type LinkResult, keepStartedLink, onLinkEnd } from './social-channel.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

/** The size of the pop-up (PRF-04). */
const features = 'popup,width=600,height=640';

/** Links a social account in a pop-up of its provider. `linking` is the connector whose pop-up is open. */
export function useSocialLink(): {
  link: (connectorId: string) => Promise<void>;
  linking: string | undefined;
} {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const toast = useToast();
  const client = useQueryClient();
  const askToSignIn = useSignInAgain();
  const [linking, setLinking] = useState<string>();
  const { save: begin } = useSave(beginSocialLink, { ignore: [verificationErrors.denied.code] });

  const finish = useEffectEvent(async ({ problem }: LinkResult) => {
    setLinking(undefined);
    if (problem?.code === verificationErrors.denied.code) return askToSignIn();
    if (problem)
      return void confirm({ title: t('profile.linked.failed'), body: problem.message, alert: true });
    await client.invalidateQueries({ queryKey: keyOf(getMe, {}) });
    toast.success(t('profile.linked.done'));
  });
  useEffect(() => onLinkEnd((result) => void finish(result)), []);

  async function link(connectorId: string) {
    // Opened before the answer is there: browsers block pop-ups that no click has opened.
    const popup = window.open('', storageName, features);
    if (!popup) {
      toast.error(t('profile.linked.blocked'));
      return;
    }
    setLinking(connectorId);
    try {
      const state = crypto.randomUUID();
      const redirectUri = `${location.origin}/console/handle-social`;
      const { redirectTo } = await begin({ body: { connectorId, state, redirectUri } });
      keepStartedLink({ connectorId, state });
      popup.location.assign(redirectTo);
      watchClosing(popup, () => setLinking(undefined));
    } catch (error) {
      popup.close();
      setLinking(undefined);
      if (error instanceof ApiFailure && error.code === verificationErrors.denied.code) await askToSignIn();
    }
  }
  return { link, linking };
}

const storageName = 'gatehouse-link';

/** A user who closes the pop-up can try again. */
function watchClosing(popup: Window, react: () => void): void {
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    react();
  }, 500);
}
