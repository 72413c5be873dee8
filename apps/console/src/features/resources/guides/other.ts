import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  check: ({ issuer, audience, scope }) => [
    {
      title: 'JOSE header and claims of an access token (RFC 9068)',
      code: code`
        {
          "alg": "ES256",
          "typ": "at+jwt",
          "kid": "…one of ${issuer}/jwks"
        }
        {
          "iss": "${issuer}",
          "aud": "${audience}",
          "sub": "…the user, or the machine-to-machine application",
          "client_id": "…the application",
          "scope": "${scope}",
          "exp": 1790000000
        }
      `,
    },
  ],
};
