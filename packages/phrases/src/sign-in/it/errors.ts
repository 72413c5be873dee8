import type { SignInTexts } from '../en.ts';

export const errors: Partial<SignInTexts> = {
  'dead_end.unknown_session.title': 'Questo accesso è terminato',
  'dead_end.unknown_session.text':
    'È stato completato, ha richiesto troppo tempo o è iniziato in un altro browser. Torna all’applicazione e accedi da lì.',
  'dead_end.suspended.title': 'Questo account è sospeso',
  'dead_end.suspended.text': 'Solo un amministratore può riattivarlo. Chiedi a chi gestisce {application}.',
  'dead_end.registration_closed.title': 'La registrazione è chiusa',
  'dead_end.registration_closed.text': 'Qui i nuovi account li crea un amministratore.',
  'dead_end.reset_password.title': 'Qui non è ancora possibile reimpostare le password',
  'dead_end.reset_password.text':
    'Chiedi una nuova password a un amministratore, oppure accedi se la ricordi.',
  'dead_end.single_sign_on.title': 'Qui non c’è il Single Sign-On',
  'dead_end.single_sign_on.text': 'Non è configurato alcun accesso aziendale. Accedi in un altro modo.',
  'dead_end.no_method.title': 'Non c’è modo di accedere',
  'dead_end.no_method.text':
    'Tutti i modi di accedere sono disattivati. Un amministratore può cambiarlo in «Sign-in experience».',
  'dead_end.link_used.title': 'Questo link è già stato usato',
  'dead_end.link_used.text':
    'Ogni link si può usare una volta. Fattene inviare uno nuovo o accedi in un altro modo.',
  'dead_end.link_expired.title': 'Questo link è scaduto',
  'dead_end.link_expired.text': 'Fattene inviare uno nuovo o accedi in un altro modo.',
  'dead_end.link_invalid.title': 'Questo link non funziona',
  'dead_end.link_invalid.text':
    'Potrebbe essere incompleto, ritirato o destinato a un’altra persona. Fattene inviare uno nuovo o accedi in un altro modo.',
  'dead_end.invitation_accepted.title': 'Questo invito è già stato accettato',
  'dead_end.invitation_accepted.text': 'Accedi all’applicazione con l’account che lo ha accettato.',
  'dead_end.invitation_expired.title': 'Questo invito è scaduto',
  'dead_end.invitation_expired.text': 'Chiedine uno nuovo a chi ti ha invitato.',
  'dead_end.invitation_invalid.title': 'Questo link non funziona',
  'dead_end.invitation_invalid.text':
    'È incompleto o è stato sostituito da uno più recente. Apri il link nell’ultima email o chiedi un nuovo invito.',
  'dead_end.invitation_revoked.title': 'Questo invito non è più valido',
  'dead_end.invitation_revoked.text':
    'È stato rifiutato o ritirato. Chiedine uno nuovo a chi ti ha invitato.',
  'dead_end.setup_link.title': 'Apri il link di configurazione',
  'dead_end.setup_link.text':
    'Questa installazione non ha ancora un amministratore. All’avvio il server ha mostrato un link monouso, nel terminale da cui lo hai avviato o nel suo log. Apri quel link in questo browser.',
  'dead_end.setup_invalid.title': 'Questo link di configurazione non funziona',
  'dead_end.setup_invalid.text':
    'È incompleto, oppure è stato mostrato da un’altra installazione. Copia per intero il link che questo server ha mostrato.',
  'dead_end.setup_used.title': 'Questo link di configurazione è già stato usato',
  'dead_end.setup_used.text': 'Il primo amministratore esiste già. Accedi alla console con quell’account.',
  'dead_end.failed.title': 'Si è verificato un problema sul server',
  'dead_end.failed.text': 'Non è stato modificato nulla. Riprova tra un momento.',
  'dead_end.not_found.title': 'Pagina non trovata',
  'dead_end.not_found.text': 'A questo indirizzo non c’è nulla. Controlla che sia scritto bene.',
  'dead_end.unavailable.title': 'Questo servizio non è disponibile al momento',
  'dead_end.unavailable.text': 'Si è verificato un problema. Attendi un po’ e riprova.',
  'dead_end.unavailable.action': 'Riprova',

  'sign_out.title': 'Vuoi disconnetterti?',
  'sign_out.text': 'Stai per disconnetterti da questo servizio in questo browser.',
  'sign_out.action': 'Disconnetti',
  'signed_out.title': 'Hai eseguito la disconnessione',
  'signed_out.text': 'Puoi chiudere questa pagina.',
  'dead_end.request.title': 'L’accesso non può continuare',
  'dead_end.request.text':
    'L’applicazione ha inviato una richiesta a cui non si può rispondere. Torna indietro e riprova, oppure comunica a chi la gestisce quanto scritto qui sotto.',
  'dead_end.redirect.text':
    '{application} ha chiesto di rimandarti a un indirizzo che non è suo. Se l’indirizzo è giusto, chi la gestisce può aggiungerlo agli URI di reindirizzamento.',

  'error.required': 'Il campo «{field}» è obbligatorio.',
  'error.network': 'Il server non è raggiungibile. Controlla la connessione e riprova.',
  'error.unknown': 'Si è verificato un problema. Riprova tra un momento.',
  'error.invalid_username':
    'Inizia con una lettera o un trattino basso; usa lettere, cifre e trattini bassi.',
  'error.wrong_kind': 'Qui si accede con: {name}.',
  'error.session.invalid_credentials': 'L’account o la password non sono corretti.',
  'error.session.verification_blocked_too_many_attempts': 'Troppi tentativi. Riprova {when}.',
  'error.session.captcha_required': 'Ricarica questa pagina: bisogna verificare che sei una persona.',
  'error.session.captcha_failed': 'Impossibile verificare che sei una persona. Riprova.',
  'error.user.suspended': 'Questo account è sospeso. Chiedi a chi gestisce questo servizio.',
  'error.user.username_already_in_use': 'Questo nome utente è già in uso. Scegline un altro.',
  'error.user.sign_in_method_not_enabled': 'Qui non puoi accedere in questo modo.',
  'error.user.sign_up_method_not_enabled': 'Qui non puoi registrarti in questo modo.',
  'error.auth.forbidden': 'Questa funzione è disattivata qui.',
  'error.request.rate_limited': 'Troppi tentativi dalla tua rete. Attendi qualche minuto e riprova.',
  'error.request.busy': 'Il server è occupato. Attendi un momento e riprova.',
  'error.password_rejected.too_short': 'Troppo corta: la lunghezza minima è {min}.',
  'error.password_rejected.too_long': 'Troppo lunga: la lunghezza massima è {max}.',
  'error.password_rejected.unsupported_characters': 'Usa lettere, cifre e simboli della tastiera inglese.',
  'error.password_rejected.character_types':
    'Combina almeno {min} tra: minuscole, maiuscole, cifre, simboli.',
  'error.password_rejected.pwned': 'Questa password compare in una fuga di dati. Scegline un’altra.',
  'error.password_rejected.restricted.repetition': 'È formata soprattutto da un carattere ripetuto.',
  'error.password_rejected.restricted.sequence': 'È formata soprattutto da una sequenza come «123» o «abc».',
  'error.password_rejected.restricted.words': 'È formata soprattutto da una parola non ammessa qui.',
  'error.password_rejected.restricted.user_info': 'È formata soprattutto dal tuo nome o indirizzo.',
  'error.verification_code.not_found': 'Questo codice è stato usato o sostituito. Richiedine uno nuovo.',
  'error.verification_code.code_mismatch': 'Questo non è il codice inviato.',
  'error.verification_code.expired': 'Questo codice è scaduto. Richiedine uno nuovo.',
  'error.verification_code.exceed_max_try': 'Troppi codici errati. Richiedine uno nuovo.',
  'error.request.message_rate_limited': 'Troppi messaggi. Riprova {when}.',
  'error.session.google_one_tap.unverified_email':
    'Google non ha verificato questo indirizzo e-mail. Scegli un altro modo.',
  'error.session.email_blocklist.email_not_allowed': 'Questo indirizzo e-mail non può essere usato qui.',
  'error.session.email_blocklist.email_subaddressing_not_allowed':
    'Togli la parte dell’indirizzo dal + alla @.',
  'error.user.email_already_in_use': 'Questo indirizzo e-mail ha già un account.',
  'error.user.phone_already_in_use': 'Questo numero di telefono ha già un account.',
  'error.user.same_password': 'Questa è la tua vecchia password. Scegline un’altra.',
  'error.session.mfa.invalid_totp_code': 'Questo codice non è giusto o è già stato usato.',
  'error.session.mfa.invalid_backup_code': 'Non è un codice di riserva, o è già stato usato.',
  'error.session.mfa.webauthn_verification_failed':
    'La verifica non è riuscita. Riprova o scegli un altro modo.',
  'error.session.verification_session_not_found': 'È passato troppo tempo. Ricomincia.',
  'error.sso_not_found': 'Nessun accesso aziendale è configurato per questo indirizzo e-mail.',
  'error.single_sign_on.email_not_of_domain':
    'La tua azienda non ha confermato per te un indirizzo e-mail del proprio dominio. Chiedi al suo reparto informatico.',
  'error.invalid_email': 'Inserisci un indirizzo e-mail, ad esempio name@example.com.',
  'error.invalid_phone': 'Inserisci un numero di telefono con il prefisso del paese.',
  'error.not_sent': 'Impossibile inviare il messaggio. Riprova tra un momento.',
};
