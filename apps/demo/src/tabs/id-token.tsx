import { texts } from '@gatehouse/phrases/demo/en';
import { Status } from '@gatehouse/ui/data/badge';
import { fill } from '../fill.ts';
import { TokenClaims } from '../parts/claim-list.tsx';
import { Lifetime } from '../parts/lifetime.tsx';
import { RawToken } from '../parts/raw-token.tsx';
import { TokenPanel } from '../parts/token-panel.tsx';
import { decodeJwt } from '../protocol/jwt.ts';
import type { TabProps } from './tab-props.ts';

const words = texts.tokens;

/** The ID token and its claims, which were validated at sign-in (OpenID Connect Core, section 3.1.3.7). */
export function IdTokenTab({ session }: TabProps) {
  const { header, payload } = decodeJwt(session.idToken);
  const [algorithm, key] = [String(header.alg), String(header.kid)];
  return (
    <TokenPanel
      title={words.idToken.title}
      text={words.idToken.text}
      facts={[
        { key: 'format', label: words.format, value: fill(words.jwt, { algorithm }) },
        {
          key: 'signature',
          label: words.signature,
          value: <Status tone="success">{fill(words.signatureValid, { key })}</Status>,
        },
        { key: 'lifetime', label: words.lifetime, value: <Lifetime until={Number(payload.exp) * 1000} /> },
      ]}
    >
      <TokenClaims claims={payload} />
      <RawToken token={session.idToken} label={texts.screens.session.idToken} />
    </TokenPanel>
  );
}
