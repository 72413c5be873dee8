import type { Translation } from '../translated.ts';

/** Custom domains of the tenant, in Italian. */
export const domains: Translation<'domains'> = {
  title: 'Domini personalizzati',
  description: 'Permetti agli utenti di accedere dal tuo dominio, ad esempio login.example.com.',
  columns: {
    domain: 'Dominio',
    status: 'Stato',
    detail: 'Prossimo passaggio',
    added: 'Aggiunta',
  },
  primary: 'Primario',
  status: {
    PendingVerification: 'In attesa del DNS',
    PendingSsl: 'In attesa del certificato',
    Active: 'Attivo',
    Error: 'Non attivo',
  },
  detail: {
    PendingVerification: 'Crea i record DNS',
    PendingSsl: 'Il DNS è verificato; il proxy sta ottenendo un certificato',
    Active: 'Gli utenti possono accedere da qui',
    failing: 'Mancano record DNS',
    Error: 'Correggi i record DNS',
  },
  full_one:
    'Un tenant può avere {{count}} dominio personalizzato. Per aggiungerne un altro, elimina prima quello esistente.',
  full_many:
    'Un tenant può avere {{count}} di domini personalizzati. Per aggiungerne un altro, eliminane prima uno.',
  full_other:
    'Un tenant può avere {{count}} domini personalizzati. Per aggiungerne un altro, eliminane prima uno.',
  empty: {
    title: 'Ancora nessun dominio personalizzato',
    text: 'Gli utenti accedono dall’URL di questo server. Aggiungi un dominio per usarne uno tuo.',
  },
  create: {
    action: 'Aggiungi dominio',
    title: 'Aggiungi dominio personalizzato',
    description: 'Poi dovrai creare due record DNS per verificare che il dominio sia tuo.',
    label: 'Dominio',
    help: 'Un host di un dominio che gestisci, con almeno tre parti, ad esempio login.example.com.',
  },
  tabs: { dns: 'DNS', files: 'File di verifica' },
  check: 'Ricontrolla',
  lastChecked: 'Ultimo controllo: {{time}}',
  explain: {
    PendingVerification: {
      title: 'Crea questi record dove gestisci il DNS del dominio',
      text: 'Vengono controllati ogni pochi minuti per una settimana. Le modifiche al DNS possono richiedere diverse ore.',
    },
    PendingSsl: {
      title: 'Il DNS è verificato. In attesa di una connessione sicura al dominio',
      text: 'Il proxy davanti a questo server deve ottenere un certificato per il dominio e inoltrarne le richieste.',
    },
    Error: {
      title: 'Questo dominio non è attivo',
      text: 'Correggi i record DNS, poi ricontrolla. Vengono controllati anche ogni ora.',
    },
    failing: {
      title: 'I record DNS di questo dominio mancano da: {{time}}',
      text: 'Il dominio funziona ancora. Se i record mancano per un giorno, smette di funzionare finché non vengono ripristinati.',
    },
  },
  problem: 'Risultato dell’ultimo controllo: {{problem}}',
  records: {
    title: 'Record DNS',
    description: 'Mantieni entrambi i record finché usi il dominio.',
    type: 'Tipo',
    name: 'Nome',
    value: 'Valore',
    state: 'Rilevato',
    unchecked: 'Non ancora controllato',
    met: 'Corretto',
    missing: 'Non trovato',
    apex: 'Invece del record CNAME puoi usare record A e AAAA con gli indirizzi IP di {{target}}.',
  },
  addresses: {
    title: 'URL',
    description: 'Per le applicazioni i cui utenti accedono da questo dominio.',
    issuer: 'Emittente',
    discovery: 'Endpoint di discovery',
    providers:
      'Anche i provider social e aziendali hanno bisogno degli URL di callback di questo dominio. La Management API e l’Account API accettano i token di questo emittente.',
  },
  makePrimary: {
    action: 'Imposta come primario',
    title: 'Impostare {{domain}} come dominio primario?',
    text: 'I link negli inviti e nei messaggi inviati dagli amministratori portano a questo dominio. Le applicazioni mantengono gli URL che usano.',
  },
  noPrimary: {
    action: 'Non usare come primario',
    title: 'Usare di nuovo l’URL del server per i link?',
    text: 'I link già inviati continuano a funzionare finché {{domain}} è attivo.',
  },
  delete: {
    action: 'Elimina dominio',
    title: 'Eliminare {{domain}}?',
    text: 'Smette subito di funzionare. Gli utenti che vi hanno effettuato l’accesso devono accedere di nuovo e le applicazioni che usano il suo emittente smettono di funzionare.',
    users_one: 'Per {{count}} utente l’unica passkey è di questo dominio e smette di funzionare: {{names}}',
    users_many:
      'Per {{count}} di utenti le uniche passkey sono di questo dominio e smettono di funzionare: {{names}}',
    users_other:
      'Per {{count}} utenti le uniche passkey sono di questo dominio e smettono di funzionare: {{names}}',
    more: '{{names}} e altri',
  },
  files: {
    title: 'File di verifica',
    description:
      'File che altri servizi cercano nel dominio, ad esempio Apple, Google o i motori di ricerca.',
    path: 'Percorso',
    pathHelp: 'Un file con estensione nella radice o un percorso in /.well-known/.',
    type: 'Tipo',
    types: { 'text/plain': 'Testo', 'application/json': 'JSON' },
    content: 'Contenuto',
    add: 'Aggiungi file',
    remove: 'Rimuovi file {{number}}',
    file: 'File {{number}}',
    none: 'Nessun file',
  },
};
