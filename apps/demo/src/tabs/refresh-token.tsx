import { texts } from '@gatehouse/phrases/demo/en';
import { Button } from '@gatehouse/ui/controls/button';
import { fill } from '../fill.ts';
import { OpaqueToken } from '../parts/opaque-token.tsx';
import { TokenPanel } from '../parts/token-panel.tsx';
import type { TabProps } from './tab-props.ts';

const words = texts.tokens.refreshToken;

/** The refresh token and its use. */
export function RefreshTokenTab({ acts, session }: TabProps) {
  const { refreshToken, refreshes, wasReplaced } = session;
  if (!refreshToken) return <TokenPanel title={words.title} text={words.none} />;
  return (
    <TokenPanel
      title={words.title}
      text={words.text}
      facts={[
        { key: 'format', label: texts.tokens.format, value: texts.tokens.opaque },
        { key: 'good-for', label: words.goodFor, value: words.goodForText },
        { key: 'rotation', label: words.rotation, value: words.rotationText },
        { key: 'used', label: words.used, value: writeUses(refreshes) },
      ]}
    >
      <OpaqueToken token={refreshToken} label={texts.screens.session.refreshToken} />
      <div className="demo-buttons">
        <Button loading={acts.busy === 'refresh'} onClick={acts.refresh}>
          {words.call}
        </Button>
        <output className="demo-said">{refreshes > 0 && (wasReplaced ? words.replaced : words.kept)}</output>
      </div>
    </TokenPanel>
  );
}

function writeUses(count: number): string {
  if (count === 0) return words.usedNever;
  return count === 1 ? words.usedOnce : fill(words.usedTimes, { count });
}
