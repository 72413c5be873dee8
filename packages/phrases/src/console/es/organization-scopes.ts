import type { Translation } from '../translated.ts';

/** Organization permissions, in Spanish. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: 'Permisos de organización',
  description:
    'Acciones dentro de una organización, como invitar a miembros. Los conceden los roles de organización.',
  search: 'Nombre, descripción o ID',
  name: 'Nombre',
  nameHelp: 'Sin espacios: los permisos de un token se separan con espacios.',
  descriptionLabel: 'Descripción',
  descriptionPlaceholder: 'Invitar a miembros a la organización',
  columns: { name: 'Permiso', description: 'Descripción' },
  empty: {
    title: 'Aún no hay permisos de organización',
    text: 'Crea un permiso, como invite:members, y asígnalo a un rol de organización.',
  },
  create: {
    action: 'Crear permiso de organización',
    description: 'Dale el nombre de lo que permite, como invite:members.',
  },
  edit: {
    menu: 'Editar',
    title: 'Editar permiso de organización',
    description: 'Tus aplicaciones comprueban el nombre en el token. Cámbialo también en ellas.',
    save: 'Guardar permiso de organización',
  },
  delete: {
    action: 'Eliminar permiso de organización',
    title: '¿Eliminar {{name}}?',
    text: 'Se quita de todos los roles de organización. Los tokens existentes lo conservan hasta que caducan.',
  },
};
