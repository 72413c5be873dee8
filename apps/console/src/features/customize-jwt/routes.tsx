import i18next from 'i18next';
import { Braces } from 'lucide-react';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'customize_jwt',
  icon: Braces,
  path: 'customize-jwt',
  places: [
    {
      label: () => i18next.t('customizeJwt.actions.post-first-factor.title'),
      path: '/customize-jwt/actions/post-first-factor',
      words: ['action', 'migrate users', 'lazy migration', 'legacy passwords', 'inline hook'],
    },
    {
      label: () => i18next.t('customizeJwt.actions.post-sign-in.title'),
      path: '/customize-jwt/actions/post-sign-in',
      words: ['action', 'after sign-in', 'inline hook'],
    },
    {
      label: () => i18next.t('customizeJwt.idToken.title'),
      path: '/customize-jwt/id-token',
      words: ['id token claims', 'userinfo', 'roles claim'],
    },
    {
      label: () => i18next.t('explanations.inspect.title'),
      path: '/customize-jwt/inspect-token',
      words: ['decode jwt', 'introspect', 'debug token', 'explain token', 'whose token'],
    },
  ],
  words: ['jwt', 'custom claims', 'token claims', 'access token', 'script', 'jwt customizer'],
  texts: ['customizeJwt', 'explanations', 'mfa'],
  routes: [
    {
      path: 'customize-jwt',
      lazy: async () => ({ Component: (await import('./index-page.tsx')).CustomizeJwtPage }),
    },
    {
      path: 'customize-jwt/id-token',
      lazy: async () => ({ Component: (await import('./id-token.tsx')).IdTokenPage }),
    },
    {
      path: 'customize-jwt/inspect-token',
      lazy: async () => ({ Component: (await import('./inspect-token.tsx')).InspectToken }),
    },
    {
      path: 'customize-jwt/actions/:action',
      lazy: async () => ({ Component: (await import('./action-page.tsx')).ActionPage }),
    },
    {
      path: 'customize-jwt/:tokenType/:action',
      lazy: async () => ({ Component: (await import('./editor-page.tsx')).ScriptPage }),
    },
  ],
};
