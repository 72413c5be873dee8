import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, and their state, in Italian. */
export const getStarted: Translation<'getStarted'> = {
  title: 'Per iniziare',
  description: 'Configura l’accesso alle tue applicazioni.',
  steps: {
    label: 'Passaggi',
    demo: {
      title: 'Prova la demo',
      description: 'Registrati nell’applicazione demo di questo tenant e guarda i token che ottiene.',
      action: 'Apri la demo',
    },
    application: {
      title: 'Crea la tua applicazione',
      description: 'Scegli il framework. La guida mostra codice funzionante con i tuoi ID.',
      action: 'Crea applicazione',
    },
    email: {
      title: 'Configura l’e-mail',
      description: 'Codici, inviti e link vengono inviati da un connettore.',
      sent: 'Codici, inviti e link vengono consegnati.',
      kept: 'I messaggi non vengono ancora consegnati. Codici, inviti e link restano nella casella di sviluppo.',
      nothing: 'Non è ancora possibile inviare messaggi, quindi gli utenti non ricevono né codici né inviti.',
      action: 'Configura l’e-mail',
      inbox: 'Apri la casella',
    },
    api: {
      title: 'Proteggi un’API',
      description: 'Registra l’API chiamata dalla tua applicazione e i suoi permessi.',
      action: 'Crea risorsa API',
    },
    role: {
      title: 'Crea un ruolo',
      description: 'I ruoli danno a utenti e app machine-to-machine i permessi per le tue API.',
      action: 'Crea ruolo',
    },
  },
  addresses: {
    title: 'URL',
    description: 'Per librerie client e script.',
    endpoint: 'Endpoint',
    issuer: 'Emittente',
    discovery: 'Discovery',
    management: 'Risorsa Management API',
    reference: 'Riferimento API',
  },
};
