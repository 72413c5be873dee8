/** The tab Branding of an application. */
export const branding = {
  name: {
    title: 'Name',
    text: 'Shown to users when they sign in and on the consent page.',
    label: 'Display name',
    help: 'Defaults to {{name}}.',
  },
  terms: {
    title: 'Terms and privacy',
    text: 'Override the links of the sign-in experience.',
    textThirdParty:
      'Shown on the consent page. At sign-in, users agree to the terms of the sign-in experience.',
    termsOfUseUrl: 'Terms of use',
    privacyPolicyUrl: 'Privacy policy',
  },
};
