import { code } from '../../../parts/guide/snippets.ts';
import type { Guide, GuideValues } from './guide.ts';
import { askedProxy, joinRules, startProxy, userHeaders } from './protection.ts';

/** `forward_auth` of Caddy 2 (https://caddyserver.com/docs/caddyfile/directives/forward_auth), answered by oauth2-proxy. */
function writeSite(values: GuideValues): string {
  const { host, origin } = values.protection;
  const rules = joinRules(values);
  const which = rules === undefined ? '' : ' @protected';
  const matcher = rules === undefined ? '' : `@protected path_regexp \`${rules}\``;
  const site = code`
    ${host} {
      handle /oauth2/* {
        reverse_proxy 127.0.0.1:4180 {
          header_up X-Real-IP {remote_host}
        }
      }
      handle {
        ${matcher}
        route {
          # Remove these headers from requests, in every spelling that the application may accept.
          ${userHeaders.map((name) => `request_header -${name}`).join('\n          ')}
          forward_auth${which} 127.0.0.1:4180 {
            uri /oauth2/auth
            header_up X-Real-IP {remote_host}
            copy_headers X-Auth-Request-User>X-Forwarded-User
            @signed_out status 401
            handle_response @signed_out {
              rewrite * /oauth2/start?
              reverse_proxy 127.0.0.1:4180 {
                header_up X-Real-IP {remote_host}
                # Where to come back to, with all of its query.
                header_up X-Auth-Request-Redirect {http.request.orig_uri}
              }
            }
          }
          reverse_proxy ${origin}
        }
      }
    }
  `;
  // Without rules there is no matcher.
  return site.replaceAll(/^\s*\n/gm, '');
}

export const guide: Guide = {
  redirectUri: '',
  postLogoutRedirectUri: '',
  steps: [
    { key: 'protectedHost' },
    askedProxy,
    {
      key: 'protectedServer',
      code: (values) => [{ title: 'Caddyfile', plain: true, code: writeSite(values) }],
    },
    { key: 'protectedRun', code: () => [{ code: `${startProxy} &\ncaddy reload` }] },
  ],
};
