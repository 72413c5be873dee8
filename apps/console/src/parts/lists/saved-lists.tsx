import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { TextField } from '@gatehouse/ui/controls/text-field';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { Menu, type MenuItem } from '@gatehouse/ui/overlays/menu';
import { Bookmark, Plus, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { mostSavedLists } from '../../app/preferences/schema.ts';
import { usePreferences } from '../../app/preferences/use-preferences.ts';
import { DialogActions } from '../forms/dialog-actions.tsx';

/** The query of the URL without the page. */
function queryOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.toString();
}

/** The administrator's saved filters of a list: a menu that opens them, and saves those in the URL under a name. */
export function SavedLists({ list }: { list: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { preferences, update } = usePreferences();
  const [isSaving, setSaving] = useState(false);
  const saved = preferences.savedLists[list] ?? [];
  const query = queryOf(search);
  const keep = (entries: typeof saved) =>
    update({ savedLists: { ...preferences.savedLists, [list]: entries } });

  const items: MenuItem[] = [
    ...(saved.length === 0 ? [{ kind: 'heading' as const, key: 'none', label: t('lists.noneSaved') }] : []),
    ...saved.map(({ name, query: own }): MenuItem => ({
      kind: 'link',
      key: `open ${name}`,
      label: name,
      href: own ? `${pathname}?${own}` : pathname,
    })),
    { kind: 'separator', key: 'line' },
    {
      key: 'save',
      label: t('lists.save'),
      icon: <Plus />,
      disabled: query === '' || saved.length >= mostSavedLists,
      onSelect: () => setSaving(true),
    },
    ...(saved.length > 0
      ? [
          {
            kind: 'submenu' as const,
            key: 'remove',
            label: t('lists.removeSaved'),
            icon: <Trash2 />,
            items: saved.map(({ name }): MenuItem => ({
              key: `remove ${name}`,
              label: name,
              onSelect: () => void keep(saved.filter((one) => one.name !== name)),
            })),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        align="start"
        label={t('lists.saved')}
        trigger={<IconButton icon={<Bookmark />} label={t('lists.saved')} />}
        items={items}
      />
      {isSaving && (
        <SaveList
          onClose={() => setSaving(false)}
          onSave={(name) => keep([...saved.filter((one) => one.name !== name), { name, query }])}
        />
      )}
    </>
  );
}

function SaveList({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => Promise<void> }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setError(t('parts.invalid.required'));
    void onSave(name.trim());
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={t('lists.saveTitle')} size="small">
      <form noValidate onSubmit={submit}>
        <DialogBody>
          <TextField
            label={t('lists.name')}
            help={t('lists.saveHelp')}
            placeholder={t('lists.savePlaceholder')}
            value={name}
            error={error}
            maxLength={64}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setError(undefined);
            }}
          />
        </DialogBody>
        <DialogActions submit={t('lists.saveConfirm')} onClose={onClose} />
      </form>
    </Dialog>
  );
}
