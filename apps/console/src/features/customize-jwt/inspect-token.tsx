import { explainToken } from '@gatehouse/contract/explanations/endpoints';
import type { ExplainedToken } from '@gatehouse/contract/explanations/tokens';
import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { Link } from '@gatehouse/ui/controls/link';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { useLocale } from '@gatehouse/ui/base/texts';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Banner } from '@gatehouse/ui/states/banner';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';
import { Scopes } from '../../parts/explanations/scopes.tsx';
import { DocumentTitle } from '../../parts/pages/document-title.tsx';
import '../../parts/explanations/explanations.css';

/** What a pasted token is. It is sent in a body, and is neither in the URL nor kept. */
export function InspectToken() {
  const { t } = useTranslation();
  const path = useTenantPath();
  const isAllowed = useCan(explainToken.permission);
  return (
    <>
      <DocumentTitle>{t('explanations.inspect.title')}</DocumentTitle>
      <PageHeader
        title={t('explanations.inspect.title')}
        description={t('explanations.inspect.description')}
        crumbs={[{ label: t('customizeJwt.title'), href: path('/customize-jwt') }]}
      />
      {isAllowed ? (
        <Inspector />
      ) : (
        <ForbiddenState permission={explainToken.permission} who={t('app.forbidden.who')} />
      )}
    </>
  );
}

function Inspector() {
  const { t } = useTranslation();
  const [token, setToken] = useState('');
  const [explained, setExplained] = useState<ExplainedToken>();
  const { save, isSaving } = useSave(explainToken);
  const inspect = (event: FormEvent) => {
    event.preventDefault();
    // A failure of the request is shown in a toast.
    void save({ body: { token: token.trim() } }).then(setExplained, () => undefined);
  };
  return (
    <div className="explained">
      <form className="explained-form" onSubmit={inspect}>
        <Field label={t('explanations.inspect.label')} help={t('explanations.inspect.help')}>
          <Textarea
            mono
            required
            autoComplete="off"
            value={token}
            placeholder={t('explanations.inspect.placeholder')}
            onChange={({ target }) => setToken(target.value)}
          />
        </Field>
        <div>
          <Button variant="primary" type="submit" loading={isSaving} disabled={token.trim() === ''}>
            {t('explanations.inspect.action')}
          </Button>
        </div>
      </form>
      {explained && <Explanation token={explained} />}
    </div>
  );
}

function Explanation({ token }: { token: ExplainedToken }) {
  const { t } = useTranslation();
  const kind = t(`explanations.inspect.kinds.${token.kind}`);
  if (token.kind === 'Unknown')
    return (
      <Banner tone="warning" live title={kind}>
        {t('explanations.inspect.unknownText')}
      </Banner>
    );
  const isJwt = token.kind === 'AccessToken' || token.kind === 'MachineToken' || token.kind === 'IdToken';
  const accepted = !token.isActive && isJwt && !token.changes.includes('Expired');
  return (
    <>
      <Banner
        tone={token.isActive ? (token.changes.length > 0 ? 'warning' : 'success') : 'danger'}
        live
        title={t(`explanations.inspect.${token.isActive ? 'active' : 'inactive'}`, { kind })}
      >
        {token.changes.map((change) => (
          <div key={change}>{t(`explanations.inspect.changes.${change}`)}</div>
        ))}
        {accepted && <div>{t('explanations.inspect.jwtText')}</div>}
        {token.changes.length === 0 && <div>{t('explanations.inspect.activeText')}</div>}
      </Banner>
      <Facts token={token} />
      {token.resource && <Scopes resource={token.resource} />}
    </>
  );
}

function Facts({ token }: { token: ExplainedToken }) {
  const { t } = useTranslation();
  const path = useTenantPath();
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'medium' });
  const at = (value: number | null) => value !== null && time.format(value);
  const record = (of: { id: string; name: string | null } | null, list: string): ReactNode =>
    of &&
    (of.name === null ? (
      t('explanations.inspect.facts.deleted', { id: of.id })
    ) : (
      <Link href={path(`${list}/${of.id}`)}>{of.name}</Link>
    ));
  const scopes = token.scopes.map(({ name, isGiven }) =>
    isGiven === false ? t('explanations.inspect.facts.lost', { scope: name }) : name,
  );
  const values: Record<string, ReactNode> = {
    user: record(token.user, '/users'),
    application: record(token.application, '/applications'),
    organization: record(token.organization, '/organizations'),
    audience: token.audience,
    actor: token.actorId && <Link href={path(`/users/${token.actorId}`)}>{token.actorId}</Link>,
    issued: at(token.issuedAt),
    expires: at(token.expiresAt),
    scopes: scopes.join(', '),
    claims: token.claims.join(', '),
    id: token.jti && <CopyText value={token.jti} label={t('explanations.inspect.facts.id')} />,
  };
  const names = ['user', 'application', 'organization', 'audience', 'actor', 'issued', 'expires'] as const;
  const items = [...names, ...(['scopes', 'claims', 'id'] as const)].flatMap((name) =>
    values[name] ? [{ key: name, label: t(`explanations.inspect.facts.${name}`), value: values[name] }] : [],
  );
  return (
    <section className="explained-part" aria-labelledby="explained-facts">
      <div>
        <h2 id="explained-facts" className="explained-title">
          {t('explanations.inspect.facts.title')}
        </h2>
        <p className="explained-text">{t('explanations.inspect.facts.text')}</p>
      </div>
      <KeyValue items={items} />
    </section>
  );
}
