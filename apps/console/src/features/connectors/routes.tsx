import i18next from 'i18next';
import { Cable } from 'lucide-react';
import { Navigate, type RouteObject } from 'react-router';
import type { Feature } from '../../app/feature.ts';

const detailsTabs: RouteObject[] = [
  { index: true, element: <Navigate replace to="settings" /> },
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('./settings.tsx')).ConnectorSettings }),
  },
  { path: 'general', lazy: async () => ({ Component: (await import('./general.tsx')).ConnectorGeneral }) },
  { path: 'guide', lazy: async () => ({ Component: (await import('./guide.tsx')).ConnectorGuide }) },
];

export const feature: Feature = {
  key: 'connectors',
  icon: Cable,
  path: 'connectors',
  places: [
    {
      label: () => i18next.t('connectors.tabs.passwordless'),
      path: '/connectors/passwordless',
      words: ['smtp', 'mail', 'email', 'sendgrid', 'mailgun', 'twilio', 'sms', 'verification code'],
    },
    {
      label: () => i18next.t('connectors.tabs.social'),
      path: '/connectors/social',
      words: ['google', 'apple', 'github', 'microsoft', 'facebook', 'oauth', 'identity provider'],
    },
    {
      label: () => i18next.t('connectors.tabs.texts'),
      path: '/connectors/texts',
      words: ['email texts', 'mail templates', 'message'],
    },
    {
      label: () => i18next.t('connectors.tabs.sms-texts'),
      path: '/connectors/sms-texts',
      words: ['sms texts', 'message'],
    },
    {
      label: () => i18next.t('connectors.tabs.inbox'),
      path: '/connectors/inbox',
      words: ['sent messages', 'test inbox', 'codes'],
    },
  ],
  words: ['providers', 'integrations'],
  texts: ['connectors', 'mfa', 'signInTests'],
  actions: [
    {
      key: 'set-up-email',
      label: () => i18next.t('connectors.sender.Email.create'),
      path: '/connectors/passwordless/create/email',
    },
    {
      key: 'set-up-sms',
      label: () => i18next.t('connectors.sender.Sms.create'),
      path: '/connectors/passwordless/create/sms',
    },
    {
      key: 'add-social',
      label: () => i18next.t('connectors.social.create'),
      path: '/connectors/social/create/social',
    },
  ],
  routes: [
    { path: 'connectors', element: <Navigate replace to="passwordless" /> },
    {
      path: 'connectors/passwordless',
      lazy: async () => ({ Component: (await import('./passwordless.tsx')).PasswordlessConnectors }),
      children: [
        {
          path: 'create/email',
          lazy: async () => ({ Component: (await import('./create.tsx')).CreateEmailConnector }),
        },
        {
          path: 'create/sms',
          lazy: async () => ({ Component: (await import('./create.tsx')).CreateSmsConnector }),
        },
      ],
    },
    {
      path: 'connectors/social',
      lazy: async () => ({ Component: (await import('./social.tsx')).SocialConnectors }),
      children: [
        {
          path: 'create/social',
          lazy: async () => ({ Component: (await import('./create.tsx')).CreateSocialConnector }),
        },
      ],
    },
    {
      path: 'connectors/texts',
      lazy: async () => ({ Component: (await import('./texts/list.tsx')).EmailTexts }),
    },
    {
      path: 'connectors/texts/:language/:usage',
      lazy: async () => ({ Component: (await import('./texts/editor.tsx')).EmailTextEditor }),
    },
    {
      path: 'connectors/sms-texts',
      lazy: async () => ({ Component: (await import('./texts/sms-list.tsx')).SmsTexts }),
    },
    {
      path: 'connectors/sms-texts/:usage',
      lazy: async () => ({ Component: (await import('./texts/sms-editor.tsx')).SmsTextEditor }),
    },
    {
      path: 'connectors/inbox',
      lazy: async () => ({ Component: (await import('./inbox/list.tsx')).DevelopmentInbox }),
    },
    {
      path: 'connectors/inbox/:id',
      lazy: async () => ({ Component: (await import('./inbox/message.tsx')).InboxMessagePage }),
    },
    {
      path: 'connectors/passwordless/guide/:factoryId',
      lazy: async () => ({ Component: (await import('./setup.tsx')).SetUpSender }),
    },
    {
      path: 'connectors/social/guide/:factoryId',
      lazy: async () => ({ Component: (await import('./setup.tsx')).SetUpSocial }),
    },
    {
      path: 'connectors/passwordless/:id',
      lazy: async () => ({ Component: (await import('./details.tsx')).SenderDetails }),
      children: detailsTabs,
    },
    {
      path: 'connectors/social/:id',
      lazy: async () => ({ Component: (await import('./details.tsx')).SocialDetails }),
      children: detailsTabs,
    },
  ],
};
