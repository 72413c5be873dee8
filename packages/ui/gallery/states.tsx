import { Banner } from '@gatehouse/ui/states/banner';
import { Button } from '@gatehouse/ui/controls/button';
import { Checklist } from '@gatehouse/ui/data/checklist';
import { CodeBlock } from '@gatehouse/ui/data/code-block';
import { ErrorState } from '@gatehouse/ui/states/error-state';
import { ForbiddenState } from '@gatehouse/ui/states/forbidden-state';
import { NotFoundPage } from '@gatehouse/ui/states/not-found-page';
import { SaveBar } from '@gatehouse/ui/layout/save-bar';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Skeleton } from '@gatehouse/ui/data/skeleton';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { ButtonLink } from '@gatehouse/ui/controls/button';
import { Example, Group, nothing } from './parts.tsx';

export function States() {
  return (
    <Group title="States">
      <Example name="Banner" stack>
        <Banner title="Mails stay here">The development inbox keeps every message for 24 hours.</Banner>
        <Banner tone="success" onDismiss={nothing}>
          The key is rotating; the old one is accepted for two hours.
        </Banner>
        <Banner
          tone="warning"
          title="This address is not https"
          action={<Button size="small">Change</Button>}
        >
          Browsers refuse passkeys here.
        </Banner>
        <Banner tone="danger" title="Deliveries fail" onDismiss={nothing} live>
          The last 12 webhooks were answered with 500.
        </Banner>
      </Example>
      <Example name="Checklist" stack>
        <Checklist
          label="Get started"
          steps={[
            {
              key: 'a',
              title: 'Create an application',
              description: 'Storefront was created 5 minutes ago.',
              done: true,
            },
            {
              key: 'b',
              title: 'Sign in a user',
              description: 'Open the demo and register.',
              done: false,
              action: <Button variant="primary">Open the demo</Button>,
              children: <CodeBlock plain code="open http://localhost:3001/demo-app" />,
            },
            {
              key: 'c',
              title: 'Protect an API',
              description: 'Tell its address and its permissions.',
              done: false,
              action: <Button>Create API resource</Button>,
            },
          ]}
        />
      </Example>
      <Example name="Settings and save bar" stack>
        <form onSubmit={(event) => event.preventDefault()}>
          <SettingsSection title="General" description="What people see when they are asked to sign in.">
            <TextField label="Name" defaultValue="Storefront" />
          </SettingsSection>
          <SettingsSection title="Danger" description="This cannot be undone." danger>
            <div>
              <Button variant="danger">Delete application</Button>
            </div>
          </SettingsSection>
          <SaveBar changes={['redirect URIs', 'description']} onDiscard={nothing} onSave={nothing} />
        </form>
      </Example>
      <Example name="Failed" stack>
        <div className="gallery-frame">
          <ErrorState
            message="The server did not answer in time."
            requestId="req-8fz71rta5bvne"
            onRetry={nothing}
          />
        </div>
      </Example>
      <Example name="Forbidden" stack>
        <div className="gallery-frame">
          <ForbiddenState permission="read:data" who="An administrator of this tenant" />
        </div>
      </Example>
      <Example name="Skeleton" stack>
        <Skeleton width="40%" />
        <Skeleton width="70%" height="2rem" />
      </Example>
      <Example name="No such page" stack>
        <div className="gallery-frame">
          <NotFoundPage action={<ButtonLink href="#home">Back to the start</ButtonLink>} />
        </div>
      </Example>
    </Group>
  );
}
