import type { Translation } from '../translated.ts';

/** Test sign-in: a sign-in that creates and changes nothing, and its result, in Italian. */
export const signInTests: Translation<'signInTests'> = {
  action: 'Prova l’accesso',
  title: 'Prova l’accesso con {{name}}',
  description: 'Non viene creato né modificato nulla. Vengono provate le impostazioni salvate.',
  starting: 'Avvio della prova…',
  waiting: 'In attesa dell’accesso…',
  waitingText: 'Accedi presso il provider nella finestra che si è aperta. Il risultato compare qui.',
  blocked: 'Il browser ha bloccato la finestra',
  blockedText: 'Apri la prova in una nuova scheda. Il link funziona una volta, per 10 minuti.',
  closed: 'La finestra della prova potrebbe essere stata chiusa',
  closedText: 'Se è ancora aperta, continua da lì. Altrimenti ricomincia.',
  open: 'Apri la prova in una nuova scheda',
  callback: 'URL di callback',
  callbackHelp:
    'Se il provider mostra un errore sull’URI di reindirizzamento o sull’URL di risposta, registra lì esattamente questo URL.',
  again: 'Prova di nuovo',
  close: 'Chiudi',
  page: {
    title: 'Risultato della prova',
    reading: 'Lettura del risultato…',
    ended: 'Questa prova è terminata',
    endedText:
      'Una prova funziona una volta, per 10 minuti, nel browser in cui è stata avviata. Avviane una nuova nella console.',
    shared: 'Il risultato compare anche nella finestra in cui hai avviato la prova. Puoi chiudere questa.',
  },
  application: {
    title: 'Prova l’accesso a {{name}}',
    description:
      'Le pagine e i passaggi sono quelli dei tuoi utenti. Non viene creato né modificato nulla e l’applicazione non riceve nulla.',
    waitingText:
      'Accedi come utente dell’applicazione nella finestra che si è aperta. Il risultato compare qui.',
    barred: 'L’utente non può accedere',
    barredText:
      'L’accesso all’applicazione è limitato e il controllo degli accessi non include questo utente.',
    signsIn: 'L’applicazione riceverebbe i claim di {{name}}.',
    registers: 'Verrebbe creato un nuovo account e l’applicazione riceverebbe i suoi claim.',
    noNameId:
      'L’account non ha un indirizzo e-mail per il Name ID, quindi il provider di servizi riceverebbe un errore. Scegli un altro formato del Name ID o aggiungi un indirizzo e-mail.',
    newUser: 'Un nuovo account',
    course: 'Accesso',
    rows: {
      user: 'Utente',
      methods: 'Metodi di autenticazione',
      mfa: 'Secondo fattore',
      access: 'Controllo degli accessi',
      consent: 'Consenso',
      changes: 'Modifiche in un accesso reale',
      scripts: 'Non eseguito in una prova',
    },
    mfa: {
      verified: 'Verificato',
      none: 'Non richiesto',
      adds: 'Configurato, ma non salvato: {{factors}}',
    },
    access: {
      all: 'Tutti gli utenti possono usare l’applicazione',
      allowed: 'L’accesso è limitato e questo utente è autorizzato',
      refused: 'L’accesso è limitato e questo utente non è autorizzato',
    },
    consent: {
      asked: 'Verrebbe chiesto all’utente, a meno che non l’abbia già dato',
      none: 'Le tue applicazioni non chiedono il consenso',
    },
    changes: {
      none: 'Nessuna',
      Registers: 'Un nuovo account',
      LinksIdentity: 'Un account collegato del provider di identità',
      ChangesProfile: 'Nuovi dati del profilo',
      SetsPassword: 'Una nuova password',
      AgreesToTerms: 'Accettazione dei termini',
      JoinsOrganizations: 'Appartenenza a organizzazioni, se il provisioning just-in-time include l’utente',
      TrustsDevice: 'Un dispositivo attendibile',
    },
    scripts: {
      AccessTokenClaims: 'Lo script per i claim dei token di accesso, che può aggiungere claim',
      PostFirstFactorVerification: 'L’azione dopo una password errata',
      PostSignIn: 'L’azione dopo l’accesso, che può rifiutarlo',
    },
    idToken: 'Token ID',
    idTokenText: 'Con tutti gli scope che l’applicazione può richiedere: {{scope}}',
    userinfo: 'Userinfo',
    userinfoText: 'La risposta dell’endpoint userinfo.',
    accessToken: 'Token di accesso per {{name}}',
    accessTokenText: 'Con tutti i permessi che l’utente ha per questa risorsa API.',
    accessTokens: 'Token di accesso',
    noRolesYet: 'Un nuovo utente ha solo i ruoli predefiniti, quindi i permessi dipendono da questi.',
    noResource:
      'L’utente non ha permessi per una risorsa API, quindi il token di accesso è opaco: funziona solo per l’endpoint userinfo e l’Account API.',
    nameId: 'Name ID',
    attributes: 'Attributi',
    attributesText: 'Gli attributi dell’asserzione, con i nomi del mapping degli attributi.',
    noValue: 'Nessun valore',
  },
  passed: 'L’accesso funziona',
  failed: 'Accesso non riuscito',
  reason: 'Dettagli: {{reason}}',
  account: {
    title: 'Account',
    SignsIn: 'L’utente accederebbe a un account già collegato.',
    Links:
      'L’account con lo stesso indirizzo e-mail o numero di telefono verrebbe collegato e l’utente vi accederebbe.',
    AsksToLink:
      'Esiste un account con lo stesso indirizzo e-mail o numero di telefono. Prima del collegamento, all’utente verrebbe chiesto di verificare l’indirizzo o il numero.',
    Registers: 'Nessun account corrisponde. Verrebbe creato un nuovo account.',
    Refused: 'Nessun account corrisponde e la registrazione è disattivata. L’utente non potrebbe accedere.',
    user: 'Utente',
  },
  notes: {
    title: 'Da controllare',
    EmailNotVerified:
      'Il provider ha inviato un indirizzo e-mail senza indicare che è verificato, quindi non viene usato. Attiva l’impostazione che lo considera attendibile solo se il provider verifica gli indirizzi.',
    NotOffered: 'Il connettore non è ancora nella pagina di accesso. Aggiungilo nell’esperienza di accesso.',
    SsoTurnedOff:
      'L’SSO aziendale è disattivato nell’esperienza di accesso, quindi gli utenti non vengono indirizzati a questo connettore.',
    NoDomains: 'Il connettore non ha ancora domini e-mail, quindi nessun utente vi viene indirizzato.',
    UserSuspended: 'Questo utente è sospeso e non potrebbe accedere.',
  },
  profile: {
    title: 'Profilo',
    text: 'Come la risposta viene mappata al profilo dell’utente.',
    id: 'ID presso il provider',
    email: 'E-mail',
    phone: 'Telefono',
    name: 'Nome',
    avatar: 'Avatar',
    missing: 'Non inviato',
  },
  sent: 'Risposta del provider',
  sentText: 'I claim o gli attributi dell’utente, così come sono arrivati. Non vengono conservati.',
  faults: {
    AccessDenied:
      'L’accesso è stato negato presso il provider. Usa un account a cui il provider ha assegnato l’applicazione, oppure riprova e consenti l’accesso.',
    Client: 'Il provider non accetta l’ID client o il segreto client. Copia di nuovo entrambi dal provider.',
    CallbackUrl:
      'L’URL di callback registrato presso il provider è un altro. Registra esattamente l’URL mostrato in questa pagina: per SAML, l’Assertion Consumer Service (URL di risposta).',
    Scope: 'Il provider non conosce uno degli scope richiesti. Controlla lo scope nelle impostazioni.',
    Code: 'Il provider ha rifiutato il proprio codice. Controlla che l’URL di callback sia registrato esattamente come mostrato, poi riprova.',
    Issuer:
      'La risposta proviene da un emittente diverso da quello nelle impostazioni. Copia l’emittente, o l’Entity ID del provider di identità, esattamente come lo mostra il provider.',
    Audience:
      'La risposta è per un’altra audience. Controlla l’ID client o, per SAML, l’audience (il nostro Entity ID) presso il provider.',
    Clock:
      'La risposta non è ancora valida o è scaduta. Controlla che gli orologi del provider e di questo server siano corretti.',
    Signature:
      'La firma non corrisponde. Il provider potrebbe avere un nuovo certificato o una nuova chiave di firma: aggiorna il certificato o i metadati nelle impostazioni.',
    Encryption:
      'Non è possibile decrittografare l’asserzione. Disattiva la crittografia presso il provider, oppure attivala qui e fornisci di nuovo al provider i nostri metadati.',
    OtherSignIn: 'La risposta appartiene a un altro accesso. Avvia di nuovo la prova.',
    MissingId:
      'La risposta non contiene un ID permanente dell’utente. Mappa l’ID a un attributo o fai inviare al provider un NameID persistent.',
    Refused: 'Il provider ha rifiutato l’accesso. Il motivo è riportato qui sotto.',
    Unreachable:
      'Il provider non ha risposto. Controlla gli URL nelle impostazioni e che questo server possa raggiungere il provider.',
    ServerCertificate:
      'Il certificato TLS del provider non è valido, quindi il provider non è stato contattato.',
    ForbiddenAddress:
      'Le richieste a questo indirizzo non sono consentite. Usa un URL pubblico o chiedi all’operatore di consentire l’indirizzo.',
    Settings:
      'Le impostazioni sono incomplete o non compatibili tra loro. Controllale e salvale, poi riprova.',
    Response: 'La risposta non è conforme al protocollo. I dettagli sono riportati qui sotto.',
    EmailMissing:
      'La risposta non contiene un indirizzo e-mail utilizzabile. Mappa un attributo all’indirizzo e-mail o richiedi lo scope che lo include.',
    EmailNotOfDomain:
      'L’indirizzo e-mail non appartiene a nessuno dei domini di questo connettore. Aggiungi il dominio o accedi con un altro account.',
    EmailHeld:
      'L’indirizzo e-mail appartiene a un account collegato a un’altra identità di questo provider. Scollega quell’identità se l’indirizzo è stato riassegnato.',
  },
};
