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

/** The ID token, claim by claim. It is here, so its signature and its claims were right (OpenID Connect Core 3.1.3.7). */
export function IdTokenTab({ session }: TabProps) {
  const { header, payload } = decodeJwt(session.idToken);
  const { alg: algorithm, kid: key } = header as { alg: string; kid: string };
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
