import { Avatar } from '@gatehouse/ui/data/avatar';
import { Breadcrumb } from '@gatehouse/ui/layout/breadcrumb';
import { Badge } from '@gatehouse/ui/data/badge';
import { Card, CardGrid, Panel } from '@gatehouse/ui/layout/card';
import { CodeBlock } from '@gatehouse/ui/data/code-block';
import { CodeTabs } from '@gatehouse/ui/data/code-tabs';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { JsonView } from '@gatehouse/ui/data/json-view';
import { KeyValue } from '@gatehouse/ui/data/key-value';
import { IconTile } from '@gatehouse/ui/layout/page-header';
import { RelativeTime } from '@gatehouse/ui/data/relative-time';
import { SecretText } from '@gatehouse/ui/controls/secret-text';
import { Bot, Globe, Smartphone } from 'lucide-react';
import { Example, Group, nothing } from './parts.tsx';

const code = `import { createClient } from '@example/client';

// The URL is enough.
const client = createClient({
  endpoint: 'http://localhost:3001',
  appId: 'k4w0xq2m8fz71rta5bvne',
  timeout: 5000,
});
await client.signIn('http://localhost:5173/callback');`;
/** The same time for the whole page. */
const now = Date.now();
const names = 'Amara Benedikt Chen Daniela Elif Farid Giulia Haruto Ines Jakub Kofi Léa'.split(' ');

export function Facts() {
  return (
    <Group title="Showing">
      <Example name="Breadcrumb">
        <Breadcrumb
          crumbs={[
            { label: 'Applications', href: '#a' },
            { label: 'Storefront', href: '#b' },
          ]}
        />
      </Example>
      <Example name="Avatar">
        {names.map((name) => (
          <Avatar key={name} name={name} size={32} />
        ))}
        <Avatar name="Amara Diallo" size={64} />
        <Avatar name="王小明" size={44} />
        <Avatar name="" />
        <Avatar name="Storefront" shape="square" size={44} />
        <Avatar name="Broken" image="/nowhere.png" size={32} />
        <IconTile>
          <Globe />
        </IconTile>
      </Example>
      <Example name="Copying" stack>
        <CopyText value="k4w0xq2m8fz71rta5bvne" label="application ID" />
        <CopyText
          variant="box"
          value="https://id.example.com/oidc/.well-known/openid-configuration"
          label="discovery address"
        />
        <SecretText label="client secret" onReveal={async () => 'gh_s3cr3t_8Zq1mW0c5nXkR7tYbV2d'} />
        <div>
          <SecretText
            label="other secret"
            variant="box"
            onReveal={() => Promise.reject(new Error('refused'))}
          />
        </div>
      </Example>
      <Example name="Time">
        <RelativeTime time={now - 5000} />
        <RelativeTime time={now - 840_000} />
        <RelativeTime time={now - 90_000_000} />
        <RelativeTime time="2024-05-03T08:00:00Z" />
        <RelativeTime time={null} />
      </Example>
      <Example name="Facts" stack>
        <Panel>
          <KeyValue
            items={[
              { key: 'event', label: 'Event', value: 'Signed in with a password' },
              { key: 'user', label: 'User', value: <CopyText value="u00k4w0xq2m8f" label="user ID" /> },
              { key: 'when', label: 'When', value: <RelativeTime time={now - 840_000} /> },
              { key: 'result', label: 'Result', value: <Badge tone="success">Success</Badge> },
            ]}
          />
        </Panel>
      </Example>
      <Example name="Code" stack>
        <CodeBlock title="src/sign-in.ts" code={code} />
        <CodeBlock code="npm start" plain />
        <CodeTabs
          label="Package manager"
          tabs={[
            { key: 'npm', label: 'npm', code: 'npm install @example/client' },
            { key: 'pnpm', label: 'pnpm', code: 'pnpm add @example/client' },
          ]}
        />
        <JsonView
          title="Event"
          value={{
            key: 'SignIn.Password',
            ok: true,
            attempts: 1,
            user: { id: 'u00k4w0xq2m8f', roles: ['admin', null] },
          }}
        />
      </Example>
      <Example name="Cards" stack>
        <CardGrid label="Kinds of application">
          <Card
            icon={<Globe />}
            title="Single-page application"
            badge={<Badge tone="accent">Recommended</Badge>}
            description="Runs in the browser, keeps no secret."
            onSelect={nothing}
          />
          <Card
            icon={<Smartphone />}
            title="Native application"
            description="Runs on a phone or a desktop."
            href="#native"
          />
          <Card
            icon={<Bot />}
            title="Machine to machine"
            description="A service acting for itself."
            onSelect={nothing}
          />
        </CardGrid>
      </Example>
    </Group>
  );
}
