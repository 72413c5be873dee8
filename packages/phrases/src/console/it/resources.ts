import type { Translation } from '../translated.ts';

/** API resources, in Italian. */
export const resources: Translation<'resources'> = {
  title: 'Risorse API',
  description: 'Le API chiamate dalle tue applicazioni e i relativi permessi.',
  search: 'Nome, identificatore o ID',
  columns: { name: 'API', indicator: 'Identificatore', lifetime: 'Durata token' },
  builtIn: 'Integrata',
  default: 'Predefinita',
  name: 'Nome',
  indicator: 'Identificatore API',
  lifetime: 'Durata del token di accesso',
  lifetimeHelp:
    'I token di accesso per questa API scadono dopo questo tempo; non possono essere revocati prima.',
  empty: {
    title: 'Ancora nessuna risorsa API',
    text: 'Registra un’API affinché le applicazioni possano richiedere token di accesso per essa.',
  },
  create: {
    action: 'Crea risorsa API',
    title: 'Crea risorsa API',
    description: 'I token di accesso hanno l’identificatore come audience.',
    namePlaceholder: 'Ordini',
    indicatorHelp:
      'Un URI assoluto. Non è necessario che sia raggiungibile e non può essere modificato in seguito.',
  },
  tabs: { permissions: 'Permessi', general: 'Generale' },
  permissions: {
    search: 'Permesso, descrizione o ID',
    columns: { name: 'Permesso', description: 'Descrizione', createdAt: 'Creato' },
    empty: {
      title: 'Ancora nessun permesso',
      text: 'I token di accesso contengono i permessi richiesti che i ruoli dell’utente includono.',
    },
    create: 'Crea permesso',
    createTitle: 'Crea permesso',
    createDescription: 'Usa un nome che indica che cosa consente, ad esempio read:orders.',
    edit: 'Modifica',
    editTitle: 'Modifica permesso',
    editDescription: 'La tua API controlla il nome nel token. Modificalo anche lì.',
    save: 'Salva permesso',
    name: 'Nome',
    nameHelp: 'Senza spazi: gli scope sono separati da spazi.',
    descriptionLabel: 'Descrizione',
    descriptionPlaceholder: 'Visualizza tutti gli ordini',
    delete: 'Elimina permesso',
    deleteTitle: 'Eliminare {{name}}?',
    deleteText: 'Viene rimosso da tutti i ruoli. I token esistenti lo mantengono fino alla scadenza.',
  },
  general: {
    title: 'API',
    text: 'Come amministratori e token di accesso identificano l’API.',
    indicatorHelp: 'L’audience dei suoi token di accesso. Non può essere modificata.',
  },
  tokens: {
    title: 'Token di accesso',
    text: 'Si applica a tutti i token di accesso per questa API.',
  },
  defaultApi: {
    title: 'API predefinita',
    text: 'Usata se una richiesta non indica un’API.',
    label: 'API predefinita di questo tenant',
    help: 'Solo un’API può essere quella predefinita. Questa sostituisce quella attuale.',
  },
  management: 'La Management API è integrata e non può essere modificata.',
  notices: {
    managementApi:
      'La console usa questa API. Possono usarla anche le applicazioni machine-to-machine con un ruolo che ne include i permessi.',
  },
  delete: {
    action: 'Elimina risorsa API',
    title: 'Eliminare {{name}}?',
    text: 'Le applicazioni non possono più ottenere token per questa API. L’operazione non può essere annullata.',
    permissions_one: '{{count}} permesso viene eliminato e rimosso da tutti i ruoli.',
    permissions_many: '{{count}} di permessi vengono eliminati e rimossi da tutti i ruoli.',
    permissions_other: '{{count}} permessi vengono eliminati e rimossi da tutti i ruoli.',
  },
  guide: {
    action: 'Guida',
    other: 'Altro framework',
    title: 'Convalida i token: {{name}}',
    description: 'Accetta i token di accesso emessi per {{name}} e rifiuta tutti gli altri.',
    done: 'Fine',
    tool: 'Strumento',
    install: 'Installa una libreria',
    check: 'Convalida ogni token',
    checkText:
      'Controlla firma, emittente, audience, tipo e scadenza. Altrimenti vengono accettati anche token per un’altra API.',
    protect: 'Richiedi un permesso',
    protectText: 'Un token valido identifica il chiamante; i permessi dicono che cosa può fare.',
    token: 'Ottieni un token per la prova',
    tokenText:
      'Usa un’applicazione machine-to-machine con un ruolo che ha il permesso. Ottiene un token con il suo ID e il suo segreto.',
  },
};
