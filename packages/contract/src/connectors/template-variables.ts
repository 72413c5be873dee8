import type { MessageUsage } from './connectors.ts';

const branding = { logoUrl: 'https://example.com/logo.png' };
const organization = { name: 'Acme', description: 'Makes everything', id: '5n0w2hzr7cta', branding };

/** The variables of a template with example values, nested as in a message. */
export const exampleVariables = (usage: MessageUsage) => ({
  ...(usage === 'OrganizationInvitation'
    ? {
        link: 'https://example.com/invitation',
        organization,
        inviter: { name: 'Ada', primaryEmail: 'ada@example.com' },
      }
    : {
        code: '123456',
        expiresIn: 'in 10 minutes',
        application: { name: 'Example', description: 'The web shop', id: '3kd81mvn0q5xw2hzr7cta', branding },
        organization,
      }),
  locale: 'en',
});

/** The variables of a template by name, such as `application.name`, with example values. */
export const listVariables = (usage: MessageUsage): Record<string, string> =>
  Object.fromEntries(flatten(exampleVariables(usage)));

const flatten = (values: object, path = ''): [string, string][] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${path}${name}.`)
      : [[`${path}${name}`, String(value)]],
  );

/** Custom fields that a tenant added to its applications and organizations. */
const ownFields = ['application.customData.', 'organization.customData.'];

/** Names written as variables in a text that this template doesn't have. They are sent unchanged, or as empty text. */
export function findUnknownVariables(text: string, usage: MessageUsage): string[] {
  const known = listVariables(usage);
  const names = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());
  return [...new Set(names)].filter(
    (name) => !Object.hasOwn(known, name) && !ownFields.some((own) => name.startsWith(own)),
  );
}
