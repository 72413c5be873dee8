import { type WebhookEvent, webhookEvents } from '@gatehouse/contract/webhooks/events';

const prefixes = {
  flows: ['Post'],
  users: ['User.', 'Import.'],
  roles: ['Role.', 'Application.'],
  scopes: ['Scope.'],
  organizations: ['Organization.'],
  template: ['OrganizationRole.', 'OrganizationScope.'],
  limits: ['Identifier.', 'Message.', 'Grant.'],
} as const;

export type Family = keyof typeof prefixes;

const startsWithAny = (event: WebhookEvent, starts: readonly string[]): boolean =>
  starts.some((start) => event.startsWith(start));

const familiesInOrder = ['flows', 'users', 'organizations', 'roles', 'scopes', 'template', 'limits'] as const;

/** All events, by what they are about. */
export const families: readonly { key: Family; events: readonly WebhookEvent[] }[] = familiesInOrder.map(
  (key) => ({ key, events: webhookEvents.filter((event) => startsWithAny(event, prefixes[key])) }),
);
