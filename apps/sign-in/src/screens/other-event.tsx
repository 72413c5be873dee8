import { agreeToTerms } from '@gatehouse/contract/sign-in/recovery-endpoints';
import { asksForTerms } from '../flow/agree.ts';
import { useFlow } from '../flow/flow-context.tsx';
import { changeTexts, formatIdentifier } from '../flow/identifier.ts';
import type { StepProps } from '../flow/step.ts';
import { switchEvent } from '../flow/switch-event.ts';
import { useSubmit } from '../flow/use-submit.ts';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { TermsCheck } from '../parts/terms-check.tsx';
import { useTexts } from '../texts.tsx';

const texts = {
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

/** The verified identifier has no account, or has one: the user registers, signs in instead, or changes the identifier. */
export function StepScreen({ state, next }: StepProps<'no-account'> | StepProps<'has-account'>) {
  const { t } = useTexts();
  const flow = useFlow();
  const { step, identifier, canSwitch } = next;
  const { event, title, text, action } = texts[step];
  const { experience } = state;
  const isNew = event === 'Register';
  const form = useSubmit(async () => {
    if (isNew && asksForTerms(experience)) await flow.call(agreeToTerms);
    await switchEvent(flow, event);
  });
  return (
    <>
      <Heading title={t(title)} text={t(text, { address: formatIdentifier(identifier) })} hasFocus />
      {canSwitch && (
        <Form form={form} action={t(action)}>
          {isNew && <TermsCheck experience={experience} problem={form.problemOf('terms')} />}
        </Form>
      )}
      <p className="others">
        <button type="button" className="link" onClick={flow.startOver}>
          {t(changeTexts[identifier.type])}
        </button>
      </p>
    </>
  );
}
