import type { Translation } from '../translated.ts';
import { connectionLinks } from './enterprise-sso/connection-links.ts';

/** Enterprise SSO: identity providers of companies, in Italian. */
export const enterpriseSso: Translation<'enterpriseSso'> = {
  title: 'SSO aziendale',
  description: 'Permetti agli utenti di un’azienda di accedere con il provider di identità dell’azienda.',
  columns: { name: 'Nome', kind: 'Provider', domains: 'Domini e-mail', status: 'Stato' },
  status: { ready: 'Attivo', noDomain: 'Dominio mancante', noSettings: 'Impostazioni mancanti' },
  empty: {
    title: 'Ancora nessun connettore SSO aziendale',
    text: 'Creane uno per ogni azienda. Gli utenti con un indirizzo e-mail nei suoi domini accedono con il suo provider di identità, senza una password qui.',
  },
  off: {
    text: 'L’SSO aziendale è disattivato nell’esperienza di accesso, quindi questi connettori non vengono usati.',
    action: 'Vai all’impostazione',
  },
  create: {
    action: 'Crea connettore SSO',
    title: 'Crea connettore SSO',
    description: 'Non attivo finché non aggiungi le impostazioni e un dominio.',
    kind: 'Provider di identità',
    name: 'Nome',
    nameHelp: 'Visibile agli amministratori e, se manca un nome visualizzato, agli utenti.',
    namePlaceholder: 'Acme',
  },
  tabs: {
    connection: 'Connessione',
    experience: 'Esperienza',
    'connection-links': 'Link di connessione',
    'idp-initiated-auth': 'Accesso avviato dall’IdP',
  },
  addresses: {
    title: 'Configurazione del provider di identità',
    description: 'Inserisci questi valori presso il provider di identità.',
    names: {
      redirectUri: 'URI di reindirizzamento',
      assertionConsumerServiceUrl: 'URL Assertion Consumer Service (ACS)',
      entityId: 'Entity ID e URL dei metadati',
    },
  },
  settings: {
    title: 'Impostazioni',
    description: 'Valori del provider di identità dell’azienda.',
  },
  lookUp: {
    title: 'Verifica la configurazione',
    description:
      'Legge la configurazione del provider con le impostazioni qui sopra, anche se non sono salvate.',
    action: 'Esegui test',
    found: 'Il provider ha risposto con:',
    failed: 'Risposta imprevista',
    unreachable: 'Il provider non è raggiungibile',
    wrongSettings: 'Test non eseguito: correggi prima le impostazioni qui sopra.',
    advice: {
      general: 'Controlla l’URL o riprova tra qualche minuto.',
      invalid_config: 'Un’impostazione manca o non è valida.',
      invalid_certificate: 'Il certificato del provider non è attendibile.',
      invalid_response:
        'La risposta non proviene da un provider di identità di questo tipo. Controlla l’URL.',
      authorization_failed: 'Il provider ha negato l’accesso. Controlla l’URL.',
    },
  },
  links: connectionLinks,
  people: {
    title: 'Domini',
    description: 'Utenti che accedono con questo provider di identità.',
    domains: 'Domini e-mail',
    domainsHelp:
      'Gli utenti con un indirizzo e-mail in questi domini possono accedere solo con questo provider di identità. Uno per riga.',
    problems: {
      invalid: 'Inserisci un dominio, ad esempio example.com.',
      public: 'Questo è un provider e-mail pubblico, non il dominio di un’azienda.',
      twice: 'Questo dominio è già nell’elenco.',
    },
  },
  look: {
    title: 'Aspetto',
    description: 'L’aspetto del connettore nelle pagine di accesso.',
    displayName: 'Nome visualizzato',
    logo: 'Logo',
    darkLogo: 'Logo in modalità scura',
  },
  profile: {
    title: 'Sincronizzazione profilo',
    description: 'Dati copiati dal provider di identità.',
    sync: 'Sincronizza i profili a ogni accesso',
    syncHelp: 'Copia nome e avatar a ogni accesso. Se disattivata, solo alla creazione dell’account.',
  },
  internal: {
    title: 'Console',
    description: 'Visibile agli amministratori e, se manca un nome visualizzato, agli utenti.',
  },
  idpInitiated: {
    off: {
      title: 'L’accesso avviato dall’IdP è disattivato',
      text: 'Gli accessi avviati dall’IdP vengono rifiutati. Se consentiti, avviano un accesso a una delle tue applicazioni, che poi richiede l’autenticazione al provider.',
      action: 'Consenti l’accesso avviato dall’IdP',
    },
    title: 'Accesso avviato dall’IdP',
    description: 'Dove arrivano gli utenti che iniziano dal loro provider di identità.',
    application: 'Applicazione',
    choose: 'Scegli un’applicazione',
    search: 'Cerca applicazioni per nome o ID',
    more: 'Carica altre applicazioni',
    autoSend: 'Invia la richiesta di autorizzazione per l’applicazione',
    autoSendHelp:
      'Solo per le applicazioni web tradizionali, che hanno un segreto. Se disattivata, l’accesso viene avviato da una pagina dell’applicazione.',
    redirectUri: 'URI di reindirizzamento',
    firstRedirectUri: 'Primo URI di reindirizzamento dell’applicazione',
    parameters: 'Parametri aggiuntivi',
    parametersHelp: 'Aggiunti alla richiesta: "scopes" e "resources" come elenchi, gli altri come stringhe.',
    callbackUri: 'URL di accesso',
    callbackUriHelp:
      'Viene chiamato con il parametro ssoConnectorId. La pagina avvia l’accesso con direct_sign_in=sso: seguito da questo ID.',
    turnOff: {
      title: 'Disattivazione',
      text: 'Gli accessi avviati dall’IdP vengono di nuovo rifiutati.',
      action: 'Disattiva l’accesso avviato dall’IdP',
      question: 'Disattivare l’accesso avviato dall’IdP?',
    },
  },
  delete: {
    action: 'Elimina connettore SSO',
    title: 'Eliminare {{name}}?',
    text: 'Le impostazioni e i segreti vengono eliminati. L’operazione non può essere annullata.',
    users_one:
      '{{count}} utente accede con questo connettore. Verrà disconnesso ovunque e avrà bisogno di un altro metodo di accesso. Il suo account viene mantenuto.',
    users_many:
      '{{count}} di utenti accedono con questo connettore. Verranno disconnessi ovunque e avranno bisogno di un altro metodo di accesso. I loro account vengono mantenuti.',
    users_other:
      '{{count}} utenti accedono con questo connettore. Verranno disconnessi ovunque e avranno bisogno di un altro metodo di accesso. I loro account vengono mantenuti.',
    domain: 'Gli utenti con un indirizzo e-mail in {{domain}} non lo usano più per accedere.',
  },
};
