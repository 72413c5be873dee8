import { sendCode } from '../factors/verification-code/send.ts';
import { useFlow } from '../flow/flow-context.tsx';
import { showIdentifier } from '../flow/identifier.ts';
import type { StepProps } from '../flow/steps.ts';
import { Heading } from '../parts/heading.tsx';
import { OtherWay } from '../parts/other-way.tsx';
import { useTexts } from '../texts.tsx';

/** An account has the address of the social account that was proven: who proves that one too has them linked. */
export function StepScreen({ next }: StepProps<'link'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const { identifier, ways } = next;
  const way = ways.find((each) => each.identifier === identifier.type);
  return (
    <>
      <Heading
        title={t('has_account.title')}
        text={t('link.text', { address: showIdentifier(identifier) })}
        hasFocus
      />
      {way?.password && (
        <OtherWay
          label={t('page.continue')}
          go={() => flow.follow({ step: 'password', event: 'SignIn', identifier, ways })}
          isFirst
        />
      )}
      {way?.verificationCode && (
        <OtherWay
          label={t('code.send')}
          go={() => sendCode(flow, 'SignIn', identifier)}
          isFirst={!way.password}
        />
      )}
      <p className="others">
        <button type="button" className="link" onClick={flow.startOver}>
          {t('consent.switch')}
        </button>
      </p>
    </>
  );
}
