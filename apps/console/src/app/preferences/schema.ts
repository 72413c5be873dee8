import { consoleLanguages, findLanguage } from '@gatehouse/phrases/languages';
import { parseAppearance, type Appearance } from '@gatehouse/ui/base/theme';

/** Notices that stay closed once they are dismissed (VIEW-07). */
export const notices = [
  'experience',
  'connectorSignInExperience',
  'managementApi',
  'roleWithManagementApiAccess',
  'm2mRole',
] as const;

/** Offers of a larger plan, likewise (VIEW-08). */
export const upsells = [
  'mfa',
  'm2m',
  'apiResource',
  'organization',
  'tenantMembers',
  'enterpriseSso',
  'addOnChangesInCycle',
] as const;

export type Notice = (typeof notices)[number] | (typeof upsells)[number];

/** What the console keeps for one administrator, in their custom data (VIEW-06). */
export interface Preferences {
  /** Undefined follows the browser. */
  language: (typeof consoleLanguages)[number] | undefined;
  appearanceMode: Appearance;
  acknowledged: Partial<Record<Notice, boolean>>;
}

/** Field of the custom data. */
export const preferencesKey = 'adminConsolePreferences';

/** Reads what was saved; what is missing or broken is its default, each part by itself (VIEW-09, VAL-15). */
export function parsePreferences(customData: Record<string, unknown> | undefined): Preferences {
  const saved = asRecord(customData?.[preferencesKey]);
  const acknowledged = asRecord(saved['acknowledged']);
  return {
    language: findLanguage(consoleLanguages, saved['language']),
    appearanceMode: parseAppearance(saved['appearanceMode']),
    acknowledged: Object.fromEntries(
      [...notices, ...upsells].map((name) => [name, acknowledged[name] === true]),
    ),
  };
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
