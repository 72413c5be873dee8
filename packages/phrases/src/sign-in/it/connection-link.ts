import type { SignInTexts } from '../en.ts';

/** The page of a connection link, in Italian. */
export const connectionLink: Partial<SignInTexts> = {
  'connection_link.title': 'Connetti il tuo provider di identità',
  'connection_link.text': 'Gli utenti di {organization} lo useranno per accedere.',
  'connection_link.review':
    'Nulla cambia finché non invii le impostazioni e un amministratore non le conferma. Il link è valido fino a: {date}.',
  'connection_link.submitted.title': 'In attesa di conferma',
  'connection_link.submitted.text':
    'Un amministratore deve confermare le tue impostazioni. Se modifichi qualcosa, inviale di nuovo.',
  'connection_link.rejected':
    'Un amministratore ha rifiutato le tue impostazioni. Chiedigli il motivo, poi inseriscile di nuovo.',
  'connection_link.service.title': '1. Aggiungi un’applicazione presso il tuo provider di identità',
  'connection_link.service.text': 'Inserisci lì questi valori. Tipo di connessione: {type}.',
  'connection_link.service.redirectUri': 'URI di reindirizzamento',
  'connection_link.service.entityId': 'Entity ID o audience',
  'connection_link.service.assertionConsumerServiceUrl': 'URL Assertion Consumer Service (ACS)',
  'connection_link.settings.title': '2. Inserisci le relative impostazioni',
  'connection_link.settings.saml':
    'Inserisci l’URL dei metadati o i metadati. Se non li hai, compila gli altri campi.',
  'connection_link.settings.issuer': 'Emittente',
  'connection_link.settings.clientId': 'ID client',
  'connection_link.settings.clientSecret': 'Segreto client',
  'connection_link.settings.metadataUrl': 'URL dei metadati',
  'connection_link.settings.metadata': 'Metadati (XML)',
  'connection_link.settings.entityId': 'Entity ID',
  'connection_link.settings.signInEndpoint': 'URL di accesso',
  'connection_link.settings.x509Certificate': 'Certificati di firma (PEM)',
  'connection_link.settings.issuer_help': 'L’URL che precede /.well-known/openid-configuration.',
  'connection_link.settings.kept': 'Salvato. Resta valido, a meno che tu non ne inserisca un altro.',
  'connection_link.settings.save': 'Salva e prova',
  'connection_link.settings.found':
    'Impostazioni salvate. Il tuo provider di identità ha risposto. Gli utenti accedono da {url}',
  'connection_link.domains.title': '3. Verifica i tuoi domini e-mail',
  'connection_link.domains.text':
    'Gli utenti con un indirizzo e-mail in questi domini accederanno con il tuo provider di identità. Crea il record TXT di ogni dominio presso il tuo provider DNS, poi verifica il dominio.',
  'connection_link.domains.label': 'Dominio',
  'connection_link.domains.add': 'Aggiungi dominio',
  'connection_link.domains.record_name': 'Nome del record TXT',
  'connection_link.domains.record_value': 'Valore',
  'connection_link.domains.verify': 'Verifica',
  'connection_link.domains.verified': 'Verificato',
  'connection_link.domains.remove': 'Rimuovi',
  'connection_link.submit.title': '4. Invia per la conferma',
  'connection_link.submit.text':
    'Un amministratore vede le modifiche previste, senza i segreti, e le conferma o le rifiuta.',
  'connection_link.submit.action': 'Invia',
  'connection_link.submit.again': 'Invia di nuovo',
  'connection_link.ended.confirmed.title': 'Il tuo provider di identità è connesso',
  'connection_link.ended.confirmed.text':
    'Un amministratore ha confermato le tue impostazioni. Puoi chiudere questa pagina.',
  'connection_link.ended.expired.title': 'Questo link è scaduto',
  'connection_link.ended.expired.text': 'Chiedine uno nuovo all’amministratore che te lo ha inviato.',
  'connection_link.ended.submitted.title': 'In attesa di conferma',
  'connection_link.ended.submitted.text':
    'Il link è scaduto, ma un amministratore può ancora confermare le tue impostazioni.',
  'connection_link.ended.revoked.title': 'Questo link è stato revocato',
  'connection_link.ended.revoked.text': 'Chiedine uno nuovo all’amministratore che te lo ha inviato.',
  'connection_link.ended.invalid.title': 'Questo link non funziona',
  'connection_link.ended.invalid.text': 'Apri per intero il link che hai ricevuto o chiedine uno nuovo.',
  'connection_link.ended.failed.title': 'Non è stato possibile caricare la pagina',
  'connection_link.ended.failed.text': 'Controlla la connessione, poi ricarica la pagina.',
  'connection_link.ended.limited.title': 'Troppi tentativi',
  'connection_link.ended.limited.text': 'Attendi 10 minuti, poi ricarica la pagina.',
  'connection_link.error.connection_link.ended': 'Il link non è più utilizzabile. Ricarica la pagina.',
  'connection_link.error.connection_link.domain_exists': 'Questo dominio è già nell’elenco.',
  'connection_link.error.connection_link.too_many_domains': 'Ci sono già 20 domini. Rimuovine prima uno.',
  'connection_link.error.connection_link.domain_not_verified':
    'Il record non c’è ancora. Le modifiche al DNS possono richiedere un’ora. Controlla nome e valore, poi riprova.',
  'connection_link.error.connection_link.incomplete':
    'Salva prima le impostazioni complete e verifica un dominio.',
  'connection_link.error.single_sign_on.forbidden_domains':
    'Chiunque può ottenere un indirizzo e-mail in questo dominio. Inserisci il dominio della tua azienda.',
  'connection_link.error.request.rate_limited': 'Troppi tentativi. Riprova {when}.',
  'connection_link.error.connector.general':
    'Le impostazioni sono salvate, ma il tuo provider di identità non è raggiungibile. Controlla l’URL.',
  'connection_link.error.connector.invalid_config':
    'Le impostazioni sono salvate, ma non corrispondono a quanto indica il tuo provider di identità. Controlla l’URL e l’emittente.',
  'connection_link.error.connector.invalid_response':
    'Le impostazioni sono salvate, ma la risposta non proviene da un provider di identità. Controlla l’URL.',
  'connection_link.error.setting': 'Controlla questo valore.',
  'connection_link.error.secret': 'Inserisci di nuovo il segreto, perché l’emittente è cambiato.',
  'connection_link.error.domain': 'Inserisci un dominio, ad esempio example.com.',
};
