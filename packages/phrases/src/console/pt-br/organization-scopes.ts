import type { Translation } from '../translated.ts';

/** Organization permissions, in Brazilian Portuguese; the API calls them organization scopes. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: 'Permissões da organização',
  description:
    'Ações dentro de uma organização, como convidar membros. As funções da organização as concedem.',
  search: 'Nome, descrição ou ID',
  name: 'Nome',
  nameHelp: 'Sem espaços: as permissões em um token são separadas por espaços.',
  descriptionLabel: 'Descrição',
  descriptionPlaceholder: 'Convidar membros para a organização',
  columns: { name: 'Permissão', description: 'Descrição' },
  empty: {
    title: 'Nenhuma permissão da organização ainda',
    text: 'Crie uma permissão, como invite:members, e atribua-a a uma função da organização.',
  },
  create: {
    action: 'Criar permissão da organização',
    description: 'Dê a ela o nome do que permite, como invite:members.',
  },
  edit: {
    menu: 'Editar',
    title: 'Editar permissão da organização',
    description: 'Seus aplicativos verificam o nome no token. Altere-o lá também.',
    save: 'Salvar permissão da organização',
  },
  delete: {
    action: 'Excluir permissão da organização',
    title: 'Excluir {{name}}?',
    text: 'Ela é removida de todas as funções da organização. Os tokens existentes a mantêm até expirarem.',
  },
};
