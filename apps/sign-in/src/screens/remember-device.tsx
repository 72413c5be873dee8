import { rememberDevice } from '@gatehouse/contract/sign-in/trusted-device-endpoints';
import { useFlow } from '../flow/flow-context.tsx';
import { ActionButton } from '../parts/action-button.tsx';
import { Heading } from '../parts/heading.tsx';
import { useTexts } from '../texts.tsx';

/** After a second factor was verified: whether this browser is asked for one next time. */
export function StepScreen() {
  const { t } = useTexts();
  const flow = useFlow();
  async function choose(remember: boolean): Promise<void> {
    await flow.follow((await flow.call(rememberDevice, { body: { remember } })).next);
  }
  return (
    <>
      <Heading title={t('mfa.remember_title')} text={t('mfa.remember_text')} hasFocus />
      <ActionButton label={t('mfa.remember')} run={() => choose(true)} isPrimary />
      <ActionButton label={t('bind.skip')} run={() => choose(false)} />
    </>
  );
}
