import { agreeToTerms } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { useFlow } from '../flow/flow-context.tsx';
import type { StepProps } from '../flow/step.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Agreement } from '../parts/agreement.tsx';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { useTexts } from '../texts.tsx';

/** Asks the user to agree to the terms before the account is created or signed in (STATE-09). */
export function StepScreen({ state }: StepProps<'terms'>) {
  const { t } = useTexts();
  const { call, follow } = useFlow();
  const form = useSubmit(async () => {
    await follow((await call(agreeToTerms)).next);
  });
  return (
    <>
      <Heading title={t('terms.title')} hasFocus />
      <Form form={form} action={t('terms.action')}>
        <Agreement experience={state.experience} text="terms.text" />
      </Form>
    </>
  );
}
