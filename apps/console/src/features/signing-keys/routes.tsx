import i18next from 'i18next';
import { KeyRound } from 'lucide-react';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'signing_keys',
  icon: KeyRound,
  path: 'signing-keys',
  actions: [
    {
      key: 'rotate-signing-key',
      label: () => i18next.t('signingKeys.rotate.action'),
      path: '/signing-keys/rotate',
    },
  ],
  places: [
    {
      label: () => i18next.t('signingKeys.tabs.cookie-keys'),
      path: '/signing-keys/cookie-keys',
      words: ['session cookies', 'sign out everyone'],
    },
  ],
  words: ['jwks', 'jwt', 'key set', 'private keys', 'certificates', 'rotation', 'es256', 'rs256'],
  texts: ['signingKeys'],
  routes: [
    {
      path: 'signing-keys',
      lazy: async () => ({ Component: (await import('./page.tsx')).PrivateKeys }),
      children: [
        { path: 'rotate', lazy: async () => ({ Component: (await import('./rotate.tsx')).RotateKey }) },
      ],
    },
    {
      path: 'signing-keys/cookie-keys',
      lazy: async () => ({ Component: (await import('./page.tsx')).CookieKeys }),
    },
  ],
};
