import type { PageDevice } from '@gatehouse/contract/sign-in/page-state';
import type { OwnScreenProps } from '../own-screens.ts';
import { saveIdentifier, deviceKey } from '../flow/saved-identifier.ts';
import { paths } from '../paths.ts';
import { ScopeList } from '../parts/scope-list.tsx';
import { Field } from '../parts/field.tsx';
import { Heading } from '../parts/heading.tsx';
import { useTexts } from '../texts.tsx';

/** The user interaction of the device flow (RFC 8628, section 3.3). Its forms are submitted to the verification URI, which redirects. */
export function OwnScreen({ state, screen: { device } }: OwnScreenProps<'device'>) {
  const { t } = useTexts();
  switch (device.step) {
    case 'input':
      return <EnterCode device={device} />;
    case 'confirm':
      return <ConfirmDevice device={device} application={state.application?.name ?? ''} />;
    default:
      return <Heading title={t(`device.${device.step}_title`)} text={t(`device.${device.step}_text`)} />;
  }
}

function EnterCode({ device: { xsrf, error } }: { device: PageDevice }) {
  const { t } = useTexts();
  return (
    <>
      <Heading title={t('device.title')} text={t('device.text')} />
      <form
        method="post"
        action={paths.device}
        onSubmit={({ currentTarget }) =>
          saveIdentifier(deviceKey, String(new FormData(currentTarget).get('user_code')))
        }
      >
        <input type="hidden" name="xsrf" value={xsrf ?? ''} />
        <Field
          name="user_code"
          label={t('code.field')}
          problem={error && errorText(t, error)}
          hasFocus={error !== undefined}
          className="device-code"
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          required
          maxLength={16}
        />
        <button type="submit" className="button primary">
          {t('page.continue')}
        </button>
      </form>
    </>
  );
}

function errorText(t: ReturnType<typeof useTexts>['t'], error: NonNullable<PageDevice['error']>): string {
  if (error === 'limited') return t('error.request.rate_limited');
  if (error === 'ended') return t('error.session.verification_session_not_found');
  return t(`device.error_${error}`);
}

/** Shows the code and the application, so that users notice a code that an attacker sent them (RFC 8628, section 5.4). */
function ConfirmDevice({ device, application }: { device: PageDevice; application: string }) {
  const { xsrf, userCode, accountId, account, scopes = [], resources = [] } = device;
  const { t } = useTexts();
  const hidden = (
    <>
      <input type="hidden" name="xsrf" value={xsrf ?? ''} />
      <input type="hidden" name="user_code" value={userCode ?? ''} />
      <input type="hidden" name="account" value={accountId ?? ''} />
    </>
  );
  return (
    <>
      <Heading title={t('device.confirm_title', { application })} />
      <p className="device-code" dir="ltr">
        {userCode}
      </p>
      <p className="device-note">{t('device.confirm_text')}</p>
      {account && (
        <form method="post" action={paths.device} className="account">
          {hidden}
          <input type="hidden" name="confirm" value="yes" />
          <span>{t('consent.as', { account })}</span>{' '}
          <button type="submit" className="link" name="switch" value="yes">
            {t('consent.switch')}
          </button>
        </form>
      )}
      {(scopes.length > 0 || resources.length > 0) && (
        <>
          <p>{t('consent.intro', { application })}</p>
          <ScopeList scopes={scopes} resources={resources} />
        </>
      )}
      <form method="post" action={paths.device}>
        {hidden}
        <button type="submit" className="button primary" name="confirm" value="yes">
          {t('consent.allow')}
        </button>
        <button type="submit" className="button" name="abort" value="yes">
          {t('consent.deny')}
        </button>
      </form>
    </>
  );
}
