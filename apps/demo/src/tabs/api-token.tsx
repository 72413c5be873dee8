import { texts } from '@gatehouse/phrases/demo/en';
import { fill } from '../fill.ts';
import { TokenClaims } from '../parts/claim-list.tsx';
import { Lifetime } from '../parts/lifetime.tsx';
import { RawToken } from '../parts/raw-token.tsx';
import { TokenPanel } from '../parts/token-panel.tsx';
import { decodeJwt } from '../protocol/jwt.ts';
import type { Session } from '../protocol/session.ts';
import type { TabProps } from './tab-props.ts';
import { ApiForm } from './api-form.tsx';

const words = texts.tokens;

/** Gets a token for an API and shows its claims. */
export function ApiTokenTab({ acts, session }: TabProps) {
  return (
    <TokenPanel title={words.apiToken.title} text={words.apiToken.text}>
      <ApiForm acts={acts} session={session} />
      {session.apiToken && <ApiTokenAnswer token={session.apiToken} />}
    </TokenPanel>
  );
}

function ApiTokenAnswer({ token }: { token: NonNullable<Session['apiToken']> }) {
  const { header, payload } = decodeJwt(token.value);
  const algorithm = String(header.alg);
  const granted = token.scopes.length > 0 ? <code>{token.scopes.join(' ')}</code> : words.apiToken.noScopes;
  return (
    <div className="demo-answer">
      <TokenPanel
        title={fill(words.apiToken.answer, { indicator: token.indicator })}
        facts={[
          { key: 'format', label: words.format, value: fill(words.jwt, { algorithm }) },
          { key: 'scopes', label: words.scopes, value: granted },
          { key: 'lifetime', label: words.lifetime, value: <Lifetime until={token.expiresAt} /> },
        ]}
      >
        <TokenClaims claims={payload} />
        <RawToken token={token.value} label={texts.screens.session.apiToken} />
      </TokenPanel>
    </div>
  );
}
