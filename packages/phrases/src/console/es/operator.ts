import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in Spanish. */
export const operator: Translation<'operator'> = {
  title: 'Todos los inquilinos',
  description:
    'El plan de cada inquilino y sus usuarios activos y tokens de este mes. Los operadores no ven los datos de los inquilinos.',
  search: 'Buscar por nombre o ID',
  columns: {
    tenant: 'Inquilino',
    id: 'ID',
    region: 'Región',
    plan: 'Plan',
    users: 'Usuarios activos',
    tokens: 'Tokens',
    members: 'Miembros',
    state: 'Estado',
    createdAt: 'Creación',
  },
  plans: {
    free: 'Free',
    hobby: 'Hobby',
    pro: 'Pro',
    enterprise: 'Enterprise',
    'grandfathered-pro': 'Pro (antiguo)',
    dev: 'Desarrollo',
    admin: 'Admin',
  },
  states: { active: 'Activo', suspended: 'Suspendido', suspendedFor: 'Suspendido: {{reason}}' },
  empty: { title: 'Aún no hay inquilinos', text: 'Los inquilinos que se crean aparecen aquí.' },
  suspend: {
    action: 'Suspender',
    title: '¿Suspender {{name}}?',
    text: 'Los usuarios no pueden iniciar sesión en este inquilino ni se puede cambiar nada en él hasta que levantes la suspensión. No se pierde nada.',
    reason: 'Motivo',
    reasonHelp: 'Se muestra a los operadores y en el registro de auditoría del inquilino.',
    confirm: 'Suspender inquilino',
  },
  unsuspend: {
    action: 'Levantar la suspensión',
    title: '¿Levantar la suspensión de {{name}}?',
    text: 'Las sesiones y los tokens anteriores vuelven a funcionar.',
  },
  plan: {
    action: 'Cambiar plan',
    title: 'Cambiar el plan de {{name}}',
    text: 'El inquilino recibe el plan de inmediato, sin pago.',
    save: 'Cambiar plan',
  },
};
