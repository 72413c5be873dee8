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
 * The label of an event (VIEW-16). If the payload is given, it names the outcome of events that have two. Unknown events of a later version
 * are shown as they are.
 */
export function labelEvent(t: TFunction, key: string, { isSuspended, decision }: Happened = {}): string {
  if (!isAuditLogKey(key)) return key;
  if (key === 'User.SuspensionStatus.Updated' && isSuspended !== undefined)
    return t(isSuspended ? 'auditLogs.suspended' : 'auditLogs.letIn');
  if (decision && key.endsWith('Consent.Submit')) return t(`auditLogs.consent.${decision}`);
  const [, flow = 'any', step] = flowPattern.exec(key) ?? [];
  // A test checks that each event has a text; a union of all paths would be too large for the compiler.
  const text = (path: string): string => t(`auditLogs.${path}` as 'auditLogs.title');
  if (step === undefined) return text(`events.${key}`);
  return t('auditLogs.flow', { flow: text(`flows.${flow}`), step: text(`steps.${step}`) });
}

/** The label of a step in the line of its sign-in, without what all its steps have in common. */
export function labelStep(t: TFunction, key: string): string {
  const step = flowPattern.exec(key)?.[2];
  if (step !== undefined && isAuditLogKey(key)) return t(`auditLogs.steps.${step}` as 'auditLogs.title');
  return key === 'ExchangeTokenBy.AuthorizationCode' ? t('auditLogs.tokens') : labelEvent(t, key);
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
    | 'organizations'
    | 'other';
  events: readonly AuditLogKey[];
}

/** Groups of management events by prefix. The others form the last group. */
const managementGroups = [
  { key: 'users', prefixes: ['User.'] },
  { key: 'applications', prefixes: ['Application.'] },
  { key: 'access', prefixes: ['Role.', 'Resource.', 'Scope.'] },
  // Also their roles, permissions and invitations.
  { key: 'organizations', prefixes: ['Organization'] },
] as const;

/** All events in groups. */
export function listEventGroups(): EventGroup[] {
  const flows = (['SignIn', 'Register', 'ForgotPassword', 'any'] as const).map((flow) => ({
    key: flow,
    events: auditLogKeys.filter((key) => {
      const found = flowPattern.exec(key);
      return found !== null && (found[1] ?? 'any') === flow;
    }),
  }));
  const named = managementGroups.map(({ key, prefixes }) => ({
    key,
    events: managementKeys.filter((event) => prefixes.some((prefix) => event.startsWith(prefix))),
  }));
  const taken = new Set<AuditLogKey>(named.flatMap(({ events }) => events));
  const other = { key: 'other' as const, events: managementKeys.filter((key) => !taken.has(key)) };
  return [...flows, { key: 'tokens', events: protocolKeys }, ...named, other];
}
