import { endOwnGrant, listOwnGrants } from '@gatehouse/contract/account/grant-endpoints';
import { builtInApplications } from '@gatehouse/contract/applications/built-in';
import type { UserGrant } from '@gatehouse/contract/sessions/sessions';
import { useCallback, useState } from 'react';
import { useTexts } from '../../texts.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { formatDate } from '../parts/format-date.ts';
import { Locked } from '../parts/locked.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { Row, Rows, Section } from '../parts/section.tsx';
import { useAccount } from '../state/account-context.tsx';

/** An application with all its grants: several browsers have one each. */
interface Application {
  id: string;
  name: string;
  grants: UserGrant[];
}

/** The pages of the service itself are no applications to users. */
const own: readonly string[] = [builtInApplications.account, builtInApplications.invitation];

function groupGrants(grants: readonly UserGrant[]): Application[] {
  const found = new Map<string, Application>();
  for (const grant of grants) {
    const { id, name } = grant.application;
    if (own.includes(id)) continue;
    const application = found.get(id) ?? { id, name, grants: [] };
    application.grants.push(grant);
    found.set(id, application);
  }
  return [...found.values()];
}

/** What applications may do with the account, and how to take it back. */
export function Applications() {
  const { t } = useTexts();
  const { call, maySee } = useAccount();
  const load = useCallback(async () => groupGrants((await call(listOwnGrants)).grants), [call]);
  if (!maySee('session')) return null;
  return (
    <Section name="applications" title={t('account.applications')}>
      <Locked load={load}>
        {(applications, reload) =>
          applications.length === 0 ? (
            <p className="section-text">{t('account.applications_none')}</p>
          ) : (
            <>
              <p className="section-text">{t('account.applications_text')}</p>
              <Rows>
                {applications.map((application) => (
                  <ApplicationRow key={application.id} application={application} reload={reload} />
                ))}
              </Rows>
            </>
          )
        }
      </Locked>
    </Section>
  );
}

function ApplicationRow({
  application: { name, grants },
  reload,
}: {
  application: Application;
  reload: () => Promise<void>;
}) {
  const { t, has, language } = useTexts();
  const { call, prove, mayEdit } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const first = Math.min(...grants.map(({ payload }) => payload.iat));
  const allowed = new Set([
    ...grants.flatMap(({ scopes }) =>
      scopes.map((scope) => `consent.scope.${scope}`).flatMap((key) => (has(key) ? [t(key)] : [])),
    ),
    ...grants.flatMap(({ resources }) =>
      resources.flatMap(({ indicator, scopes }) => [indicator, ...scopes].join(' ')),
    ),
  ]);
  return (
    <Row
      label={<bdi>{name}</bdi>}
      value={
        <>
          {t('account.application_since', { when: formatDate(first * 1000, language) })}
          <ul className="allowed">
            {[...allowed].map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      }
      isMuted
    >
      {mayEdit('session') && (
        <RowButton action={t('account.application_end')} name={name} run={() => setOpen(true)} />
      )}
      {isOpen && (
        <Confirm
          title={t('account.action_for', { action: t('account.application_end'), name })}
          text={t('account.application_end_text', { name })}
          action={t('account.application_end')}
          run={async () => {
            for (const { id } of grants) await prove(() => call(endOwnGrant, { params: { grantId: id } }));
            await reload();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
}
