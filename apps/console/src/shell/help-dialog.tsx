import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { Card, CardGrid } from '@gatehouse/ui/layout/card';
import { Dialog, DialogBody } from '@gatehouse/ui/overlays/dialog';
import { BookOpen, CalendarClock, CircleDot, Mail, MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/app-context.ts';

const channels = [
  { key: 'chat', text: 'chatText', icon: MessagesSquare },
  { key: 'issues', text: 'issuesText', icon: CircleDot },
  { key: 'email', text: 'emailText', icon: Mail },
  { key: 'call', text: 'callText', icon: CalendarClock },
] as const;

/** The ways to ask somebody, four at most (LAY-28): those that the operator has named in the settings, else what can be read. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { endpoint, help } = useApp().config;
  const named = channels.flatMap((channel) => {
    const href = addressOf(help, channel.key);
    return href === undefined ? [] : [{ ...channel, href }];
  });
  const offered =
    named.length > 0
      ? named
      : [
          {
            key: 'reference',
            text: 'referenceText',
            icon: BookOpen,
            href: `${endpoint}/api/reference`,
          } as const,
        ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('app.help.title')}
      description={t(named.length > 0 ? 'app.help.description' : 'app.help.nobody')}
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
      </DialogBody>
    </Dialog>
  );
}

function addressOf(help: ConsoleConfig['help'], key: keyof ConsoleConfig['help']): string | undefined {
  const value = help[key];
  if (value === null) return undefined;
  return key === 'email' ? `mailto:${value}` : value;
}
