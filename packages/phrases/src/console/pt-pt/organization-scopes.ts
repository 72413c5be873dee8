import type { Translation } from '../translated.ts';

/** Organization permissions, which the API calls organization scopes, in European Portuguese. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: 'Permissões da organização',
  description:
    'Ações dentro de uma organização, como convidar membros. São concedidas pelas funções da organização.',
  search: 'Nome, descrição ou ID',
  name: 'Nome',
  nameHelp: 'Sem espaços: num token, as permissões são separadas por espaços.',
  descriptionLabel: 'Descrição',
  descriptionPlaceholder: 'Convidar membros para a organização',
  columns: { name: 'Permissão', description: 'Descrição' },
  empty: {
    title: 'Ainda não há permissões da organização',
    text: 'Crie uma permissão, como invite:members, e atribua-a a uma função da organização.',
  },
  create: {
    action: 'Criar permissão da organização',
    description: 'Dê-lhe o nome do que permite, como invite:members.',
  },
  edit: {
    menu: 'Editar',
    title: 'Editar permissão da organização',
    description: 'As suas aplicações verificam o nome no token. Altere-o também nelas.',
    save: 'Guardar permissão da organização',
  },
  delete: {
    action: 'Eliminar permissão da organização',
    title: 'Eliminar {{name}}?',
    text: 'É removida de todas as funções da organização. Os tokens existentes mantêm-na até expirarem.',
  },
};
