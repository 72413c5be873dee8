/** Test messages of a connector. */
export const connectorsTest = {
  title: 'Test',
  description: {
    Email: 'Sendet eine Test-E-Mail mit den Einstellungen oben, auch wenn sie nicht gespeichert sind.',
    Sms: 'Sendet eine Test-SMS mit den Einstellungen oben, auch wenn sie nicht gespeichert sind.',
  },
  text: {
    title: 'Ausprobieren',
    description: {
      Email:
        'Sendet eine Test-E-Mail mit dieser Vorlage und Beispielwerten, auch wenn sie nicht gespeichert ist.',
      Sms: 'Sendet eine Test-SMS mit dieser Vorlage und Beispielwerten, auch wenn sie nicht gespeichert ist.',
    },
    nothing:
      'Es ist kein E-Mail-Connector eingerichtet. Die Vorschau zeigt die Vorlage; richten Sie E-Mail ein, um einen Test zu senden.',
    setUp: 'E-Mail einrichten',
    wrong: 'Nicht gesendet: Korrigieren Sie zuerst die Vorlage.',
  },
  email: 'Senden an',
  phone: 'Senden an',
  phonePlaceholder: '+49 151 23456789',
  submit: 'Testnachricht senden',
  invalidEmail: 'Geben Sie eine E-Mail-Adresse ein.',
  invalidPhone: 'Geben Sie eine Telefonnummer mit Ländervorwahl ein.',
  sentTitle: 'Vom Anbieter angenommen',
  sentText:
    '{{to}} sollte die Nachricht innerhalb einer Minute erhalten. Prüfen Sie sonst den Spam-Ordner und das Protokoll des Anbieters.',
  wrongSettings: 'Nicht gesendet: Korrigieren Sie zuerst die Einstellungen oben.',
  failedTitle: 'Die Nachricht wurde nicht gesendet',
  late: {
    connect: 'Zeitüberschreitung beim Verbinden. Prüfen Sie Host, Port und Firewalls.',
    tls: 'Zeitüberschreitung beim TLS-Handshake. Prüfen Sie, ob Port und Verschlüsselung zusammenpassen.',
    login: 'Zeitüberschreitung bei der Authentifizierung. Versuchen Sie es in einigen Minuten noch einmal.',
    send: 'Der Anbieter hat die Nachricht nicht rechtzeitig bestätigt. Vielleicht kommt sie noch an. Versuchen Sie es in einigen Minuten noch einmal.',
  },
  advice: {
    general:
      'Der Anbieter ist nicht erreichbar oder hat einen Fehler gemeldet. Prüfen Sie Host und URLs, oder versuchen Sie es in einigen Minuten noch einmal.',
    invalid_metadata: 'Der Connector ist fehlerhaft. Wenden Sie sich an den Betreiber dieses Servers.',
    unexpected_type: 'Dieser Connector kann keine Nachrichten senden.',
    invalid_config_guard: 'Der Connector ist fehlerhaft. Wenden Sie sich an den Betreiber dieses Servers.',
    invalid_request_parameters:
      'Der Anbieter hat die Nachricht abgelehnt. Prüfen Sie, ob der Absender bestätigt und der Empfänger erlaubt ist.',
    insufficient_request_parameters: 'Eine Einstellung, die der Anbieter verlangt, fehlt.',
    invalid_config: 'Eine Einstellung ist ungültig. Prüfen Sie URLs und Region.',
    invalid_certificate:
      'Dem Zertifikat des Anbieters wird nicht vertraut. Prüfen Sie Host und Verschlüsselung.',
    invalid_response: 'Die Antwort stammt nicht vom Anbieter. Prüfen Sie Host und URLs.',
    template_not_found: 'Für diese Nachricht gibt es keine Vorlage. Fügen Sie den Vorlagen eine hinzu.',
    template_not_supported: 'Der Anbieter unterstützt diese Art von Vorlage nicht.',
    rate_limit_exceeded:
      'Das Ratenlimit des Anbieters ist überschritten. Warten Sie, oder erhöhen Sie es dort.',
    not_implemented: 'Dieser Connector unterstützt das nicht.',
    social_auth_code_invalid: 'Der Anbieter hat den Autorisierungscode abgelehnt.',
    social_invalid_access_token: 'Der Anbieter hat sein eigenes Zugriffstoken abgelehnt.',
    social_invalid_id_token: 'Das ID-Token des Anbieters ist ungültig.',
    authorization_failed: 'Der Anbieter hat die Zugangsdaten abgelehnt. Kopieren Sie sie erneut.',
  },
};
