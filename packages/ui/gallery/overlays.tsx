import { Button } from '@gatehouse/ui/controls/button';
import { useAlert, useConfirm } from '@gatehouse/ui/overlays/confirm';
import { Dialog, DialogBody, DialogFooter } from '@gatehouse/ui/overlays/dialog';
import { Menu } from '@gatehouse/ui/overlays/menu';
import { SidePanel } from '@gatehouse/ui/overlays/side-panel';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { useToast } from '@gatehouse/ui/overlays/toast';
import { Tooltip } from '@gatehouse/ui/overlays/tooltip';
import { ChevronDown, Copy, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { query } from './address.tsx';
import { Example, Group, nothing } from './parts.tsx';

const deletion = {
  title: 'Delete Storefront',
  body: 'People can no longer sign in to it. This cannot be undone.',
  tone: 'danger',
  confirmLabel: 'Delete application',
  typeToConfirm: 'Storefront',
  consequences: [
    '412 sessions of today end at once.',
    '2 client secrets stop working.',
    'The role “Shop manager” loses 1 application.',
  ],
} as const;

export function Overlays() {
  const confirm = useConfirm();
  const alert = useAlert();
  const toast = useToast();
  const [open, setOpen] = useState(query.get('open') === 'dialog');
  const [beside, setBeside] = useState(query.get('open') === 'panel');
  const [answer, setAnswer] = useState('');
  const ask = async () => setAnswer((await confirm(deletion)) ? 'confirmed' : 'canceled');
  useEffect(() => {
    if (query.get('open') === 'confirm') void confirm(deletion);
    if (query.get('open') === 'toast') {
      toast.success('3 users were imported.');
      toast.error('The webhook could not be saved.\nurl: Only https is allowed.');
    }
  }, [confirm, toast]);
  return (
    <Group title="Over the page">
      <Example name="Dialog">
        <Button onClick={() => setOpen(true)}>Create user</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Create user"
          description="They can sign in as soon as they have a password."
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setOpen(false);
            }}
          >
            <DialogBody>
              <TextField label="Email" type="email" placeholder="amara@northwind.example" />
              <TextField label="Username" optional />
              <TextField label="Name" optional />
            </DialogBody>
            <DialogFooter>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button variant="primary" type="submit">
                Create user
              </Button>
            </DialogFooter>
          </form>
        </Dialog>
      </Example>
      <Example name="Side panel">
        <Button onClick={() => setBeside(true)}>Show entry</Button>
        {beside && (
          <SidePanel title="Change role" meta={<span>Nov 22 08:27:29</span>} onClose={() => setBeside(false)}>
            <p>The list beside it stays usable.</p>
          </SidePanel>
        )}
      </Example>
      <Example name="Confirm">
        <Button onClick={() => void ask()}>Delete application</Button>
        <Button
          onClick={() =>
            void confirm({
              title: 'End this session',
              body: 'The person has to sign in again.',
              confirmLabel: 'End session',
            })
          }
        >
          End session
        </Button>
        <Button
          onClick={() =>
            void confirm({
              title: 'Rotate the key',
              confirmLabel: 'Rotate',
              action: () => new Promise((done) => setTimeout(done, 2000)),
            })
          }
        >
          Wait two seconds
        </Button>
        <Button
          onClick={() => void alert({ title: 'The invitation was sent', body: 'It is good for seven days.' })}
        >
          Alert
        </Button>
        <span>{answer}</span>
      </Example>
      <Example name="Menu">
        <Menu
          align="start"
          trigger={<Button iconEnd={<ChevronDown />}>Actions</Button>}
          items={[
            { kind: 'heading', key: 'h', label: 'Application' },
            { key: 'edit', label: 'Edit', icon: <Pencil />, hint: 'E', onSelect: nothing },
            { key: 'copy', label: 'Duplicate', icon: <Copy />, disabled: true, onSelect: nothing },
            {
              kind: 'submenu',
              key: 'move',
              label: 'Move to',
              items: [{ key: 'x', label: 'Another tenant', onSelect: nothing }],
            },
            { kind: 'separator', key: 'line' },
            { key: 'delete', label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => void ask() },
          ]}
        />
      </Example>
      <Example name="Tooltip">
        <Tooltip content="Ends in three days">
          <Button>Trial</Button>
        </Tooltip>
      </Example>
      <Example name="Toast">
        <Button onClick={() => toast.success('3 users were imported.')}>Success</Button>
        <Button onClick={() => toast.error('The webhook could not be saved.\nurl: Only https is allowed.')}>
          Error
        </Button>
      </Example>
    </Group>
  );
}
