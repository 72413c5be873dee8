import { useFlow } from '../flow/flow-context.tsx';
import { changeTexts, showIdentifier } from '../flow/identifier.ts';
import type { StepProps } from '../flow/steps.ts';
import { switchEvent } from '../flow/switch-event.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { useTexts } from '../texts.tsx';

/** Somebody has the proven address already: sign in to that account, or take another address. */
export function StepScreen({ next }: StepProps<'has-account'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const { identifier, canSwitch } = next;
  const form = useSubmit(() => switchEvent(flow, 'SignIn'));
  const text = t('has_account.text', { address: showIdentifier(identifier) });
  return (
    <>
      <Heading title={t('has_account.title')} text={text} hasFocus />
      {canSwitch && <Form form={form} action={t('sign_in.action')} />}
      <p className="others">
        <button type="button" className="link" onClick={flow.startOver}>
          {t(changeTexts[identifier.type])}
        </button>
      </p>
    </>
  );
}
