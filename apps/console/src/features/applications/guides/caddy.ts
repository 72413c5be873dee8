import { code } from '../../../parts/guide/snippets.ts';
import type { Guide, GuideValues } from './guide.ts';
import { joinRules, startProxy, writeProxySettings } from './protection.ts';

/** `forward_auth` of Caddy 2 (https://caddyserver.com/docs/caddyfile/directives/forward_auth), answered by oauth2-proxy. */
function writeSite(values: GuideValues): string {
  const { host, origin } = values.protection;
  const rules = joinRules(values);
  const which = rules === undefined ? '' : ' @protected';
  const lines = code`
    ${host} {
      handle /oauth2/* {
        reverse_proxy 127.0.0.1:4180 {
          header_up X-Real-IP {remote_host}
        }
      }
      handle {
        MATCHER
        route {
          # Nobody says of themselves who they are.
          request_header -X-Auth-Request-User
          forward_auth${which} 127.0.0.1:4180 {
            uri /oauth2/auth
            header_up X-Real-IP {remote_host}
            copy_headers X-Auth-Request-User
            @signed_out status 401
            handle_response @signed_out {
              redir * /oauth2/start?rd={uri}
            }
          }
          reverse_proxy ${origin}
        }
      }
    }
  `.split('\n');
  const matcher = rules === undefined ? [] : [`    @protected path_regexp \`${rules}\``];
  return lines.flatMap((line) => (line.trim() === 'MATCHER' ? matcher : [line])).join('\n');
}

export const guide: Guide = {
  redirectUri: '',
  postLogoutRedirectUri: '',
  steps: [
    { key: 'protectedHost' },
    {
      key: 'protectedProxy',
      code: (values) => {
        const rest = code`
          reverse_proxy = true
          set_xauthrequest = true
          upstreams = ["static://202"]
          http_address = "127.0.0.1:4180"
        `;
        return [{ title: 'oauth2-proxy.cfg', plain: true, code: writeProxySettings(values, rest) }];
      },
    },
    {
      key: 'protectedServer',
      code: (values) => [{ title: 'Caddyfile', plain: true, code: writeSite(values) }],
    },
    { key: 'protectedRun', code: () => [{ code: `${startProxy} &\ncaddy reload` }] },
  ],
};
