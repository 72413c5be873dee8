import type { Translation } from '../translated.ts';

/** The settings of a tenant of the cloud edition, in Italian. */
export const tenantSettings: Translation<'tenantSettings'> = {
  description: 'Nome e ambiente di questo tenant.',
  general: {
    title: 'Generale',
    description: 'Regione e ambiente non possono essere modificati in seguito.',
    id: 'ID tenant',
    name: 'Nome',
    nameHelp: 'Visibile solo agli amministratori.',
    region: 'Regione',
    tag: 'Ambiente',
    created: 'Creazione',
  },
  delete: {
    title: 'Elimina tenant',
    description: 'I suoi utenti non possono più accedere, con effetto immediato.',
    action: 'Elimina tenant',
    confirmTitle: 'Eliminare {{name}}?',
    confirmText:
      'Vengono eliminati tutti gli utenti, le applicazioni e le impostazioni di questo tenant. Solo l’operatore di questo servizio può ripristinarlo, entro 7 giorni.',
    host: 'L’accesso e le API su {{host}} smettono di funzionare.',
    members_one: '{{count}} altro amministratore perde l’accesso.',
    members_many: '{{count}} di altri amministratori perdono l’accesso.',
    members_other: '{{count}} altri amministratori perdono l’accesso.',
    blockedTitle: 'Questo tenant non può ancora essere eliminato',
    blockedText: 'Prima risolvi quanto segue:',
    blockers: {
      paid_plan: 'Ha un piano a pagamento. Passa al piano gratuito.',
      inactive_subscription: 'Il suo abbonamento non è attivo. Aggiorna il metodo di pagamento.',
      open_invoice: 'Ha una fattura da pagare. Salda la fattura.',
    },
  },
};
