import type { Translation } from '../translated.ts';

/** Custom domains of the tenant, in Brazilian Portuguese. */
export const domains: Translation<'domains'> = {
  title: 'Domínios personalizados',
  description: 'Permita que os usuários entrem no seu próprio domínio, como login.example.com.',
  columns: { domain: 'Domínio', status: 'Status', detail: 'Próxima etapa', added: 'Adicionado' },
  primary: 'Principal',
  status: {
    PendingVerification: 'Aguardando o DNS',
    PendingSsl: 'Aguardando o certificado',
    Active: 'Ativo',
    Error: 'Não atendido',
  },
  detail: {
    PendingVerification: 'Crie os registros DNS',
    PendingSsl: 'O DNS foi verificado; o proxy obtém um certificado',
    Active: 'Os usuários podem entrar aqui',
    failing: 'Faltam registros DNS',
    Error: 'Corrija os registros DNS',
  },
  full_one: 'Um locatário pode ter {{count}} domínio personalizado. Para adicionar outro, exclua-o primeiro.',
  full_many:
    'Um locatário pode ter {{count}} de domínios personalizados. Para adicionar outro, exclua um primeiro.',
  full_other:
    'Um locatário pode ter {{count}} domínios personalizados. Para adicionar outro, exclua um primeiro.',
  empty: {
    title: 'Nenhum domínio personalizado ainda',
    text: 'Os usuários entram na URL deste servidor. Adicione um domínio para usar o seu.',
  },
  create: {
    action: 'Adicionar domínio',
    title: 'Adicionar domínio personalizado',
    description: 'Em seguida, você cria dois registros DNS que comprovam que o domínio é seu.',
    label: 'Domínio',
    help: 'Um host de um domínio que você gerencia, com pelo menos três partes, como login.example.com.',
  },
  tabs: { dns: 'DNS', files: 'Arquivos de verificação' },
  check: 'Verificar de novo',
  lastChecked: 'Última verificação: {{time}}',
  explain: {
    PendingVerification: {
      title: 'Crie estes registros onde você gerencia o DNS do domínio',
      text: 'Eles são verificados a cada poucos minutos durante uma semana. Alterações de DNS podem levar várias horas para ter efeito.',
    },
    PendingSsl: {
      title: 'O DNS foi verificado. Aguardando uma conexão segura com o domínio',
      text: 'O proxy à frente deste servidor precisa obter um certificado para o domínio e encaminhar as solicitações dele.',
    },
    Error: {
      title: 'Este domínio não é atendido',
      text: 'Corrija os registros DNS e verifique de novo. Eles também são verificados a cada hora.',
    },
    failing: {
      title: 'Os registros DNS deste domínio estão ausentes desde {{time}}',
      text: 'O domínio ainda funciona. Se os registros continuarem ausentes por um dia, ele para de funcionar até que voltem.',
    },
  },
  problem: 'A última verificação encontrou: {{problem}}',
  records: {
    title: 'Registros DNS',
    description: 'Mantenha os dois registros enquanto usar o domínio.',
    type: 'Tipo',
    name: 'Nome',
    value: 'Valor',
    state: 'Encontrado',
    unchecked: 'Ainda não verificado',
    met: 'Correto',
    missing: 'Não encontrado',
    apex: 'Em vez do registro CNAME, você pode usar registros A e AAAA com os endereços IP de {{target}}.',
  },
  addresses: {
    title: 'URLs',
    description: 'Para aplicativos cujos usuários entram neste domínio.',
    issuer: 'Emissor',
    discovery: 'Endpoint de descoberta',
    providers:
      'Provedores sociais e corporativos também precisam das URLs de callback deste domínio. A Management API e a Account API aceitam tokens deste emissor.',
  },
  makePrimary: {
    action: 'Tornar principal',
    title: 'Tornar {{domain}} o domínio principal?',
    text: 'Os links em convites e mensagens que os administradores enviam levam a ele. Os aplicativos mantêm as URLs que usam.',
  },
  noPrimary: {
    action: 'Não usar como principal',
    title: 'Voltar a usar a URL do servidor nos links?',
    text: 'Os links já enviados continuam funcionando enquanto {{domain}} estiver ativo.',
  },
  delete: {
    action: 'Excluir domínio',
    title: 'Excluir {{domain}}?',
    text: 'Ele para de funcionar imediatamente. Os usuários que entraram nele precisam entrar de novo, e os aplicativos que usam o emissor dele param de funcionar.',
    users_one:
      'A única chave de acesso de {{count}} usuário pertence a este domínio e deixa de funcionar: {{names}}',
    users_many:
      'As únicas chaves de acesso de {{count}} de usuários pertencem a este domínio e deixam de funcionar: {{names}}',
    users_other:
      'As únicas chaves de acesso de {{count}} usuários pertencem a este domínio e deixam de funcionar: {{names}}',
    more: '{{names}} e outros',
  },
  files: {
    title: 'Arquivos de verificação',
    description:
      'Arquivos que outros serviços procuram no domínio, como Apple, Google ou mecanismos de busca.',
    path: 'Caminho',
    pathHelp: 'Um arquivo com extensão na raiz ou um caminho em /.well-known/.',
    type: 'Tipo',
    types: { 'text/plain': 'Texto', 'application/json': 'JSON' },
    content: 'Conteúdo',
    add: 'Adicionar arquivo',
    remove: 'Remover arquivo {{number}}',
    file: 'Arquivo {{number}}',
    none: 'Nenhum arquivo',
  },
};
