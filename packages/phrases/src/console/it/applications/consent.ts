/** The tab Permissions of a third-party application: what it can request, in Italian. */
export const consent = {
  search: 'Nome o descrizione',
  permission: 'Permesso',
  description: 'Descrizione',
  api: 'Risorsa API',
  user: {
    title: 'Dati utente',
    text: 'Dati utente che l’applicazione può richiedere; all’inizio le nuove applicazioni hanno {{scopes}}. openid e offline_access sono sempre consentiti. Gli altri scope vengono rifiutati con invalid_scope.',
    column: 'Dati utente',
    scope: 'Scope',
    add: 'Aggiungi dati utente',
    addTitle: 'Aggiungi dati utente per {{name}}',
    addText: 'Gli utenti vedono i dati nella pagina di consenso prima che vengano condivisi.',
    none: 'Solo openid.',
    removeText:
      'L’applicazione perde subito l’accesso a questi dati, anche se gli utenti hanno dato il consenso.',
  },
  resource: {
    title: 'Permessi API',
    text: 'Permessi API che l’applicazione può richiedere. I token senza organizzazione contengono quelli a cui l’utente ha dato il consenso e che ha tramite un ruolo. Le API che qui non hanno permessi vengono rifiutate con invalid_target.',
    add: 'Aggiungi permessi',
    addTitle: 'Aggiungi permessi per {{name}}',
    addText: 'Gli utenti vedono le descrizioni nella pagina di consenso.',
    none: 'Nessun permesso API.',
    removeText:
      'L’applicazione perde il permesso con il prossimo token, anche se gli utenti hanno dato il consenso.',
  },
  organization: {
    title: 'Permessi dell’organizzazione',
    text: 'Permessi del modello di organizzazione che l’applicazione può richiedere. I token per un’organizzazione li contengono se l’utente ha selezionato l’organizzazione nella pagina di consenso e vi ha il permesso. L’applicazione ha bisogno anche dello scope urn:logto:scope:organizations.',
    add: 'Aggiungi permessi dell’organizzazione',
    addTitle: 'Aggiungi permessi dell’organizzazione per {{name}}',
    addText: 'Gli utenti vedono le descrizioni nella pagina di consenso.',
    none: 'Nessun permesso dell’organizzazione.',
    removeText:
      'L’applicazione perde il permesso con il prossimo token, anche se gli utenti hanno dato il consenso.',
  },
  organizationResource: {
    title: 'Permessi API nelle organizzazioni',
    text: 'Permessi API che l’applicazione può richiedere per le organizzazioni. Li contengono solo i token con organization_id, per le organizzazioni selezionate dall’utente nella pagina di consenso.',
    add: 'Aggiungi permessi nelle organizzazioni',
    addTitle: 'Aggiungi permessi API nelle organizzazioni per {{name}}',
    addText: 'Gli utenti vedono le descrizioni nella pagina di consenso.',
    none: 'Nessun permesso API nelle organizzazioni.',
    removeText:
      'L’applicazione perde il permesso con il prossimo token, anche se gli utenti hanno dato il consenso.',
  },
  remove: 'Rimuovi',
  removeTitle: 'Rimuovere {{name}}?',
  scopes: {
    profile: 'Nome, nome utente e avatar',
    email: 'Indirizzo e-mail',
    phone: 'Numero di telefono',
    address: 'Indirizzo postale',
    custom_data: 'Dati personalizzati',
    identities: 'Account collegati',
    roles: 'Ruoli',
    organizations: 'Organizzazioni',
    organizationRoles: 'Ruoli dell’organizzazione',
  },
};
