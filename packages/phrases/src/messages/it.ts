import type { MessageTexts } from './en.ts';

/** The emails and SMS in Italian. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': 'Il tuo codice di accesso',
  'email.SignIn.content':
    'Inserisci questo codice per accedere:\n\n{{code}}\n\nScade {{expiresIn}}. Se non lo hai richiesto, puoi ignorare questo messaggio; non dare il codice a nessuno.',
  'sms.SignIn': '{{code}} è il tuo codice di accesso.',

  'email.Register.subject': 'Il tuo codice per creare un account',
  'email.Register.content':
    'Inserisci questo codice per creare il tuo account:\n\n{{code}}\n\nScade {{expiresIn}}. Se non lo hai richiesto, puoi ignorare questo messaggio.',
  'sms.Register': '{{code}} è il codice per creare il tuo account.',

  'email.ForgotPassword.subject': 'Il tuo codice per una nuova password',
  'email.ForgotPassword.content':
    'Inserisci questo codice per impostare una nuova password:\n\n{{code}}\n\nScade {{expiresIn}}. Se non lo hai richiesto, la tua password resta com’è; non dare il codice a nessuno.',
  'sms.ForgotPassword': '{{code}} è il codice per una nuova password.',

  'email.OrganizationInvitation.subject': 'Hai ricevuto un invito',
  'email.OrganizationInvitation.content':
    'Ti hanno invitato a unirti a un’organizzazione. Apri questo link per accettare:\n\n{{link}}\n\nSe non te lo aspettavi, puoi ignorare questo messaggio.',
  'sms.OrganizationInvitation': 'Ti hanno invitato a unirti a un’organizzazione: {{link}}',

  'email.Generic.subject': 'Il tuo codice di verifica',
  'email.Generic.content':
    'Il tuo codice di verifica è:\n\n{{code}}\n\nScade {{expiresIn}}. Se non lo hai richiesto, puoi ignorare questo messaggio.',
  'sms.Generic': '{{code}} è il tuo codice di verifica.',

  'email.UserPermissionValidation.subject': 'Conferma che sei tu',
  'email.UserPermissionValidation.content':
    'Inserisci questo codice per confermare una modifica del tuo account:\n\n{{code}}\n\nScade {{expiresIn}}. Se non lo hai richiesto, non dare il codice a nessuno.',
  'sms.UserPermissionValidation': '{{code}} conferma una modifica del tuo account.',

  'email.BindNewIdentifier.subject': 'Conferma il tuo indirizzo e-mail',
  'email.BindNewIdentifier.content':
    'Inserisci questo codice per aggiungere questo indirizzo al tuo account:\n\n{{code}}\n\nScade {{expiresIn}}. Se non lo hai richiesto, puoi ignorare questo messaggio.',
  'sms.BindNewIdentifier': '{{code}} aggiunge questo numero al tuo account.',

  'email.MfaVerification.subject': 'Il secondo passaggio per accedere',
  'email.MfaVerification.content':
    'Inserisci questo codice come secondo passaggio del tuo accesso:\n\n{{code}}\n\nScade {{expiresIn}}. Se non stai accedendo, qualcuno conosce la tua password: cambiala.',
  'sms.MfaVerification': '{{code}} è il secondo passaggio del tuo accesso.',

  'email.BindMfa.subject': 'Configura l’accesso in due passaggi',
  'email.BindMfa.content':
    'Inserisci questo codice per usare questo indirizzo come secondo passaggio del tuo accesso:\n\n{{code}}\n\nScade {{expiresIn}}. Se non lo hai richiesto, non dare il codice a nessuno.',
  'sms.BindMfa': '{{code}} configura l’accesso in due passaggi.',

  'email.PasswordChanged.subject': 'La tua password è stata modificata',
  'email.PasswordChanged.content':
    'La password del tuo account è stata impostata o modificata.\n\nSe non sei stato tu, imposta subito una nuova password ed esci da tutti i dispositivi.',

  'email.EmailChanged.subject': 'Il tuo indirizzo email è stato modificato',
  'email.EmailChanged.content':
    'Questo indirizzo email non appartiene più al tuo account: è stato sostituito o rimosso.\n\nSe non sei stato tu, contatta subito l’assistenza.',

  'email.PhoneChanged.subject': 'Il tuo numero di telefono è stato modificato',
  'email.PhoneChanged.content':
    'Il numero di telefono del tuo account è stato impostato, modificato o rimosso.\n\nSe non sei stato tu, cambia subito la password ed esci da tutti i dispositivi.',

  'email.FactorAdded.subject': 'È stato aggiunto un metodo di accesso',
  'email.FactorAdded.content':
    'Una passkey, un’app di autenticazione o una serie di codici di backup è stata aggiunta al tuo account.\n\nSe non sei stato tu, rimuovi il metodo e cambia subito la password.',

  'email.FactorRemoved.subject': 'È stato rimosso un metodo di accesso',
  'email.FactorRemoved.content':
    'Una passkey, un’app di autenticazione o una serie di codici di backup è stata rimossa dal tuo account.\n\nSe non sei stato tu, cambia subito la password e configura di nuovo l’accesso in due passaggi.',

  'email.AccountLinked.subject': 'È stato collegato un account',
  'email.AccountLinked.content':
    'Un account di un altro servizio è stato collegato al tuo account e ora può essere usato per accedere.\n\nSe non sei stato tu, scollegalo e cambia subito la password.',

  'email.PasswordLink.subject': 'Imposta una nuova password',
  'email.PasswordLink.content':
    'Un amministratore ti ha inviato questo link. Aprilo per impostare una nuova password:\n\n{{link}}\n\nFunziona una sola volta. Se non l’hai chiesto, ignora questo messaggio: la tua password resta la stessa.',

  'email.AccountInvitation.subject': 'Il tuo account è pronto',
  'email.AccountInvitation.content':
    'È stato creato un account per te. Apri questo link per impostare la tua password:\n\n{{link}}\n\nFunziona una sola volta. Se non te lo aspettavi, ignora questo messaggio.',
  'email.AccountUnlinked.subject': 'È stato scollegato un account',
  'email.AccountUnlinked.content':
    'Un account di un altro servizio è stato scollegato dal tuo account e non può più essere usato per accedere.\n\nSe non sei stato tu, collegalo di nuovo e cambia subito la password.',

  'email.TokensNearLimit.subject': 'L’80% dei token di questo mese è stato usato',
  'email.TokensNearLimit.content':
    'Questo tenant ha usato l’80% dei token inclusi nel suo piano per questo mese.\n\nGli utenti possono continuare ad accedere. Tre giorni dopo l’esaurimento dei token, le applicazioni machine-to-machine non ne ricevono altri fino alla fine del mese. Un piano superiore ne include di più.',

  'email.TokensUsedUp.subject': 'I token di questo mese sono esauriti',
  'email.TokensUsedUp.content':
    'Questo tenant ha usato tutti i token inclusi nel suo piano per questo mese.\n\nGli utenti possono continuare ad accedere. Tre giorni dopo l’esaurimento dei token, le applicazioni machine-to-machine non ne ricevono altri fino alla fine del mese. Un piano superiore ne include di più.',

  'email.TenantExported.subject': 'Un tenant è stato esportato',
  'email.TenantExported.content':
    'Un amministratore ha esportato questo tenant in un file sigillato. Contiene tutti gli utenti, con gli hash delle password e i secondi fattori, e tutti i segreti delle applicazioni e dei connettori. Chi conosce la passphrase può leggerlo.\n\nSe non sai nulla di questa esportazione, parlane subito con gli altri amministratori. Il registro di controllo mostra chi l’ha eseguita.',

  'email.Test.subject': 'Messaggio di prova',
  'email.Test.content':
    'Questa è una prova. Le e-mail di questo servizio arrivano a destinazione.\n\nNessuno ha richiesto un codice e non occorre fare nulla.',
  'sms.Test': 'Questa è una prova. Gli SMS di questo servizio arrivano; non occorre fare nulla.',
};
