import type { PageScreen, PageState } from '@gatehouse/contract/sign-in/page-state';
import { verifyOneTimeTokenInFlow } from '@gatehouse/contract/sign-in/one-time-token-endpoints';
import { ensureEvent } from '../flow/advance.ts';
import { beginAgreed } from '../flow/agree.ts';
import { useFlow } from '../flow/flow-context.tsx';
import { useSubmit } from '../flow/use-submit.ts';
import { BreakableText } from '../parts/breakable-text.tsx';
import { Form } from '../parts/form.tsx';
import { Heading } from '../parts/heading.tsx';
import { TermsCheck } from '../parts/terms-check.tsx';
import { useTexts } from '../texts.tsx';

/** A link with a one-time token: names the account and any current one, and signs in on a click. */
export function OneTimeTokenScreen(props: {
  state: PageState;
  screen: Extract<PageScreen, { name: 'one-time-token' }>;
}) {
  const { application, experience } = props.state;
  const { email, token, event, currentAccount, signInUrl } = props.screen;
  const { t, rich } = useTexts();
  const flow = useFlow();
  const { call, next, follow } = flow;
  const form = useSubmit(async () => {
    await (event === 'Register' ? beginAgreed(flow, experience) : ensureEvent(call, next, event));
    const answer = await call(verifyOneTimeTokenInFlow, {
      body: { identifier: { type: 'email', value: email }, token },
    });
    await follow(answer.next);
  });
  const text = currentAccount
    ? rich('magic.switch', {
        account: <BreakableText key="account" value={currentAccount} />,
        address: <BreakableText key="address" value={email} />,
      })
    : application && t('page.continue_to', { application: application.name });
  return (
    <>
      <Heading
        title={rich('magic.title', { address: <BreakableText key="address" value={email} /> })}
        text={text}
      />
      <Form form={form} action={t('page.continue')}>
        {event === 'Register' && <TermsCheck experience={experience} problem={form.problemOf('terms')} />}
      </Form>
      <p className="others">
        <a href={signInUrl}>{t('consent.switch')}</a>
      </p>
    </>
  );
}
