/** The tab Branding of an application, in Spanish. */
export const branding = {
  name: {
    title: 'Nombre',
    text: 'Se muestra a los usuarios al iniciar sesión y en la página de consentimiento.',
    label: 'Nombre para mostrar',
    help: 'Valor predeterminado: {{name}}.',
  },
  terms: {
    title: 'Condiciones y privacidad',
    text: 'Sustituyen los enlaces de la experiencia de inicio de sesión.',
    textThirdParty:
      'Se muestran en la página de consentimiento. Al iniciar sesión, los usuarios aceptan las condiciones de la experiencia de inicio de sesión.',
    termsOfUseUrl: 'Condiciones de uso',
    privacyPolicyUrl: 'Política de privacidad',
  },
};
