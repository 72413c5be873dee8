import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { PageSocial } from '@gatehouse/contract/sign-in/page-state';
import { useEffect } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { OtherWay } from '../../parts/other-way.tsx';
import { useTexts } from '../../texts.tsx';
import { leaveForProvider, takeDirect } from './social.ts';

/** The providers that the tenant offers, in its order, under the form if there is one. */
export function SocialButtons(props: {
  social: PageSocial[];
  event: InteractionEvent;
  flowId: string | undefined;
  /** The provider that the application asks for. */
  directId?: string;
  isAlone: boolean;
}) {
  const { social, event, flowId, directId, isAlone } = props;
  const { t } = useTexts();
  const flow = useFlow();
  useEffect(() => {
    // A flow that has got further goes on where it is.
    const isAtStart = flow.next === undefined || ['begin', 'verify'].includes(flow.next.step);
    if (directId && flowId && isAtStart && takeDirect(flowId))
      leaveForProvider(flow, { flowId, connectorId: directId, event }).catch(flow.endWith);
  }, [directId, event, flow, flowId]);
  if (social.length === 0) return null;
  return (
    <>
      {!isAlone && <p className="or">{t('social.or')}</p>}
      {social.map(({ id, name, logo, logoDark }) => (
        <OtherWay
          key={id}
          label={t('social.continue', { name })}
          icon={
            <picture>
              {logoDark && <source srcSet={logoDark} media="(prefers-color-scheme: dark)" />}
              <img src={logo} alt="" width={20} height={20} />
            </picture>
          }
          go={() => leaveForProvider(flow, { flowId: flowId ?? '', connectorId: id, event })}
        />
      ))}
    </>
  );
}
