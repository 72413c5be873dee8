import { appearances } from '@gatehouse/ui/base/theme';
import {
  CommandPalette,
  type CommandGroup,
  type CommandPaletteProps,
} from '@gatehouse/ui/overlays/command-palette';
import {
  BookOpen,
  CirclePlus,
  CircleUser,
  Code,
  Download,
  Globe,
  History,
  Keyboard,
  LogOut,
  MousePointerClick,
  SunMoon,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { useApp } from '../app/app-context.ts';
import { featuresOf, listSections } from './navigation.ts';
import { listPageActs } from '../app/page-acts.ts';
import { listRecent } from '../app/recent.ts';
import { usePreferences } from '../app/preferences/use-preferences.ts';
import { domainsPath, exportPath, membersPath, useTenantPath } from '../app/tenant.ts';
import { useFinds } from './finds.tsx';
import { showShortcuts } from './shortcuts/sheet-state.ts';

export type PaletteProps = Pick<CommandPaletteProps, 'open' | 'onClose' | 'takeTyped'>;

/** The command palette (⌘K). */
export function Palette({ open, onClose, takeTyped }: PaletteProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = useTenantPath();
  const { auth, config } = useApp();
  const { update } = usePreferences();
  const [text, setText] = useState('');
  const { groups: found, isSearching } = useFinds(open ? text : '');
  const { pathname } = useLocation();
  const placeOnPage = usePlaceOnPage();
  const features = featuresOf(config.edition);
  const go = (to: string) => () => void navigate(path(to));

  const documents = [
    {
      key: 'guides',
      label: t('app.help.guides'),
      icon: <BookOpen />,
      keywords: ['documentation', 'docs', 'help', 'manual', 'tutorials'],
      href: `${config.adminEndpoint}/console/docs`,
    },
    {
      key: 'reference',
      label: t('app.help.reference'),
      icon: <Code />,
      keywords: ['documentation', 'docs', 'help', 'openapi', 'endpoints'],
      href: `${config.endpoint}/api/reference`,
    },
    {
      key: 'changelog',
      label: t('app.palette.changelog'),
      icon: <History />,
      keywords: ['release notes', 'what’s new', 'version', 'updates'],
      href: `${config.adminEndpoint}/console/changelog`,
    },
  ];
  const { id: record } = useMatches().at(-1)?.params ?? {};
  const groups: CommandGroup[] = [
    {
      key: 'page',
      heading: document.querySelector('main h1')?.textContent ?? '',
      atMost: 8,
      items: (open ? listPageActs({ hasRecord: record !== undefined }) : []).map(({ key, label, run }) => ({
        key,
        label,
        icon: <MousePointerClick />,
        onSelect: run,
      })),
    },
    ...found,
    {
      key: 'recent',
      heading: t('shortcuts.recent'),
      items: (text.trim() === '' ? listRecent(path('/'), pathname) : []).map(({ path: to, label, list }) => ({
        key: to,
        label,
        detail: list,
        icon: <History />,
        onSelect: () => void navigate(to),
      })),
    },
    {
      key: 'go',
      heading: t('app.palette.goTo'),
      items: [
        ...listSections(features).flatMap(({ items }) =>
          items.map(({ key, icon: Icon, path: to, words }) => ({
            key,
            label: t(`app.items.${key}`),
            keywords: words,
            icon: <Icon />,
            onSelect: go(`/${to}`),
          })),
        ),
        {
          key: 'profile',
          label: t('app.menu.profile'),
          icon: <CircleUser />,
          keywords: ['account', 'change password', 'avatar'],
          onSelect: () => void navigate('/profile'),
        },
        {
          key: 'members',
          label: t('app.menu.members'),
          icon: <UsersRound />,
          keywords: ['members', 'invite', 'administrator', 'colleagues', 'team', 'access'],
          onSelect: go(membersPath(config.edition)),
        },
        {
          key: 'domains',
          label: t('app.menu.domains'),
          icon: <Globe />,
          keywords: ['custom domain', 'dns', 'host', 'certificate', 'branding', 'issuer'],
          onSelect: go(domainsPath(config.edition)),
        },
        {
          key: 'export',
          label: t('app.palette.export'),
          icon: <Download />,
          keywords: ['backup', 'import', 'migrate', 'move', 'download'],
          onSelect: go(exportPath(config.edition)),
        },
        ...documents.map(({ href, ...item }) => ({
          ...item,
          onSelect: () => void window.open(href, '_blank', 'noreferrer'),
        })),
      ],
    },
    {
      key: 'settings',
      heading: t('app.palette.settings'),
      typedOnly: true,
      atMost: 8,
      items: features.flatMap(({ key, icon: Icon, places = [] }) =>
        places.flatMap(({ label, tab, path: pattern, section, words }) => {
          const to = placeOnPage(pattern);
          if (to === undefined) return [];
          return {
            key: `${to} ${label()}`,
            label: label(),
            detail: [t(`app.items.${key}`), tab?.()].filter(Boolean).join(' › '),
            icon: <Icon />,
            keywords: words,
            onSelect: go(section ? `${to}#${section}` : to),
          };
        }),
      ),
    },
    {
      key: 'act',
      heading: t('app.palette.actions'),
      items: [
        ...features.flatMap(({ actions = [] }) =>
          actions.map(({ key, label, path: to }) => ({
            key,
            label: label(),
            icon: <CirclePlus />,
            onSelect: go(to),
          })),
        ),
        ...appearances.map((mode) => ({
          key: mode,
          label: t('app.palette.appearance', { mode: t(`app.menu.${mode}`) }),
          keywords: ['theme'],
          icon: <SunMoon />,
          onSelect: () => void update({ appearanceMode: mode }),
        })),
        {
          key: 'shortcuts',
          label: t('shortcuts.title'),
          keywords: ['hotkeys', 'keys', 'keyboard'],
          icon: <Keyboard />,
          shortcut: '?',
          onSelect: () => showShortcuts(true),
        },
        {
          key: 'sign-out',
          label: t('app.menu.signOut'),
          icon: <LogOut />,
          onSelect: () => void auth.signOut(),
        },
      ],
    },
  ];
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      groups={groups}
      onSearch={setText}
      loading={isSearching}
      takeTyped={takeTyped}
    />
  );
}

/** Fills in the record of the current page in a place's path. Undefined if the place belongs to another kind of record. */
function usePlaceOnPage(): (pattern: string) => string | undefined {
  const path = useTenantPath();
  const { pathname } = useLocation();
  const { id } = useMatches().at(-1)?.params ?? {};
  return (pattern) => {
    const [list, rest] = pattern.split(':id');
    if (rest === undefined) return pattern;
    const record = id && `${list}${id}`;
    return record && `${pathname}/`.startsWith(`${path(record)}/`) ? record + rest : undefined;
  };
}
