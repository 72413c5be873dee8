/** Demo connectors: their notice in the list, and the result page of the sign-in preview’s demo connector. */
export const connectorsDemo = {
  badge: 'Demo',
  notice: {
    title: 'Demo connectors are for trying out',
    text: 'They use credentials that all tenants share. Add connectors with your own before real users sign in: each replaces the demo connector of its provider.',
  },
  title: 'Sign-in with the demo connector',
  text: 'The provider responded, but the demo connector doesn’t sign users in. Set up a connector with your own credentials.',
};
