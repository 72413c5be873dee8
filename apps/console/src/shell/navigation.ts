import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import type { Feature, ItemKey } from '../app/feature.ts';

/** Order of the sidebar (LAY-04 to LAY-10). */
export const sections = {
  overview: ['get_started', 'dashboard'],
  authentication: ['applications', 'sign_in_experience', 'mfa', 'connectors', 'enterprise_sso'],
  authorization: ['api_resources', 'roles', 'organization_template'],
  users: ['organizations', 'users'],
  developer: ['signing_keys', 'customize_jwt', 'webhooks', 'audit_logs'],
  tenant: ['tenant_settings'],
} as const satisfies Record<string, readonly ItemKey[]>;
export type SectionKey = keyof typeof sections;

/** Vite collects the features from their `routes.tsx` (ADR 125). */
const found = import.meta.glob<Feature>('../features/*/routes.tsx', { eager: true, import: 'feature' });

const order: readonly ItemKey[] = Object.values(sections).flat();

/** All features of the console in the order of the sidebar. */
export const features: readonly Feature[] = Object.values(found).toSorted(
  (a, b) => order.indexOf(a.key) - order.indexOf(b.key),
);

/** The features that an edition has. */
export const featuresOf = (edition: ConsoleConfig['edition']): readonly Feature[] =>
  features.filter(({ onlyIn }) => onlyIn === undefined || onlyIn === edition);

/** The sections with existing features, without empty ones. */
export function listSections(known: readonly Feature[]): { key: SectionKey; items: readonly Feature[] }[] {
  // `Object.keys` returns strings, because an object can have more keys than its type; `sections` hasn't.
  return (Object.keys(sections) as SectionKey[])
    .map((key) => ({
      key,
      items: sections[key].flatMap((item) => known.find((feature) => feature.key === item) ?? []),
    }))
    .filter(({ items }) => items.length > 0);
}
