import { Card, CardGrid } from '@gatehouse/ui/card';
import { Dialog, DialogBody } from '@gatehouse/ui/dialog';
import { CalendarClock, CircleDot, Mail, MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { links } from '../links.ts';

const channels = [
  { key: 'chat', text: 'chatText', icon: MessagesSquare },
  { key: 'issues', text: 'issuesText', icon: CircleDot },
  { key: 'email', text: 'emailText', icon: Mail },
  { key: 'call', text: 'callText', icon: CalendarClock },
] as const;

/** Four ways to ask somebody (LAY-28). */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t('app.help.title')} description={t('app.help.description')}>
      <DialogBody>
        <CardGrid label={t('app.help.title')}>
          {channels.map(({ key, text, icon: Icon }) => (
            <Card
              key={key}
              title={t(`app.help.${key}`)}
              description={t(`app.help.${text}`)}
              icon={<Icon />}
              onSelect={() => window.open(links[key], '_blank', 'noreferrer')}
            />
          ))}
        </CardGrid>
      </DialogBody>
    </Dialog>
  );
}
