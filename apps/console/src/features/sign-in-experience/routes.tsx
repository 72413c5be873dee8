import { PanelsTopLeft } from 'lucide-react';
import { Navigate } from 'react-router';
import type { Feature } from '../../app/feature.ts';

export const feature: Feature = {
  key: 'sign_in_experience',
  icon: PanelsTopLeft,
  path: 'sign-in-experience',
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
