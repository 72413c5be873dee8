import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in Brazilian Portuguese. */
export const onboarding: Translation<'onboarding'> = {
  step: 'Etapa {{step}} de {{total}}',
  next: 'Avançar',
  create: 'Criar',
  finish: 'Concluir',
  welcome: {
    title: 'Boas-vindas ao Gatehouse',
    text: 'Responda a algumas perguntas sobre o que você está criando. Você pode pular qualquer uma.',
    project: 'Para quem é o seu projeto?',
    projects: { personal: 'Para mim', company: 'Para uma empresa' },
    companyName: 'Nome da empresa',
    stage: 'Em que fase está o seu produto?',
    stages: {
      'new-product': 'Um produto novo',
      'existing-product': 'Um produto existente',
      'target-enterprise-ready': 'Preparando-se para grandes empresas',
    },
    additionalFeatures: 'O que é importante para você?',
    features: {
      'customize-ui-and-flow': 'Minhas próprias páginas e etapas de login',
      compliance: 'Conformidade',
      'export-user-data': 'Exportação de dados de usuários',
      'budget-control': 'Controle de custos',
      'bring-own-auth': 'Minha autenticação existente',
      others: 'Outra coisa',
    },
    allowReports: 'Relatar como uso este console',
    reportsHelp:
      'O operador deste serviço fica sabendo quais páginas você abre e quais primeiros passos conclui. Seu ID e seu endereço de e-mail são convertidos em hash. Você pode mudar isso no seu perfil.',
  },
  tenant: {
    title: 'Crie seu primeiro locatário',
    text: 'Um locatário tem seus próprios usuários, aplicativos e páginas de login. Este é para desenvolvimento e é gratuito.',
    name: 'Nome',
    namePlaceholder: 'Meu projeto',
    region: 'Região',
    collaborators: 'Colaboradores',
    collaboratorsHelp:
      'Eles receberão um convite. Pressione Espaço ou Enter para adicionar um endereço de e-mail.',
  },
  look: {
    title: 'Crie o visual da sua página de login',
    text: 'Você pode mudar tudo depois.',
    inspire: 'Quero inspiração',
    logo: 'Logotipo',
    color: 'Cor da marca',
    identifier: 'Os usuários entram com',
    identifiers: { email: 'Endereço de e-mail', username: 'Nome de usuário' },
    methods: 'Autenticação',
    methodNames: { password: 'Senha', verificationCode: 'Código de verificação' },
    social: 'Login social',
    demo: 'Demonstração',
    later: 'Liberado depois',
  },
};
