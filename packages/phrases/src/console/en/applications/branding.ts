/** The tab Branding of an application. */
export const branding = {
  name: {
    title: 'Name',
    text: 'Shown to users when they sign in and on the consent page.',
    label: 'Display name',
    help: 'If empty, {{name}}.',
  },
  terms: {
    title: 'Terms and privacy',
    text: 'Used at sign-in instead of those of the sign-in experience.',
    textThirdParty: 'Shown on the consent page. At sign-in, users agree to those of the sign-in experience.',
    termsOfUseUrl: 'Terms of use',
    privacyPolicyUrl: 'Privacy policy',
  },
};
