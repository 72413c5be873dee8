import type { PreviewScreen } from '@gatehouse/contract/sign-in/preview';
import {
  defaultSignInExperience,
  type SignInExperienceSettings,
} from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { expect, it } from 'vitest';
import { codeWays, method } from '../../../../../tests/support/ways-in.ts';
import { renderPreview, listPreviews } from './preview-screens.ts';

const offerOf = (settings: Partial<SignInExperienceSettings>) => ({
  experience: { tenantId: 'default', id: 'default', ...defaultSignInExperience, ...settings },
  social: [],
  sso: [],
  askedFields: [],
});
const recovery = ['reset-password', 'new-password'];

it.each<[string, Partial<SignInExperienceSettings>, string[]]>([
  ['a new tenant', {}, ['sign-in', 'register']],
  ['only sign-in', { signInMode: 'SignIn' }, ['sign-in']],
  ['codes and passwords', codeWays, ['sign-in', 'password', 'code', 'register', ...recovery]],
  ['only codes', { signIn: { methods: [method('email', { code: true })] } }, ['sign-in', 'code', 'register']],
  [
    'only codes, and only for new accounts',
    { signUp: { identifiers: ['email'], password: true, verify: true } },
    ['sign-in', 'code', 'register'],
  ],
  [
    'a second factor, and passkeys',
    { mfa: { factors: ['Totp'], policy: 'Mandatory' }, passkeySignIn: { enabled: true } },
    ['sign-in', 'mfa', 'passkey', 'register'],
  ],
  [
    'terms with a checkbox',
    { termsOfUseUrl: 'https://t.example', agreeToTermsPolicy: 'Manual' },
    ['sign-in', 'register', 'terms'],
  ],
  [
    'terms without a checkbox',
    { termsOfUseUrl: 'https://t.example', agreeToTermsPolicy: 'Automatic' },
    ['sign-in', 'register'],
  ],
])(
  '[ONB-30 part] the preview offers the screens that users can reach with %s',
  (_what, settings, screens) => {
    const offer = offerOf(settings);
    expect(listPreviews(offer)).toEqual([...screens, 'consent']);
    const drawn = screens.map((screen) => renderPreview(screen as PreviewScreen, offer));
    expect(drawn.map(({ screen, next }) => next?.step ?? screen.name)).toEqual(screens);
  },
);

it('the preview offers the profile fields if a registration asks for some', () => {
  const askedFields = [
    { name: 'company', type: 'Text', label: '', description: null, required: true, config: {} },
  ];
  const offer = { ...offerOf({}), askedFields: askedFields as never };
  expect(listPreviews(offer)).toEqual(['sign-in', 'register', 'extra-profile', 'consent']);
  expect(renderPreview('extra-profile', offer).next).toMatchObject({ fields: askedFields, values: {} });
  expect(listPreviews({ ...offerOf({ signInMode: 'SignIn' }), askedFields: askedFields as never })).toEqual([
    'sign-in',
    'consent',
  ]);
});

it('the preview offers enterprise SSO if there are connectors, and renders the first screen for one that is not offered', () => {
  const sso = [{ id: 'a', name: 'Acme', logo: null, logoDark: null }] as never;
  expect(listPreviews({ ...offerOf({}), sso })).toEqual(['sign-in', 'register', 'single-sign-on', 'consent']);
  expect(renderPreview('single-sign-on', offerOf({})).screen.name).toBe('sign-in');
  expect(renderPreview('mfa', offerOf({}))).toEqual(renderPreview('sign-in', offerOf({})));
});
