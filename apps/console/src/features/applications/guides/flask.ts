import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';
import { askWithSecret } from './own-api.ts';

export const guide: Guide = {
  redirectUri: 'http://localhost:5000/callback',
  postLogoutRedirectUri: 'http://localhost:5000/',
  steps: [
    { key: 'install', code: () => [{ code: 'pip install flask authlib requests' }] },
    { key: 'redirects' },
    {
      key: 'configure',
      code: ({ issuer, appId, appSecret }) => [
        {
          title: 'sign_in.py',
          code: code`
            import os
            from authlib.integrations.flask_client import OAuth

            oauth = OAuth()
            oauth.register(
                name="gatehouse",
                client_id="${appId}",
                client_secret=os.environ.get("APP_SECRET", "${appSecret}"),
                server_metadata_url="${issuer}/.well-known/openid-configuration",
                client_kwargs={
                    "scope": "openid profile email",
                    "code_challenge_method": "S256",
                },
            )
          `,
        },
      ],
    },
    {
      key: 'signIn',
      code: ({ issuer, appId, redirectUri, postLogoutRedirectUri }) => [
        {
          title: 'app.py',
          code: code`
            import os
            from urllib.parse import urlencode
            from flask import Flask, redirect, session
            from markupsafe import escape
            from sign_in import oauth

            app = Flask(__name__)
            app.secret_key = os.environ.get("SESSION_SECRET", "replace me")
            oauth.init_app(app)

            @app.get("/")
            def home():
                user = session.get("user")
                if not user:
                    return '<a href="/sign-in">Sign in</a>'
                name = user.get("name") or user.get("username") or user.get("email") or user["sub"]
                return f'Hello {escape(name)} <a href="/sign-out">Sign out</a>'

            @app.get("/sign-in")
            def sign_in():
                return oauth.gatehouse.authorize_redirect("${redirectUri}")

            @app.get("/callback")
            def callback():
                session["user"] = oauth.gatehouse.authorize_access_token()["userinfo"]
                return redirect("/")

            @app.get("/sign-out")
            def sign_out():
                session.clear()
                query = urlencode({
                    "client_id": "${appId}",
                    "post_logout_redirect_uri": "${postLogoutRedirectUri}",
                })
                return redirect(f"${issuer}/session/end?{query}")
          `,
        },
      ],
    },
    askWithSecret,
    { key: 'run', code: () => [{ code: 'flask run --host localhost' }] },
  ],
};
