import type { PageConsent } from '@gatehouse/contract/sign-in/page-state';
import { useTexts } from '../texts.tsx';

/** The scopes that an application requests, with the user's data they give access to, and permissions by API. */
export function ScopeList({ scopes, resources }: Pick<PageConsent, 'scopes' | 'resources'>) {
  const { t, has } = useTexts();
  return (
    <>
      <ul className="scopes">
        {scopes.map(({ name, value }) => {
          const key = `consent.scope.${name}`;
          return (
            <li key={name}>
              {has(key) ? t(key) : name}
              {value && <bdi className="scope-value">{value}</bdi>}
              {name === 'profile' && (
                <details>
                  <summary>{t('consent.profile_more')}</summary>
                  {t('consent.profile_list')}
                </details>
              )}
            </li>
          );
        })}
      </ul>
      <ResourceList resources={resources} />
    </>
  );
}

/** Permissions by API. Those of organizations themselves have no title. */
export function ResourceList({ resources }: Pick<PageConsent, 'resources'>) {
  return resources.map(({ indicator, name, scopes }) => (
    <section key={indicator}>
      {name && <h2 className="scopes-title">{name}</h2>}
      {scopes.length > 0 && (
        <ul className="scopes">
          {scopes.map((scope) => (
            <li key={scope.name}>{scope.description || scope.name}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
