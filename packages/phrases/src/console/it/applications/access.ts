/** The tab Access of an application, in Italian. */
export const access = {
  badge: 'Accesso limitato',
  title: 'Accesso',
  text: 'Decidi quali utenti possono accedere a questa applicazione. Le modifiche vengono salvate subito.',
  label: 'Solo gli utenti nell’elenco seguente',
  isOpen: 'Ogni utente di questo tenant può usare l’applicazione.',
  isLimited: 'Tutti gli altri utenti vedono una pagina che indica che non hanno accesso.',
  empty:
    'Ogni utente di questo tenant può usare l’applicazione. Per limitare l’accesso, aggiungi prima utenti, ruoli o organizzazioni all’elenco.',
  limit: {
    title: 'Limitare l’accesso a {{name}}?',
    text: 'Gli utenti che non sono nell’elenco non possono più accedervi. Se hanno già effettuato l’accesso, non ottengono nuovi token; i token di accesso per le API restano validi fino alla scadenza.',
    confirm: 'Limita accesso',
  },
  open: {
    title: 'Consentire a ogni utente di usare {{name}}?',
    text: 'L’elenco viene mantenuto, così puoi limitare di nuovo l’accesso.',
    confirm: 'Apri a tutti',
  },
  list: {
    title: 'Elenco di accesso',
    open: 'Non ha effetto finché l’accesso non è limitato.',
    limited:
      'È sufficiente che l’utente corrisponda a una voce. Le modifiche valgono dal prossimo accesso e dal prossimo token.',
  },
  users: {
    label: 'Utenti',
    none: 'Nessun utente.',
    add: 'Aggiungi utenti',
    addTitle: 'Aggiungi utenti all’elenco',
  },
  roles: {
    label: 'Ruoli',
    help: 'Tutti gli utenti con uno di questi ruoli.',
    none: 'Nessun ruolo.',
    add: 'Aggiungi ruoli',
    addTitle: 'Aggiungi ruoli all’elenco',
    users_one: '{{count}} utente',
    users_many: '{{count}} di utenti',
    users_other: '{{count}} utenti',
  },
  organizations: {
    label: 'Organizzazioni',
    help: 'I membri di una di queste organizzazioni, o solo quelli che vi hanno determinati ruoli.',
    none: 'Nessuna organizzazione.',
    add: 'Aggiungi organizzazioni',
    addTitle: 'Aggiungi organizzazioni all’elenco',
    addDescription: 'Se scegli dei ruoli, solo i membri che ne hanno uno nell’organizzazione.',
    all: 'Tutti i membri',
    withRoles: 'Membri con il ruolo {{roles}}',
  },
  last: {
    title: 'L’ultima voce non può essere rimossa',
    text: 'Con un elenco vuoto nessun utente potrebbe accedere. Aggiungi prima un’altra voce o disattiva «{{label}}» per aprire l’applicazione a ogni utente.',
  },
  showAll: 'Mostra altro ({{count}})',
  removeText:
    'Gli utenti che non corrispondono a nessun’altra voce perdono l’accesso la prossima volta che accedono o richiedono un token.',
  removeConfirm: 'Rimuovi dall’elenco',
  noneTitle: 'L’accesso non può essere limitato',
  noneText:
    'Le applicazioni integrate sono aperte a ogni utente e le applicazioni machine-to-machine non hanno utenti.',
};
