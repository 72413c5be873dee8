import type { ExplainedResource, ExplainedScope } from '@gatehouse/contract/explanations/access';
import { Status } from '@gatehouse/ui/data/badge';
import { Table } from '@gatehouse/ui/data/table';
import { useTranslation } from 'react-i18next';
import { useWords } from './use-words.ts';
import './explanations.css';

const nameCell = ({ name }: ExplainedScope) => <code>{name}</code>;

/** The permissions of a resource, with the role behind each, or what is missing. */
export function Scopes({ resource: { resource, isRequestable, scopes } }: { resource: ExplainedResource }) {
  const { t } = useTranslation();
  const { all, nameRole } = useWords();
  const title = resource
    ? t('explanations.scopes.title', { resource: resource.name })
    : t('explanations.scopes.organization');

  function explain({ refusal, givenBy, otherRoles }: ExplainedScope): string {
    const roles = all(givenBy.map(nameRole));
    if (refusal === null) return t('explanations.scopes.by', { roles });
    const why = t(`explanations.scopes.refusals.${refusal}`, { roles });
    if (refusal !== 'Role' || otherRoles.length === 0) return why;
    return `${why} ${t('explanations.scopes.others', { roles: all(otherRoles.map(({ name }) => name)) })}`;
  }
  const stateCell = ({ refusal }: ExplainedScope) => (
    <Status tone={refusal === null ? 'success' : 'neutral'}>
      {t(`explanations.scopes.${refusal === null ? 'given' : 'refused'}`)}
    </Status>
  );
  return (
    <section className="explained-part" aria-label={title}>
      <div>
        <h3 className="explained-title">{title}</h3>
        {!isRequestable && <p className="explained-text">{t('explanations.scopes.notRequestable')}</p>}
        {scopes.length === 0 && <p className="explained-text">{t('explanations.scopes.none')}</p>}
      </div>
      {scopes.length > 0 && (
        <Table
          label={title}
          rows={scopes}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              header: t('explanations.scopes.columns.name'),
              width: '30%',
              title: ({ name }) => name,
              cell: nameCell,
            },
            {
              key: 'state',
              header: t('explanations.scopes.columns.state'),
              width: '8.5rem',
              cell: stateCell,
            },
            { key: 'why', header: t('explanations.scopes.columns.why'), title: explain, cell: explain },
          ]}
        />
      )}
    </section>
  );
}
