import { AppShell } from '@gatehouse/ui/layout/app-shell';
import { Avatar } from '@gatehouse/ui/data/avatar';
import { CommandButton } from '@gatehouse/ui/controls/command-button';
import { CommandPalette } from '@gatehouse/ui/overlays/command-palette';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Link } from '@gatehouse/ui/controls/link';
import { Logo } from '@gatehouse/ui/layout/logo';
import { Menu } from '@gatehouse/ui/overlays/menu';
import { Sidebar, type SidebarItem } from '@gatehouse/ui/layout/sidebar';
import { applyTheme } from '@gatehouse/ui/base/theme';
import {
  AppWindow,
  Blocks,
  BookOpen,
  Box,
  Building2,
  ChartNoAxesColumn,
  CircleQuestionMark,
  Code,
  DoorOpen,
  Globe,
  House,
  KeyRound,
  LayoutTemplate,
  LogOut,
  Plug,
  ScrollText,
  ShieldCheck,
  SunMoon,
  UserRound,
  UserRoundCog,
  UsersRound,
  Webhook,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { query, withQuery } from './address.tsx';

const icon = {
  start: <House />,
  dashboard: <ChartNoAxesColumn />,
  applications: <AppWindow />,
  signIn: <DoorOpen />,
  mfa: <ShieldCheck />,
  connectors: <Plug />,
  sso: <Building2 />,
  resources: <Box />,
  roles: <UserRoundCog />,
  template: <LayoutTemplate />,
  organizations: <Blocks />,
  users: <UsersRound />,
  keys: <KeyRound />,
  jwt: <Code />,
  webhooks: <Webhook />,
  logs: <ScrollText />,
};

/** The console's layout around a gallery page. */
export function GalleryShell({ current, children }: { current: string; children: ReactNode }) {
  const [palette, setPalette] = useState(query.get('open') === 'palette');
  const item = (key: string, label: string, image: ReactNode): SidebarItem => ({
    kind: 'route',
    key,
    label,
    icon: image,
    href: withQuery('screen', key),
    current: key === current,
  });
  const sections = [
    {
      key: 'overview',
      title: 'Overview',
      items: [item('components', 'Get started', icon.start), item('dashboard', 'Dashboard', icon.dashboard)],
    },
    {
      key: 'authentication',
      title: 'Authentication',
      items: [
        item('application', 'Applications', icon.applications),
        item('sign-in', 'Sign-in experience', icon.signIn),
        item('mfa', 'Multi-factor auth', icon.mfa),
        item('connectors', 'Connectors', icon.connectors),
        item('sso', 'Enterprise SSO', icon.sso),
      ],
    },
    {
      key: 'authorization',
      title: 'Authorization',
      items: [
        item('resources', 'API resources', icon.resources),
        item('roles', 'Roles', icon.roles),
        item('template', 'Organization template', icon.template),
      ],
    },
    {
      key: 'users',
      title: 'Users',
      items: [item('organizations', 'Organizations', icon.organizations), item('users', 'Users', icon.users)],
    },
    {
      key: 'developer',
      title: 'Developer',
      items: [
        item('keys', 'Signing keys', icon.keys),
        item('jwt', 'Custom JWT', icon.jwt),
        item('webhooks', 'Webhooks', icon.webhooks),
        item('logs', 'Audit logs', icon.logs),
      ],
    },
  ] as const;
  return (
    <AppShell
      topBar={{
        start: (
          <a href={withQuery('screen', 'components')} aria-label="Gatehouse">
            <Logo />
          </a>
        ),
        end: (
          <>
            <CommandButton onOpen={() => setPalette(true)} />
            <IconButton label="Documentation" icon={<BookOpen />} />
            <IconButton label="Help" icon={<CircleQuestionMark />} />
            <UserMenu />
          </>
        ),
      }}
      sidebar={<Sidebar sections={sections} />}
    >
      {children}
      <Palette open={palette} onClose={() => setPalette(false)} />
    </AppShell>
  );
}

const choose = (key: string, label: string, act: () => void, chosen = false) =>
  ({ kind: 'choice', key, label, chosen, onSelect: act }) as const;

function UserMenu() {
  const [language, setLanguage] = useState('en');
  return (
    <Menu
      trigger={
        <button type="button" className="gallery-avatar" aria-label="Nadia Achebe">
          <Avatar name="Nadia Achebe" size={32} />
        </button>
      }
      header={
        <>
          <b>Nadia Achebe</b>
          <div>nadia@northwind.example</div>
        </>
      }
      items={[
        {
          kind: 'link',
          key: 'profile',
          label: 'Profile',
          icon: <UserRound />,
          href: '/profile',
          external: true,
        },
        {
          kind: 'submenu',
          key: 'language',
          label: 'Language',
          icon: <Globe />,
          value: language === 'en' ? 'English' : 'Deutsch',
          items: [
            choose('en', 'English', () => setLanguage('en'), language === 'en'),
            choose('de', 'Deutsch', () => setLanguage('de'), language === 'de'),
          ],
        },
        {
          kind: 'submenu',
          key: 'appearance',
          label: 'Appearance',
          icon: <SunMoon />,
          items: [
            choose('system', 'System', () => applyTheme('system'), true),
            choose('light', 'Light', () => applyTheme('light')),
            choose('dark', 'Dark', () => applyTheme('dark')),
          ],
        },
        { kind: 'separator', key: 'line' },
        { key: 'out', label: 'Sign out', icon: <LogOut />, onSelect: () => undefined },
      ]}
    />
  );
}

const go = (screen: string) => () => location.assign(withQuery('screen', screen));

function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      onSearch={setText}
      groups={[
        {
          key: 'go',
          heading: 'Go to',
          items: [
            { key: 'users', label: 'Users', icon: icon.users, onSelect: go('users') },
            {
              key: 'applications',
              label: 'Applications',
              icon: icon.applications,
              keywords: ['clients'],
              onSelect: go('application'),
            },
            { key: 'roles', label: 'Roles', icon: icon.roles, onSelect: go('roles') },
            { key: 'logs', label: 'Audit logs', icon: icon.logs, onSelect: go('logs') },
          ],
        },
        {
          key: 'do',
          heading: 'Do',
          items: [
            { key: 'create-user', label: 'Create user', icon: icon.users, onSelect: () => undefined },
            {
              key: 'create-application',
              label: 'Create application',
              icon: icon.applications,
              onSelect: () => undefined,
            },
            { key: 'theme', label: 'Switch to dark', icon: <SunMoon />, onSelect: () => applyTheme('dark') },
          ],
        },
        ...(text.length > 1
          ? [
              {
                key: 'found',
                heading: 'Users',
                searched: true,
                items: [
                  {
                    key: 'amara',
                    label: 'Amara Diallo',
                    detail: 'amara.diallo@northwind.example',
                    icon: <Avatar name="Amara Diallo" />,
                    onSelect: go('users'),
                  },
                ],
              },
            ]
          : []),
      ]}
    />
  );
}

/** Links at the top of the gallery that change how it is shown. */
export function Switches() {
  return (
    <>
      <Link href={withQuery('theme', 'light')}>Light</Link>
      <Link href={withQuery('theme', 'dark')}>Dark</Link>
      <Link href={withQuery('dir', query.get('dir') === 'rtl' ? 'ltr' : 'rtl')}>Mirror</Link>
      <Link href="https://example.com" external>
        Elsewhere
      </Link>
    </>
  );
}
