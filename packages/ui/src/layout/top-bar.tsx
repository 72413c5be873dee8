import { useEffect, useRef, useState, type ReactNode } from 'react';
import './top-bar.css';

export type TopBarProps = {
  /** The logo and, for example, a tenant switcher. */
  start: ReactNode;
  /** Search, help and the user's menu. */
  end?: ReactNode;
};

/** The top bar. It has a shadow only while content is scrolled below it (LAY-17). */
export function TopBar({ start, end }: TopBarProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false));
    if (sentinel.current) observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={sentinel} className="ui-topbar-sentinel" aria-hidden="true" />
      <header className="ui-topbar" data-scrolled={scrolled || undefined}>
        <div className="ui-topbar-start">{start}</div>
        <div className="ui-topbar-end">{end}</div>
      </header>
    </>
  );
}
