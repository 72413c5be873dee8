import type {
  ApplicationTestResult,
  TestedAssertion,
  TestedClaims,
} from '@gatehouse/contract/sign-in-tests/application-tests';
import { Link } from '@gatehouse/ui/controls/link';
import { JsonView } from '@gatehouse/ui/data/json-view';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { Banner } from '@gatehouse/ui/states/banner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantPath } from '../../app/tenant.ts';
import { ResultPart } from './result-part.tsx';
import './sign-in-tests.css';

/** What a sign-in to an application would have given it, and what it would have asked for and stored (ADR 201). */
export function ApplicationResult({ result }: { result: ApplicationTestResult }) {
  const { t } = useTranslation();
  const { isPassed, user, claims, assertion } = result;
  const lacksName = assertion !== null && assertion.nameId === null;
  return (
    <div className="test-result">
      <Banner
        live
        tone={isPassed ? (lacksName ? 'warning' : 'success') : 'danger'}
        title={t(`signInTests.${isPassed ? 'passed' : 'application.barred'}`)}
      >
        {!isPassed && <p>{t('signInTests.application.barredText')}</p>}
        {lacksName && <p>{t('signInTests.application.noNameId')}</p>}
        {isPassed && !lacksName && (
          <p>{t(`signInTests.application.${user ? 'signsIn' : 'registers'}`, { name: user?.name })}</p>
        )}
      </Banner>
      <Course result={result} />
      {claims && <Claims claims={claims} isNew={user === null} />}
      {assertion && <Assertion assertion={assertion} />}
    </div>
  );
}

/** Each text in a line of its own. */
const toLines = (texts: readonly string[]): ReactNode => (
  <ul className="test-result-lines">
    {texts.map((text) => (
      <li key={text} className="test-result-value" dir="auto">
        {text}
      </li>
    ))}
  </ul>
);

type Row = 'user' | 'methods' | 'mfa' | 'access' | 'consent' | 'changes' | 'scripts';

/** What the sign-in went through. */
function Course({ result }: { result: ApplicationTestResult }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const { user, methods, mfa, access, asksForConsent, changes, scripts } = result;
  const say = (key: Row, value: ReactNode) => ({ key, value });
  const adds = mfa.adds.map((factor) => t(`mfa.factors.options.${factor}`)).join(', ');
  const rows = [
    say(
      'user',
      user ? <Link href={path(`/users/${user.id}`)}>{user.name}</Link> : t('signInTests.application.newUser'),
    ),
    say('methods', <code>{methods.join(' ')}</code>),
    say(
      'mfa',
      adds
        ? t('signInTests.application.mfa.adds', { factors: adds })
        : t(`signInTests.application.mfa.${mfa.isVerified ? 'verified' : 'none'}`),
    ),
    say(
      'access',
      t(
        `signInTests.application.access.${access.isLimited ? (access.mayUse ? 'allowed' : 'refused') : 'all'}`,
      ),
    ),
    say('consent', t(`signInTests.application.consent.${asksForConsent ? 'asked' : 'none'}`)),
    say(
      'changes',
      changes.length === 0
        ? t('signInTests.application.changes.none')
        : toLines(changes.map((change) => t(`signInTests.application.changes.${change}`))),
    ),
    ...(scripts.length === 0
      ? []
      : [say('scripts', toLines(scripts.map((script) => t(`signInTests.application.scripts.${script}`))))]),
  ];
  return (
    <ResultPart title={t('signInTests.application.course')}>
      <KeyValue
        items={rows.map(({ key, value }) => ({
          key,
          label: t(`signInTests.application.rows.${key}`),
          value,
        }))}
      />
    </ResultPart>
  );
}

function Claims({ claims, isNew }: { claims: TestedClaims; isNew: boolean }) {
  const { t } = useTranslation();
  const { scopes, idToken, userinfo, accessTokens } = claims;
  const scope = scopes.join(' ');
  return (
    <>
      <ResultPart
        title={t('signInTests.application.idToken')}
        text={t('signInTests.application.idTokenText', { scope })}
      >
        <JsonView value={idToken} />
      </ResultPart>
      <ResultPart
        title={t('signInTests.application.userinfo')}
        text={t('signInTests.application.userinfoText')}
      >
        <JsonView value={userinfo} />
      </ResultPart>
      {accessTokens.map(({ resource, claims: ofToken }) => (
        <ResultPart
          key={resource.indicator}
          title={t('signInTests.application.accessToken', { name: resource.name })}
          text={t('signInTests.application.accessTokenText')}
        >
          <JsonView value={ofToken} />
        </ResultPart>
      ))}
      {accessTokens.length === 0 && (
        <ResultPart title={t('signInTests.application.accessTokens')}>
          <p className="test-result-text">
            {t(`signInTests.application.${isNew ? 'noRolesYet' : 'noResource'}`)}
          </p>
        </ResultPart>
      )}
    </>
  );
}

function Assertion({ assertion }: { assertion: TestedAssertion }) {
  const { t } = useTranslation();
  const { nameId, nameIdFormat, attributes, missing } = assertion;
  const none = <span className="test-result-missing">{t('signInTests.application.noValue')}</span>;
  return (
    <>
      <ResultPart title={t('signInTests.application.nameId')} text={nameIdFormat}>
        <span className="test-result-value" dir="auto">
          {nameId ?? none}
        </span>
      </ResultPart>
      <ResultPart
        title={t('signInTests.application.attributes')}
        text={t('signInTests.application.attributesText')}
      >
        <KeyValue
          items={[
            ...attributes.map(({ name, values }) => ({
              key: name,
              label: name,
              value: toLines(values),
            })),
            ...missing.map(({ name, claim }) => ({ key: `${name} ${claim}`, label: name, value: none })),
          ]}
        />
      </ResultPart>
    </>
  );
}
