import { code } from '../../../parts/guide/snippets.ts';
import type { Guide } from './guide.ts';

export const guide: Guide = {
  install: [{ label: 'pip', code: 'pip install flask "pyjwt[crypto]"' }],
  check: ({ issuer, audience }) => [
    {
      title: 'require_scope.py',
      code: code`
        from functools import wraps
        import jwt
        from flask import g, jsonify, request

        ISSUER = "${issuer}"
        AUDIENCE = "${audience}"
        keys = jwt.PyJWKClient(f"{ISSUER}/jwks")

        def require_scope(scope):
            """Lets a request pass whose token is for this API and carries the permission."""
            def decorate(view):
                @wraps(view)
                def checked(*args, **kwargs):
                    kind, _, token = request.headers.get("Authorization", "").partition(" ")
                    try:
                        if kind.lower() != "bearer" or jwt.get_unverified_header(token).get("typ") != "at+jwt":
                            raise jwt.InvalidTokenError
                        g.token = jwt.decode(
                            token,
                            keys.get_signing_key_from_jwt(token).key,
                            algorithms=["ES256", "ES384", "RS256", "EdDSA"],
                            issuer=ISSUER,
                            audience=AUDIENCE,
                        )
                    except jwt.PyJWTError:
                        return jsonify(error="invalid_token"), 401
                    if scope not in g.token.get("scope", "").split():
                        return jsonify(error="insufficient_scope"), 403
                    return view(*args, **kwargs)
                return checked
            return decorate
      `,
    },
  ],
  protect: ({ scope }) => [
    {
      title: 'app.py',
      code: code`
        from flask import Flask, g
        from require_scope import require_scope

        app = Flask(__name__)

        @app.get("/orders")
        @require_scope("${scope}")
        def orders():
            return {"for": g.token["sub"]}
      `,
    },
  ],
};
