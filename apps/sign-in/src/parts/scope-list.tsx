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
      {resources.map(({ indicator, name, scopes: permissions }) => (
        <section key={indicator}>
          <h2 className="scopes-title">{name}</h2>
          {permissions.length > 0 && (
            <ul className="scopes">
              {permissions.map((scope) => (
                <li key={scope.name}>{scope.description || scope.name}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}
