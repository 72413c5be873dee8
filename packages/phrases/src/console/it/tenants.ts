import type { Translation } from '../translated.ts';

/** Tenants of the cloud edition: the start page, creating one, and switching between them, in Italian. */
export const tenants: Translation<'tenants'> = {
  landing: {
    title: 'Crea il tuo primo tenant',
    text: 'Un tenant ha i propri utenti, le proprie applicazioni e pagine di accesso. Creane uno adesso per lo sviluppo e uno più avanti per la produzione.',
    create: 'Crea tenant',
  },
  invitations: {
    title: 'trova i tuoi tenant',
    text: 'Hai ricevuto un invito per questi tenant. Unisciti a uno o creane uno tuo.',
    from: 'Invito di {{name}}',
    join: 'Unisciti',
    create: 'Crea nuovo tenant',
  },
  suspended: {
    title: '{{name}} è sospeso',
    users:
      'Gli utenti non possono accedere alle sue applicazioni. Non si perde nulla: account e sessioni vengono mantenuti.',
    administrators:
      'Le impostazioni non possono essere modificate finché la sospensione non viene revocata. Se pensi che si tratti di un errore, contattaci.',
    contact: 'Contattaci',
    pay: 'Salda le fatture ancora da pagare, poi contattaci per far revocare la sospensione.',
    others: 'I tuoi altri tenant',
  },
  create_modal: {
    title: 'Crea tenant',
    description: 'Un tenant ha i propri utenti e il proprio host.',
    name: 'Nome',
    namePlaceholder: 'Il mio progetto',
    region: 'Regione',
    purpose: 'Scopo d’uso',
    submit: 'Crea tenant',
    tenant_created: 'Il tenant è stato creato.',
    invitation_failed: 'Gli inviti non sono stati inviati. Puoi invitare i colleghi più tardi.',
  },
  tags: { development: 'Sviluppo', production: 'Produzione' },
  tagHelp: {
    development: 'Gratuito, per le prove. Non per utenti reali.',
    production: 'Per utenti reali. Poi scegli un piano.',
  },
  production: {
    title: 'Non hai ancora un tenant di produzione',
    text: 'I tenant di sviluppo servono per le prove. Crea un tenant di produzione prima che accedano utenti reali.',
    create: 'Crea tenant di produzione',
  },
  migration: {
    title: 'Scopo d’uso: {{tag}}',
    development: 'Questo tenant ora è per lo sviluppo e le prove. Creane un altro per gli utenti reali.',
    production: 'Questo tenant ora è per la produzione e può avere utenti reali.',
    paid: 'Mantiene il suo piano a pagamento.',
    gotIt: 'Ho capito',
  },
  regions: { EU: 'Europa', US: 'Stati Uniti occidentali', AU: 'Australia' },
  roles: { admin: 'admin', collaborator: 'collaboratore', viewer: 'visualizzatore' },
  accept: {
    title: 'Unisciti a {{tenant}}',
    invited: 'Hai ricevuto un invito ad amministrare questo tenant. Il tuo ruolo è {{role}}.',
    invitedBy: '{{inviter}} ti invita ad amministrare questo tenant. Il tuo ruolo è {{role}}.',
    account: 'Ti unisci come {{account}}.',
    join: 'Unisciti',
    later: 'Non ora',
    home: 'Vai alla pagina iniziale',
    open: 'Apri {{tenant}}',
    other: {
      title: 'Questo invito è per un altro account',
      text: 'Hai effettuato l’accesso come {{account}}, che non è l’indirizzo e-mail invitato. Per unirti, accedi con l’indirizzo invitato.',
      switch: 'Cambia account',
    },
    unknown: {
      title: 'Invito non trovato',
      text: 'Controlla che il link sia completo. L’invito o il relativo tenant potrebbero essere stati eliminati.',
    },
    accepted: {
      title: 'Questo invito è già stato accettato',
      text: 'Un invito funziona una sola volta. Se l’hai accettato tu, puoi aprire {{tenant}}.',
    },
    revoked: {
      title: 'Questo invito è stato revocato',
      text: 'Chiedine uno nuovo a un amministratore di {{tenant}}.',
    },
    expired: {
      title: 'Questo invito è scaduto',
      text: 'Chiedine uno nuovo a un amministratore di {{tenant}}.',
    },
  },
  switcher: {
    label: 'Cambia tenant',
    current: 'Tenant: {{name}}',
    invited: 'Tenant: {{name}}. Hai inviti.',
    tenants: 'Tenant',
    invitations: 'Inviti',
    join: 'Unisciti a {{name}}',
    create: 'Crea tenant',
  },
};
