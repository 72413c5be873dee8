/** What to do next, with the state of each step. */
export const getStarted = {
  title: 'Get started',
  description: 'From an empty tenant to people who sign in to your applications.',
  steps: {
    label: 'Steps',
    demo: {
      title: 'See a sign-in',
      description:
        'Register in the demo application that comes with this tenant, and look at the tokens it gets.',
      action: 'Open the demo',
    },
    application: {
      title: 'Create your application',
      description: 'Say what it is built with; its guide shows working code with your own ids filled in.',
      action: 'Create application',
    },
    email: {
      title: 'Send e-mails to people',
      description: 'Codes, invitations and links need something that sends them.',
      sent: 'Codes, invitations and links reach people.',
      kept: 'For now nothing is really sent: codes, invitations and links stay in the development inbox, where you can read them.',
      nothing: 'For now nothing can be sent: whoever waits for a code or an invitation gets none.',
      action: 'Set up e-mail',
      inbox: 'Open the inbox',
    },
    api: {
      title: 'Protect an API',
      description: 'Name the API your application calls and what may be done with it.',
      action: 'Create API resource',
    },
    role: {
      title: 'Decide who may do what',
      description: 'A role gives permissions of your APIs to people and machines.',
      action: 'Create role',
    },
  },
  addresses: {
    title: 'Addresses',
    description: 'What client libraries and scripts ask for.',
    endpoint: 'Endpoint',
    issuer: 'Issuer',
    discovery: 'Discovery',
    management: 'Management API resource',
    reference: 'API reference',
  },
};
