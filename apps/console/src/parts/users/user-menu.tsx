import { listDomains } from '@gatehouse/contract/domains/endpoints';
import { getMe } from '@gatehouse/contract/me/endpoints';
import { getOperator } from '@gatehouse/contract/tenants/operator-endpoints';
import { consoleLanguages, languages } from '@gatehouse/phrases/languages';
import { Menu, type MenuItem } from '@gatehouse/ui/overlays/menu';
import { appearances } from '@gatehouse/ui/base/theme';
import { CircleUser, Globe, Languages, LogOut, ShieldUser, SunMoon, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from './user-avatar.tsx';
import { useApi } from '../../app/api/use-api.ts';
import { useApp } from '../../app/app-context.ts';
import { usePreferences } from '../../app/preferences/use-preferences.ts';
import { domainsPath, membersPath, useTenantPath } from '../../app/tenant.ts';
import { useCan } from '../../app/use-can.ts';

/** The menu of the signed-in administrator (LAY-23 to LAY-27). */
export function UserMenu() {
  const { t, i18n } = useTranslation();
  const { auth, config } = useApp();
  const path = useTenantPath();
  const mayReadMembers = useCan('read:member');
  const mayReadDomains = useCan(listDomains.permission);
  const { data: me } = useApi(getMe, {});
  // Not again on each page: the server checks what an operator does.
  const { data: operator } = useApi(getOperator, {}, { enabled: config.edition === 'cloud', once: true });
  const { preferences, update } = usePreferences();
  const name = me?.name ?? me?.username ?? me?.primaryEmail ?? '';
  const identifier = me?.username ?? me?.primaryEmail ?? me?.id;

  const items: MenuItem[] = [
    {
      kind: 'link',
      key: 'profile',
      label: t('app.menu.profile'),
      icon: <CircleUser />,
      href: '/profile',
      external: true,
    },
    ...(mayReadMembers
      ? [
          {
            kind: 'link' as const,
            key: 'members',
            label: t('app.menu.members'),
            icon: <UsersRound />,
            href: path(membersPath(config.edition)),
          },
        ]
      : []),
    ...(mayReadDomains
      ? [
          {
            kind: 'link' as const,
            key: 'domains',
            label: t('app.menu.domains'),
            icon: <Globe />,
            href: path(domainsPath(config.edition)),
          },
        ]
      : []),
    ...(operator?.isOperator
      ? [
          {
            kind: 'link' as const,
            key: 'operator',
            label: t('app.menu.operator'),
            icon: <ShieldUser />,
            href: '/operator',
          },
        ]
      : []),
    {
      kind: 'submenu',
      key: 'language',
      label: t('app.menu.language'),
      icon: <Languages />,
      items: consoleLanguages.map((tag) => ({
        kind: 'choice',
        key: tag,
        label: <span lang={tag}>{languages[tag]}</span>,
        chosen: tag === i18n.language,
        onSelect: () => void update({ language: tag }),
      })),
    },
    {
      kind: 'submenu',
      key: 'appearance',
      label: t('app.menu.appearance'),
      icon: <SunMoon />,
      items: appearances.map((mode) => ({
        kind: 'choice',
        key: mode,
        label: t(`app.menu.${mode}`),
        chosen: mode === preferences.appearanceMode,
        onSelect: () => void update({ appearanceMode: mode }),
      })),
    },
    { kind: 'separator', key: 'line' },
    { key: 'sign-out', label: t('app.menu.signOut'), icon: <LogOut />, onSelect: () => void auth.signOut() },
  ];
  return (
    <Menu
      trigger={
        <button type="button" className="account-button" aria-label={t('app.topBar.account')}>
          {me ? (
            <UserAvatar name={name} image={me.avatar} size={32} />
          ) : (
            <span className="account-placeholder" />
          )}
        </button>
      }
      header={
        <>
          <p className="account-name">{name}</p>
          {identifier !== name && <p className="account-identifier">{identifier}</p>}
        </>
      }
      items={items}
    />
  );
}
