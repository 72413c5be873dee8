import { branding } from './sign-in-experience/branding.ts';
import { content } from './sign-in-experience/content.ts';
import { passwordPolicy } from './sign-in-experience/password-policy.ts';
import { problems } from './sign-in-experience/problems.ts';
import { security } from './sign-in-experience/security.ts';
import { signUpAndSignIn } from './sign-in-experience/sign-up-and-sign-in.ts';

/** How end users sign in: branding, methods, texts, passwords and limits. One file per tab. */
export const signInExperience = {
  title: 'Sign-in experience',
  description: 'Branding, sign-in methods, texts, password policy and security of the sign-in pages.',
  tabs: {
    branding: 'Branding',
    'sign-up-and-sign-in': 'Sign-up and sign-in',
    content: 'Content',
    'password-policy': 'Password policy',
    security: 'Security',
  },
  preview: {
    title: 'Preview',
    frame: 'Preview of the sign-in page',
    enlarge: 'Enlarge',
    device: 'Device',
    desktop: 'Desktop',
    mobile: 'Mobile',
    scheme: 'Colors',
    light: 'Light',
    dark: 'Dark',
    screen: 'Page',
    screens: {
      'sign-in': 'Sign in',
      password: 'Password',
      code: 'Code',
      mfa: 'Second factor',
      passkey: 'New passkey',
      register: 'Sign up',
      terms: 'Terms of use',
      'reset-password': 'Password reset',
      'new-password': 'New password',
      'single-sign-on': 'Single sign-on',
    },
    language: 'Language',
    browserLanguage: 'Browser language',
    customUi: 'This tenant uses a custom sign-in UI, which can’t be previewed here.',
  },
  lockOut: {
    title_one: 'Lock out {{count}} user?',
    title_other: 'Lock out {{count}} users?',
    text: 'They can sign in now. This change removes their last sign-in method, until an administrator gives them another one.',
    people_one: '{{count}} user can no longer sign in.',
    people_other: '{{count}} users can no longer sign in.',
    confirm: 'Save and lock out users',
  },
  ...branding,
  ...signUpAndSignIn,
  ...content,
  ...passwordPolicy,
  ...security,
  problems,
};
