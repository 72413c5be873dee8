import i18next from 'i18next';
import { House } from 'lucide-react';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'get_started',
  icon: House,
  path: 'get-started',
  places: [
    {
      label: () => i18next.t('getStarted.addresses.title'),
      path: '/get-started',
      words: ['issuer', 'endpoints', 'discovery', 'tenant id', 'management api'],
    },
  ],
  words: ['home', 'onboarding', 'quick start'],
  texts: ['getStarted'],
  routes: [
    {
      path: 'get-started',
      lazy: async () => ({ Component: (await import('./get-started.tsx')).GetStarted }),
    },
  ],
};
