import { useFlow } from '../flow/flow-context.tsx';
import { changeTexts, showIdentifier } from '../flow/identifier.ts';
import type { StepProps } from '../flow/steps.ts';
import { switchEvent } from '../flow/switch-event.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { useTexts } from '../texts.tsx';

/** Nobody has the proven address: make an account with it, or take another one. */
export function StepScreen({ next }: StepProps<'no-account'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const { identifier, canSwitch } = next;
  const form = useSubmit(() => switchEvent(flow, 'Register'));
  const text = t('no_account.text', { address: showIdentifier(identifier) });
  return (
    <>
      <Heading title={t('no_account.title')} text={text} hasFocus />
      {canSwitch && <Form form={form} action={t('register.action')} />}
      <p className="others">
        <button type="button" className="link" onClick={flow.startOver}>
          {t(changeTexts[identifier.type])}
        </button>
      </p>
    </>
  );
}
