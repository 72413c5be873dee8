import { writeShortcut } from '@gatehouse/ui/base/use-shortcut';
import { Switch } from '@gatehouse/ui/controls/switch';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app/app-context.ts';
import { usePreferences } from '../../app/preferences/use-preferences.ts';
import { featuresOf } from '../navigation.ts';
import { letters } from './letters.ts';
import '@gatehouse/ui/controls/kbd.css';
import './shortcuts.css';

/** The list of shortcuts, with the switch that turns single keys off (WCAG 2.1.4). */
export function ShortcutsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { config } = useApp();
  const { preferences, update } = usePreferences();
  const general = [
    { keys: [writeShortcut('k')], label: t('shortcuts.search') },
    { keys: ['/'], label: t('shortcuts.searchList') },
    { keys: ['J'], label: t('shortcuts.nextRow') },
    { keys: ['K'], label: t('shortcuts.previousRow') },
    { keys: ['Enter'], label: t('shortcuts.openRow') },
    { keys: ['C'], label: t('shortcuts.create') },
    { keys: ['?'], label: t('shortcuts.show') },
  ];
  const places = featuresOf(config.edition).map(({ key }) => ({
    keys: ['G', letters[key].toUpperCase()],
    label: t(`app.items.${key}`),
  }));
  return (
    <Dialog open={open} onClose={onClose} size="large" title={t('shortcuts.title')}>
      <DialogBody>
        <div className="shortcuts">
          <Keys title={t('shortcuts.general')} rows={general} />
          <Keys title={t('app.palette.goTo')} rows={places} />
        </div>
        <Switch
          label={t('shortcuts.single')}
          help={t('shortcuts.singleHelp', { shortcut: writeShortcut('k') })}
          checked={preferences.hasShortcuts}
          onChange={({ target }) => void update({ hasShortcuts: target.checked })}
        />
      </DialogBody>
    </Dialog>
  );
}

function Keys({
  title,
  rows,
}: {
  title: string;
  rows: readonly { keys: readonly string[]; label: string }[];
}) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ keys, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key, index) => (
                <kbd key={`${index} ${key}`} className="ui-kbd">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
