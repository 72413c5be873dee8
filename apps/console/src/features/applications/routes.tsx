import i18next from 'i18next';
import { LayoutGrid } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Feature } from '../../app/feature.ts';
import { logRoute } from '../../parts/logs/log-route.ts';

export const feature: Feature = {
  key: 'applications',
  icon: LayoutGrid,
  path: 'applications',
  actions: [
    {
      key: 'create-application',
      label: () => i18next.t('applications.create.action'),
      path: '/applications/create',
    },
  ],
  find: async () => (await import('./find.ts')).findApplications,
  places: [
    {
      label: () => i18next.t('applications.lists.thirdParty'),
      path: '/applications/third-party-applications',
      words: ['oauth apps', 'partners', 'consent'],
    },
    {
      label: () => i18next.t('applications.lists.registration'),
      path: '/applications/registration',
      words: ['dynamic client registration', 'dcr', 'initial access token', 'rfc 7591', 'mcp'],
    },
    {
      label: () => i18next.t('applications.endpoints.title'),
      tab: () => i18next.t('applications.tabs.settings'),
      path: '/applications/:id/settings',
      section: 'endpoints',
      words: ['client id', 'app id', 'issuer', 'discovery', 'openid configuration'],
    },
    {
      label: () => i18next.t('applications.secrets.title'),
      tab: () => i18next.t('applications.tabs.settings'),
      path: '/applications/:id/settings',
      section: 'secrets',
      words: ['client secret', 'api key', 'credentials', 'rotate secret'],
    },
    {
      label: () => i18next.t('applications.authentication.title'),
      tab: () => i18next.t('applications.tabs.settings'),
      path: '/applications/:id/settings',
      section: 'authentication',
      words: ['private key', 'private_key_jwt', 'jwks', 'client assertion', 'public key'],
    },
    {
      label: () => i18next.t('applications.protections.title'),
      tab: () => i18next.t('applications.tabs.settings'),
      path: '/applications/:id/settings',
      section: 'protections',
      words: ['par', 'pushed authorization requests', 'dpop', 'fapi', 'sender-constrained'],
    },
    {
      label: () => i18next.t('applications.redirects.title'),
      tab: () => i18next.t('applications.tabs.settings'),
      path: '/applications/:id/settings',
      section: 'redirects',
      words: ['redirect uri', 'callback url', 'post sign-out', 'logout', 'form_post', 'response mode'],
    },
    {
      label: () => i18next.t('applications.cors.title'),
      tab: () => i18next.t('applications.tabs.settings'),
      path: '/applications/:id/settings',
      section: 'cors',
      words: ['cors', 'allowed origins'],
    },
    {
      label: () => i18next.t('applications.tokens.title'),
      tab: () => i18next.t('applications.tabs.settings'),
      path: '/applications/:id/settings',
      section: 'tokens',
      words: ['refresh token', 'access token', 'lifetime', 'expiration', 'session'],
    },
    {
      label: () => i18next.t('applications.deviceFlow.title'),
      tab: () => i18next.t('applications.tabs.settings'),
      path: '/applications/:id/settings',
      section: 'device-flow',
      words: ['device code', 'cli', 'tv'],
    },
    {
      label: () => i18next.t('applications.customData.title'),
      tab: () => i18next.t('applications.tabs.settings'),
      path: '/applications/:id/settings',
      section: 'custom-data',
      words: ['metadata', 'json'],
    },
    {
      label: () => i18next.t('applications.tabs.access'),
      path: '/applications/:id/access',
      words: ['access control', 'restrict', 'assign users', 'allowed users', 'who may sign in'],
    },
    {
      label: () => i18next.t('explanations.tab'),
      path: '/applications/:id/explain',
      words: ['why', 'cannot sign in', 'debug', 'troubleshoot'],
    },
    {
      label: () => i18next.t('applications.tabs.logs'),
      path: '/applications/:id/logs',
      words: ['events', 'history'],
    },
  ],
  words: [
    'apps',
    'clients',
    'sdk',
    'client id',
    'client secret',
    'api key',
    'redirect uri',
    'callback url',
    'refresh token',
    'cors',
    'saml',
    'single sign-on',
    'metadata',
  ],
  texts: [
    'applications',
    'lists',
    'auditLogs',
    'branding',
    'explanations',
    'mfa',
    'organizations',
    'signInExperience',
    'signInTests',
    'users',
  ],
  routes: [
    {
      path: 'applications',
      lazy: async () => ({ Component: (await import('./list.tsx')).MyApplications }),
    },
    {
      path: 'applications/third-party-applications',
      lazy: async () => ({ Component: (await import('./list.tsx')).ThirdPartyApplications }),
    },
    {
      path: 'applications/registration',
      lazy: async () => ({ Component: (await import('./registration/registration.tsx')).Registration }),
    },
    {
      path: 'applications/create',
      lazy: async () => ({ Component: (await import('./gallery.tsx')).ApplicationGallery }),
      children: [
        {
          path: ':guideId',
          lazy: async () => ({ Component: (await import('./create.tsx')).CreateApplication }),
        },
      ],
    },
    {
      path: 'applications/:id/guide/:guideId',
      lazy: async () => ({ Component: (await import('./guide.tsx')).ApplicationGuide }),
    },
    {
      path: 'applications/:id',
      lazy: async () => ({ Component: (await import('./details.tsx')).ApplicationDetails }),
      children: [
        { index: true, element: <Navigate replace to="settings" /> },
        {
          path: 'settings',
          lazy: async () => ({ Component: (await import('./settings.tsx')).ApplicationSettings }),
        },
        {
          path: 'attributes',
          lazy: async () => ({ Component: (await import('./saml/attributes.tsx')).SamlAttributes }),
        },
        {
          path: 'certificates',
          lazy: async () => ({ Component: (await import('./saml/certificates.tsx')).SamlCertificates }),
        },
        {
          path: 'branding',
          lazy: async () => ({ Component: (await import('./branding.tsx')).ApplicationBranding }),
        },
        {
          path: 'permissions',
          lazy: async () => ({ Component: (await import('./permissions.tsx')).ApplicationPermissions }),
        },
        { path: 'roles', lazy: async () => ({ Component: (await import('./roles.tsx')).ApplicationRoles }) },
        {
          path: 'access',
          lazy: async () => ({ Component: (await import('./access/access.tsx')).ApplicationAccess }),
        },
        {
          path: 'explain',
          lazy: async () => ({ Component: (await import('./explain.tsx')).ExplainApplication }),
        },
        {
          path: 'logs',
          lazy: async () => ({ Component: (await import('./logs.tsx')).ApplicationLogs }),
          children: [logRoute],
        },
        {
          path: 'organizations',
          lazy: async () => ({ Component: (await import('./organizations.tsx')).ApplicationOrganizations }),
        },
      ],
    },
  ],
};
