import type { Translation } from '../translated.ts';

/** Tenants of the cloud edition, in Spanish: the start page, creating one, and switching between them. */
export const tenants: Translation<'tenants'> = {
  landing: {
    title: 'Crea tu primer inquilino',
    text: 'Un inquilino tiene sus propios usuarios, aplicaciones y páginas de inicio de sesión. Crea ahora uno para desarrollo y, más adelante, otro para producción.',
    create: 'Crear inquilino',
  },
  invitations: {
    title: 'encuentra tus inquilinos',
    text: 'Tienes invitaciones a estos inquilinos. Únete a uno o crea el tuyo.',
    from: 'Invitación de {{name}}',
    join: 'Unirse',
    create: 'Crear inquilino nuevo',
  },
  suspended: {
    title: '{{name}} está suspendido',
    users:
      'Los usuarios no pueden iniciar sesión en sus aplicaciones. No se pierde nada: sus cuentas y sesiones se conservan.',
    administrators:
      'No se pueden cambiar sus ajustes hasta que se levante la suspensión. Si crees que es un error, contacta con nosotros.',
    contact: 'Contactar',
    pay: 'Paga las facturas pendientes y contacta con nosotros para que levantemos la suspensión.',
    others: 'Tus demás inquilinos',
  },
  create_modal: {
    title: 'Crear inquilino',
    description: 'Un inquilino tiene sus propios usuarios y su propio host.',
    name: 'Nombre',
    namePlaceholder: 'Mi proyecto',
    region: 'Región',
    purpose: 'Finalidad de uso',
    submit: 'Crear inquilino',
    tenant_created: 'Se ha creado el inquilino.',
    invitation_failed: 'No se han enviado las invitaciones. Puedes invitar a tus colegas más adelante.',
  },
  tags: { development: 'Desarrollo', production: 'Producción' },
  tagHelp: {
    development: 'Gratuito, para pruebas. No para usuarios reales.',
    production: 'Para usuarios reales. A continuación eliges un plan.',
  },
  production: {
    title: 'Aún no tienes un inquilino de producción',
    text: 'Los inquilinos de desarrollo son para pruebas. Crea uno de producción antes de que inicien sesión usuarios reales.',
    create: 'Crear inquilino de producción',
  },
  migration: {
    title: 'Finalidad de uso: {{tag}}',
    development: 'Este inquilino es ahora para desarrollo y pruebas. Crea otro para usuarios reales.',
    production: 'Este inquilino es ahora de producción y puede tener usuarios reales.',
    paid: 'Mantiene su plan de pago.',
    gotIt: 'Entendido',
  },
  regions: { EU: 'Europa', US: 'EE. UU. (oeste)', AU: 'Australia' },
  roles: { admin: 'admin', collaborator: 'colaborador', viewer: 'lector' },
  accept: {
    title: 'Unirse a {{tenant}}',
    invited: 'Tienes una invitación para administrar este inquilino. Tu rol es {{role}}.',
    invitedBy: '{{inviter}} te invita a administrar este inquilino. Tu rol es {{role}}.',
    account: 'Te unes como {{account}}.',
    join: 'Unirse',
    later: 'Ahora no',
    home: 'Ir a la página de inicio',
    open: 'Abrir {{tenant}}',
    other: {
      title: 'Esta invitación es para otra cuenta',
      text: 'Has iniciado sesión como {{account}}, pero la invitación se envió a otro correo electrónico. Inicia sesión con ese correo para unirte.',
      switch: 'Cambiar de cuenta',
    },
    unknown: {
      title: 'Invitación no encontrada',
      text: 'Comprueba que el enlace esté completo. Puede que se haya eliminado la invitación o su inquilino.',
    },
    accepted: {
      title: 'Esta invitación ya se ha aceptado',
      text: 'Una invitación funciona una vez. Si la has aceptado, puedes abrir {{tenant}}.',
    },
    revoked: {
      title: 'Esta invitación se ha revocado',
      text: 'Pide otra a un administrador de {{tenant}}.',
    },
    expired: {
      title: 'Esta invitación ha caducado',
      text: 'Pide otra a un administrador de {{tenant}}.',
    },
  },
  switcher: {
    label: 'Cambiar de inquilino',
    current: 'Inquilino: {{name}}',
    invited: 'Inquilino: {{name}}. Tienes invitaciones.',
    tenants: 'Inquilinos',
    invitations: 'Invitaciones',
    join: 'Unirse a {{name}}',
    create: 'Crear inquilino',
  },
};
