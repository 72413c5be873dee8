import type { InteractionEvent } from '@gatehouse/contract/sign-in/interaction';
import type { PageSocial } from '@gatehouse/contract/sign-in/page-state';
import { useFlow } from '../../flow/flow-context.tsx';
import { OtherWay } from '../../parts/other-way.tsx';
import { useTexts } from '../../texts.tsx';
import { leaveForProvider } from './social.ts';

/** The providers that the tenant offers, in its order, under the form if there is one. */
export function SocialButtons(props: {
  social: PageSocial[];
  event: InteractionEvent;
  flowId: string | undefined;
  isAlone: boolean;
}) {
  const { social, event, flowId, isAlone } = props;
  const { t } = useTexts();
  const flow = useFlow();
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
          go={() => leaveForProvider(flow, { flowId: flowId ?? '', kind: 'social', connectorId: id, event })}
        />
      ))}
    </>
  );
}
