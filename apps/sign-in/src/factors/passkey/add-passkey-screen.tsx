import { skipPasskey } from '@gatehouse/contract/sign-in/passkey-endpoints';
import { useFlow } from '../../flow/flow-context.tsx';
import { Heading } from '../../parts/heading.tsx';
import { ActionButton } from '../../parts/action-button.tsx';
import { useTexts } from '../../texts.tsx';
import { registerWebAuthn } from '../web-authn/web-authn.ts';

/** Offers a passkey to users who signed in another way. The server remembers if they skip it. */
export function StepScreen() {
  const { t } = useTexts();
  const flow = useFlow();
  async function skip(): Promise<void> {
    await flow.follow((await flow.call(skipPasskey)).next);
  }
  return (
    <>
      <Heading title={t('passkey.add')} text={t('passkey.add_text')} hasFocus />
      <ActionButton label={t('page.continue')} run={() => registerWebAuthn(flow)} isPrimary />
      <ActionButton label={t('bind.skip')} run={skip} />
    </>
  );
}
