import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor, newTab } from '../controls/link.tsx';
import { useTexts } from '../base/texts.tsx';
import './sidebar.css';

type ItemBase = { key: string; label: string; icon: ReactNode; badge?: ReactNode };
/** The kinds of items (LAY-11): a route, an external URL in a new tab, an action such as opening a dialog. */
export type SidebarItem =
  | (ItemBase & { kind: 'route'; href: string; current?: boolean })
  | (ItemBase & { kind: 'external'; href: string })
  | (ItemBase & { kind: 'action'; onSelect: () => void });
export type SidebarSection = { key: string; title?: string; items: readonly SidebarItem[] };

/** The main navigation. The current item has `aria-current` (LAY-12). */
export function Sidebar({
  sections,
  label,
  footer,
}: {
  sections: readonly SidebarSection[];
  label?: string;
  footer?: ReactNode;
}) {
  const texts = useTexts();
  return (
    <nav className="ui-sidebar" aria-label={label ?? texts.navigation}>
      {sections.map((section) => (
        <section key={section.key} className="ui-sidebar-section" aria-label={section.title}>
          {section.title && (
            <p className="ui-sidebar-title" aria-hidden="true">
              {section.title}
            </p>
          )}
          <ul className="ui-sidebar-items">
            {section.items.map((item) => (
              <li key={item.key}>
                <SidebarEntry item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {footer && <div className="ui-sidebar-footer">{footer}</div>}
    </nav>
  );
}

function SidebarEntry({ item }: { item: SidebarItem }) {
  const texts = useTexts();
  const content = (
    <>
      {item.icon}
      <span className="ui-sidebar-label">{item.label}</span>
      {item.badge}
    </>
  );
  switch (item.kind) {
    case 'route':
      return (
        <Anchor className="ui-sidebar-item" href={item.href} aria-current={item.current ? 'page' : undefined}>
          {content}
        </Anchor>
      );
    case 'external':
      return (
        <a className="ui-sidebar-item" href={item.href} {...newTab}>
          {content}
          <ArrowUpRight className="ui-sidebar-away ui-mirrored" />
          <span className="ui-hidden">{texts.opensNewTab}</span>
        </a>
      );
    case 'action':
      return (
        <button type="button" className="ui-sidebar-item" aria-haspopup="dialog" onClick={item.onSelect}>
          {content}
        </button>
      );
  }
}
