/** The summary on the page of a user, in Spanish. */
export const usersSummary = {
  title: 'Cuenta',
  facts: {
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    username: 'Nombre de usuario',
    lastSignIn: 'Último acceso',
    lastFailure: 'Último error',
    factors: 'Segundos factores',
    created: 'Creación',
  },
  noFailure: 'Ninguno',
  noFactors: 'Ninguno',
  activity: 'Actividad reciente',
  noActivity: 'Aún no hay actividad.',
  all: 'Todos los registros',
};
