import { Badge, Status } from '@gatehouse/ui/data/badge';
import { Button, ButtonLink } from '@gatehouse/ui/controls/button';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Kbd } from '@gatehouse/ui/controls/kbd';
import { Link } from '@gatehouse/ui/controls/link';
import { Logo, LogoMark } from '@gatehouse/ui/layout/logo';
import { Spinner } from '@gatehouse/ui/controls/spinner';
import { Download, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Example, Group } from './parts.tsx';

const surfaces = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-pressed',
  'border',
  'border-strong',
  'border-control',
];
const colors = [
  'text',
  'text-muted',
  'ink',
  'accent',
  'accent-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'danger-solid',
];

export function Actions() {
  const [loading, setLoading] = useState(true);
  return (
    <>
      <Group title="Ground">
        <Example name="Logo">
          <Logo /> <LogoMark size={32} title="Gatehouse" /> <LogoMark size={48} title="Gatehouse" />
        </Example>
        <Example name="Surfaces">
          <Swatches names={surfaces} />
        </Example>
        <Example name="Colors">
          <Swatches names={colors} />
        </Example>
      </Group>
      <Group title="Acting and going">
        <Example name="Button">
          <Button variant="primary">Create application</Button>
          <Button>Import</Button>
          <Button variant="ghost">Discard</Button>
          <Button variant="danger">Delete user</Button>
        </Example>
        <Example name="With an icon">
          <Button variant="primary" icon={<Plus />}>
            Create user
          </Button>
          <Button icon={<Download />}>Download</Button>
          <Button variant="ghost" icon={<Pencil />}>
            Edit
          </Button>
          <Button variant="danger" icon={<Trash2 />}>
            Delete
          </Button>
        </Example>
        <Example name="Sizes">
          <Button size="small">Small</Button>
          <Button>Medium</Button>
          <Button size="large">Large</Button>
        </Example>
        <Example name="Disabled">
          <Button variant="primary" disabled>
            Create application
          </Button>
          <Button disabled>Import</Button>
          <Button variant="ghost" disabled>
            Discard
          </Button>
          <Button variant="danger" disabled>
            Delete user
          </Button>
        </Example>
        <Example name="Waiting">
          <Button variant="primary" loading={loading}>
            Save changes
          </Button>
          <Button loading={loading}>Import</Button>
          <Button variant="danger" loading={loading}>
            Delete user
          </Button>
          <Button variant="ghost" onClick={() => setLoading(!loading)}>
            Toggle
          </Button>
        </Example>
        <Example name="Icon button">
          <IconButton label="Edit" icon={<Pencil />} />
          <IconButton label="More actions" variant="secondary" icon={<Ellipsis />} />
          <IconButton label="Delete" size="small" icon={<Trash2 />} />
        </Example>
        <Example name="Links">
          <Link href="#link">Applications</Link>
          <Link href="#link" variant="quiet">
            Quiet
          </Link>
          <Link href="https://example.com" external>
            Documentation
          </Link>
          <ButtonLink href="#link">Button link</ButtonLink>
          <p>
            In a sentence, <Link href="#link">a link</Link> is underlined.
          </p>
        </Example>
        <Example name="Badge">
          <Badge>Native</Badge>
          <Badge tone="accent">Default</Badge>
          <Badge tone="success">Paid</Badge>
          <Badge tone="warning">Expires soon</Badge>
          <Badge tone="danger">Revoked</Badge>
        </Example>
        <Example name="Status">
          <Status tone="neutral">Never used</Status>
          <Status tone="accent">In use</Status>
          <Status tone="success">Active</Status>
          <Status tone="warning">Rotating</Status>
          <Status tone="danger">Suspended</Status>
        </Example>
        <Example name="Small things">
          <Kbd>/</Kbd>
          <Kbd>⌘K</Kbd>
          <Spinner />
        </Example>
      </Group>
    </>
  );
}

function Swatches({ names }: { names: string[] }) {
  return names.map((name) => (
    <div key={name} className="gallery-swatch">
      <span style={{ background: `var(--${name})` }} />
      {name}
    </div>
  ));
}
