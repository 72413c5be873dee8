/** The tab Settings of an application, in Italian. */
export const settings = {
  general: { title: 'Generale', text: 'Come utenti e amministratori riconoscono l’applicazione.' },
  endpoints: {
    title: 'Endpoint',
    text: 'Endpoint per la tua libreria client. Alla maggior parte basta l’endpoint di discovery.',
    applicationId: 'ID applicazione',
    discovery: 'Discovery',
    endpoint: 'Endpoint',
    issuer: 'Emittente',
    authorization: 'Autorizzazione',
    token: 'Token',
    userinfo: 'Userinfo',
    jwks: 'Chiavi pubbliche (JWKS)',
    endSession: 'Disconnessione',
    device: 'Autorizzazione del dispositivo',
    more: 'Mostra tutti gli endpoint',
  },
  deviceFlow: {
    title: 'Flusso dispositivo',
    text: 'Per TV, righe di comando e altri dispositivi senza browser. Il dispositivo mostra un codice e gli utenti lo inseriscono sul telefono o sul computer.',
    address: 'URL di verifica',
    onlyWay: 'Gli utenti accedono a questa applicazione solo con il flusso dispositivo.',
    unused:
      'Questa applicazione non usa il flusso dispositivo. Il flusso dispositivo si sceglie alla creazione di un’applicazione e non può essere modificato in seguito.',
    create: 'Crea applicazione per il flusso dispositivo',
  },
  protected: {
    title: 'Protezione',
    text: 'Impostazioni per il reverse proxy davanti all’applicazione. La guida mostra come aggiungerle alla sua configurazione.',
    banner:
      'Gatehouse non inoltra richieste. Il tuo reverse proxy risponde su {{host}}, gestisce l’accesso degli utenti e trasmette la loro identità all’applicazione.',
    subDomain: 'Sottodominio',
    subDomainHelp:
      'Gli utenti aprono l’applicazione in questo sottodominio di {{domain}}. Non può essere modificato in seguito.',
    host: 'Host',
    hostHelp: 'Crea un record DNS che punti al tuo proxy.',
    origin: 'Origine',
    originHelp:
      'Schema, host e porta a cui il proxy inoltra le richieste. Consenti le connessioni solo dal proxy.',
    sessionDuration: 'Durata della sessione',
    sessionDurationHelp: 'Per quanto tempo gli utenti restano connessi al proxy.',
    pageRules: 'Percorsi protetti',
    pageRulesHelp:
      'Espressioni regolari dei percorsi che richiedono l’accesso. Se vuoto, lo richiedono tutti.',
    uriElsewhere: 'Inserisci un URL su https://{{host}}, l’host dell’applicazione.',
  },
  protectedDomain: {
    title: 'Dominio personalizzato',
    text: 'Un dominio aggiuntivo per l’applicazione, servito anch’esso dal tuo proxy.',
    none: 'Nessun dominio personalizzato.',
    add: 'Aggiungi dominio',
    addText:
      'Fallo puntare a {{host}} con un record CNAME e aggiungilo alla configurazione del tuo proxy. I suoi URI di reindirizzamento vengono aggiunti.',
    domain: 'Dominio',
    status: 'Stato',
    states: {
      PendingVerification: 'In attesa del DNS',
      PendingSsl: 'In attesa del proxy',
      Active: 'Attivo',
      Error: 'Record DNS mancante',
    },
    record: 'Record CNAME',
    check: 'Ricontrolla',
    delete: 'Rimuovi dominio',
    deleteOf: 'Rimuovi {{domain}}',
    deleteTitle: 'Rimuovere {{domain}}?',
    deleteText:
      'I suoi URI di reindirizzamento vengono rimossi, quindi gli utenti non potranno più accedere all’applicazione su {{domain}}.',
  },
  secrets: {
    title: 'Segreti',
    text: 'Autenticano l’applicazione. Più segreti possono essere attivi insieme, così puoi sostituirli senza interruzioni.',
    create: 'Crea segreto',
    createText: 'Attivo da subito.',
    name: 'Nome',
    namePlaceholder: 'produzione',
    expiryHelp: 'Il segreto smette di funzionare dopo questa data.',
    never: 'Senza scadenza',
    created: 'Creato',
    expires: 'Scadenza',
    expired: 'Scaduto',
    empty: 'Nessun segreto. L’applicazione non può autenticarsi.',
    made: 'Segreto creato',
    madeText:
      'Copialo nella tua applicazione. Puoi visualizzarlo di nuovo in seguito; ogni visualizzazione viene registrata nel log di audit.',
    done: 'Fine',
    delete: 'Elimina segreto',
    deleteOf: 'Elimina segreto {{name}}',
    deleteTitle: 'Eliminare {{name}}?',
    deleteText: 'Le richieste che lo usano vengono rifiutate immediatamente.',
    deleteLastText:
      'Questo è l’unico segreto. L’applicazione non può autenticarsi finché non ne crei un altro.',
  },
  authentication: {
    title: 'Autenticazione del client',
    text: 'Come si autentica l’applicazione quando richiede i token.',
    method: 'Metodo',
    methods: {
      client_secret: 'Segreto client',
      private_key_jwt: 'Chiave privata (private_key_jwt)',
    },
    methodHelp: {
      client_secret: 'L’applicazione invia uno dei suoi segreti.',
      private_key_jwt:
        'L’applicazione firma un’asserzione di breve durata e qui viene conservata solo la sua chiave pubblica. I suoi segreti vengono rifiutati.',
    },
    keys: 'Chiavi pubbliche (JWKS)',
    keysHelp:
      'Un JSON Web Key Set con un massimo di dieci chiavi pubbliche: EC (P-256, P-384), RSA da almeno 2048 bit o Ed25519. Aggiungi una nuova chiave prima di rimuovere quella vecchia.',
  },
  protections: {
    title: 'Protezioni',
    text: 'Standard che proteggono ulteriormente accessi e token. La libreria client deve supportarli.',
    options: {
      off: 'Non usare',
      allowed: 'Consenti',
      required: 'Richiedi',
    },
    pushedRequests: 'Richieste di autorizzazione push (PAR)',
    pushedRequestsHelp:
      'L’applicazione invia prima al server i parametri di un accesso (RFC 9126), così nessun browser può modificarli.',
    signedRequests: 'Richieste firmate (JAR)',
    signedRequestsHelp:
      'L’applicazione firma i parametri di un accesso con la sua chiave privata (RFC 9101).',
    boundTokens: 'Token vincolati (DPoP)',
    boundTokensHelp:
      'I token di accesso sono vincolati a una chiave dell’applicazione (RFC 9449) e inutili per chiunque altro. Lo sono anche i token di aggiornamento delle applicazioni senza segreto.',
    stepUp: 'Autenticazione rafforzata',
    stepUpHelp:
      'L’applicazione può richiedere un secondo fattore quando serve (acr_values, RFC 9470) e i suoi token indicano come l’utente ha effettuato l’accesso (acr).',
  },
  redirects: {
    title: 'Reindirizzamenti',
    text: 'URL a cui gli utenti possono tornare. Devono corrispondere esattamente.',
    redirectUris: 'URI di reindirizzamento',
    none: 'Nessun URI di reindirizzamento. Gli utenti non possono ancora accedere a questa applicazione in un browser.',
    postLogoutRedirectUris: 'URI di reindirizzamento post-logout',
    unencrypted: 'Non crittografato. Usa https al di fuori di localhost.',
    formPost: 'Consenti form_post',
    formPostHelp:
      'L’applicazione può richiedere response_mode=form_post: il codice viene allora inviato all’URI di reindirizzamento nel corpo di un POST e non nell’URL.',
  },
  uriProblems: {
    machine: 'Gli utenti non possono accedere ad applicazioni machine-to-machine.',
    wildcard: 'I caratteri jolly non sono consentiti. Elenca ogni URI.',
    malformed: 'Inserisci un URI completo senza spazi, frammento o credenziali.',
    web: 'Inizia con https:// o http://.',
    native: 'Inizia con https://, http:// o uno schema con un punto, ad esempio com.example.app://.',
    nativeHost: 'Usa http:// solo per localhost e 127.0.0.1, https:// per gli altri host.',
    duplicate: 'Questo URI è già nell’elenco.',
  },
  cors: {
    title: 'Richieste multiorigine (CORS)',
    text: 'Origini che possono chiamare il servizio da un browser.',
    label: 'Origini consentite',
    help: 'Le origini degli URI di reindirizzamento sono sempre consentite.',
    problem: 'Inserisci solo schema, host e porta, ad esempio https://app.example.com.',
  },
  backchannel: {
    title: 'Logout back-channel',
    text: 'Avvisa il tuo server quando termina una sessione usata per accedere a questa applicazione.',
    uri: 'URI di logout back-channel',
    uriHelp:
      'Riceve un logout token firmato quando l’utente si disconnette, un amministratore termina la sessione oppure l’utente viene sospeso o eliminato.',
    session: 'Richiedi l’ID sessione (sid)',
    sessionHelp: 'Aggiunge sid ai token ID e ai logout token, così puoi terminare solo quella sessione.',
  },
  tokens: {
    title: 'Token',
    text: 'Per quanto tempo gli utenti restano connessi a questa applicazione.',
    idTokenTtl: 'Durata del token ID',
    idTokenTtlHelp: '1 ora se vuoto.',
    refreshTokenTtl: 'Durata del token di aggiornamento',
    refreshTokenTtlHelp: 'Da 1 a 90 giorni, 14 se vuoto. Poi gli utenti accedono di nuovo.',
    rotate: 'Ruota i token di aggiornamento',
    rotateHelp:
      'Un token di aggiornamento viene sostituito dopo il 70% della sua durata. Se un token sostituito viene usato di nuovo, l’accesso viene revocato.',
    rotatePublicHelp:
      'Un token di aggiornamento viene sostituito a ogni uso. Se un token sostituito viene usato di nuovo, l’accesso viene revocato.',
    always: 'Emetti sempre un token di aggiornamento',
    alwaysHelp: 'Anche se l’applicazione non richiede offline_access.',
  },
  exchange: {
    title: 'Scambio di token',
    text: 'Permette all’applicazione di agire come un utente, ad esempio per assistenza, agenti e script (RFC 8693).',
    allow: 'Consenti lo scambio di token',
    allowHelp:
      'L’applicazione può scambiare subject token, token di accesso delle tue altre applicazioni e token di accesso personali. Attivalo solo per le applicazioni che ne hanno bisogno.',
    thirdParty: 'Le applicazioni di terze parti non possono scambiare token.',
  },
  customData: {
    title: 'Dati personalizzati',
    text: 'JSON conservato con l’applicazione. Gli utenti non lo vedono mai.',
    label: 'Dati personalizzati',
  },
};
