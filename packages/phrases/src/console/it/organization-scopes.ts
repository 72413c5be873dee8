import type { Translation } from '../translated.ts';

/** Organization permissions, which the API calls organization scopes, in Italian. */
export const organizationScopes: Translation<'organizationScopes'> = {
  title: 'Permessi dell’organizzazione',
  description:
    'Azioni all’interno di un’organizzazione, ad esempio invitare membri. Vengono concessi dai ruoli dell’organizzazione.',
  search: 'Nome, descrizione o ID',
  name: 'Nome',
  nameHelp: 'Senza spazi: in un token i permessi sono separati da spazi.',
  descriptionLabel: 'Descrizione',
  descriptionPlaceholder: 'Invita membri nell’organizzazione',
  columns: { name: 'Permesso', description: 'Descrizione' },
  empty: {
    title: 'Ancora nessun permesso dell’organizzazione',
    text: 'Crea un permesso, ad esempio invite:members, e assegnalo a un ruolo dell’organizzazione.',
  },
  create: {
    action: 'Crea permesso dell’organizzazione',
    description: 'Usa un nome che indica che cosa consente, ad esempio invite:members.',
  },
  edit: {
    menu: 'Modifica',
    title: 'Modifica permesso dell’organizzazione',
    description: 'Le tue app controllano il nome nel token. Modificalo anche lì.',
    save: 'Salva permesso dell’organizzazione',
  },
  delete: {
    action: 'Elimina permesso dell’organizzazione',
    title: 'Eliminare {{name}}?',
    text: 'Viene rimosso da tutti i ruoli dell’organizzazione. I token esistenti lo mantengono fino alla scadenza.',
  },
};
