import type { Feature, ItemKey } from '../app/feature.ts';
import { applications } from '../features/applications/routes.tsx';
import { auditLogs } from '../features/audit-logs/routes.tsx';
import { connectors } from '../features/connectors/routes.tsx';
import { enterpriseSso } from '../features/enterprise-sso/routes.tsx';
import { getStarted } from '../features/get-started/routes.tsx';
import { mfa } from '../features/mfa/routes.tsx';
import { resources } from '../features/resources/routes.tsx';
import { roles } from '../features/roles/routes.tsx';
import { signInExperience } from '../features/sign-in-experience/routes.tsx';
import { users } from '../features/users/routes.tsx';

/** Every feature of the console, one line each: its routes, its item of the sidebar, its part of the palette. */
export const features: readonly Feature[] = [
  getStarted,
  resources,
  applications,
  connectors,
  enterpriseSso,
  mfa,
  roles,
  signInExperience,
  users,
  auditLogs,
];

/** Order of the sidebar, whatever the order above (LAY-04 to LAY-10). */
export const sections = {
  overview: ['get_started', 'dashboard'],
  authentication: ['applications', 'sign_in_experience', 'mfa', 'connectors', 'enterprise_sso'],
  authorization: ['api_resources', 'roles', 'organization_template'],
  users: ['organizations', 'users'],
  developer: ['signing_keys', 'customize_jwt', 'webhooks', 'audit_logs'],
  tenant: ['tenant_settings'],
} as const satisfies Record<string, readonly ItemKey[]>;
export type SectionKey = keyof typeof sections;

/** The sections with the features that exist, without empty ones. */
export function listSections(
  known: readonly Feature[] = features,
): { key: SectionKey; items: readonly Feature[] }[] {
  return (Object.keys(sections) as SectionKey[])
    .map((key) => ({
      key,
      items: sections[key].flatMap((item) => known.find((feature) => feature.key === item) ?? []),
    }))
    .filter(({ items }) => items.length > 0);
}
