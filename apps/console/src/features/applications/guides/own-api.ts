import { code } from '../../../parts/guide/snippets.ts';
import type { GuideStep, GuideValues } from './guide.ts';

/**
 * How an application with users gets a token for an API resource (RFC 8707), with a library that stores the tokens of each
 * API: its configuration and the call.
 */
export const askBySdk = (configuration: string, call: (values: GuideValues) => string): GuideStep => ({
  key: 'ownApi',
  code: (values) => [
    {
      plain: false,
      code: code`
        // In ${configuration}, replace the scopes with:
        resources: ['${values.resource}'],
        scopes: [${['email', ...values.scope.split(' ')].map((name) => `'${name}'`).join(', ')}],
      `,
    },
    { plain: false, code: call(values) },
  ],
});

const ask = ({ resource, scope }: GuideValues): string => code`
  # Send these along when people are sent to sign in, beside what you send already:
  #   resource  ${resource}
  #   scope     openid profile offline_access ${scope}
  #   prompt    consent
  # The refresh token that comes back is good for tokens of the API:
`;

const request = (values: GuideValues, who: string): string => code`
  curl ${values.issuer}/token \\
    ${who} \\
    --data grant_type=refresh_token \\
    --data-urlencode "refresh_token=$REFRESH_TOKEN" \\
    --data-urlencode resource=${values.resource}
`;

/** With OAuth parameters, for any library of applications without a secret. */
export const askAsPublic: GuideStep = {
  key: 'ownApi',
  code: (values) => [
    { plain: true, code: `${ask(values)}\n${request(values, `--data client_id=${values.appId}`)}` },
  ],
};

/** For applications with a secret. */
export const askWithSecret: GuideStep = {
  key: 'ownApi',
  code: (values) => [
    {
      plain: true,
      code: `${ask(values)}\n${request(values, `--user '${values.appId}:${values.appSecret}'`)}`,
    },
  ],
};
