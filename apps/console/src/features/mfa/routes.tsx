import { ShieldCheck } from 'lucide-react';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'mfa',
  icon: ShieldCheck,
  path: 'mfa',
  texts: ['mfa'],
  routes: [{ path: 'mfa', lazy: async () => ({ Component: (await import('./page.tsx')).MfaPage }) }],
};
