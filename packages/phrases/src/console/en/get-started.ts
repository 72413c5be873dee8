/** The next steps in a new tenant, and their state. */
export const getStarted = {
  title: 'Get started',
  description: 'Set up sign-in for your applications.',
  steps: {
    label: 'Steps',
    demo: {
      title: 'Try the demo',
      description: 'Sign up in the demo application of this tenant and see the tokens it gets.',
      action: 'Open the demo',
    },
    application: {
      title: 'Create your application',
      description: 'Choose your framework. The guide shows working code with your IDs.',
      action: 'Create application',
    },
    email: {
      title: 'Set up email',
      description: 'Codes, invitations and links are sent by a connector.',
      sent: 'Codes, invitations and links are delivered.',
      kept: 'Messages aren’t delivered yet. Codes, invitations and links stay in the development inbox.',
      nothing: 'Messages can’t be sent yet, so users don’t get codes or invitations.',
      action: 'Set up email',
      inbox: 'Open the inbox',
    },
    api: {
      title: 'Protect an API',
      description: 'Register the API your application calls, and its permissions.',
      action: 'Create API resource',
    },
    role: {
      title: 'Create a role',
      description: 'Roles give users and machine-to-machine apps permissions for your APIs.',
      action: 'Create role',
    },
  },
  addresses: {
    title: 'URLs',
    description: 'For client libraries and scripts.',
    endpoint: 'Endpoint',
    issuer: 'Issuer',
    discovery: 'Discovery',
    management: 'Management API resource',
    reference: 'API reference',
  },
};
