import type { Translation } from '../translated.ts';
import { access } from './applications/access.ts';
import { branding } from './applications/branding.ts';
import { consent } from './applications/consent.ts';
import { guide } from './applications/guide.ts';
import { registration } from './applications/registration.ts';
import { saml } from './applications/saml.ts';
import { settings } from './applications/settings.ts';

/** Applications: lists, creating and deleting, in Italian. */
export const applications: Translation<'applications'> = {
  title: 'Applicazioni',
  description: 'Applicazioni a cui accedono i tuoi utenti e client machine-to-machine.',
  search: 'Nome, descrizione o ID',
  lists: {
    mine: 'Le mie applicazioni',
    thirdParty: 'Applicazioni di terze parti',
    registration: 'Registrazione',
  },
  columns: { name: 'Applicazione', type: 'Tipo', id: 'ID', createdAt: 'Creata' },
  types: {
    SPA: 'App single-page',
    Traditional: 'App web',
    Native: 'App nativa',
    MachineToMachine: 'Machine-to-machine',
    Protected: 'App protetta',
    SAML: 'App SAML',
  },
  typeHelp: {
    SPA: 'Viene eseguita nel browser e non ha un segreto.',
    Traditional: 'Genera le pagine su un server e ha un segreto.',
    Native: 'È installata su un dispositivo e non ha un segreto.',
    MachineToMachine: 'Chiama le API per proprio conto, senza utenti.',
    Protected: 'Non ha un accesso proprio. Gli utenti accedono tramite un reverse proxy posto davanti.',
    SAML: 'È un provider di servizi che supporta SAML 2.0.',
  },
  name: 'Nome',
  descriptionLabel: 'Descrizione',
  thirdParty: 'Applicazione di terze parti',
  thirdPartyHelp:
    'Gestita da un’altra azienda. Gli utenti devono dare il consenso prima che ottenga i loro dati. All’inizio ha {{scopes}}; puoi aggiungerne altri nella scheda Permessi. Questa scelta non può essere modificata in seguito.',
  thirdPartyBadge: 'Terze parti',
  adminBadge: 'Accesso di gestione',
  builtIn: 'Questa applicazione è integrata. I suoi URL seguono le impostazioni del server.',
  empty: {
    title: 'Ancora nessuna applicazione',
    text: 'Scegli il framework e ottieni una guida con il codice per la tua applicazione.',
  },
  emptyThirdParty: {
    title: 'Ancora nessuna applicazione di terze parti',
    text: 'Permetti ai tuoi utenti di accedere, con il loro consenso, ad applicazioni di altre aziende.',
  },
  create: {
    action: 'Crea applicazione',
    title: 'Crea applicazione',
    description: 'Scegli il framework. Subito dopo trovi una guida con il codice.',
    search: 'Framework, linguaggio o libreria',
    named: 'Crea applicazione con {{name}}',
    device: 'Crea applicazione per {{name}}',
    nameHelp: 'Visibile agli utenti nella pagina di consenso e agli amministratori.',
    namePlaceholder: 'Negozio online',
  },
  tabs: {
    settings: 'Impostazioni',
    branding: 'Branding',
    access: 'Accesso',
    permissions: 'Permessi',
    roles: 'Ruoli',
    logs: 'Log',
    organizations: 'Organizzazioni',
  },
  access,
  ...settings,
  roles: {
    search: 'Nome, descrizione o ID',
    columns: { name: 'Ruolo', description: 'Descrizione' },
    empty: {
      title: 'Ancora nessun ruolo',
      text: 'Senza un ruolo, l’applicazione non ha permessi per le API.',
    },
    assign: 'Assegna ruoli',
    assignTitle: 'Assegna ruoli a {{name}}',
    assignDescription: 'L’applicazione ottiene i relativi permessi con il prossimo token.',
    remove: 'Rimuovi',
    removeTitle: 'Rimuovere {{name}}?',
    removeText: 'L’applicazione perde i relativi permessi con il prossimo token.',
    removeConfirm: 'Rimuovi ruolo',
    noneTitle: 'Questa applicazione agisce per conto degli utenti',
    noneText:
      'I suoi permessi sono quelli dell’utente che ha effettuato l’accesso. Solo le app machine-to-machine hanno ruoli.',
  },
  organizations: {
    noneTitle: 'Questa applicazione agisce per conto degli utenti',
    noneText:
      'Agisce per le organizzazioni dell’utente che ha effettuato l’accesso. Solo le app machine-to-machine fanno parte esse stesse di organizzazioni.',
  },
  branding,
  consent,
  registration,
  saml,
  missing: {
    redirectUri: 'Nessun URI di reindirizzamento',
    serviceProvider: 'Entity ID o URL ACS mancante',
    signInMethod: 'Nessun metodo di accesso',
  },
  today: {
    signIns_zero: 'Nessun accesso oggi',
    signIns_one: '{{number}} accesso oggi',
    signIns_many: '{{number}} di accessi oggi',
    signIns_other: '{{number}} accessi oggi',
    tokens_zero: 'Nessun token emesso oggi',
    tokens_one: '{{number}} token emesso oggi',
    tokens_many: '{{number}} di token emessi oggi',
    tokens_other: '{{number}} token emessi oggi',
    more: {
      signIns: 'Oltre {{number}} accessi oggi',
      tokens: 'Oltre {{number}} token emessi oggi',
    },
  },
  bulk: {
    deleteTitle_one: 'Eliminare {{count}} applicazione?',
    deleteTitle_many: 'Eliminare {{count}} di applicazioni?',
    deleteTitle_other: 'Eliminare {{count}} applicazioni?',
    deleteText: 'Le applicazioni vengono eliminate definitivamente. Gli utenti ne vengono disconnessi.',
    deleteConfirm: 'Elimina applicazioni',
    deleteTyped_one: 'elimina {{count}} applicazione',
    deleteTyped_many: 'elimina {{count}} di applicazioni',
    deleteTyped_other: 'elimina {{count}} applicazioni',
  },
  delete: {
    action: 'Elimina applicazione',
    title: 'Eliminare {{name}}?',
    text: 'Gli utenti non potranno più accedervi e i suoi token verranno rifiutati. L’operazione non può essere annullata.',
    users_one: '{{count}} utente viene disconnesso.',
    users_many: '{{count}} di utenti vengono disconnessi.',
    users_other: '{{count}} utenti vengono disconnessi.',
    secrets_one: '{{count}} segreto smette di funzionare.',
    secrets_many: '{{count}} di segreti smettono di funzionare.',
    secrets_other: '{{count}} segreti smettono di funzionare.',
    roles_one: '{{count}} ruolo viene rimosso dall’applicazione.',
    roles_many: '{{count}} di ruoli vengono rimossi dall’applicazione.',
    roles_other: '{{count}} ruoli vengono rimossi dall’applicazione.',
  },
  guide,
};
