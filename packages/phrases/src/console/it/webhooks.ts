import type { Translation } from '../translated.ts';

/** Webhooks, in Italian. */
export const webhooks: Translation<'webhooks'> = {
  title: 'Webhook',
  description:
    'Invia ai tuoi server notifiche in tempo reale su accessi, modifiche agli utenti e altri eventi.',
  search: 'Nome, URL o ID',
  name: 'Nome',
  url: 'URL dell’endpoint',
  urlHelp: 'Gli eventi vengono inviati a questo URL come richieste POST con corpo JSON.',
  columns: {
    name: 'Webhook',
    url: 'Endpoint',
    rate: 'Riuscite, ultime 24 ore',
    status: 'Stato',
  },
  rate: '{{percent}} di {{total}}',
  noRequests: 'Nessuna richiesta',
  states: { enabled: 'Attivato', disabled: 'Disattivato', failing: 'In errore' },
  empty: {
    title: 'Ancora nessun webhook',
    text: 'Crea un webhook per aggiornare i tuoi sistemi quando cambia qualcosa in Gatehouse.',
  },
  create: {
    action: 'Crea webhook',
    title: 'Crea webhook',
    description:
      'Scegli un endpoint e gli eventi da inviare. Puoi modificare le altre impostazioni in seguito.',
  },
  tabs: { settings: 'Impostazioni', requests: 'Richieste recenti' },
  failing: {
    title: 'Nessuna richiesta riuscita da: {{time}}',
    text: 'Dopo tre giorni il webhook viene disattivato. Gli eventi non riusciti vengono conservati per 14 giorni e possono essere reinviati.',
  },
  disabledAfter: {
    title: 'Disattivato ({{time}}): per tre giorni nessuna richiesta è riuscita',
    text: 'Correggi l’endpoint, attiva il webhook, poi reinvia gli eventi non riusciti.',
  },
  general: {
    title: 'Webhook',
    description: 'Nome ed endpoint.',
    enabled: 'Attivato',
    enabledHelp:
      'Un webhook disattivato non riceve eventi. Gli eventi che si verificano mentre è disattivato non vengono inviati in seguito.',
  },
  subscribed: {
    title: 'Eventi',
    description: 'Eventi inviati all’endpoint.',
    label: 'Eventi',
    all: 'Tutti gli eventi: {{family}}',
    count_one: '{{count}} evento',
    count_many: '{{count}} di eventi',
    count_other: '{{count}} eventi',
  },
  families: {
    flows: 'Accesso e registrazione',
    users: 'Utenti',
    roles: 'Ruoli',
    scopes: 'Permessi delle risorse API',
    organizations: 'Organizzazioni',
    template: 'Modello di organizzazione',
    limits: 'Limiti',
  },
  delivery: {
    title: 'Richieste',
    description: 'Come vengono inviati gli eventi.',
    headers: 'Intestazioni',
    headersHelp:
      'Inviate con ogni richiesta. I valori non vengono più mostrati. Per mantenere un valore, lascia i puntini.',
    headerName: 'Nome dell’intestazione',
    headerValue: 'Valore di {{name}}',
    addHeader: 'Aggiungi intestazione',
    removeHeader: 'Rimuovi {{name}}',
    retries: 'Nuovi tentativi',
    retriesHelp: 'Una richiesta non riuscita viene ripetuta dopo 10 secondi, 1 minuto e 10 minuti.',
    retryCounts: { none: 'Nessuno', one: '1 tentativo', two: '2 tentativi', three: '3 tentativi' },
  },
  key: {
    title: 'Chiave di firma',
    description: 'Usala per verificare che le richieste provengano da Gatehouse.',
    label: 'Chiave di firma',
    secret: 'chiave di firma',
    help: 'L’intestazione gatehouse-signature di ogni richiesta contiene una firma del corpo e dell’ora.',
    replace: 'Sostituisci chiave di firma',
    replaceTitle: 'Sostituire la chiave di firma?',
    replaceText:
      'Le nuove richieste e i nuovi tentativi vengono firmati con la nuova chiave. L’endpoint li rifiuta finché non ha la chiave. I tentativi vengono ripetuti e gli eventi possono essere reinviati in seguito.',
    replaced: 'La chiave di firma è stata sostituita.',
  },
  test: {
    title: 'Test',
    description: 'Invia eventi di esempio all’endpoint salvato.',
    label: 'Evento di esempio',
    every: 'Tutti gli eventi sottoscritti',
    action: 'Invia test',
    sent: 'L’endpoint ha accettato il test.',
    refused: 'L’endpoint ha risposto con lo stato {{status}}.',
  },
  requests: {
    columns: {
      time: 'Ora',
      event: 'Evento',
      result: 'Risultato',
      status: 'Risposta',
    },
    results: { Success: 'Riuscita', Error: 'Errore' },
    result: 'Risultato',
    event: 'Evento',
    noAnswer: 'Nessuna risposta',
    duration: '{{ms}} ms',
    empty: {
      title: 'Nessuna richiesta nelle ultime 24 ore',
      text: 'Le richieste vengono mostrate qui non appena si verifica un evento sottoscritto.',
    },
    replayAll: 'Reinvia eventi non riusciti',
    replayAllTitle: 'Reinviare gli eventi non riusciti?',
    replayAllText:
      'Tutti gli eventi non riusciti di questo periodo ancora conservati vengono inviati di nuovo in ordine.',
    since: 'Periodo',
    periods: { hour: 'Ultima ora', day: 'Ultime 24 ore', all: 'Ultimi 14 giorni' },
    replayed_one: '{{count}} evento viene inviato di nuovo.',
    replayed_many: '{{count}} di eventi vengono inviati di nuovo.',
    replayed_other: '{{count}} eventi vengono inviati di nuovo.',
    replayedNone: 'Nessun evento non riuscito di questo periodo è ancora conservato.',
  },
  request: {
    title: '{{event}}',
    request: 'Richiesta',
    response: 'Risposta',
    headers: 'Intestazioni',
    body: 'Corpo',
    noAnswer: 'L’endpoint non ha risposto.',
    emptyAnswer: 'La risposta non ha corpo.',
    deliveryId: 'ID evento',
    attempt: 'Tentativo {{number}}',
    states: {
      Delivered: 'Consegnato',
      Waiting: 'Da ritentare',
      Failed: 'Non riuscito',
    },
    replay: 'Reinvia',
    replayed: 'L’evento viene inviato di nuovo.',
  },
  events: {
    PostRegister: 'Un utente si è registrato nelle pagine di accesso.',
    PostSignIn: 'Un utente ha effettuato l’accesso.',
    PostResetPassword: 'Un utente ha sostituito una password dimenticata.',
    PostSignInAdaptiveMfaTriggered: 'Un accesso insolito ha richiesto un secondo fattore.',
    User: {
      Created: 'Un utente è stato creato, anche tramite registrazione.',
      Deleted: 'Un utente è stato eliminato. L’evento contiene l’ultimo stato dell’utente.',
      Data: { Updated: 'I dati, la password o i metodi di accesso di un utente sono cambiati.' },
      SuspensionStatus: { Updated: 'Un utente è stato sospeso o riattivato.' },
      Roles: { Updated: 'Un utente ha ottenuto o perso ruoli.' },
      Identity: {
        Linked: 'Un utente ha collegato un account di un altro servizio.',
        Unlinked: 'Un account di un altro servizio è stato scollegato.',
      },
      MfaVerification: {
        Created: 'Un utente ha ottenuto un secondo fattore.',
        Deleted: 'Il secondo fattore di un utente è stato rimosso.',
      },
      Session: { Ended: 'È terminata una sessione o tutte le sessioni di un utente.' },
    },
    Import: {
      Completed:
        'Un’importazione di utenti è terminata. È un solo evento, qualunque sia il numero di utenti aggiunti.',
    },
    Role: {
      Created: 'Un ruolo è stato creato.',
      Deleted: 'Un ruolo è stato eliminato.',
      Data: { Updated: 'Il nome o la descrizione di un ruolo è cambiato.' },
      Scopes: { Updated: 'Un ruolo ha ottenuto o perso permessi.' },
    },
    Application: { Roles: { Updated: 'Un’applicazione machine-to-machine ha ottenuto o perso ruoli.' } },
    Scope: {
      Created: 'Un permesso di una risorsa API è stato creato.',
      Deleted: 'Un permesso di una risorsa API è stato eliminato.',
      Data: { Updated: 'Un permesso di una risorsa API è cambiato.' },
    },
    Organization: {
      Created: 'Un’organizzazione è stata creata.',
      Deleted: 'Un’organizzazione è stata eliminata.',
      Data: { Updated: 'I dati o le impostazioni di un’organizzazione sono cambiati.' },
      Membership: {
        Updated: 'Membri sono entrati in un’organizzazione o ne sono usciti.',
        Roles: { Updated: 'I ruoli di un membro di un’organizzazione sono cambiati.' },
      },
    },
    OrganizationRole: {
      Created: 'Un ruolo dell’organizzazione è stato creato.',
      Deleted: 'Un ruolo dell’organizzazione è stato eliminato.',
      Data: { Updated: 'Un ruolo dell’organizzazione è cambiato.' },
      Scopes: { Updated: 'Un ruolo dell’organizzazione ha ottenuto o perso permessi.' },
    },
    OrganizationScope: {
      Created: 'Un permesso dell’organizzazione è stato creato.',
      Deleted: 'Un permesso dell’organizzazione è stato eliminato.',
      Data: { Updated: 'Un permesso dell’organizzazione è cambiato.' },
    },
    Identifier: { Lockout: 'L’accesso con un identificatore è bloccato dopo troppi tentativi.' },
    Message: { RateLimited: 'Sono stati richiesti troppi messaggi per un destinatario.' },
    Grant: {
      LimitExceeded:
        'Un accesso ha superato il limite di grant di un’applicazione, quindi quelli meno recenti sono terminati.',
    },
  },
  delete: {
    action: 'Elimina webhook',
    title: 'Eliminare {{name}}?',
    text: 'Il suo endpoint non riceve più eventi. Vengono eliminati anche gli eventi in attesa e non riusciti e l’elenco delle richieste.',
  },
};
