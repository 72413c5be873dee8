import { texts } from '@gatehouse/phrases/demo/en';
import { Avatar } from '@gatehouse/ui/data/avatar';
import { Button } from '@gatehouse/ui/controls/button';
import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import { LogOut } from 'lucide-react';
import { fill } from '../fill.ts';
import { FailureBanner } from '../parts/failure-banner.tsx';
import { RequestList } from '../parts/request-list.tsx';
import { decodeJwt } from '../protocol/jwt.ts';
import { AccessTokenTab } from '../tabs/access-token.tsx';
import { ApiTokenTab } from '../tabs/api-token.tsx';
import { IdTokenTab } from '../tabs/id-token.tsx';
import { OrganizationTokenTab } from '../tabs/organization-token.tsx';
import { RefreshTokenTab } from '../tabs/refresh-token.tsx';
import type { TabProps } from '../tabs/tab-props.ts';
import { useHash } from '../use-hash.ts';
import { Frame } from './frame.tsx';
import './session.css';

const words = texts.screens.session;
const tabs = [
  { key: 'id-token', label: words.idToken, Tab: IdTokenTab },
  { key: 'access-token', label: words.accessToken, Tab: AccessTokenTab },
  { key: 'refresh-token', label: words.refreshToken, Tab: RefreshTokenTab },
  { key: 'api-token', label: words.apiToken, Tab: ApiTokenTab },
  { key: 'organization-token', label: words.organizationToken, Tab: OrganizationTokenTab },
] as const;

/** The signed-in page: the user, the tokens and the requests. */
export function SessionScreen({ acts, session }: TabProps) {
  const hash = useHash();
  const current = tabs.find(({ key }) => key === hash) ?? tabs[0];
  const { payload } = decodeJwt(session.idToken);
  const name = [payload.name, payload.username, payload.email].find((value) => typeof value === 'string');
  return (
    <Frame
      end={
        <Button
          variant="secondary"
          icon={<LogOut />}
          loading={acts.busy === 'signOut'}
          onClick={acts.signOut}
        >
          {words.signOut}
        </Button>
      }
    >
      <PageHeader
        icon={
          <Avatar
            name={String(name ?? '')}
            image={typeof payload.picture === 'string' ? payload.picture : undefined}
            size={44}
          />
        }
        title={fill(words.title, { name: String(name ?? words.unnamed) })}
        description={words.text}
      />
      <div className="demo-columns">
        <div className="demo-main">
          <Tabs
            label={words.tabs}
            tabs={tabs.map(({ key, label }) => ({
              key,
              label,
              href: `#${key}`,
              current: key === current.key,
            }))}
          />
          <FailureBanner acts={acts} />
          <current.Tab acts={acts} session={session} />
        </div>
        <RequestList exchanges={session.exchanges} />
      </div>
    </Frame>
  );
}
