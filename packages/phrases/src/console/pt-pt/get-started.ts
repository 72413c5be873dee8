import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, and their state, in European Portuguese. */
export const getStarted: Translation<'getStarted'> = {
  title: 'Primeiros passos',
  description: 'Configure o início de sessão das suas aplicações.',
  steps: {
    label: 'Passos',
    demo: {
      title: 'Experimentar a demonstração',
      description: 'Registe-se na aplicação de demonstração deste inquilino e veja os tokens que ela recebe.',
      action: 'Abrir a demonstração',
    },
    application: {
      title: 'Criar a sua aplicação',
      description: 'Escolha a sua framework. O guia mostra código funcional com os seus ID.',
      action: 'Criar aplicação',
    },
    email: {
      title: 'Configurar o e-mail',
      description: 'Os códigos, convites e ligações são enviados por um conector.',
      sent: 'Os códigos, convites e ligações são entregues.',
      kept: 'As mensagens ainda não são entregues. Os códigos, convites e ligações ficam na caixa de entrada de desenvolvimento.',
      nothing:
        'Ainda não é possível enviar mensagens, pelo que os utilizadores não recebem códigos nem convites.',
      action: 'Configurar o e-mail',
      inbox: 'Abrir a caixa de entrada',
    },
    api: {
      title: 'Proteger uma API',
      description: 'Registe a API que a sua aplicação chama e as respetivas permissões.',
      action: 'Criar recurso de API',
    },
    role: {
      title: 'Criar uma função',
      description:
        'As funções dão aos utilizadores e às aplicações máquina a máquina permissões para as suas API.',
      action: 'Criar função',
    },
  },
  addresses: {
    title: 'URL',
    description: 'Para bibliotecas de cliente e scripts.',
    endpoint: 'Endpoint',
    issuer: 'Emissor',
    discovery: 'Descoberta',
    management: 'Recurso da Management API',
    reference: 'Referência da API',
  },
};
