import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import type { ReactNode } from 'react';
import type { OwnScreenProps } from '../own-screens.ts';
import { BreakableText } from '../parts/breakable-text.tsx';
import { Heading } from '../parts/heading.tsx';
import { paths } from '../paths.ts';
import { useTexts } from '../texts.tsx';

/** An invitation to an organization. Its forms are submitted to the page itself, which redirects. */
export function OwnScreen({ state, screen: { invitation } }: OwnScreenProps<'invitation'>) {
  const { t, rich } = useTexts();
  const { step, organization, role, inviter, invitee, account = '', isForAnyone = false } = invitation;
  const address = <BreakableText key="address" value={invitee} />;
  if (step === 'joined' || step === 'declined')
    return (
      <>
        <Heading
          title={t(`invitation.${step}.title`, { organization })}
          text={t(`invitation.${step}.text`)}
        />
        <Support state={state} />
      </>
    );
  const by = <bdi key="inviter">{inviter}</bdi>;
  const as = <b key="role">{role}</b>;
  const about = {
    title: t(role ? 'invitation.administer' : 'invitation.title', { organization }),
    text: role
      ? inviter
        ? rich('invitation.administer_by', { inviter: by, address, role: as })
        : rich('invitation.administer_text', { address, role: as })
      : inviter
        ? rich('invitation.by', { inviter: by, address })
        : rich('invitation.text', { address }),
  };
  return (
    <>
      <Heading {...about} />
      {step === 'sign-in' && (
        <p className="device-note">{t(isForAnyone ? 'invitation.sign_in_any' : 'invitation.sign_in')}</p>
      )}
      {step === 'accept' && <p className="device-note">{t('consent.as', { account })}</p>}
      {step === 'other-account' && (
        <p className="device-note">
          {rich('invitation.other', { account: <BreakableText key="account" value={account} />, address })}
        </p>
      )}
      {step === 'member' && (
        <p className="device-note">
          {rich('invitation.member', { account: <BreakableText key="account" value={account} /> })}
        </p>
      )}
      <AnswerForm form={invitation.form}>
        {step === 'accept' && (
          <button type="submit" className="button primary" name="answer" value="accept">
            {t('invitation.accept')}
          </button>
        )}
        {step === 'sign-in' && isForAnyone && (
          <button type="submit" className="button primary" name="answer" value="register">
            {t('sign_in.create_account')}
          </button>
        )}
        {(step !== 'accept' || isForAnyone) && (
          <button
            type="submit"
            className={isForAnyone && step !== 'member' ? 'button' : 'button primary'}
            name="answer"
            value="sign-in"
          >
            {step !== 'sign-in' ? t('consent.switch') : t(isForAnyone ? 'sign_in.action' : 'page.continue')}
          </button>
        )}
        {/* A member may have opened the link to try it. */}
        {step !== 'member' && (
          <button type="submit" className="button" name="answer" value="decline">
            {t('invitation.decline')}
          </button>
        )}
      </AnswerForm>
    </>
  );
}

const AnswerForm = ({ form, children }: { form: string; children: ReactNode }) => (
  <form method="post" action={paths.invitation}>
    <input type="hidden" name="form" value={form} />
    {children}
  </form>
);

function Support({ state: { experience } }: { state: PageState }) {
  const { t } = useTexts();
  const { supportEmail, supportWebsiteUrl } = experience;
  const help = supportWebsiteUrl ?? (supportEmail && `mailto:${supportEmail}`);
  if (!help) return null;
  return (
    <div className="ways-out">
      <a className="button" href={help}>
        {t('page.support')}
      </a>
    </div>
  );
}
