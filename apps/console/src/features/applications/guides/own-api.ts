import { code } from '../../../parts/guide/snippets.ts';
import type { GuideStep, GuideValues } from './guide.ts';

/**
 * How an application of people gets a token for an API of one's own (RFC 8707), by a library that keeps the tokens of each
 * API itself: what its configuration gains, and the call.
 */
export const askBySdk = (configuration: string, call: (values: GuideValues) => string): GuideStep => ({
  key: 'ownApi',
  code: (values) => [
    {
      plain: false,
      code: code`
        // In ${configuration}, in place of its scopes:
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

/** The same by the protocol alone, which every library has a way to say: for applications without a secret. */
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
