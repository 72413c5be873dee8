import { explainAccess } from '@gatehouse/contract/explanations/endpoints';
import type { ExplainedAccess as Explanation } from '@gatehouse/contract/explanations/access';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { Banner } from '@gatehouse/ui/states/banner';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { Failed } from '../pages/failed.tsx';
import { Scopes } from './scopes.tsx';
import { useWords } from './use-words.ts';
import { Refusal, Ways } from './ways.tsx';
import './explanations.css';

export interface ExplainedAccessProps {
  user: { id: string; name: string };
  application: { id: string; name: string };
  resourceId: string | undefined;
  organizationId: string | undefined;
}

/** Whether a user gets in to an application, by which ways, what blocks them, and what their token contains. */
export function ExplainedAccess({ user, application, ...query }: ExplainedAccessProps) {
  const whose = { userId: user.id, applicationId: application.id };
  const { data, error, retry } = useApi(explainAccess, { params: whose, query });
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!data) return <Skeleton />;
  return (
    <div className="explained">
      <Verdict explanation={data} user={user.name} application={application.name} {...whose} />
      <Ways ways={data.ways} {...whose} />
      <Token explanation={data} />
      {data.resources.map((resource) => (
        <Scopes key={resource.resource?.id ?? 'organization'} resource={resource} />
      ))}
    </div>
  );
}

function Verdict({
  explanation: { isPossible, refusals, ways },
  user,
  application,
  ...whose
}: {
  explanation: Explanation;
  user: string;
  application: string;
  userId: string;
  applicationId: string;
}) {
  const { t } = useTranslation();
  const count = ways.filter(({ refusal }) => refusal === null).length;
  return (
    <Banner
      tone={isPossible ? 'success' : 'danger'}
      title={t(`explanations.verdict.${isPossible ? 'open' : 'closed'}`, { user, application })}
    >
      {refusals.map((refusal) => (
        <Refusal key={refusal.rule} refusal={refusal} {...whose} />
      ))}
      {isPossible && t('explanations.verdict.ways', { count })}
      {!isPossible && refusals.length === 0 && t('explanations.verdict.noWays')}
    </Banner>
  );
}

/** What is the same for all permissions. */
function Token({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation();
  const { all, nameRole } = useWords();
  const { roles, organization, accessControl, userScopes, hasClaimsScript, resources } = explanation;
  const names = (list: readonly { name: string }[]) =>
    list.length === 0 ? t('explanations.token.noRoles') : all(list.map(({ name }) => name));
  const { isLimited, entries } = accessControl;
  const named = organization?.name ?? '';
  const lines = [
    { key: 'roles', label: t('explanations.token.roles'), value: names(roles) },
    {
      key: 'entries',
      label: t('explanations.token.entries'),
      value: isLimited
        ? entries.length === 0
          ? t('explanations.token.noRoles')
          : all(entries.map((entry) => nameRole({ ...entry, kind: 'Role' })))
        : t('explanations.token.everyone'),
    },
    ...(organization
      ? [
          {
            key: 'organization',
            label: t('explanations.token.organization', { organization: named }),
            value:
              organization.refusal === null
                ? t('explanations.token.organizationOpen')
                : t(`explanations.token.organizationRefusals.${organization.refusal}`),
          },
          {
            key: 'organizationRoles',
            label: t('explanations.token.organizationRoles', { organization: named }),
            value: names(organization.roles),
          },
        ]
      : []),
    ...(userScopes
      ? [
          {
            key: 'userScopes',
            label: t('explanations.token.userScopes'),
            value: userScopes.length === 0 ? t('explanations.token.noRoles') : userScopes.join(' '),
          },
        ]
      : []),
  ];
  return (
    <section className="explained-part" aria-labelledby="explained-token">
      <div>
        <h2 id="explained-token" className="explained-title">
          {t('explanations.token.title')}
        </h2>
        <p className="explained-text">{t('explanations.token.text')}</p>
      </div>
      <KeyValue items={lines} />
      {hasClaimsScript && <p className="explained-text">{t('explanations.token.script')}</p>}
      {resources.length === 0 && <p className="explained-text">{t('explanations.token.noResource')}</p>}
    </section>
  );
}
