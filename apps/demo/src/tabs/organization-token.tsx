import { texts } from '@gatehouse/phrases/demo/en';
import { Button } from '@gatehouse/ui/controls/button';
import { useEffect } from 'react';
import { fill } from '../fill.ts';
import { ApiTokenAnswer } from '../parts/api-token-answer.tsx';
import { TokenPanel } from '../parts/token-panel.tsx';
import { listOrganizations } from '../protocol/organizations.ts';
import { OrganizationForm } from './organization-form.tsx';
import type { TabProps } from './tab-props.ts';

const words = texts.tokens.organizationToken;

/** Gets a token for one of the user's organizations and shows its claims. */
export function OrganizationTokenTab({ acts, session }: TabProps) {
  const organizations = listOrganizations(session);
  const { busy, failure, callUserinfo } = acts;
  // The ID token has the IDs only.
  const lacksNames = organizations.some(({ name }) => name === undefined) && !busy && !failure;
  useEffect(() => {
    if (lacksNames) callUserinfo();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, not each time that the actions are created
  }, [lacksNames]);

  const { apiToken } = session;
  const holder = organizations.find(({ id }) => id === apiToken?.organizationId);
  return (
    <TokenPanel title={words.title} text={words.text}>
      {organizations.length > 0 ? (
        <OrganizationForm acts={acts} session={session} organizations={organizations} />
      ) : (
        <div className="demo-buttons">
          <Button loading={busy === 'refresh'} onClick={acts.refresh}>
            {words.checkAgain}
          </Button>
          <p className="demo-said">{words.none}</p>
        </div>
      )}
      {apiToken?.organizationId !== undefined && (
        <ApiTokenAnswer
          title={fill(words.answer, { name: holder?.name ?? apiToken.organizationId })}
          token={apiToken}
        />
      )}
    </TokenPanel>
  );
}
