import type { Translation } from '../translated.ts';

/** Organization roles, in Spanish. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: 'Roles de organización',
  description:
    'Conjuntos de permisos que usuarios o aplicaciones tienen en una organización. Todas las organizaciones comparten estos roles.',
  search: 'Nombre, descripción o ID',
  name: 'Nombre',
  descriptionLabel: 'Descripción',
  type: 'Tipo',
  typeFixed: 'No se puede cambiar después.',
  types: { User: 'Usuario', MachineToMachine: 'Máquina a máquina' },
  typeHelp: {
    User: 'Se asigna a miembros de organizaciones.',
    MachineToMachine: 'Se asigna a servicios que actúan para organizaciones.',
  },
  columns: { name: 'Rol', permissions: 'Permisos' },
  empty: {
    title: 'Aún no hay roles de organización',
    text: 'Crea un rol, como admin, y elige sus permisos en una organización.',
  },
  create: {
    action: 'Crear rol de organización',
    description: 'Dale el nombre de una función en una organización, como admin.',
    namePlaceholder: 'admin',
    descriptionPlaceholder: 'Gestiona los miembros y la facturación',
    permissions: 'Permisos',
  },
  tabs: { permissions: 'Permisos', general: 'General' },
  permissions: {
    search: 'Permiso, descripción o ID',
    columns: { name: 'Permiso', resource: 'Recurso' },
    organization: 'Organización',
    empty: {
      title: 'Aún no hay permisos',
      text: 'Asigna permisos de organización y permisos de tus API.',
    },
    assign: 'Asignar permisos',
    assignTitle: 'Asignar permisos a {{name}}',
    assignDescription:
      'Los usuarios y las aplicaciones con este rol los reciben con su próximo token de organización.',
    remove: 'Quitar',
    removeTitle: '¿Quitar {{name}}?',
    removeText:
      'Los usuarios y las aplicaciones con este rol pierden el permiso con su próximo token de organización.',
    removeConfirm: 'Quitar permiso',
  },
  general: {
    title: 'Rol de organización',
    description: 'Cómo identifican el rol los administradores.',
  },
  delete: {
    action: 'Eliminar rol de organización',
    title: '¿Eliminar {{name}}?',
    text: 'Los usuarios y las aplicaciones con este rol pierden sus permisos en todas las organizaciones. No se puede deshacer.',
  },
};
