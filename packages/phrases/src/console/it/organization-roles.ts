import type { Translation } from '../translated.ts';

/** Organization roles, in Italian. */
export const organizationRoles: Translation<'organizationRoles'> = {
  title: 'Ruoli dell’organizzazione',
  description:
    'Insiemi di permessi che utenti o app hanno in un’organizzazione. Tutte le organizzazioni condividono questi ruoli.',
  search: 'Nome, descrizione o ID',
  name: 'Nome',
  descriptionLabel: 'Descrizione',
  type: 'Tipo',
  typeFixed: 'Non modificabile in seguito.',
  types: { User: 'Utente', MachineToMachine: 'Machine-to-machine' },
  typeHelp: {
    User: 'Assegnato ai membri delle organizzazioni.',
    MachineToMachine: 'Assegnato ai servizi che agiscono per le organizzazioni.',
  },
  columns: { name: 'Ruolo', permissions: 'Permessi' },
  empty: {
    title: 'Ancora nessun ruolo dell’organizzazione',
    text: 'Crea un ruolo, ad esempio admin, e scegli i permessi che ha in un’organizzazione.',
  },
  create: {
    action: 'Crea ruolo dell’organizzazione',
    description: 'Usa il nome di una mansione in un’organizzazione, ad esempio admin.',
    namePlaceholder: 'admin',
    descriptionPlaceholder: 'Gestisce membri e fatturazione',
    permissions: 'Permessi',
  },
  tabs: { permissions: 'Permessi', general: 'Generale' },
  permissions: {
    search: 'Permesso, descrizione o ID',
    columns: { name: 'Permesso', resource: 'Risorsa' },
    organization: 'Organizzazione',
    empty: {
      title: 'Ancora nessun permesso',
      text: 'Assegna permessi dell’organizzazione e permessi delle tue API.',
    },
    assign: 'Assegna permessi',
    assignTitle: 'Assegna permessi a {{name}}',
    assignDescription:
      'Gli utenti e le app con questo ruolo li ottengono con il prossimo token dell’organizzazione.',
    remove: 'Rimuovi',
    removeTitle: 'Rimuovere {{name}}?',
    removeText:
      'Gli utenti e le app con questo ruolo perdono il permesso con il prossimo token dell’organizzazione.',
    removeConfirm: 'Rimuovi permesso',
  },
  general: {
    title: 'Ruolo dell’organizzazione',
    description: 'Come gli amministratori riconoscono il ruolo.',
  },
  delete: {
    action: 'Elimina ruolo dell’organizzazione',
    title: 'Eliminare {{name}}?',
    text: 'Gli utenti e le app con questo ruolo ne perdono i permessi in tutte le organizzazioni. L’operazione non può essere annullata.',
  },
};
