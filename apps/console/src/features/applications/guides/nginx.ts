import { code } from '../../../parts/guide/snippets.ts';
import type { Guide, GuideValues } from './guide.ts';
import { askedProxy, startProxy, writeBlock } from './protection.ts';

/** `auth_request` of nginx (https://nginx.org/en/docs/http/ngx_http_auth_request_module.html), answered by oauth2-proxy. */
function writeServer({ protection: { host, origin, pageRules } }: GuideValues): string {
  const isProtected = (location: string) => code`
    location ${location} {
      auth_request /oauth2/auth;
      auth_request_set $user $upstream_http_x_auth_request_user;
      error_page 401 = @sign_in;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-User $user;
      proxy_pass ${origin};
    }
  `;
  const isOpen = code`
    location / {
      proxy_set_header Host $host;
      # Remove this header from requests.
      proxy_set_header X-Forwarded-User "";
      proxy_pass ${origin};
    }
  `;
  const pages =
    pageRules.length > 0
      ? [...pageRules.map(({ path }) => isProtected(`~ "${path}"`)), isOpen]
      : [isProtected('/')];
  const server = code`
    listen 443 ssl;
    server_name ${host};
    ssl_certificate /etc/ssl/${host}.pem;
    ssl_certificate_key /etc/ssl/${host}.key;
    # Applications may read X_Forwarded_User as X-Forwarded-User: remove it.
    underscores_in_headers off;
    ignore_invalid_headers on;

    location ^~ /oauth2/ {
      proxy_set_header Host $host;
      proxy_set_header X-Real-IP $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_pass http://127.0.0.1:4180;
    }
    location = /oauth2/auth {
      internal;
      proxy_set_header Host $host;
      proxy_set_header X-Real-IP $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Uri $request_uri;
      proxy_set_header Content-Length "";
      proxy_pass_request_body off;
      proxy_pass http://127.0.0.1:4180;
    }
    location @sign_in {
      rewrite ^ /oauth2/start? break;
      proxy_set_header Host $host;
      proxy_set_header X-Real-IP $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      # Where to come back to, with all of its query.
      proxy_set_header X-Auth-Request-Redirect $request_uri;
      proxy_pass http://127.0.0.1:4180;
    }
  `;
  return writeBlock('server {', [server, ...pages], '}');
}

export const guide: Guide = {
  redirectUri: '',
  postLogoutRedirectUri: '',
  steps: [
    { key: 'protectedHost' },
    askedProxy,
    {
      key: 'protectedServer',
      code: (values) => [{ title: `${values.protection.host}.conf`, plain: true, code: writeServer(values) }],
    },
    { key: 'protectedRun', code: () => [{ code: `${startProxy} &\nnginx -s reload` }] },
  ],
};
