import type { Translation } from '../translated.ts';
import { connectionLinks } from './enterprise-sso/connection-links.ts';

/** Enterprise SSO, in European Portuguese: identity providers of companies. */
export const enterpriseSso: Translation<'enterpriseSso'> = {
  title: 'SSO empresarial',
  description:
    'Permita que os utilizadores de uma empresa iniciem sessão com o fornecedor de identidade da empresa.',
  columns: { name: 'Nome', kind: 'Fornecedor', domains: 'Domínios de e-mail', status: 'Estado' },
  status: { ready: 'Ativo', noDomain: 'Falta o domínio', noSettings: 'Faltam definições' },
  empty: {
    title: 'Ainda não há conectores de SSO empresarial',
    text: 'Crie um para cada empresa. Os utilizadores com um endereço de e-mail nos domínios da empresa iniciam sessão com o fornecedor de identidade dela, sem palavra-passe aqui.',
  },
  off: {
    text: 'O SSO empresarial está desativado na experiência de início de sessão, pelo que estes conectores não são utilizados.',
    action: 'Ir para a definição',
  },
  create: {
    action: 'Criar conector de SSO',
    title: 'Criar conector de SSO',
    description: 'Fica inativo até serem adicionados as definições e um domínio.',
    kind: 'Fornecedor de identidade',
    name: 'Nome',
    nameHelp: 'É mostrado aos administradores e, se não houver um nome a apresentar, aos utilizadores.',
    namePlaceholder: 'Acme',
  },
  tabs: {
    connection: 'Ligação',
    experience: 'Experiência',
    'connection-links': 'Ligações de configuração',
    'idp-initiated-auth': 'Início de sessão pelo IdP',
  },
  addresses: {
    title: 'Configuração do fornecedor de identidade',
    description: 'Introduza estes valores no fornecedor de identidade.',
    names: {
      redirectUri: 'URI de redirecionamento',
      assertionConsumerServiceUrl: 'URL do serviço consumidor de asserções (ACS)',
      entityId: 'ID da entidade e URL dos metadados',
    },
  },
  settings: { title: 'Definições', description: 'Valores do fornecedor de identidade da empresa.' },
  lookUp: {
    title: 'Verificar configuração',
    description: 'Lê a configuração do fornecedor com as definições acima, mesmo que não estejam guardadas.',
    action: 'Testar',
    found: 'O fornecedor respondeu com:',
    failed: 'Resposta inesperada',
    unreachable: 'Não foi possível contactar o fornecedor',
    wrongSettings: 'Não testado: corrija primeiro as definições acima.',
    advice: {
      general: 'Verifique o URL ou tente novamente dentro de alguns minutos.',
      invalid_config: 'Uma definição está em falta ou é inválida.',
      invalid_certificate: 'O certificado do fornecedor não é fidedigno.',
      invalid_response: 'A resposta não é de um fornecedor de identidade deste tipo. Verifique o URL.',
      authorization_failed: 'O fornecedor recusou o acesso. Verifique o URL.',
    },
  },
  links: connectionLinks,
  people: {
    title: 'Domínios',
    description: 'Utilizadores que iniciam sessão com este fornecedor de identidade.',
    domains: 'Domínios de e-mail',
    domainsHelp:
      'Os utilizadores com um endereço de e-mail nestes domínios só podem iniciar sessão com este fornecedor de identidade. Um por linha.',
    problems: {
      invalid: 'Introduza um domínio, como example.com.',
      public: 'Este é um fornecedor de e-mail público, não o domínio de uma empresa.',
      twice: 'Este domínio já está na lista.',
    },
  },
  look: {
    title: 'Aspeto',
    description: 'O aspeto do conector nas páginas de início de sessão.',
    displayName: 'Nome a apresentar',
    logo: 'Logótipo',
    darkLogo: 'Logótipo no modo escuro',
  },
  profile: {
    title: 'Sincronização do perfil',
    description: 'Dados copiados do fornecedor de identidade.',
    sync: 'Sincronizar perfis em cada início de sessão',
    syncHelp:
      'Copia o nome e o avatar em cada início de sessão. Se desativado, apenas quando a conta é criada.',
  },
  internal: {
    title: 'Consola',
    description: 'É mostrado aos administradores e, se não houver um nome a apresentar, aos utilizadores.',
  },
  idpInitiated: {
    off: {
      title: 'O início de sessão iniciado pelo IdP está desativado',
      text: 'Os inícios de sessão iniciados pelo IdP são rejeitados. Se forem permitidos, desencadeiam um início de sessão numa das suas aplicações, que pede então a autenticação ao fornecedor.',
      action: 'Permitir início de sessão iniciado pelo IdP',
    },
    title: 'Início de sessão iniciado pelo IdP',
    description: 'Para onde vão os utilizadores que começam no respetivo fornecedor de identidade.',
    application: 'Aplicação',
    choose: 'Escolha uma aplicação',
    search: 'Pesquisar aplicações por nome ou ID',
    more: 'Carregar mais aplicações',
    autoSend: 'Enviar o pedido de autorização em nome da aplicação',
    autoSendHelp:
      'Apenas para aplicações Web tradicionais, que têm um segredo. Se desativado, uma página da aplicação desencadeia o início de sessão.',
    redirectUri: 'URI de redirecionamento',
    firstRedirectUri: 'Primeiro URI de redirecionamento da aplicação',
    parameters: 'Parâmetros adicionais',
    parametersHelp:
      'São adicionados ao pedido: "scopes" e "resources" como listas, os restantes como cadeias de texto.',
    callbackUri: 'URL de início de sessão',
    callbackUriHelp:
      'É chamado com o parâmetro ssoConnectorId. A página desencadeia o início de sessão com direct_sign_in=sso: seguido deste ID.',
    turnOff: {
      title: 'Desativar',
      text: 'Os inícios de sessão iniciados pelo IdP voltam a ser rejeitados.',
      action: 'Desativar início de sessão iniciado pelo IdP',
      question: 'Desativar o início de sessão iniciado pelo IdP?',
    },
  },
  delete: {
    action: 'Eliminar conector de SSO',
    title: 'Eliminar {{name}}?',
    text: 'As respetivas definições e segredos são eliminados. Não é possível anular esta ação.',
    users_one:
      '{{count}} utilizador inicia sessão com ele. A sessão desse utilizador será terminada em todo o lado, e ele precisará de outro método de início de sessão. A conta é mantida.',
    users_many:
      '{{count}} de utilizadores iniciam sessão com ele. As sessões deles serão terminadas em todo o lado, e eles precisarão de outro método de início de sessão. As contas são mantidas.',
    users_other:
      '{{count}} utilizadores iniciam sessão com ele. As sessões deles serão terminadas em todo o lado, e eles precisarão de outro método de início de sessão. As contas são mantidas.',
    domain: 'Os utilizadores com um endereço de e-mail em {{domain}} deixam de iniciar sessão com ele.',
  },
};
