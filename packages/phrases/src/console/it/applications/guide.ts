/** The guide of an application, in Italian. */
export const guide = {
  action: 'Guida',
  title: 'Collega {{name}}',
  description: 'Codice funzionante con gli ID e gli URL di {{name}}.',
  done: 'Fine',
  tool: 'Strumento',
  thirdParty:
    'Questa è un’applicazione di terze parti, quindi gli utenti devono dare il consenso. Può richiedere {{scopes}}; gli altri scope vengono rifiutati con invalid_scope finché non li consenti.',
  toPermissions: 'Modifica permessi',
  secretPlaceholder: 'IL_SEGRETO_DELLA_TUA_APPLICAZIONE',
  secretHidden: 'Il codice seguente contiene un segnaposto per il segreto dell’applicazione.',
  secretShown: 'Il codice seguente contiene il segreto. Non divulgarlo.',
  showSecret: 'Mostra il segreto',
  hideSecret: 'Nascondi il segreto',
  redirectUri: 'URI di reindirizzamento',
  afterSignOut: 'URI di reindirizzamento post-logout',
  saveAddresses: 'Salva URI di reindirizzamento',
  saveAndFinish: 'Salva URI di reindirizzamento e termina',
  addressesSaved: 'Salvato',
  addressesUnsaved: 'Suggerito, non salvato',
  resource: 'API da chiamare',
  roles_one: '{{count}} ruolo',
  roles_many: '{{count}} di ruoli',
  roles_other: '{{count}} ruoli',
  noRoles: 'Ancora nessun ruolo',
  toRoles: 'Assegna ruoli',
  noApi: 'Ancora nessuna risorsa API',
  toApis: 'Crea risorsa API',
  firstUse: {
    signIn: {
      title: 'Prova l’accesso',
      text: 'Accedi alla tua applicazione. Il risultato compare qui.',
      waiting: 'In attesa del primo accesso…',
      done: 'L’accesso funziona',
    },
    token: {
      title: 'Prova la richiesta del token',
      text: 'Esegui il codice. Il risultato compare qui.',
      waiting: 'In attesa del primo token…',
      done: 'I token vengono emessi',
    },
    failed: 'L’ultimo tentativo non è riuscito: {{reason}}',
    entry: 'Mostra la voce del log',
  },
  steps: {
    create: { title: 'Crea un progetto', text: 'Oppure usane uno esistente.' },
    install: { title: 'Installa', text: 'Installa la libreria client.' },
    redirects: {
      title: 'Imposta gli URI di reindirizzamento',
      text: 'Dove tornano gli utenti dopo l’accesso e la disconnessione. Gli altri URI vengono rifiutati.',
    },
    configure: {
      title: 'Configura',
      text: 'Il codice contiene gli ID e gli URL della tua applicazione.',
    },
    callback: { title: 'Gestisci il callback', text: 'L’URI di reindirizzamento porta qui.' },
    platform: {
      title: 'Registra lo schema URI',
      text: 'Così l’URI di reindirizzamento apre la tua app invece del browser.',
    },
    signIn: {
      title: 'Accesso e disconnessione',
      text: 'Mostra l’utente che ha effettuato l’accesso.',
    },
    deviceBegin: {
      title: 'Richiedi un codice',
      text: 'Il dispositivo lo richiede con l’ID applicazione. Non serve un segreto.',
    },
    deviceShow: {
      title: 'Mostra l’URL e il codice',
      text: 'Mostrali a caratteri grandi fino alla scadenza del codice, con verification_uri_complete come codice QR. Gli utenti aprono l’URL sul telefono o sul computer, confrontano il codice, accedono e consentono l’accesso.',
    },
    devicePoll: {
      title: 'Attendi i token',
      text: 'Invia una richiesta ogni 5 secondi con il codice del dispositivo. authorization_pending: ripeti la richiesta. slow_down: attendi altri 5 secondi tra le richieste. expired_token: ricomincia. access_denied: l’utente ha negato l’accesso. Una risposta positiva contiene i token.',
    },
    deviceRun: {
      title: 'Prova',
      text: 'Questo script esegue tutti i passaggi. Mostra l’URL e il codice, attende e stampa l’utente che ha effettuato l’accesso.',
    },
    roles: {
      title: 'Assegna un ruolo',
      text: 'I token contengono i permessi richiesti che i ruoli dell’applicazione includono. Il ruolo #internal:admin ha quelli della Management API.',
    },
    token: {
      title: 'Ottieni un token',
      text: 'Con l’ID e il segreto dell’applicazione, per una sola API.',
    },
    callApi: {
      title: 'Chiama l’API',
      text: 'Invia il token nell’intestazione Authorization. La Management API restituisce i primi utenti; per la tua API usa il suo URL.',
    },
    ownApi: {
      title: 'Chiama la tua API',
      text: 'Richiedi l’API e i suoi permessi all’accesso. Il token contiene quelli che i ruoli dell’utente includono. Salta questo passaggio se non hai un’API.',
    },
    protectedHost: {
      title: 'Fai puntare l’host al tuo proxy',
      text: 'Crea un record DNS e ottieni un certificato per l’host. Consenti le connessioni all’applicazione solo dal proxy.',
    },
    protectedProxy: {
      title: 'Configura l’accesso',
      text: 'La configurazione contiene gli ID, gli URL e le impostazioni dell’applicazione. Copiala di nuovo quando cambiano.',
    },
    protectedServer: {
      title: 'Configura il server web',
      text: 'Richiede l’accesso prima di inoltrare una richiesta e trasmette l’utente all’applicazione in X-Forwarded-User.',
    },
    protectedRun: { title: 'Prova', text: 'Avvia il proxy e apri l’host in un browser.' },
    runMachine: { title: 'Prova', text: 'Stampa la risposta dell’API.' },
    run: { title: 'Prova', text: 'Avvia la tua applicazione e accedi.' },
  },
};
