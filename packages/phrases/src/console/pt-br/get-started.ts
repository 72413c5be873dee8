import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, and their state, in Brazilian Portuguese. */
export const getStarted: Translation<'getStarted'> = {
  title: 'Primeiros passos',
  description: 'Configure o login dos seus aplicativos.',
  steps: {
    label: 'Etapas',
    demo: {
      title: 'Experimente a demonstração',
      description:
        'Cadastre-se no aplicativo de demonstração deste locatário e veja os tokens que ele recebe.',
      action: 'Abrir a demonstração',
    },
    application: {
      title: 'Crie seu aplicativo',
      description: 'Escolha seu framework. O guia mostra código funcional com seus IDs.',
      action: 'Criar aplicativo',
    },
    email: {
      title: 'Configure o e-mail',
      description: 'Códigos, convites e links são enviados por um conector.',
      sent: 'Códigos, convites e links são entregues.',
      kept: 'As mensagens ainda não são entregues. Códigos, convites e links ficam na caixa de entrada de desenvolvimento.',
      nothing:
        'Ainda não é possível enviar mensagens, por isso os usuários não recebem códigos nem convites.',
      action: 'Configurar e-mail',
      inbox: 'Abrir a caixa de entrada',
    },
    api: {
      title: 'Proteja uma API',
      description: 'Registre a API que seu aplicativo chama e as permissões dela.',
      action: 'Criar recurso de API',
    },
    role: {
      title: 'Crie uma função',
      description: 'As funções dão a usuários e aplicativos máquina a máquina permissões para as suas APIs.',
      action: 'Criar função',
    },
  },
  addresses: {
    title: 'URLs',
    description: 'Para bibliotecas de cliente e scripts.',
    endpoint: 'Endpoint',
    issuer: 'Emissor',
    discovery: 'Descoberta',
    management: 'Recurso da Management API',
    reference: 'Referência da API',
  },
};
