import type { UserBlock } from '@gatehouse/contract/sign-in/sentinel';
import { liftUserBlocks, listUserBlocks } from '@gatehouse/contract/sign-in/sentinel-endpoints';
import { displayName } from '@gatehouse/contract/users/display-name';
import type { User } from '@gatehouse/contract/users/users';
import { Banner } from '@gatehouse/ui/states/banner';
import { Button } from '@gatehouse/ui/controls/button';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import { useLocale } from '@gatehouse/ui/base/texts';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../app/api/use-api.ts';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { Failed } from '../../parts/pages/failed.tsx';

/** "22:40", or with the date if it isn't today. */
function writeEnd(time: number, locale: string): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, {
    dateStyle: isToday ? undefined : 'medium',
    timeStyle: 'short',
  }).format(time);
}

/** A wait for the next code does not block sign-in. */
type Attempts = UserBlock & { action: Exclude<UserBlock['action'], 'Message'> };
const isAttempts = (block: UserBlock): block is Attempts => block.action !== 'Message';

/** Active blocks after too many failed attempts or requested codes. */
export function UserBlocks({ user }: { user: User }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const confirm = useConfirm();
  const mayLift = useCan('delete:data');
  const params = { userId: user.id };
  const { data, error, retry } = useApi(listUserBlocks, { params }, { refreshMs: 30_000 });
  const { save: lift } = useSave(liftUserBlocks);
  if (error) return <Failed error={error} onRetry={retry} />;
  const all = data?.blocks ?? [];
  const blocks = all.filter(isAttempts);
  const waits = all.filter(({ action }) => action === 'Message');
  const [last] = blocks.length > 0 ? blocks : waits;
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
  const listNames = (of: UserBlock[]) =>
    new Intl.ListFormat(locale).format(new Set(of.flatMap(({ identifier }) => identifier?.value ?? [])));
  const describe = (action: Attempts['action'], of: Attempts[]) => {
    const what = t(`users.blocks.actions.${action}`);
    const names = listNames(of);
    if (names) return t('users.blocks.triedAs', { what, names });
    return of.every(({ scope }) => scope === 'Browser') ? t('users.blocks.inBrowser', { what }) : what;
  };
  const actions = [...new Set(blocks.map(({ action }) => action))];
  const isOneBrowser = blocks.every(({ scope }) => scope === 'Browser');
  const title = isOneBrowser ? 'users.blocks.browserTitle' : 'users.blocks.title';
  const describeWaits = (scope: UserBlock['scope']) => {
    const names = listNames(waits.filter((wait) => wait.scope === scope));
    const text = scope === 'Browser' ? 'users.blocks.messageInBrowser' : 'users.blocks.message';
    return names && <div>{t(text, { names })}</div>;
  };
  return (
    <Banner
      tone="warning"
      live
      title={t(blocks.length > 0 ? title : 'users.blocks.messageTitle', {
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
      {describeWaits('Identifier')}
      {describeWaits('Browser')}
    </Banner>
  );
}
