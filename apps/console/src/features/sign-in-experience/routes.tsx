import i18next from 'i18next';
import { PanelsTopLeft } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'sign_in_experience',
  icon: PanelsTopLeft,
  path: 'sign-in-experience',
  places: [
    {
      label: () => i18next.t('signInExperience.tabs.branding'),
      path: '/sign-in-experience/branding',
      words: ['brand', 'theme', 'look', 'appearance', 'design'],
    },
    {
      label: () => i18next.t('signInExperience.color.title'),
      tab: () => i18next.t('signInExperience.tabs.branding'),
      path: '/sign-in-experience/branding',
      section: 'color',
      words: ['brand color', 'colour', 'dark mode', 'theme'],
    },
    {
      label: () => i18next.t('signInExperience.logos.title'),
      tab: () => i18next.t('signInExperience.tabs.branding'),
      path: '/sign-in-experience/branding',
      section: 'logos',
      words: ['favicon', 'image', 'picture'],
    },
    {
      label: () => i18next.t('signInExperience.css.title'),
      tab: () => i18next.t('signInExperience.tabs.branding'),
      path: '/sign-in-experience/branding',
      section: 'css',
      words: ['style sheet', 'styles', 'theme'],
    },
    {
      label: () => i18next.t('signInExperience.customUi.title'),
      tab: () => i18next.t('signInExperience.tabs.branding'),
      path: '/sign-in-experience/branding',
      section: 'custom-ui',
      words: ['custom pages', 'bring your own UI', 'upload'],
    },
    {
      label: () => i18next.t('signInExperience.tabs.sign-up-and-sign-in'),
      path: '/sign-in-experience/sign-up-and-sign-in',
      words: ['registration', 'login', 'log in', 'register'],
    },
    {
      label: () => i18next.t('signInExperience.mode.title'),
      tab: () => i18next.t('signInExperience.tabs.sign-up-and-sign-in'),
      path: '/sign-in-experience/sign-up-and-sign-in',
      section: 'sign-in-mode',
      words: ['registration', 'invite only', 'allow sign-up'],
    },
    {
      label: () => i18next.t('signInExperience.signUp.title'),
      tab: () => i18next.t('signInExperience.tabs.sign-up-and-sign-in'),
      path: '/sign-in-experience/sign-up-and-sign-in',
      section: 'sign-up',
      words: ['registration', 'identifier', 'email', 'phone number', 'username'],
    },
    {
      label: () => i18next.t('signInExperience.methods.title'),
      tab: () => i18next.t('signInExperience.tabs.sign-up-and-sign-in'),
      path: '/sign-in-experience/sign-up-and-sign-in',
      section: 'methods',
      words: ['login', 'password', 'verification code', 'passwordless', 'identifier'],
    },
    {
      label: () => i18next.t('signInExperience.passkeys.title'),
      tab: () => i18next.t('signInExperience.tabs.sign-up-and-sign-in'),
      path: '/sign-in-experience/sign-up-and-sign-in',
      section: 'passkeys',
      words: ['webauthn', 'passwordless', 'security key'],
    },
    {
      label: () => i18next.t('signInExperience.social.title'),
      tab: () => i18next.t('signInExperience.tabs.sign-up-and-sign-in'),
      path: '/sign-in-experience/sign-up-and-sign-in',
      section: 'social',
      words: ['google', 'apple', 'github', 'microsoft'],
    },
    {
      label: () => i18next.t('signInExperience.sso.title'),
      tab: () => i18next.t('signInExperience.tabs.sign-up-and-sign-in'),
      path: '/sign-in-experience/sign-up-and-sign-in',
      section: 'sso',
      words: ['saml', 'single sign-on'],
    },
    {
      label: () => i18next.t('signInExperience.forgotPassword.title'),
      tab: () => i18next.t('signInExperience.tabs.sign-up-and-sign-in'),
      path: '/sign-in-experience/sign-up-and-sign-in',
      section: 'forgot-password',
      words: ['reset password', 'recovery'],
    },
    {
      label: () => i18next.t('signInExperience.tabs.profile-fields'),
      path: '/sign-in-experience/profile-fields',
      words: ['custom fields', 'attributes', 'collect user profile', 'registration form'],
    },
    {
      label: () => i18next.t('signInExperience.tabs.content'),
      path: '/sign-in-experience/content',
      words: ['texts', 'wording', 'phrases'],
    },
    {
      label: () => i18next.t('signInExperience.languages.title'),
      tab: () => i18next.t('signInExperience.tabs.content'),
      path: '/sign-in-experience/content',
      section: 'languages',
      words: ['translations', 'locale', 'wording', 'texts'],
    },
    {
      label: () => i18next.t('signInExperience.terms.title'),
      tab: () => i18next.t('signInExperience.tabs.content'),
      path: '/sign-in-experience/content',
      section: 'terms',
      words: ['terms of use', 'privacy policy', 'agreement', 'legal'],
    },
    {
      label: () => i18next.t('signInExperience.support.title'),
      tab: () => i18next.t('signInExperience.tabs.content'),
      path: '/sign-in-experience/content',
      section: 'support',
      words: ['support', 'contact', 'email'],
    },
    {
      label: () => i18next.t('signInExperience.tabs.password-policy'),
      path: '/sign-in-experience/password-policy',
      words: ['password rules', 'password strength', 'complexity', 'length'],
    },
    {
      label: () => i18next.t('signInExperience.password.requires'),
      tab: () => i18next.t('signInExperience.tabs.password-policy'),
      path: '/sign-in-experience/password-policy',
      section: 'requirements',
      words: ['minimum length', 'character types'],
    },
    {
      label: () => i18next.t('signInExperience.password.rejects'),
      tab: () => i18next.t('signInExperience.tabs.password-policy'),
      path: '/sign-in-experience/password-policy',
      section: 'rejections',
      words: ['breached passwords', 'pwned', 'blocklist'],
    },
    {
      label: () => i18next.t('signInExperience.try.title'),
      tab: () => i18next.t('signInExperience.tabs.password-policy'),
      path: '/sign-in-experience/password-policy',
      section: 'try',
      words: ['test a password'],
    },
    {
      label: () => i18next.t('signInExperience.tabs.security'),
      path: '/sign-in-experience/security',
      words: ['protection', 'attacks'],
    },
    {
      label: () => i18next.t('signInExperience.security.sessions.title'),
      tab: () => i18next.t('signInExperience.tabs.security'),
      path: '/sign-in-experience/security',
      section: 'sessions',
      words: ['session lifetime', 'idle timeout', 'stay signed in', 'remember me'],
    },
    {
      label: () => i18next.t('signInExperience.security.usernames.title'),
      tab: () => i18next.t('signInExperience.tabs.security'),
      path: '/sign-in-experience/security',
      section: 'usernames',
      words: ['username policy', 'letter case', 'case-sensitive', 'characters'],
    },
    {
      label: () => i18next.t('signInExperience.security.expiration.title'),
      tab: () => i18next.t('signInExperience.tabs.security'),
      path: '/sign-in-experience/security',
      section: 'password-expiration',
      words: ['expire passwords', 'password rotation', 'maximum age', 'force change'],
    },
    {
      label: () => i18next.t('signInExperience.security.lockout.title'),
      tab: () => i18next.t('signInExperience.tabs.security'),
      path: '/sign-in-experience/security',
      section: 'lockout',
      words: ['brute force', 'block', 'failed attempts', 'sentinel'],
    },
    {
      label: () => i18next.t('signInExperience.security.captcha.title'),
      tab: () => i18next.t('signInExperience.tabs.security'),
      path: '/sign-in-experience/security',
      section: 'captcha',
      words: ['turnstile', 'recaptcha', 'bot protection', 'bots'],
    },
    {
      label: () => i18next.t('signInExperience.security.codes.title'),
      tab: () => i18next.t('signInExperience.tabs.security'),
      path: '/sign-in-experience/security',
      section: 'codes',
      words: ['one-time password', 'otp', 'code lifetime', 'expiration'],
    },
    {
      label: () => i18next.t('signInExperience.security.emails.title'),
      tab: () => i18next.t('signInExperience.tabs.security'),
      path: '/sign-in-experience/security',
      section: 'email-lists',
      words: ['blocklist', 'allowlist', 'disposable email', 'subaddressing', 'plus addressing'],
    },
    {
      label: () => i18next.t('signInExperience.tabs.account-center'),
      path: '/sign-in-experience/account-center',
      words: ['self-service', 'user profile', 'account API', 'my account'],
    },
    {
      label: () => i18next.t('signInExperience.accountCenter.fields'),
      tab: () => i18next.t('signInExperience.tabs.account-center'),
      path: '/sign-in-experience/account-center',
      section: 'account-fields',
      words: ['field control', 'read-only', 'edit profile'],
    },
    {
      label: () => i18next.t('signInExperience.accountCenter.pages'),
      tab: () => i18next.t('signInExperience.tabs.account-center'),
      path: '/sign-in-experience/account-center',
      section: 'own-account-pages',
      words: ['related origins', 'webauthn', 'passkeys', 'delete account'],
    },
  ],
  words: ['login page', 'sign-up'],
  texts: ['signInExperience', 'profileFields'],
  actions: [
    {
      key: 'create-profile-field',
      label: () => i18next.t('profileFields.create.action'),
      path: '/sign-in-experience/profile-fields/create',
    },
  ],
  routes: [
    {
      path: 'sign-in-experience',
      lazy: async () => ({ Component: (await import('./page.tsx')).SignInExperiencePage }),
      children: [
        { index: true, element: <Navigate replace to="branding" /> },
        { path: 'branding', lazy: async () => ({ Component: (await import('./branding.tsx')).Branding }) },
        {
          path: 'sign-up-and-sign-in',
          lazy: async () => ({ Component: (await import('./sign-up-and-sign-in.tsx')).SignUpAndSignIn }),
        },
        {
          path: 'profile-fields',
          lazy: async () => ({ Component: (await import('./profile-fields/list.tsx')).ProfileFields }),
          children: [
            {
              path: 'create',
              lazy: async () => ({
                Component: (await import('./profile-fields/create.tsx')).CreateProfileField,
              }),
            },
          ],
        },
        { path: 'content', lazy: async () => ({ Component: (await import('./content.tsx')).Content }) },
        {
          path: 'password-policy',
          lazy: async () => ({ Component: (await import('./password-policy.tsx')).PasswordPolicy }),
        },
        { path: 'security', lazy: async () => ({ Component: (await import('./security.tsx')).Security }) },
        {
          path: 'account-center',
          lazy: async () => ({ Component: (await import('./account-center.tsx')).AccountCenter }),
        },
      ],
    },
    {
      path: 'sign-in-experience/profile-fields/:id',
      lazy: async () => ({ Component: (await import('./profile-fields/details.tsx')).ProfileFieldDetails }),
      children: [
        { index: true, element: <Navigate replace to="settings" /> },
        {
          path: 'settings',
          lazy: async () => ({ Component: (await import('./profile-fields/edit.tsx')).ProfileFieldSettings }),
        },
      ],
    },
    {
      path: 'sign-in-experience/content/:languageTag',
      lazy: async () => ({ Component: (await import('./phrases/editor.tsx')).PhrasesEditor }),
    },
  ],
};
