import type { UserConsentScope } from '@gatehouse/contract/applications/consent-scopes';
import { useTranslation } from 'react-i18next';

/** The name of a scope in its text's key, which can't contain colons. */
const textNames = {
  'urn:logto:scope:organizations': 'organizations',
  'urn:logto:scope:organization_roles': 'organizationRoles',
} as const;
const hasTextName = (scope: string): scope is keyof typeof textNames => Object.hasOwn(textNames, scope);

/** What a scope lets an application know, in the administrator's language. */
export function useScopeLabel(): (scope: UserConsentScope) => string {
  const { t } = useTranslation();
  return (scope) => t(`applications.consent.scopes.${hasTextName(scope) ? textNames[scope] : scope}`);
}
