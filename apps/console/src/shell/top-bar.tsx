import { onDemand } from '@gatehouse/ui/base/on-demand';
import { useTypedAhead } from '@gatehouse/ui/base/use-typed-ahead';
import { CommandButton } from '@gatehouse/ui/controls/command-button';
import { IconButton } from '@gatehouse/ui/controls/icon-button';
import { Anchor } from '@gatehouse/ui/controls/link';
import { Logo } from '@gatehouse/ui/layout/logo';
import type { TopBarProps } from '@gatehouse/ui/layout/top-bar';
import { BookOpen, CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/app-context.ts';
import { loadTexts } from '../app/i18n.ts';
import { features } from './navigation.ts';
import { UserMenu } from '../parts/users/user-menu.tsx';
import { VersionLink } from './version-link.tsx';

// Loaded when it is about to open.
const [Palette, prefetchPalette] = onDemand(async () => {
  const [{ Palette }] = await Promise.all([
    import('./palette.tsx'),
    // Contains the actions of every feature.
    loadTexts(['shortcuts', ...features.flatMap(({ texts }) => texts)]),
  ]);
  return Palette;
});
const TenantSwitcher = lazy(() =>
  import('../features/tenants/switcher.tsx').then(({ TenantSwitcher }) => ({ default: TenantSwitcher })),
);
const HelpDialog = lazy(() =>
  import('./help-dialog.tsx').then(({ HelpDialog }) => ({ default: HelpDialog })),
);

/** Logo, the tenant in the cloud edition, search, documentation, help, version and user menu (LAY-18). */
export function useTopBar(): TopBarProps {
  const { t } = useTranslation();
  const { config } = useApp();
  return {
    start: (
      <>
        <Anchor href="/" aria-label={t('app.topBar.home')}>
          <Logo />
        </Anchor>
        {config.edition === 'cloud' && (
          <Suspense>
            <TenantSwitcher />
          </Suspense>
        )}
      </>
    ),
    end: (
      <>
        <PaletteButton />
        <a
          className="ui-button ui-button-ghost ui-button-medium ui-button-icon"
          href={`${config.adminEndpoint}/console/docs`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('app.topBar.docs')}
          title={t('app.topBar.docs')}
        >
          <BookOpen />
        </a>
        <HelpButton />
        {config.edition === 'open-source' && <VersionLink />}
        <UserMenu />
      </>
    ),
  };
}

/** The search in the top bar. What is typed after ⌘K while the palette loads is kept for it. */
export function PaletteButton() {
  const [open, setOpen] = useState<boolean>();
  const close = () => setOpen(false);
  const takeTyped = useTypedAhead(open === true, close);
  return (
    <>
      <CommandButton onOpen={() => setOpen(true)} onApproach={prefetchPalette} />
      {open !== undefined && <Palette open={open} onClose={close} takeTyped={takeTyped} />}
    </>
  );
}

function HelpButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton
        label={t('app.topBar.help')}
        icon={<CircleQuestionMark />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense>{open !== undefined && <HelpDialog open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
