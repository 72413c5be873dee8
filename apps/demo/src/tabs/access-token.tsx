import { texts } from '@gatehouse/phrases/demo/en';
import { Button } from '@gatehouse/ui/controls/button';
import { ClaimList } from '../parts/claim-list.tsx';
import { Lifetime } from '../parts/lifetime.tsx';
import { OpaqueToken } from '../parts/opaque-token.tsx';
import { ScopeList } from '../parts/scope-list.tsx';
import { TokenPanel } from '../parts/token-panel.tsx';
import type { TabProps } from './tab-props.ts';

const words = texts.tokens;

/** The access token with its scopes, and a button that calls the userinfo endpoint. */
export function AccessTokenTab({ acts, session }: TabProps) {
  const { accessToken, userinfo } = session;
  return (
    <TokenPanel
      title={words.accessToken.title}
      text={words.accessToken.text}
      facts={[
        { key: 'format', label: words.format, value: words.opaque },
        { key: 'good-for', label: words.accessToken.goodFor, value: words.accessToken.goodForText },
        { key: 'lifetime', label: words.lifetime, value: <Lifetime until={accessToken.expiresAt} /> },
      ]}
    >
      <OpaqueToken token={accessToken.value} label={texts.screens.session.accessToken} />
      <div className="demo-buttons">
        <Button loading={acts.busy === 'userinfo'} onClick={acts.callUserinfo}>
          {words.accessToken.call}
        </Button>
        <output className="demo-said">{userinfo && words.accessToken.answered}</output>
      </div>
      {userinfo && <ClaimList label={words.accessToken.answer} claims={userinfo} />}
      <ScopeList scopes={accessToken.scopes} />
    </TokenPanel>
  );
}
