import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { Button } from '@gatehouse/ui/controls/button';
import { Card, CardGrid } from '@gatehouse/ui/layout/card';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { BookOpen, CalendarClock, CircleDot, Code, Keyboard, Mail, MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/app-context.ts';
import { showShortcuts } from './shortcuts/sheet-state.ts';

const channels = [
  { key: 'chat', text: 'chatText', icon: MessagesSquare },
  { key: 'issues', text: 'issuesText', icon: CircleDot },
  { key: 'email', text: 'emailText', icon: Mail },
  { key: 'call', text: 'callText', icon: CalendarClock },
] as const;

/** Documentation, and up to four support contacts from the server's settings (LAY-28). */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { endpoint, adminEndpoint, help } = useApp().config;
  const named = channels.flatMap((channel) => {
    const href = addressOf(help, channel.key);
    return href === undefined ? [] : [{ ...channel, href }];
  });
  const documents = [
    { key: 'guides', text: 'guidesText', icon: BookOpen, href: `${adminEndpoint}/console/docs` },
    { key: 'reference', text: 'referenceText', icon: Code, href: `${endpoint}/api/reference` },
  ] as const;
  const offered = [...named, ...(named.length > 2 ? [] : documents)];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('app.help.title')}
      description={t(named.length > 0 ? 'app.help.description' : 'app.help.noContact')}
    >
      <DialogBody>
        <CardGrid label={t('app.help.title')}>
          {offered.map(({ key, text, icon: Icon, href }) => (
            <Card
              key={key}
              title={t(`app.help.${key}`)}
              description={t(`app.help.${text}`)}
              icon={<Icon />}
              onSelect={() => window.open(href, '_blank', 'noreferrer')}
            />
          ))}
        </CardGrid>
        <div>
          <Button
            variant="ghost"
            icon={<Keyboard />}
            onClick={() => {
              onClose();
              showShortcuts(true);
            }}
          >
            {t('app.help.shortcuts')}
          </Button>
        </div>
      </DialogBody>
    </Dialog>
  );
}

function addressOf(help: ConsoleConfig['help'], key: keyof ConsoleConfig['help']): string | undefined {
  const value = help[key];
  if (value === null) return undefined;
  return key === 'email' ? `mailto:${value}` : value;
}
