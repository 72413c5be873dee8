import i18next from 'i18next';
import { Building2 } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'enterprise_sso',
  icon: Building2,
  path: 'enterprise-sso',
  places: [
    {
      label: () => i18next.t('enterpriseSso.tabs.connection'),
      path: '/enterprise-sso/:id/connection',
      words: ['saml', 'oidc', 'okta', 'entra', 'azure ad', 'google workspace', 'metadata', 'certificate'],
    },
    {
      label: () => i18next.t('enterpriseSso.tabs.experience'),
      path: '/enterprise-sso/:id/experience',
      words: ['domains', 'email domain'],
    },
    {
      label: () => i18next.t('enterpriseSso.tabs.connection-links'),
      path: '/enterprise-sso/:id/connection-links',
      words: ['customer', 'setup', 'proposal'],
    },
  ],
  words: [
    'saml',
    'oidc',
    'single sign-on',
    'okta',
    'entra',
    'azure ad',
    'google workspace',
    'email domain',
    'idp-initiated',
  ],
  texts: ['enterpriseSso', 'mfa', 'signInTests'],
  actions: [
    {
      key: 'create-sso-connector',
      label: () => i18next.t('enterpriseSso.create.action'),
      path: '/enterprise-sso/create',
    },
  ],
  routes: [
    {
      path: 'enterprise-sso',
      lazy: async () => ({ Component: (await import('./list.tsx')).SsoConnectorsList }),
      children: [
        {
          path: 'create',
          lazy: async () => ({ Component: (await import('./create.tsx')).CreateSsoConnector }),
        },
      ],
    },
    {
      path: 'enterprise-sso/:id',
      lazy: async () => ({ Component: (await import('./details.tsx')).SsoConnectorDetails }),
      children: [
        { index: true, element: <Navigate replace to="connection" /> },
        {
          path: 'connection',
          lazy: async () => ({ Component: (await import('./connection.tsx')).SsoConnection }),
        },
        {
          path: 'experience',
          lazy: async () => ({ Component: (await import('./experience.tsx')).SsoExperience }),
        },
        {
          path: 'connection-links',
          lazy: async () => ({
            Component: (await import('./connection-links/connection-links.tsx')).ConnectionLinks,
          }),
        },
        {
          path: 'idp-initiated-auth',
          lazy: async () => ({ Component: (await import('./idp-initiated.tsx')).SsoIdpInitiated }),
        },
      ],
    },
  ],
};
