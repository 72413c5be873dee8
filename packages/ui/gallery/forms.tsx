import { Checkbox } from '@gatehouse/ui/controls/checkbox';
import { Field } from '@gatehouse/ui/controls/field';
import { MultiTextField } from '@gatehouse/ui/controls/multi-text-field';
import { NumberInput } from '@gatehouse/ui/controls/number-input';
import { PasswordInput } from '@gatehouse/ui/controls/password-input';
import { RadioGroup } from '@gatehouse/ui/controls/radio-group';
import { SearchInput } from '@gatehouse/ui/data/search-input';
import { SegmentedControl } from '@gatehouse/ui/controls/segmented-control';
import { Select } from '@gatehouse/ui/controls/select';
import { TagInput } from '@gatehouse/ui/controls/tag-input';
import { Switch } from '@gatehouse/ui/controls/switch';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { Textarea } from '@gatehouse/ui/controls/textarea';
import { Link } from '@gatehouse/ui/controls/link';
import { Bot, Globe, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Example, Group, nothing } from './parts.tsx';

const kinds = [
  {
    value: 'spa',
    label: 'Single-page application',
    help: 'Runs in the browser, keeps no secret.',
    icon: <Globe />,
  },
  {
    value: 'native',
    label: 'Native application',
    help: 'Runs on a phone or a desktop.',
    icon: <Smartphone />,
  },
  {
    value: 'machine',
    label: 'Machine to machine',
    help: 'A service acting for itself.',
    icon: <Bot />,
    disabled: true,
  },
];
const zones = ['Europe/Berlin', 'Europe/Lisbon', 'Asia/Shanghai', 'America/New_York'].map((value) => ({
  value,
  label: value,
}));

export function Forms() {
  const [kind, setKind] = useState('spa');
  const [view, setView] = useState('table');
  const [tags, setTags] = useState(['ada@storefront.example']);
  const [uris, setUris] = useState([
    'https://storefront.example/callback',
    'http://storefront.example/callback',
  ]);
  const [search, setSearch] = useState('');
  return (
    <Group title="Forms">
      <div className="gallery-columns">
        <TextField label="Name" defaultValue="Storefront" help="People see it when they sign in." />
        <TextField label="Description" optional placeholder="The shop at storefront.example" />
        <TextField
          label="Username"
          defaultValue="9lives"
          error="A username starts with a letter."
          aside={<Link href="#rules">Rules</Link>}
        />
        <TextField label="Application ID" mono readOnly value="k4w0xq2m8fz71rta5bvne" />
        <TextField label="Disabled" disabled value="Cannot be changed" />
        <Field label="Password">
          <PasswordInput autoComplete="new-password" defaultValue="correct horse" />
        </Field>
        <Field label="Time zone">
          <Select options={zones} />
        </Field>
        <Field label="Connector" error="Choose a connector first.">
          <Select options={zones} placeholder="Choose one" defaultValue="" />
        </Field>
        <Field label="Token lifetime" help="Between 60 and 86,400.">
          <NumberInput defaultValue={3600} unit="seconds" />
        </Field>
        <Field label="Disabled choice">
          <Select options={zones} disabled />
        </Field>
        <Field label="Note" optional>
          <Textarea placeholder="What the next person should know" />
        </Field>
        <Field label="Custom data">
          <Textarea mono defaultValue={'{\n  "plan": "team"\n}'} />
        </Field>
        <MultiTextField
          label="Redirect URIs"
          mono
          value={uris}
          onChange={setUris}
          placeholder="https://app.example/callback"
          errors={uris.map((uri) =>
            uri.startsWith('http://') ? 'Only https is allowed, except for localhost.' : undefined,
          )}
        />
        <Field label="Collaborators" help="Space or Enter adds an address.">
          <TagInput value={tags} onChange={setTags} inputMode="email" />
        </Field>
        <Field label="Kind" group>
          <RadioGroup options={kinds} value={kind} onChange={setKind} />
        </Field>
      </div>
      <Example name="Radio cards" stack>
        <RadioGroup
          aria-label="Kind of application"
          variant="cards"
          options={kinds}
          value={kind}
          onChange={setKind}
        />
      </Example>
      <Example name="Checkbox" stack>
        <Checkbox
          label="Require a second factor"
          help="People without one set it up when they next sign in."
          defaultChecked
        />
        <Checkbox label="Some of them" indeterminate />
        <Checkbox label="Not chosen" />
        <Checkbox label="Disabled" disabled defaultChecked />
      </Example>
      <Example name="Switch" stack>
        <Switch
          label="Always issue a refresh token"
          help="Also when the application does not ask for offline access."
          defaultChecked
        />
        <Switch label="Allow registration" />
        <Switch label="Disabled" disabled />
      </Example>
      <Example name="Segmented control">
        <SegmentedControl
          aria-label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'table', label: 'Table' },
            { value: 'json', label: 'JSON' },
            { value: 'chart', label: 'Chart', disabled: true },
          ]}
        />
      </Example>
      <Example name="Search">
        <SearchInput value={search} onChange={setSearch} placeholder="Name or ID" />
        <SearchInput value="amara" onChange={nothing} placeholder="Name, email or ID" />
      </Example>
    </Group>
  );
}
