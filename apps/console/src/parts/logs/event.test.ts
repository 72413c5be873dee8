import { auditLogKeys } from '@gatehouse/contract/audit-logs/keys';
import { texts } from '@gatehouse/phrases/console/en';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { labelEvent, listEventGroups } from './event.ts';

const i18n = i18next.createInstance();

beforeAll(() =>
  i18n.init({ lng: 'en', ns: ['console'], defaultNS: 'console', resources: { en: { console: texts } } }),
);

describe('events of the audit log', () => {
  it('[VIEW-16 part] each have a label', () => {
    const described = auditLogKeys.map((key) => labelEvent(i18n.t, key));
    expect(described.filter((text) => /Interaction|auditLogs|\w\.\w|[{}]/.test(text))).toEqual([]);
    expect(new Set(described).size).toBe(auditLogKeys.length);
    expect(labelEvent(i18n.t, 'Interaction.SignIn.Verification.Password.Submit')).toBe('Sign-in: password');
    expect(labelEvent(i18n.t, 'ExchangeTokenBy.ClientCredentials')).toBe(
      'Issue token for client credentials',
    );
  });

  it('name the outcome of events that have two', () => {
    const said = [true, false, undefined].map((isSuspended) =>
      labelEvent(i18n.t, 'User.SuspensionStatus.Updated', { isSuspended }),
    );
    expect(said).toEqual(['Suspend user', 'Reactivate user', 'Suspend or reactivate user']);
    const decided = (['allow', 'deny'] as const).map((decision) =>
      labelEvent(i18n.t, 'Interaction.SignIn.Consent.Submit', { decision }),
    );
    expect(decided).toEqual(['Allow access to the application', 'Deny access to the application']);
  });

  it('of a later version are shown as they are', () => {
    expect(labelEvent(i18n.t, 'Something.New')).toBe('Something.New');
  });

  it('are in one group each', () => {
    const grouped = listEventGroups().flatMap(({ events }) => events);
    expect(grouped.toSorted()).toEqual(auditLogKeys.toSorted());
    expect(listEventGroups().every(({ events }) => events.length > 0)).toBe(true);
  });
});
