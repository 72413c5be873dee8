import { consoleLanguages, findLanguage } from '@gatehouse/phrases/languages';
import { parseAppearance, type Appearance } from '@gatehouse/ui/base/theme';
import { isRecord } from '../is-record.ts';

/** Notices that stay closed after they were dismissed (VIEW-07). */
export const notices = [
  'experience',
  'connectorSignInExperience',
  'managementApi',
  'roleWithManagementApiAccess',
  'm2mRole',
] as const;

/** Upsell notices that stay closed after they were dismissed (VIEW-08). */
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

/** An administrator's preferences, stored in their custom data (VIEW-06). */
export interface Preferences {
  /** Undefined follows the browser. */
  language: (typeof consoleLanguages)[number] | undefined;
  appearanceMode: Appearance;
  acknowledged: Partial<Record<Notice, boolean>>;
}

/** Field of the custom data. */
export const preferencesKey = 'adminConsolePreferences';

/** Reads saved preferences. Each missing or invalid value gets its default (VIEW-09, VAL-15). */
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

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
