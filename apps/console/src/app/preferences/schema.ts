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
  /** Whether single keys are shortcuts (WCAG 2.1.4). */
  hasShortcuts: boolean;
  /** Saved filters of lists, by list. */
  savedLists: Record<string, readonly SavedList[]>;
}

/** Filters and order of a list, under a name. */
export interface SavedList {
  name: string;
  /** The query of the list's URL: `isSuspended=true&sort=-lastSignInAt`. */
  query: string;
}

/** How many of them a list can have. */
export const mostSavedLists = 20;

/** Field of the custom data. */
export const preferencesKey = 'adminConsolePreferences';

/** Reads saved preferences. Each missing or invalid value gets its default (VIEW-09, VAL-15). */
export function parsePreferences(customData: Record<string, unknown> | undefined): Preferences {
  const saved = asRecord(customData?.[preferencesKey]);
  const acknowledged = asRecord(saved['acknowledged']);
  const savedLists = asRecord(saved['savedLists']);
  return {
    language: findLanguage(consoleLanguages, saved['language']),
    appearanceMode: parseAppearance(saved['appearanceMode']),
    acknowledged: Object.fromEntries(
      [...notices, ...upsells].map((name) => [name, acknowledged[name] === true]),
    ),
    hasShortcuts: saved['hasShortcuts'] !== false,
    savedLists: Object.fromEntries(
      Object.entries(savedLists).flatMap(([list, entries]) => {
        const valid = Array.isArray(entries) ? entries.flatMap(parseSavedList) : [];
        return valid.length > 0 ? [[list, valid.slice(0, mostSavedLists)]] : [];
      }),
    ),
  };
}

function parseSavedList(entry: unknown): SavedList[] {
  const { name, query } = asRecord(entry);
  if (typeof name !== 'string' || typeof query !== 'string') return [];
  return name !== '' && name.length <= 64 && query.length <= 1024 ? [{ name, query }] : [];
}

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
