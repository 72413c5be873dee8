import type { ApplicationType } from '@gatehouse/contract/applications/applications';
import { AppWindow, Bot, FileKey, Server, ShieldCheck, Smartphone, type LucideIcon } from 'lucide-react';

const icons: Record<ApplicationType, LucideIcon> = {
  SPA: AppWindow,
  Traditional: Server,
  Native: Smartphone,
  MachineToMachine: Bot,
  Protected: ShieldCheck,
  SAML: FileKey,
};

/** The icon of an application type. */
export function TypeIcon({ type }: { type: ApplicationType }) {
  const Icon = icons[type];
  return <Icon />;
}
