import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in Italian. */
export const onboarding: Translation<'onboarding'> = {
  step: 'Passaggio {{step}} di {{total}}',
  next: 'Avanti',
  create: 'Crea',
  finish: 'Concludi',
  welcome: {
    title: 'Ti diamo il benvenuto in Gatehouse',
    text: 'Rispondi ad alcune domande su ciò che stai creando. Puoi saltarne una qualsiasi.',
    project: 'Per chi è il tuo progetto?',
    projects: { personal: 'Per me', company: 'Per un’azienda' },
    companyName: 'Nome dell’azienda',
    stage: 'In quale fase è il tuo prodotto?',
    stages: {
      'new-product': 'Prodotto nuovo',
      'existing-product': 'Prodotto esistente',
      'target-enterprise-ready': 'In preparazione per grandi aziende',
    },
    additionalFeatures: 'Che cosa è importante per te?',
    features: {
      'customize-ui-and-flow': 'Pagine e passaggi di accesso personalizzati',
      compliance: 'Conformità',
      'export-user-data': 'Esportazione dei dati degli utenti',
      'budget-control': 'Controllo dei costi',
      'bring-own-auth': 'La mia autenticazione esistente',
      others: 'Altro',
    },
    allowReports: 'Condividi come uso questa console',
    reportsHelp:
      'L’operatore di questo servizio viene a sapere quali pagine apri e quali primi passi compi. Del tuo ID e indirizzo e-mail viene inviato solo un hash. Puoi cambiare questa scelta nel tuo profilo.',
  },
  tenant: {
    title: 'Crea il tuo primo tenant',
    text: 'Un tenant ha i propri utenti, le proprie applicazioni e pagine di accesso. Questo è per lo sviluppo ed è gratuito.',
    name: 'Nome',
    namePlaceholder: 'Il mio progetto',
    region: 'Regione',
    collaborators: 'Collaboratori',
    collaboratorsHelp: 'Riceveranno un invito. Premi Spazio o Invio per aggiungere un indirizzo e-mail.',
  },
  look: {
    title: 'Progetta la tua pagina di accesso',
    text: 'Potrai modificare tutto in seguito.',
    inspire: 'Dammi un’idea',
    logo: 'Logo',
    color: 'Colore del brand',
    identifier: 'Gli utenti accedono con',
    identifiers: { email: 'Indirizzo e-mail', username: 'Nome utente' },
    methods: 'Autenticazione',
    methodNames: { password: 'Password', verificationCode: 'Codice di verifica' },
    social: 'Accesso social',
    demo: 'Demo',
    later: 'Disponibile in seguito',
  },
};
