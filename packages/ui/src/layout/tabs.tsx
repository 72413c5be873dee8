import { useEffect, useRef, type ReactNode } from 'react';
import { Anchor } from '../controls/link.tsx';
import './tabs.css';

export type Tab = { key: string; label: ReactNode; href: string; current?: boolean; count?: number };

/** Tabs with a URL each. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.key;
  // On narrow screens, the bar scrolls.
  useEffect(() => {
    const { current: all } = bar;
    if (current !== undefined && all && all.scrollWidth > all.clientWidth)
      all.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={bar} className="ui-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Anchor
          key={tab.key}
          className="ui-tab"
          href={tab.href}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className="ui-tab-count">{tab.count}</span>}
        </Anchor>
      ))}
    </nav>
  );
}
