import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in Spanish. */
export const onboarding: Translation<'onboarding'> = {
  step: 'Paso {{step}} de {{total}}',
  next: 'Siguiente',
  create: 'Crear',
  finish: 'Terminar',
  welcome: {
    title: 'Te damos la bienvenida a Gatehouse',
    text: 'Responde a unas preguntas sobre lo que desarrollas. Puedes omitir cualquiera de ellas.',
    project: '¿Para quién es tu proyecto?',
    projects: { personal: 'Para mí', company: 'Para una empresa' },
    companyName: 'Nombre de la empresa',
    stage: '¿En qué fase está tu producto?',
    stages: {
      'new-product': 'Un producto nuevo',
      'existing-product': 'Un producto existente',
      'target-enterprise-ready': 'En preparación para grandes empresas',
    },
    additionalFeatures: '¿Qué es importante para ti?',
    features: {
      'customize-ui-and-flow': 'Mis propias páginas y pasos de inicio de sesión',
      compliance: 'Cumplimiento normativo',
      'export-user-data': 'Exportación de datos de usuarios',
      'budget-control': 'Control de costes',
      'bring-own-auth': 'Mi autenticación actual',
      others: 'Otra cosa',
    },
    allowReports: 'Informar de cómo uso esta consola',
    reportsHelp:
      'El operador de este servicio sabrá qué páginas abres y qué primeros pasos das. Tu ID y tu correo electrónico se convierten en un hash. Puedes cambiarlo en tu perfil.',
  },
  tenant: {
    title: 'Crea tu primer inquilino',
    text: 'Un inquilino tiene sus propios usuarios, aplicaciones y páginas de inicio de sesión. Este es para desarrollo y gratuito.',
    name: 'Nombre',
    namePlaceholder: 'Mi proyecto',
    region: 'Región',
    collaborators: 'Colaboradores',
    collaboratorsHelp: 'Recibirán una invitación. Pulsa Espacio o Intro para añadir un correo electrónico.',
  },
  look: {
    title: 'Diseña tu página de inicio de sesión',
    text: 'Puedes cambiarlo todo más adelante.',
    inspire: 'Dame ideas',
    logo: 'Logotipo',
    color: 'Color de marca',
    identifier: 'Los usuarios inician sesión con',
    identifiers: { email: 'Correo electrónico', username: 'Nombre de usuario' },
    methods: 'Autenticación',
    methodNames: { password: 'Contraseña', verificationCode: 'Código de verificación' },
    social: 'Inicio de sesión social',
    demo: 'Demostración',
    later: 'Disponible más adelante',
  },
};
