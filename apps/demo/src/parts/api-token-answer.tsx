import { texts } from '@gatehouse/phrases/demo/en';
import { fill } from '../fill.ts';
import { decodeJwt } from '../protocol/jwt.ts';
import type { AccessToken } from '../protocol/session.ts';
import { TokenClaims } from './claim-list.tsx';
import { Lifetime } from './lifetime.tsx';
import { RawToken } from './raw-token.tsx';
import { TokenPanel } from './token-panel.tsx';

const words = texts.tokens;

/** An access token that is a JWT: permissions, lifetime and claims. */
export function ApiTokenAnswer({ title, token }: { title: string; token: AccessToken }) {
  const { header, payload } = decodeJwt(token.value);
  const algorithm = String(header.alg);
  const granted = token.scopes.length > 0 ? <code>{token.scopes.join(' ')}</code> : words.apiToken.noScopes;
  return (
    <div className="demo-answer">
      <TokenPanel
        title={title}
        facts={[
          { key: 'format', label: words.format, value: fill(words.jwt, { algorithm }) },
          { key: 'scopes', label: words.scopes, value: granted },
          { key: 'lifetime', label: words.lifetime, value: <Lifetime until={token.expiresAt} /> },
        ]}
      >
        <TokenClaims claims={payload} />
        <RawToken token={token.value} label={title} />
      </TokenPanel>
    </div>
  );
}
