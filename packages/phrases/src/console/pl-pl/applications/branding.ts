/** The tab Branding of an application, in Polish. */
export const branding = {
  name: {
    title: 'Nazwa',
    text: 'Użytkownicy widzą ją podczas logowania i na stronie zgody.',
    label: 'Nazwa wyświetlana',
    help: 'Domyślnie {{name}}.',
  },
  terms: {
    title: 'Warunki i prywatność',
    text: 'Zastępują linki z ustawień logowania użytkowników.',
    textThirdParty:
      'Widoczne na stronie zgody. Podczas logowania użytkownicy akceptują warunki z ustawień logowania użytkowników.',
    termsOfUseUrl: 'Warunki korzystania',
    privacyPolicyUrl: 'Polityka prywatności',
  },
};
