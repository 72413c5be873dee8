/** Webhooks. */
export const webhooks = {
  title: 'Webhooks',
  description: 'Manage the webhooks of this tenant.',
  search: 'Name or ID',
  name: 'Name',
  columns: { name: 'Webhook' },
  empty: { title: 'No webhooks yet', text: 'Create a webhook to get started.' },
  create: {
    action: 'Create webhook',
    title: 'Create webhook',
    description: 'Enter a name for the webhook.',
  },
  tabs: { general: 'General' },
  general: { title: 'Webhook', description: 'Shown to administrators in the console.' },
  delete: {
    action: 'Delete webhook',
    title: 'Delete {{name}}?',
    text: 'This cannot be undone.',
  },
};
