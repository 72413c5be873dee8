import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  redirectUri: '',
  postLogoutRedirectUri: '',
  steps: [
    { key: 'install', code: () => [{ code: 'pip install requests' }] },
    { key: 'roles' },
    {
      key: 'token',
      code: ({ issuer, appId, appSecret, resource, scope }) => [
        {
          title: 'token_source.py',
          code: code`
            import os
            import time
            import requests

            _current = {"token": None, "until": 0.0}

            def get_token() -> str:
                if _current["until"] < time.time():
                    answer = requests.post(
                        "${issuer}/token",
                        auth=("${appId}", os.environ.get("APP_SECRET", "${appSecret}")),
                        data={
                            "grant_type": "client_credentials",
                            "resource": "${resource}",
                            "scope": "${scope}",
                        },
                        timeout=10,
                    )
                    answer.raise_for_status()
                    body = answer.json()
                    _current.update(token=body["access_token"], until=time.time() + body["expires_in"] - 60)
                return _current["token"]
          `,
        },
      ],
    },
    {
      key: 'callApi',
      code: ({ callUrl }) => [
        {
          title: 'main.py',
          code: code`
            import requests
            from token_source import get_token

            answer = requests.get(
                "${callUrl}",
                headers={"Authorization": f"Bearer {get_token()}"},
                timeout=10,
            )
            print(answer.status_code, answer.text)
          `,
        },
      ],
    },
    { key: 'runMachine', code: () => [{ code: 'python main.py' }] },
  ],
};
