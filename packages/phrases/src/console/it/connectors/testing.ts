/** Test messages of a connector. */
export const connectorsTest = {
  title: 'Test',
  description: {
    Email: 'Invia un’e-mail di prova con le impostazioni qui sopra, anche se non sono salvate.',
    Sms: 'Invia un SMS di prova con le impostazioni qui sopra, anche se non sono salvate.',
  },
  text: {
    title: 'Prova',
    description: {
      Email: 'Invia un’e-mail di prova con questo modello e valori di esempio, anche se non è salvato.',
      Sms: 'Invia un SMS di prova con questo modello e valori di esempio, anche se non è salvato.',
    },
    nothing:
      'Nessun connettore e-mail configurato. L’anteprima mostra il modello; configura l’e-mail per inviare una prova.',
    setUp: 'Configura e-mail',
    wrong: 'Non inviato: correggi prima il modello.',
  },
  email: 'Invia a',
  phone: 'Invia a',
  phonePlaceholder: '+39 312 3456789',
  submit: 'Invia messaggio di prova',
  invalidEmail: 'Inserisci un indirizzo e-mail.',
  invalidPhone: 'Inserisci un numero di telefono con il prefisso del paese.',
  sentTitle: 'Accettato dal provider',
  sentText:
    '{{to}} dovrebbe riceverlo entro un minuto. In caso contrario, controlla la cartella spam e il log del provider.',
  wrongSettings: 'Non inviato: correggi prima le impostazioni qui sopra.',
  failedTitle: 'Il messaggio non è stato inviato',
  late: {
    connect: 'Timeout della connessione. Controlla host, porta e firewall.',
    tls: 'Timeout dell’handshake TLS. Controlla che porta e crittografia siano compatibili.',
    login: 'Timeout dell’autenticazione. Riprova tra qualche minuto.',
    send: 'Il provider non ha confermato in tempo il messaggio. Potrebbe comunque arrivare. Riprova tra qualche minuto.',
  },
  advice: {
    general:
      'Il provider non è raggiungibile o ha avuto un errore. Controlla host e URL o riprova tra qualche minuto.',
    invalid_metadata: 'Il connettore è difettoso. Contatta l’operatore di questo server.',
    unexpected_type: 'Questo connettore non può inviare messaggi.',
    invalid_config_guard: 'Il connettore è difettoso. Contatta l’operatore di questo server.',
    invalid_request_parameters:
      'Il provider ha rifiutato il messaggio. Controlla che il mittente sia verificato e il destinatario consentito.',
    insufficient_request_parameters: 'Manca un’impostazione richiesta dal provider.',
    invalid_config: 'Un’impostazione non è valida. Controlla gli URL e la regione.',
    invalid_certificate: 'Il certificato del provider non è attendibile. Controlla host e crittografia.',
    invalid_response: 'La risposta non proviene dal provider. Controlla host e URL.',
    template_not_found: 'Questo messaggio non ha un modello. Aggiungine uno ai modelli.',
    template_not_supported: 'Il provider non supporta questo tipo di modello.',
    rate_limit_exceeded:
      'Il limite di frequenza del provider è stato superato. Attendi o aumenta il limite presso il provider.',
    not_implemented: 'Questo connettore non lo supporta.',
    social_auth_code_invalid: 'Il provider ha rifiutato il codice di autorizzazione.',
    social_invalid_access_token: 'Il provider ha rifiutato il proprio token di accesso.',
    social_invalid_id_token: 'Il token ID del provider non è valido.',
    authorization_failed: 'Il provider ha rifiutato le credenziali. Copiale di nuovo.',
  },
};
