import type { Translation } from '../translated.ts';

/** Custom claims of tokens, in Italian. */
export const customizeJwt: Translation<'customizeJwt'> = {
  title: 'JWT personalizzato',
  description:
    'Script che aggiungono claim ai token di accesso o intervengono negli accessi, e i claim dei token ID.',
  types: {
    'access-token': {
      title: 'Token di accesso degli utenti',
      text: 'Uno script aggiunge claim ai token di accesso degli utenti: all’accesso, a ogni aggiornamento e per le organizzazioni.',
    },
    'client-credentials': {
      title: 'Token machine-to-machine',
      text: 'Uno script aggiunge claim ai token di accesso delle applicazioni machine-to-machine.',
    },
  },
  state: {
    none: 'Nessuno script',
    blocking: 'Script attivo. Se genera un errore, non viene emesso alcun token.',
    lenient: 'Script attivo. Se genera un errore, il token viene emesso senza i suoi claim.',
  },
  actions: {
    'post-first-factor': {
      title: 'Dopo una password errata',
      text: 'Uno script controlla una password errata con un altro sistema. Se lì è corretta, l’utente viene creato o aggiornato con quella password: così gli utenti migrano man mano che accedono.',
      script:
        'runAction restituisce { action, user, passwordVerified: true } se la password è corretta: createUser per un utente sconosciuto, altrimenti updateUser. Se non restituisce nulla o genera un errore, l’accesso viene rifiutato.',
    },
    'post-sign-in': {
      title: 'Alla fine di un accesso',
      text: 'Uno script viene eseguito dopo tutti i passaggi di verifica. Può aggiornare l’utente o rifiutare l’accesso.',
      script:
        'runAction restituisce { action: "updateUser", user } per modificare l’utente, oppure nulla. api.denyAccess rifiuta l’accesso. Un’esecuzione dura al massimo 3 secondi.',
    },
    state: { on: 'Attivato', off: 'Disattivato. Lo script viene mantenuto.' },
    enabled: {
      label: 'Attivato',
      help: 'Se disattivato, lo script viene mantenuto ma non eseguito.',
    },
    passwords: {
      title: 'Questo script riceve le password in chiaro',
      text: 'Inviale solo al sistema che le controlla, tramite HTTPS. Qui non vengono registrate.',
    },
    policy: {
      label: 'Se lo script genera un errore',
      block: { label: 'Rifiuta l’accesso', help: 'L’utente può riprovare.' },
      allow: {
        label: 'Continua senza lo script',
        help: 'L’errore viene registrato nel log di audit. Uno script che chiama api.denyAccess rifiuta comunque l’accesso.',
      },
    },
    test: 'Esegui lo script nell’editor con un evento di esempio. Nessun utente viene modificato e nulla viene salvato.',
    event: 'Evento di esempio',
    result: 'Risultato',
    none: {
      title: 'Lo script non ha restituito nulla',
      'post-first-factor': 'L’accesso viene rifiutato.',
      'post-sign-in': 'L’accesso continua.',
    },
  },
  create: 'Crea script',
  edit: 'Modifica script',
  delete: {
    action: 'Elimina script',
    title: 'Eliminare lo script «{{title}}»?',
    ofAction: 'Gli accessi continuano senza lo script. Tutte le versioni e le variabili vengono eliminate.',
    text: 'I nuovi token non contengono più i suoi claim, quindi le API che ne hanno bisogno rifiutano i token. Tutte le versioni e le variabili vengono eliminate.',
  },
  script: {
    title: 'Script',
    text: 'getCustomJwtClaims restituisce i claim. Può essere asincrona e chiamare fetch fino a cinque volte. Un’esecuzione dura al massimo 3 secondi.',
    label: 'Script',
    help: 'Premi Ctrl+Spazio per vedere i dati disponibili.',
    syntaxError: 'Errore di sintassi',
  },
  block: {
    label: 'Non emettere token se lo script genera un errore',
    help: 'Altrimenti il token viene emesso senza i claim dello script e l’errore viene registrato nel log di audit.',
  },
  variables: {
    label: 'Variabili di ambiente',
    help: 'Per i segreti dello script. I valori vengono conservati crittografati e non possono essere riletti.',
    name: 'Nome',
    value: 'Valore di {{name}}',
    add: 'Aggiungi variabile',
    remove: 'Rimuovi {{name}}',
  },
  samples: { token: 'Token di esempio', context: 'Contesto di esempio' },
  run: {
    title: 'Test',
    text: 'Esegui lo script nell’editor con dati di esempio. Nessun token viene emesso e nulla viene salvato.',
    action: 'Esegui',
    token: 'Claim nel token',
    console: 'Console',
    ignored: 'Gli script non possono impostare questi claim',
    denied: 'Lo script ha negato l’accesso',
    failed: 'Lo script ha generato un errore',
    failedAt: 'Lo script ha generato un errore alla riga {{line}}',
    limited: 'L’esecuzione è stata interrotta',
    limits: {
      time: 'Ha richiesto più di 3 secondi.',
      memory: 'Ha usato troppa memoria.',
      queue: 'Troppi script sono in attesa di esecuzione. Riprova tra un momento.',
    },
    time: 'Completato in {{milliseconds}} ms',
  },
  versions: {
    title: 'Versioni',
    text: 'Tutte le versioni salvate dello script. Il ripristino inserisce una versione nell’editor; salva per attivarla.',
    version: 'Versione {{version}}',
    compare: 'Confronta',
    restore: 'Ripristina',
    same: 'Questa versione è nell’editor.',
    difference: 'Modifiche in caso di ripristino',
  },
  idToken: {
    title: 'Claim del token ID',
    text: 'Claim facoltativi contenuti nei token ID.',
    edit: 'Scegli claim',
    label: 'Claim',
    help: 'Un claim è nel token ID solo se l’applicazione richiede il relativo scope. L’endpoint userinfo li restituisce tutti.',
    claims: {
      custom_data: 'I dati personalizzati dell’utente. Scope: custom_data',
      identities: 'Account social collegati. Scope: identities',
      sso_identities: 'Identità aziendali. Scope: identities',
      roles: 'Nomi dei ruoli dell’utente. Scope: roles',
      organizations: 'ID delle organizzazioni dell’utente. Scope: urn:logto:scope:organizations',
      organization_data: 'ID e nomi di queste organizzazioni. Scope: urn:logto:scope:organizations',
      organization_roles: 'Ruoli nelle organizzazioni. Scope: urn:logto:scope:organization_roles',
    },
  },
};
