import {
  auditLogKeys,
  isAuditLogKey,
  managementKeys,
  protocolKeys,
  type AuditLogKey,
} from '@gatehouse/contract/audit-logs/keys';
import { flowEvents } from '@gatehouse/contract/flow-events';
import type { AuditLogPayload } from '@gatehouse/contract/audit-logs/audit-logs';
import type { TFunction } from 'i18next';

const flowPattern = new RegExp(`^Interaction\\.(?:(${flowEvents.join('|')})\\.)?(.+)$`);

type Happened = Partial<Pick<AuditLogPayload, 'isSuspended' | 'decision'>>;

/**
 * An event in words (VIEW-16). With what happened, one that goes two ways says which. One that this console
 * does not know yet is shown as it is.
 */
export function describeEvent(t: TFunction, key: string, { isSuspended, decision }: Happened = {}): string {
  if (!isAuditLogKey(key)) return key;
  if (key === 'User.SuspensionStatus.Updated' && isSuspended !== undefined)
    return t(isSuspended ? 'auditLogs.suspended' : 'auditLogs.letIn');
  if (decision && key.endsWith('Consent.Submit')) return t(`auditLogs.consent.${decision}`);
  const [, flow = 'any', step] = flowPattern.exec(key) ?? [];
  const text = (path: string): string => t(`auditLogs.${path}` as 'auditLogs.title');
  if (step === undefined) return text(`events.${key}`);
  return t('auditLogs.flow', { flow: text(`flows.${flow}`), step: text(`steps.${step}`) });
}

export interface EventGroup {
  key:
    | 'SignIn'
    | 'Register'
    | 'ForgotPassword'
    | 'any'
    | 'tokens'
    | 'users'
    | 'applications'
    | 'access'
    | 'other';
  events: readonly AuditLogKey[];
}

/** What begins with one of these words stands together; what is left over stands at the end. */
const managementGroups = {
  users: ['User.'],
  applications: ['Application.'],
  access: ['Role.', 'Resource.', 'Scope.'],
} as const;

/** All events, in the groups in which somebody would look for them. */
export function listEventGroups(): EventGroup[] {
  const flows = (['SignIn', 'Register', 'ForgotPassword', 'any'] as const).map((flow) => ({
    key: flow,
    events: auditLogKeys.filter((key) => {
      const found = flowPattern.exec(key);
      return found !== null && (found[1] ?? 'any') === flow;
    }),
  }));
  const named = (Object.keys(managementGroups) as (keyof typeof managementGroups)[]).map((group) => ({
    key: group,
    events: managementKeys.filter((key) => managementGroups[group].some((start) => key.startsWith(start))),
  }));
  const taken = new Set<AuditLogKey>(named.flatMap(({ events }) => events));
  const other = { key: 'other' as const, events: managementKeys.filter((key) => !taken.has(key)) };
  return [...flows, { key: 'tokens', events: protocolKeys }, ...named, other];
}
