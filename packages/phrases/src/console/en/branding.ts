/** Branding of an application or organization, in place of that of the sign-in experience. */
export const branding = {
  color: {
    title: 'Colors',
    text: {
      application:
        'Colors of this application’s sign-in pages. If empty, the colors of the sign-in experience apply.',
      organization:
        'Colors of the sign-in pages when users sign in for this organization. If empty, the colors of the application or the sign-in experience apply.',
    },
    primary: 'Brand color',
    dark: 'Brand color in dark mode',
  },
  logos: {
    title: 'Logo and favicon',
    text: {
      application: 'Override the logo and favicon of the sign-in experience.',
      organization: 'Override the logo and favicon of the application and the sign-in experience.',
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
      application: 'Replaces the CSS of the sign-in experience on this application’s sign-in pages.',
      organization:
        'Replaces the CSS of the application or the sign-in experience when users sign in for this organization.',
    },
  },
};
