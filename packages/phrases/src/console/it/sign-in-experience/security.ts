/** The tab Security, in Italian. */
export const security = {
  security: {
    minutes: 'minuti',
    days: 'giorni',
    usernames: {
      title: 'Nomi utente',
      text: 'Regole per i nomi utente scelti dagli utenti. Non valgono per i nomi utente esistenti né per quelli impostati dagli amministratori.',
      min: 'Lunghezza minima',
      max: 'Lunghezza massima',
      characters: 'Caratteri consentiti',
      charactersHelp:
        'Un nome utente inizia con una lettera o un trattino basso. Punti e trattini non possono essere all’inizio, alla fine o consecutivi.',
      groups: {
        lowercase: 'Lettere minuscole (a–z)',
        uppercase: 'Lettere maiuscole (A–Z)',
        numbers: 'Cifre (0–9)',
        underscore: 'Trattini bassi (_)',
        dot: 'Punti (.)',
        hyphen: 'Trattini (-)',
      },
      case: 'Distingui maiuscole e minuscole',
      caseHelp: '«Anna» e «anna» sono utenti diversi. Gli utenti devono inserire il nome utente esattamente.',
      conflicts_one:
        '{{count}} nome utente esiste con maiuscole e minuscole diverse: {{names}}. Rinomina o elimina prima questi utenti.',
      conflicts_many:
        '{{count}} di nomi utente esistono con maiuscole e minuscole diverse, ad esempio {{names}}. Rinomina o elimina prima questi utenti.',
      conflicts_other:
        '{{count}} nomi utente esistono con maiuscole e minuscole diverse, ad esempio {{names}}. Rinomina o elimina prima questi utenti.',
    },
    expiration: {
      title: 'Scadenza della password',
      text: 'Gli utenti con una password scaduta ne scelgono una nuova al successivo accesso con la password. Gli altri metodi di accesso non sono interessati.',
      enabled: 'Fai scadere le password',
      enabledHelp:
        'Le linee guida attuali (NIST SP 800-63B) lo sconsigliano. Attiva l’opzione se una normativa lo richiede.',
      days: 'Scadenza dopo',
      daysHelp: 'Da 1 a 3.650 giorni dopo l’impostazione della password.',
    },
    lockout: {
      title: 'Blocco',
      text: 'Blocca un identificatore dopo tentativi non riusciti. I browser con cui è già stato effettuato l’accesso all’account vengono conteggiati separatamente.',
      attempts: 'Tentativi non riusciti',
      attemptsHelp: 'Entro un’ora.',
      duration: 'Durata del blocco',
      durationHelp: 'Puoi sbloccare prima un utente nella sua pagina.',
    },
    captcha: {
      title: 'CAPTCHA',
      text: 'Blocca i bot prima che le password vengano controllate, i codici inviati e gli account creati.',
      enabled: 'Richiedi un CAPTCHA',
      enabledHelp:
        'Una volta per ogni accesso o registrazione. Se il provider non è raggiungibile, gli utenti non possono accedere.',
      missing:
        'Nessun provider è configurato, quindi il CAPTCHA non viene richiesto. Aggiungi le chiavi qui sotto.',
      provider: 'Provider CAPTCHA',
      providerText: 'Chiavi del tuo account presso il provider. Salvale prima di richiedere un CAPTCHA.',
      service: 'Provider',
      services: { Turnstile: 'Cloudflare Turnstile', RecaptchaEnterprise: 'reCAPTCHA Enterprise' },
      siteKey: 'Chiave del sito',
      secrets: { Turnstile: 'Chiave segreta', RecaptchaEnterprise: 'Chiave API' },
      projectId: 'ID progetto Google Cloud',
      mode: 'Modalità',
      modes: { invisible: 'Invisibile', checkbox: 'Casella di controllo' },
      domain: 'Host dello script',
      domainHelp: 'recaptcha.net funziona anche dove google.com è bloccato.',
      remove: 'Rimuovi provider',
      removeTitle: 'Rimuovere il provider CAPTCHA?',
      removeText:
        'Le sue chiavi vengono eliminate e il CAPTCHA non viene più richiesto finché non aggiungi di nuovo un provider.',
    },
    codes: {
      title: 'Codici di verifica',
      text: 'Per i codici inviati via e-mail e SMS.',
      lifetime: 'Durata',
      lifetimeHelp: 'Da 1 a 60 minuti.',
      attempts: 'Tentativi',
      attemptsHelp: 'Dopo questo numero di inserimenti errati il codice non funziona più.',
    },
    sessions: {
      title: 'Sessioni',
      text: 'Per quanto tempo un browser resta connesso. Le modifiche valgono per le nuove sessioni.',
      idle: 'Timeout di inattività',
      idleHelp: 'Ricomincia a ogni accesso a un’applicazione.',
      absolute: 'Durata massima',
      absoluteHelp:
        'Inizia all’accesso e vale anche se la sessione è in uso. Lascia vuoto per non impostare limiti.',
    },
    emails: {
      title: 'Indirizzi e-mail',
      text: 'Gli indirizzi e-mail con cui gli utenti possono registrarsi o che possono aggiungere al proprio account.',
      subaddressing: 'Rifiuta i sottoindirizzi',
      subaddressingHelp: 'Ad esempio ada+shop@example.com.',
      customAllowlist: 'Indirizzi consentiti',
      customAllowlistHelp: 'Se impostato, tutti gli altri indirizzi vengono rifiutati. Una voce per riga.',
      customBlocklist: 'Indirizzi bloccati',
      customBlocklistHelp: 'ada@example.com, @example.com o @*.example.com. Una voce per riga.',
      wrong: 'Inserisci un indirizzo e-mail o un dominio, ad esempio @example.com.',
    },
  },
};
