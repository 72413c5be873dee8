import { SettingsSection, type SettingsSectionProps } from '@gatehouse/ui/layout/settings-section';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A section that links and the palette lead to by its name: the hash `#social` scrolls to it and focuses it. */
export function AnchoredSection({ name, ...section }: SettingsSectionProps & { name: string }) {
  const element = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isTarget = hash === `#${name}`;
  useEffect(() => {
    if (!isTarget) return;
    // After the palette has closed, which returns the focus to the element that had it.
    const timer = setTimeout(() => {
      element.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      element.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isTarget]);
  return <SettingsSection ref={element} {...section} />;
}
