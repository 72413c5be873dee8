import { sendCode } from '../factors/verification-code/send.ts';
import { useFlow } from '../flow/flow-context.tsx';
import { formatIdentifier } from '../flow/identifier.ts';
import type { StepProps } from '../flow/step.ts';
import { Heading } from '../parts/heading.tsx';
import { ActionButton } from '../parts/action-button.tsx';
import { useTexts } from '../texts.tsx';

/** An account has the email address of the social account: the user signs in to it to link both. */
export function StepScreen({ next }: StepProps<'link'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const { identifier, ways } = next;
  const way = ways.find((each) => each.identifier === identifier.type);
  return (
    <>
      <Heading
        title={t('has_account.title')}
        text={t('link.text', { address: formatIdentifier(identifier) })}
        hasFocus
      />
      {way?.password && (
        <ActionButton
          label={t('page.continue')}
          run={() => flow.follow({ step: 'password', event: 'SignIn', identifier, ways })}
          isPrimary
        />
      )}
      {way?.verificationCode && (
        <ActionButton
          label={t('code.send')}
          run={() => sendCode(flow, 'SignIn', identifier)}
          isPrimary={!way.password}
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
