import type { PageScreen } from '@gatehouse/contract/sign-in/page-state';
import { sendCode } from '../factors/verification-code/send.ts';
import { useFlow } from '../flow/flow-context.tsx';
import { saveIdentifier } from '../flow/saved-identifier.ts';
import { Heading } from '../parts/heading.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { useTexts } from '../texts.tsx';
import { IdentifierForm } from '../factors/identifier-form.tsx';

/** Asks where to send the code for a password reset; after the reset, links to the sign-in page. */
export function ResetPasswordScreen({ screen }: { screen: Extract<PageScreen, { name: 'reset-password' }> }) {
  const { t } = useTexts();
  const flow = useFlow();
  const { identifierTypes, loginHint, signInUrl } = screen;
  const isDone = flow.next?.step === 'verify' && flow.next.event === 'SignIn';
  if (isDone)
    return (
      <>
        <Heading title={t('reset.done.title')} text={t('reset.done.text')} hasFocus />
        {signInUrl && (
          <PageLink className="button primary" href={signInUrl}>
            {t('sign_in.action')}
          </PageLink>
        )}
      </>
    );
  return (
    <>
      <Heading title={t('forgot.title')} text={t('forgot.text')} />
      <IdentifierForm
        types={identifierTypes}
        defaultValue={loginHint}
        action={t('code.send')}
        onSubmit={async (identifier) => {
          await sendCode(flow, 'ForgotPassword', identifier);
          // Prefills the sign-in page.
          saveIdentifier(flow.flowId, identifier.value);
        }}
      />
      {signInUrl && (
        <p className="other">
          <PageLink href={signInUrl}>{t('forgot.back')}</PageLink>
        </p>
      )}
    </>
  );
}
