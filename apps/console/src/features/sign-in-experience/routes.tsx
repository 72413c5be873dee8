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
  ],
  words: ['login page', 'sign-up'],
  texts: ['signInExperience'],
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
        { path: 'content', lazy: async () => ({ Component: (await import('./content.tsx')).Content }) },
        {
          path: 'password-policy',
          lazy: async () => ({ Component: (await import('./password-policy.tsx')).PasswordPolicy }),
        },
      ],
    },
    {
      path: 'sign-in-experience/content/:languageTag',
      lazy: async () => ({ Component: (await import('./phrases/editor.tsx')).PhrasesEditor }),
    },
  ],
};
