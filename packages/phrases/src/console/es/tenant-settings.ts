import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in Spanish. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: 'Nombre y entorno de este inquilino.',
  general: {
    title: 'General',
    description: 'La región y el entorno no se pueden cambiar después.',
    id: 'ID del inquilino',
    name: 'Nombre',
    nameHelp: 'Solo lo ven los administradores.',
    region: 'Región',
    tag: 'Entorno',
    created: 'Creación',
  },
  delete: {
    title: 'Eliminar el inquilino',
    description: 'Sus usuarios ya no pueden iniciar sesión, con efecto inmediato.',
    action: 'Eliminar inquilino',
    confirmTitle: '¿Eliminar {{name}}?',
    confirmText:
      'Se eliminan todos los usuarios, aplicaciones y ajustes de este inquilino. Solo el operador de este servicio puede restaurarlo, durante 7 días.',
    host: 'El inicio de sesión y las API en {{host}} dejan de funcionar.',
    members_one: '{{count}} administrador más pierde el acceso.',
    members_many: '{{count}} de administradores más pierden el acceso.',
    members_other: '{{count}} administradores más pierden el acceso.',
    blockedTitle: 'Aún no se puede eliminar este inquilino',
    blockedText: 'Resuelve esto primero:',
    blockers: {
      paid_plan: 'Tiene un plan de pago. Cambia al plan Free.',
      inactive_subscription: 'Su suscripción no está activa. Actualiza el método de pago.',
      open_invoice: 'Tiene una factura pendiente. Págala.',
    },
  },
};
