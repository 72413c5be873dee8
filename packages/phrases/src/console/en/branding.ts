/** Branding of an application or organization, in place of that of the sign-in experience. */
export const branding = {
  color: {
    title: 'Colors',
    text: {
      application:
        'Colors of this application’s sign-in pages. If empty, those of the sign-in experience apply.',
      organization:
        'Colors of the sign-in pages when users sign in for this organization. If empty, those of the application or the sign-in experience apply.',
    },
    primary: 'Brand color',
    dark: 'Brand color in dark mode',
  },
  logos: {
    title: 'Logo and favicon',
    text: {
      application: 'Used instead of those of the sign-in experience.',
      organization: 'Used instead of those of the application and the sign-in experience.',
    },
    logo: 'Logo',
    darkLogo: 'Logo in dark mode',
    favicon: 'Favicon',
    darkFavicon: 'Favicon in dark mode',
    darkHelp: 'Falls back to the light version.',
  },
  css: {
    title: 'Custom CSS',
    text: {
      application: 'Used on this application’s sign-in pages instead of the CSS of the sign-in experience.',
      organization:
        'Used on the sign-in pages for this organization instead of the CSS of the application or the sign-in experience.',
    },
  },
};
