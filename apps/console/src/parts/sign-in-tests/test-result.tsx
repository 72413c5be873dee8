import type { ConnectorTestResult, SignInTestResult } from '@gatehouse/contract/sign-in-tests/sign-in-tests';
import { Link } from '@gatehouse/ui/controls/link';
import { JsonView } from '@gatehouse/ui/data/json-view';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { Banner } from '@gatehouse/ui/states/banner';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { ApplicationResult } from './application-result.tsx';
import { ResultPart } from './result-part.tsx';
import './sign-in-tests.css';

/** The result of a test. */
export function TestResult({ result }: { result: SignInTestResult }) {
  return result.kind === 'Application' ? (
    <ApplicationResult result={result} />
  ) : (
    <ConnectorResult result={result} />
  );
}

/** What the provider sent, the profile, and the account, or why it failed and what to change. */
function ConnectorResult({ result }: { result: ConnectorTestResult }) {
  const { t } = useTranslation();
  const { failure, account, profile, sent, notes } = result;
  const isWorking = result.isPassed && account?.outcome !== 'Refused' && !notes.includes('UserSuspended');
  return (
    <div className="test-result">
      <Banner
        live
        tone={result.isPassed ? (isWorking ? 'success' : 'warning') : 'danger'}
        title={t(`signInTests.${result.isPassed ? 'passed' : 'failed'}`)}
      >
        {failure && <p>{t(`signInTests.faults.${failure.fault}`)}</p>}
        {failure?.reason && (
          <p className="test-result-reason" dir="auto">
            {t('signInTests.reason', { reason: failure.reason })}
          </p>
        )}
        {account && <p>{t(`signInTests.account.${account.outcome}`)}</p>}
      </Banner>
      {notes.length > 0 && (
        <Banner tone="warning" title={t('signInTests.notes.title')}>
          {notes.map((note) => (
            <p key={note}>{t(`signInTests.notes.${note}`)}</p>
          ))}
        </Banner>
      )}
      {account?.user && <Account user={account.user} />}
      {profile && <Profile profile={profile} />}
      {sent && (
        <ResultPart title={t('signInTests.sent')} text={t('signInTests.sentText')}>
          <JsonView value={sent} />
        </ResultPart>
      )}
    </div>
  );
}

function Account({ user }: { user: { id: string; name: string } }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  return (
    <ResultPart title={t('signInTests.account.title')}>
      <KeyValue
        items={[
          {
            key: 'user',
            label: t('signInTests.account.user'),
            value: <Link href={path(`/users/${user.id}`)}>{user.name}</Link>,
          },
        ]}
      />
    </ResultPart>
  );
}

const fields = ['id', 'email', 'phone', 'name', 'avatar'] as const;

function Profile({ profile }: { profile: NonNullable<ConnectorTestResult['profile']> }) {
  const { t } = useTranslation();
  return (
    <ResultPart title={t('signInTests.profile.title')} text={t('signInTests.profile.text')}>
      <KeyValue
        items={fields.map((field) => ({
          key: field,
          label: t(`signInTests.profile.${field}`),
          value: profile[field] ? (
            <span className="test-result-value" dir="auto">
              {profile[field]}
            </span>
          ) : (
            <span className="test-result-missing">{t('signInTests.profile.missing')}</span>
          ),
        }))}
      />
    </ResultPart>
  );
}
