import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { PageOneTap, PageSocial } from '@gatehouse/contract/sign-in/page-state';
import { useEffect, useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { ProviderLogo } from '../../parts/provider-logo.tsx';
import { useTexts } from '../../texts.tsx';
import type { OneTapPrompt } from './one-tap-prompt.tsx';
import { redirectToProvider, verifyCredential } from './social.ts';

/** The tenant's social providers in its order, below the form if there is one. */
export function SocialButtons(props: {
  social: PageSocial[];
  oneTap: PageOneTap | undefined;
  event: InteractionEvent;
  flowId: string | undefined;
  isAlone: boolean;
}) {
  const { social, oneTap, event, flowId, isAlone } = props;
  const { t } = useTexts();
  const flow = useFlow();
  const given = oneTap?.given;
  if (social.length === 0) return null;
  return (
    <>
      {!isAlone && <p className="or">{t('social.or')}</p>}
      {given && (
        <ActionButton
          label={t('magic.title', { address: given.email })}
          run={() =>
            verifyCredential(flow, { connectorId: oneTap.connectorId, event, credential: given.credential })
          }
          isPrimary={isAlone}
        />
      )}
      {social.map(({ id, name, logo, logoDark }) => (
        <ActionButton
          key={id}
          label={t('social.continue', { name })}
          icon={<ProviderLogo logo={logo} dark={logoDark} />}
          run={() =>
            redirectToProvider(flow, { flowId: flowId ?? '', kind: 'social', connectorId: id, event })
          }
        />
      ))}
      {oneTap && flowId && !given && <OneTap oneTap={oneTap} event={event} />}
    </>
  );
}

/** The Google One Tap prompt, loaded after hydration. Errors are ignored, because the user didn't ask for it. */
function OneTap(props: { oneTap: PageOneTap; event: InteractionEvent }) {
  const [Prompt, setPrompt] = useState<typeof OneTapPrompt>();
  useEffect(() => {
    import('./one-tap-prompt.tsx').then(
      (loaded) => setPrompt(() => loaded.OneTapPrompt),
      () => undefined,
    );
  }, []);
  return Prompt && <Prompt {...props} />;
}
