import { texts } from '@gatehouse/phrases/demo/en';
import { fill } from '../fill.ts';
import { ApiTokenAnswer } from '../parts/api-token-answer.tsx';
import { TokenPanel } from '../parts/token-panel.tsx';
import type { TabProps } from './tab-props.ts';
import { ApiForm } from './api-form.tsx';

const words = texts.tokens.apiToken;

/** Gets a token for an API and shows its claims. */
export function ApiTokenTab({ acts, session }: TabProps) {
  const { apiToken } = session;
  return (
    <TokenPanel title={words.title} text={words.text}>
      <ApiForm acts={acts} session={session} />
      {apiToken && apiToken.organizationId === undefined && (
        <ApiTokenAnswer title={fill(words.answer, { indicator: apiToken.indicator })} token={apiToken} />
      )}
    </TokenPanel>
  );
}
