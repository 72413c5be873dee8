import type { Translation } from '../translated.ts';
import { connectionLinks } from './enterprise-sso/connection-links.ts';

/** Enterprise SSO, in Brazilian Portuguese: identity providers of companies. */
export const enterpriseSso: Translation<'enterpriseSso'> = {
  title: 'SSO corporativo',
  description:
    'Permita que os usuários de uma empresa entrem com o provedor de identidade da própria empresa.',
  columns: { name: 'Nome', kind: 'Provedor', domains: 'Domínios de e-mail', status: 'Status' },
  status: { ready: 'Ativo', noDomain: 'Falta o domínio', noSettings: 'Faltam configurações' },
  empty: {
    title: 'Nenhum conector de SSO corporativo ainda',
    text: 'Crie um para cada empresa. Os usuários com endereço de e-mail nos domínios dela entram com o provedor de identidade dela, sem senha aqui.',
  },
  off: {
    text: 'O SSO corporativo está desativado na experiência de login, por isso estes conectores não são usados.',
    action: 'Ir para a configuração',
  },
  create: {
    action: 'Criar conector de SSO',
    title: 'Criar conector de SSO',
    description: 'Inativo até que configurações e um domínio sejam adicionados.',
    kind: 'Provedor de identidade',
    name: 'Nome',
    nameHelp: 'Exibido aos administradores e, se não houver nome de exibição, aos usuários.',
    namePlaceholder: 'Acme',
  },
  tabs: {
    connection: 'Conexão',
    experience: 'Experiência',
    'connection-links': 'Links de conexão',
    'idp-initiated-auth': 'Login iniciado pelo IdP',
  },
  addresses: {
    title: 'Configuração do provedor de identidade',
    description: 'Insira estes valores no provedor de identidade.',
    names: {
      redirectUri: 'URI de redirecionamento',
      assertionConsumerServiceUrl: 'URL do serviço consumidor de asserções (ACS)',
      entityId: 'ID da entidade e URL dos metadados',
    },
  },
  settings: { title: 'Configurações', description: 'Valores do provedor de identidade da empresa.' },
  lookUp: {
    title: 'Verificar configuração',
    description: 'Lê a configuração do provedor com os valores acima, mesmo que não estejam salvos.',
    action: 'Testar',
    found: 'O provedor respondeu com:',
    failed: 'Resposta inesperada',
    unreachable: 'Não foi possível acessar o provedor',
    wrongSettings: 'Não testado: corrija primeiro as configurações acima.',
    advice: {
      general: 'Verifique a URL ou tente novamente em alguns minutos.',
      invalid_config: 'Uma configuração está faltando ou é inválida.',
      invalid_certificate: 'O certificado do provedor não é confiável.',
      invalid_response: 'A resposta não é de um provedor de identidade deste tipo. Verifique a URL.',
      authorization_failed: 'O provedor negou o acesso. Verifique a URL.',
    },
  },
  links: connectionLinks,
  people: {
    title: 'Domínios',
    description: 'Usuários que entram com este provedor de identidade.',
    domains: 'Domínios de e-mail',
    domainsHelp:
      'Os usuários com endereço de e-mail nestes domínios só podem entrar com este provedor de identidade. Um por linha.',
    problems: {
      invalid: 'Insira um domínio, como example.com.',
      public: 'Este é um provedor de e-mail público, não o domínio de uma empresa.',
      twice: 'Este domínio já está na lista.',
    },
  },
  look: {
    title: 'Aparência',
    description: 'Como o conector aparece nas páginas de login.',
    displayName: 'Nome de exibição',
    logo: 'Logotipo',
    darkLogo: 'Logotipo no modo escuro',
  },
  profile: {
    title: 'Sincronização do perfil',
    description: 'Dados copiados do provedor de identidade.',
    sync: 'Sincronizar perfis a cada login',
    syncHelp: 'Copia o nome e o avatar a cada login. Se desativado, somente quando a conta é criada.',
  },
  internal: {
    title: 'Console',
    description: 'Exibido aos administradores e, se não houver nome de exibição, aos usuários.',
  },
  idpInitiated: {
    off: {
      title: 'O login iniciado pelo IdP está desativado',
      text: 'Logins iniciados pelo IdP são rejeitados. Se permitidos, eles iniciam um login em um dos seus aplicativos, que então solicita a autenticação ao provedor.',
      action: 'Permitir login iniciado pelo IdP',
    },
    title: 'Login iniciado pelo IdP',
    description: 'Para onde os usuários vão quando começam no provedor de identidade deles.',
    application: 'Aplicativo',
    choose: 'Escolha um aplicativo',
    search: 'Pesquisar aplicativos por nome ou ID',
    more: 'Carregar mais aplicativos',
    autoSend: 'Enviar a solicitação de autorização pelo aplicativo',
    autoSendHelp:
      'Somente para aplicativos web tradicionais, que têm um segredo. Se desativado, uma página do aplicativo inicia o login.',
    redirectUri: 'URI de redirecionamento',
    firstRedirectUri: 'Primeira URI de redirecionamento do aplicativo',
    parameters: 'Parâmetros adicionais',
    parametersHelp: 'Adicionados à solicitação: "scopes" e "resources" como listas, os outros como strings.',
    callbackUri: 'URL de login',
    callbackUriHelp:
      'Chamada com o parâmetro ssoConnectorId. A página inicia o login com direct_sign_in=sso: seguido deste ID.',
    turnOff: {
      title: 'Desativar',
      text: 'Logins iniciados pelo IdP voltam a ser rejeitados.',
      action: 'Desativar login iniciado pelo IdP',
      question: 'Desativar o login iniciado pelo IdP?',
    },
  },
  delete: {
    action: 'Excluir conector de SSO',
    title: 'Excluir {{name}}?',
    text: 'As configurações e os segredos dele são excluídos. Não é possível desfazer esta ação.',
    users_one:
      '{{count}} usuário entra com ele. As sessões desse usuário serão encerradas em todos os lugares, e ele precisará de outro método de login. A conta é mantida.',
    users_many:
      '{{count}} de usuários entram com ele. As sessões deles serão encerradas em todos os lugares, e eles precisarão de outro método de login. As contas são mantidas.',
    users_other:
      '{{count}} usuários entram com ele. As sessões deles serão encerradas em todos os lugares, e eles precisarão de outro método de login. As contas são mantidas.',
    domain: 'Os usuários com endereço de e-mail em {{domain}} não entram mais com ele.',
  },
};
