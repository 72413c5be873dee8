import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, in Spanish. */
export const getStarted: Translation<'getStarted'> = {
  title: 'Primeros pasos',
  description: 'Configura el inicio de sesión de tus aplicaciones.',
  steps: {
    label: 'Pasos',
    demo: {
      title: 'Prueba la demostración',
      description:
        'Regístrate en la aplicación de demostración de este inquilino y consulta los tokens que obtiene.',
      action: 'Abrir la demostración',
    },
    application: {
      title: 'Crea tu aplicación',
      description: 'Elige tu framework. La guía incluye código listo para usar con tus ID.',
      action: 'Crear aplicación',
    },
    email: {
      title: 'Configura el correo',
      description: 'Un conector envía los códigos, las invitaciones y los enlaces.',
      sent: 'Los códigos, las invitaciones y los enlaces se entregan.',
      kept: 'Los mensajes aún no se entregan. Los códigos, las invitaciones y los enlaces quedan en la bandeja de desarrollo.',
      nothing: 'Aún no se pueden enviar mensajes, así que los usuarios no reciben códigos ni invitaciones.',
      action: 'Configurar correo',
      inbox: 'Abrir la bandeja',
    },
    api: {
      title: 'Protege una API',
      description: 'Registra la API a la que llama tu aplicación y sus permisos.',
      action: 'Crear recurso de API',
    },
    role: {
      title: 'Crea un rol',
      description:
        'Los roles dan a los usuarios y a las aplicaciones de máquina a máquina permisos para tus API.',
      action: 'Crear rol',
    },
  },
  addresses: {
    title: 'URL',
    description: 'Para bibliotecas cliente y scripts.',
    endpoint: 'Endpoint',
    issuer: 'Emisor',
    discovery: 'Descubrimiento',
    management: 'Recurso de la Management API',
    reference: 'Referencia de la API',
  },
};
