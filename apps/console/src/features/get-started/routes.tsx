import { House } from 'lucide-react';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'get_started',
  icon: House,
  path: 'get-started',
  texts: ['getStarted'],
  routes: [
    {
      path: 'get-started',
      lazy: async () => ({ Component: (await import('./get-started.tsx')).GetStarted }),
    },
  ],
};
