import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../base/texts.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';
import './app-shell.css';

export type AppShellProps = {
  topBar: TopBarProps;
  sidebar: ReactNode;
  /** The page, in a `<main>` of at most 1,200 px. */
  children: ReactNode;
};

/**
 * Top bar, sidebar and content (LAY-16). The window scrolls. Below 900 px, also on a zoomed desktop, the sidebar is a
 * drawer.
 */
export function AppShell({ topBar, sidebar, children }: AppShellProps) {
  const texts = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    const close = () => setOpen(false);
    const drawer = document.getElementById(`${id}-sidebar`);
    document.addEventListener('keydown', escape);
    drawer?.addEventListener('click', close);
    return () => {
      document.removeEventListener('keydown', escape);
      drawer?.removeEventListener('click', close);
    };
  }, [open, id]);
  return (
    <div className="ui-shell">
      <a
        className="ui-shell-skip"
        href={`#${id}-content`}
        onClick={(event) => {
          // Without a history entry, which the router wouldn't know about.
          event.preventDefault();
          document.getElementById(`${id}-content`)?.focus();
        }}
      >
        {texts.skipToContent}
      </a>
      <TopBar
        {...topBar}
        start={
          <>
            <span className="ui-shell-toggle">
              <IconButton
                label={texts.openNavigation}
                icon={<MenuIcon />}
                aria-expanded={open}
                aria-controls={`${id}-sidebar`}
                onClick={() => setOpen(!open)}
              />
            </span>
            {topBar.start}
          </>
        }
      />
      <div className="ui-shell-sidebar" id={`${id}-sidebar`} data-open={open || undefined}>
        {sidebar}
      </div>
      <main className="ui-shell-content" id={`${id}-content`} tabIndex={-1}>
        <div className="ui-shell-page">{children}</div>
      </main>
    </div>
  );
}
