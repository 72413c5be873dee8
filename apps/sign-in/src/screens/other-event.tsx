import { useFlow } from '../flow/flow-context.tsx';
import { changeTexts, showIdentifier } from '../flow/identifier.ts';
import type { StepProps } from '../flow/steps.ts';
import { switchEvent } from '../flow/switch-event.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { useTexts } from '../texts.tsx';

const said = {
  'no-account': {
    event: 'Register',
    title: 'no_account.title',
    text: 'no_account.text',
    action: 'register.action',
  },
  'has-account': {
    event: 'SignIn',
    title: 'has_account.title',
    text: 'has_account.text',
    action: 'sign_in.action',
  },
} as const;

/** Nobody has what was proven, or somebody has: make an account with it, sign in to that account, or take something else. */
export function StepScreen({ next }: StepProps<'no-account' | 'has-account'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const { step, identifier, canSwitch } = next;
  const { event, title, text, action } = said[step];
  const form = useSubmit(() => switchEvent(flow, event));
  return (
    <>
      <Heading title={t(title)} text={t(text, { address: showIdentifier(identifier) })} hasFocus />
      {canSwitch && <Form form={form} action={t(action)} />}
      <p className="others">
        <button type="button" className="link" onClick={flow.startOver}>
          {t(changeTexts[identifier.type])}
        </button>
      </p>
    </>
  );
}
