/** The tab Branding of an application. */
export const branding = {
  name: {
    title: 'Name',
    text: 'Shown to users when they sign in and on the consent page.',
    label: 'Display name',
    help: 'If empty, {{name}}.',
  },
  color: {
    title: 'Colors',
    text: 'Colors of this application’s sign-in pages. If empty, those of the sign-in experience apply.',
    primary: 'Brand color',
    dark: 'Brand color in dark mode',
  },
  logos: {
    title: 'Logo and favicon',
    text: 'Used instead of those of the sign-in experience.',
    logo: 'Logo',
    darkLogo: 'Logo in dark mode',
    favicon: 'Favicon',
    darkFavicon: 'Favicon in dark mode',
    darkHelp: 'Falls back to the light version.',
  },
  css: {
    title: 'Custom CSS',
    text: 'Used on this application’s sign-in pages instead of the CSS of the sign-in experience.',
  },
  terms: {
    title: 'Terms and privacy',
    text: 'Used at sign-in instead of those of the sign-in experience.',
    textThirdParty: 'Shown on the consent page. At sign-in, users agree to those of the sign-in experience.',
    termsOfUseUrl: 'Terms of use',
    privacyPolicyUrl: 'Privacy policy',
  },
};
