import i18next from 'i18next';
import { ShieldCheck } from 'lucide-react';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'mfa',
  icon: ShieldCheck,
  path: 'mfa',
  places: [
    {
      label: () => i18next.t('mfa.factors.title'),
      path: '/mfa',
      section: 'factors',
      words: [
        'mfa',
        '2fa',
        'two-factor',
        'authenticator app',
        'totp',
        'otp',
        'backup codes',
        'passkeys',
        'webauthn',
      ],
    },
    {
      label: () => i18next.t('mfa.policy.title'),
      path: '/mfa',
      section: 'policy',
      words: ['mfa policy', 'require mfa', 'prompt'],
    },
    {
      label: () => i18next.t('mfa.adaptive.title'),
      path: '/mfa',
      section: 'adaptive',
      words: ['adaptive mfa', 'trusted devices', 'remember browser', 'risk'],
    },
    {
      label: () => i18next.t('mfa.organizations.title'),
      path: '/mfa',
      section: 'organizations',
      words: ['organization mfa', 'require mfa', 'members'],
    },
  ],
  words: ['mfa', '2fa', 'two-factor', 'second factor'],
  texts: ['mfa', 'signInExperience'],
  routes: [{ path: 'mfa', lazy: async () => ({ Component: (await import('./page.tsx')).MfaPage }) }],
};
