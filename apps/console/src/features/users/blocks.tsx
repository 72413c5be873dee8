import type { UserBlock } from '@gatehouse/contract/sign-in/sentinel';
import { liftUserBlocks, listUserBlocks } from '@gatehouse/contract/sign-in/sentinel-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import type { User } from '@gatehouse/contract/users/users';
import { Banner } from '@gatehouse/ui/banner';
import { Button } from '@gatehouse/ui/button';
import { useConfirm } from '@gatehouse/ui/confirm';
import { useLocale } from '@gatehouse/ui/texts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/failed.tsx';

/** "22:40", or with the day where that is not today. */
function writeEnd(time: number, locale: string): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, {
    dateStyle: isToday ? undefined : 'medium',
    timeStyle: 'short',
  }).format(time);
}

/** What keeps a user out because it was tried too often, as long as it does. */
export function UserBlocks({ user }: { user: User }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const confirm = useConfirm();
  const mayLift = useCan('delete:data');
  const params = { userId: user.id };
  const { data, error, retry } = useApi(listUserBlocks, { params }, { refreshMs: 30_000 });
  const { save: lift } = useSave(liftUserBlocks);
  if (error) return <Failed error={error} onRetry={retry} />;
  const blocks = data?.blocks ?? [];
  const [last] = blocks;
  if (!last) return null;

  const ask = () =>
    confirm({
      title: t('users.blocks.liftTitle', { name: displayName(user) }),
      body: t('users.blocks.liftText'),
      confirmLabel: t('users.blocks.lift'),
      action: async () => {
        await lift({ params });
        retry();
      },
    });
  const describe = (action: UserBlock['action'], of: UserBlock[]) => {
    const what = t(`users.blocks.actions.${action}`);
    const names = of.flatMap(({ identifier }) => identifier?.value ?? []);
    if (names.length > 0)
      return t('users.blocks.triedAs', { what, names: new Intl.ListFormat(locale).format(names) });
    return of.every(({ scope }) => scope === 'Browser') ? t('users.blocks.inBrowser', { what }) : what;
  };
  const actions = [...new Set(blocks.map(({ action }) => action))];
  const isOneBrowser = blocks.every(({ scope }) => scope === 'Browser');
  return (
    <Banner
      tone="warning"
      live
      title={t(isOneBrowser ? 'users.blocks.browserTitle' : 'users.blocks.title', {
        time: writeEnd(last.expiresAt, locale),
      })}
      action={
        mayLift && (
          <Button size="small" onClick={() => void ask()}>
            {t('users.blocks.lift')}
          </Button>
        )
      }
    >
      {actions.map((action) => (
        <div key={action}>
          {describe(
            action,
            blocks.filter((block) => block.action === action),
          )}
        </div>
      ))}
    </Banner>
  );
}
