import { code } from '../../../parts/guide/snippets.ts';
import type { Guide, GuideValues } from './guide.ts';

const grantType = 'urn:ietf:params:oauth:grant-type:device_code';

const ask = ({ issuer, appId }: GuideValues, more: readonly string[]): string =>
  [`curl ${issuer}/device/auth`, `--data client_id=${appId}`, ...more].join(' \\\n  ');

/** Signs in with device flow (RFC 8628) and prints the user, with curl and POSIX tools. */
const writeScript = ({ issuer, appId }: GuideValues): string => code`
  #!/bin/sh
  set -eu
  issuer='${issuer}'
  client_id='${appId}'

  # Reads a field of a JSON response.
  read_field() { printf '%s' "$1" | sed -n "s/.*\\"$2\\": *\\"\\{0,1\\}\\([^\\",}]*\\).*/\\1/p"; }

  response=$(curl --silent --show-error "$issuer/device/auth" \\
    --data "client_id=$client_id" \\
    --data-urlencode 'scope=openid profile offline_access')
  device_code=$(read_field "$response" device_code)
  if [ -z "$device_code" ]; then
    echo "Request failed: $response" >&2
    exit 1
  fi
  echo "Open       $(read_field "$response" verification_uri)"
  echo "and enter  $(read_field "$response" user_code)"

  interval=5
  while :; do
    sleep "$interval"
    answer=$(curl --silent --show-error "$issuer/token" \\
      --data "client_id=$client_id" \\
      --data 'grant_type=${grantType}' \\
      --data-urlencode "device_code=$device_code")
    error=$(read_field "$answer" error)
    case $error in
      '') break ;;
      authorization_pending) ;;
      slow_down) interval=$((interval + 5)) ;;
      *) echo "Not signed in: $error" >&2; exit 1 ;;
    esac
  done

  # Keep the refresh token: the device stays signed in with it.
  curl --silent --show-error "$issuer/me" --header "Authorization: Bearer $(read_field "$answer" access_token)"
  echo
`;

export const guide: Guide = {
  redirectUri: '',
  postLogoutRedirectUri: '',
  steps: [
    {
      key: 'deviceBegin',
      code: (values) => [{ code: ask(values, [`--data-urlencode 'scope=openid profile offline_access'`]) }],
    },
    {
      key: 'deviceShow',
      code: ({ issuer }) => [
        {
          plain: true,
          code: code`
            {
              "device_code": "…",
              "user_code": "BCDF-GHJK",
              "verification_uri": "${issuer}/device",
              "verification_uri_complete": "${issuer}/device?user_code=BCDF-GHJK",
              "expires_in": 600
            }
          `,
        },
      ],
    },
    {
      key: 'devicePoll',
      code: ({ issuer, appId }) => [
        {
          code: code`
            curl ${issuer}/token \\
              --data client_id=${appId} \\
              --data grant_type=${grantType} \\
              --data-urlencode "device_code=$DEVICE_CODE"
          `,
        },
      ],
    },
    {
      key: 'ownApi',
      code: (values) => [
        {
          plain: true,
          code: [
            '# Ask for the code with these as well:',
            ask(values, [
              `--data-urlencode 'scope=openid profile offline_access ${values.scope}'`,
              `--data-urlencode resource=${values.resource}`,
            ]),
            '',
            '# The refresh token that comes back is good for tokens of the API:',
            code`
              curl ${values.issuer}/token \\
                --data client_id=${values.appId} \\
                --data grant_type=refresh_token \\
                --data-urlencode "refresh_token=$REFRESH_TOKEN" \\
                --data-urlencode resource=${values.resource}
            `,
          ].join('\n'),
        },
      ],
    },
    {
      key: 'deviceRun',
      code: (values) => [
        { title: 'sign-in.sh', plain: true, code: writeScript(values) },
        { code: 'sh sign-in.sh' },
      ],
    },
  ],
};
