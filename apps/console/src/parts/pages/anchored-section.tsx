import { SettingsSection, type SettingsSectionProps } from '@gatehouse/ui/layout/settings-section';
import { useAnchor } from './use-anchor.ts';

/** A section that links and the palette lead to by its name: the hash `#social` scrolls to it and focuses it. */
export function AnchoredSection({ name, ...section }: SettingsSectionProps & { name: string }) {
  const element = useAnchor(name);
  return <SettingsSection ref={element} {...section} />;
}
