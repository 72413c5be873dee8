import { Status } from '@gatehouse/ui/data/badge';
import { Button } from '@gatehouse/ui/controls/button';
import { CopyText } from '@gatehouse/ui/controls/copy-text';
import { Field } from '@gatehouse/ui/controls/field';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Menu } from '@gatehouse/ui/overlays/menu';
import { MultiTextField } from '@gatehouse/ui/controls/multi-text-field';
import { IconTile, PageHeader } from '@gatehouse/ui/layout/page-header';
import { SaveBar } from '@gatehouse/ui/layout/save-bar';
import { SecretText } from '@gatehouse/ui/controls/secret-text';
import { SettingsSection } from '@gatehouse/ui/layout/settings-section';
import { Switch } from '@gatehouse/ui/controls/switch';
import { Tabs } from '@gatehouse/ui/layout/tabs';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { AppWindow, Code, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { GalleryShell } from './shell.tsx';

const saved = { name: 'Storefront', description: '', uris: ['https://storefront.example/callback'] };
const onlyHttps = 'Only https is allowed, except for localhost.';

/** An example of a settings page of the console. */
export function ApplicationScreen() {
  const [name, setName] = useState(saved.name);
  const [description, setDescription] = useState('The shop at storefront.example');
  const [uris, setUris] = useState([...saved.uris, 'http://storefront.example/callback']);
  const [always, setAlways] = useState(false);
  const changes = [
    name !== saved.name && 'name',
    description !== saved.description && 'description',
    uris.join() !== saved.uris.join() && 'redirect URIs',
  ].filter((change) => change !== false);
  const discard = () => {
    setName(saved.name);
    setDescription(saved.description);
    setUris(saved.uris);
  };
  return (
    <GalleryShell current="application">
      <PageHeader
        crumbs={[{ label: 'Applications', href: '?screen=users' }]}
        icon={
          <IconTile>
            <AppWindow />
          </IconTile>
        }
        title="Storefront"
        meta={[
          'Single-page application',
          <CopyText key="id" value="k4w0xq2m8fz71rta5bvne" label="application ID" />,
          <Status key="state" tone="success">
            412 sign-ins today
          </Status>,
        ]}
        actions={
          <>
            <Button icon={<Code />}>Guide</Button>
            <Menu
              trigger={<IconButton variant="secondary" label="More actions" icon={<Ellipsis />} />}
              items={[
                {
                  key: 'delete',
                  label: 'Delete application',
                  icon: <Trash2 />,
                  danger: true,
                  onSelect: () => undefined,
                },
              ]}
            />
          </>
        }
      />
      <Tabs
        label="Application"
        tabs={['Settings', 'Branding', 'Organizations', 'Logs'].map((label) => ({
          key: label,
          label,
          href: `#${label}`,
          current: label === 'Settings',
        }))}
      />
      <form onSubmit={(event) => event.preventDefault()}>
        <SettingsSection
          title="General"
          description="What people see when they are asked to sign in or to give consent."
        >
          <TextField
            label="Name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={name ? undefined : 'An application needs a name.'}
          />
          <TextField
            label="Description"
            optional
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </SettingsSection>
        <SettingsSection
          title="Endpoints"
          description="What your client library asks for. The discovery address is enough for most."
        >
          <Field label="Discovery" group>
            <CopyText
              variant="box"
              value="https://id.example.com/oidc/.well-known/openid-configuration"
              label="discovery address"
            />
          </Field>
          <Field label="Application ID" group>
            <CopyText variant="box" value="k4w0xq2m8fz71rta5bvne" label="application ID" />
          </Field>
          <Field label="Secret" group help="Created on May 3, expires on Nov 3.">
            <SecretText
              variant="box"
              label="secret"
              onReveal={async () => 'gh_s3cr3t_8Zq1mW0c5nXkR7tYbV2d'}
            />
          </Field>
        </SettingsSection>
        <SettingsSection
          title="Redirects"
          description="People only ever come back to these addresses, compared character by character."
        >
          <MultiTextField
            label="Redirect URIs"
            mono
            value={uris}
            onChange={setUris}
            placeholder="https://app.example/callback"
            errors={uris.map((uri) => (uri.startsWith('http://') ? onlyHttps : undefined))}
          />
          <MultiTextField
            label="After sign-out"
            optional
            mono
            value={['https://storefront.example']}
            onChange={() => undefined}
          />
        </SettingsSection>
        <SettingsSection title="Tokens" description="How long what the application gets is good for.">
          <Switch
            label="Always issue a refresh token"
            help="Also when the application does not ask for offline access."
            checked={always}
            onChange={(event) => setAlways(event.target.checked)}
          />
        </SettingsSection>
        <SaveBar changes={changes} onDiscard={discard} onSave={() => undefined} />
      </form>
    </GalleryShell>
  );
}
