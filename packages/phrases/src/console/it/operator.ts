import type { Translation } from '../translated.ts';

/** The area of the cloud edition's operators, in Italian. */
export const operator: Translation<'operator'> = {
  title: 'Tutti i tenant',
  description:
    'Il piano di ogni tenant, i suoi utenti attivi e i token di questo mese. Gli operatori non vedono i dati dei tenant.',
  search: 'Cerca per nome o ID',
  columns: {
    tenant: 'Tenant',
    id: 'ID',
    region: 'Regione',
    plan: 'Piano',
    users: 'Utenti attivi',
    tokens: 'Token',
    members: 'Membri',
    state: 'Stato',
    createdAt: 'Creato',
  },
  plans: {
    free: 'Free',
    hobby: 'Hobby',
    pro: 'Pro',
    enterprise: 'Enterprise',
    'grandfathered-pro': 'Pro (precedente)',
    dev: 'Sviluppo',
    admin: 'Admin',
  },
  states: { active: 'Attivo', suspended: 'Sospeso', suspendedFor: 'Sospeso: {{reason}}' },
  empty: { title: 'Ancora nessun tenant', text: 'I tenant creati dagli utenti vengono mostrati qui.' },
  suspend: {
    action: 'Sospendi',
    title: 'Sospendere {{name}}?',
    text: 'Finché non revochi la sospensione, gli utenti non possono accedere a questo tenant e non è possibile modificarlo. Non si perde nulla.',
    reason: 'Motivo',
    reasonHelp: 'Visibile agli operatori e nel log di audit del tenant.',
    confirm: 'Sospendi tenant',
  },
  unsuspend: {
    action: 'Revoca sospensione',
    title: 'Revocare la sospensione di {{name}}?',
    text: 'Le sessioni e i token precedenti tornano a funzionare.',
  },
  plan: {
    action: 'Cambia piano',
    title: 'Cambia il piano di {{name}}',
    text: 'Il tenant ottiene subito il piano, senza pagamento.',
    save: 'Cambia piano',
  },
};
