import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in European Portuguese. */
export const onboarding: Translation<'onboarding'> = {
  step: 'Passo {{step}} de {{total}}',
  next: 'Seguinte',
  create: 'Criar',
  finish: 'Concluir',
  welcome: {
    title: 'Bem-vindo ao Gatehouse',
    text: 'Responda a algumas perguntas sobre o que está a criar. Pode saltar qualquer uma delas.',
    project: 'Para quem é o seu projeto?',
    projects: { personal: 'Para mim', company: 'Para uma empresa' },
    companyName: 'Nome da empresa',
    stage: 'Em que fase está o seu produto?',
    stages: {
      'new-product': 'Um produto novo',
      'existing-product': 'Um produto existente',
      'target-enterprise-ready': 'Em preparação para clientes empresariais',
    },
    additionalFeatures: 'O que é importante para si?',
    features: {
      'customize-ui-and-flow': 'Páginas e passos de início de sessão próprios',
      compliance: 'Conformidade',
      'export-user-data': 'Exportação de dados dos utilizadores',
      'budget-control': 'Controlo de custos',
      'bring-own-auth': 'A minha autenticação existente',
      others: 'Outra coisa',
    },
    allowReports: 'Comunicar como utilizo esta consola',
    reportsHelp:
      'O operador deste serviço fica a saber que páginas abre e que primeiros passos dá. O seu ID e o seu endereço de e-mail são transformados em hashes. Pode alterar isto no seu perfil.',
  },
  tenant: {
    title: 'Crie o seu primeiro inquilino',
    text: 'Um inquilino tem os seus próprios utilizadores, aplicações e páginas de início de sessão. Este é para desenvolvimento e é gratuito.',
    name: 'Nome',
    namePlaceholder: 'O meu projeto',
    region: 'Região',
    collaborators: 'Colaboradores',
    collaboratorsHelp: 'Irão receber um convite. Prima Espaço ou Enter para adicionar um endereço de e-mail.',
  },
  look: {
    title: 'Personalize a sua página de início de sessão',
    text: 'Pode alterar tudo mais tarde.',
    inspire: 'Quero inspiração',
    logo: 'Logótipo',
    color: 'Cor da marca',
    identifier: 'Os utilizadores iniciam sessão com',
    identifiers: { email: 'Endereço de e-mail', username: 'Nome de utilizador' },
    methods: 'Autenticação',
    methodNames: { password: 'Palavra-passe', verificationCode: 'Código de verificação' },
    social: 'Início de sessão social',
    demo: 'Demonstração',
    later: 'Disponível mais tarde',
  },
};
