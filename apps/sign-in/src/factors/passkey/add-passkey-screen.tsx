import type * as api from '@gatehouse/contract/sign-in/passkey-endpoints';
import { useFlow } from '../../flow/flow-context.tsx';
import { Heading } from '../../parts/heading.tsx';
import { OtherWay } from '../../parts/other-way.tsx';
import { useTexts } from '../../texts.tsx';
import { bindKey } from '../web-authn/web-authn.ts';

/** Offers to add a passkey to who has signed in another way; that it is not wanted is remembered. */
export function StepScreen() {
  const { t } = useTexts();
  const flow = useFlow();
  async function skip(): Promise<void> {
    const path = '/api/experience/profile/mfa/passkey-skipped';
    await flow.follow((await flow.call<typeof api.skipPasskey>('POST', path)).next);
  }
  return (
    <>
      <Heading title={t('passkey.add')} text={t('passkey.add_text')} hasFocus />
      <OtherWay label={t('page.continue')} go={() => bindKey(flow)} isFirst />
      <OtherWay label={t('bind.skip')} go={skip} />
    </>
  );
}
