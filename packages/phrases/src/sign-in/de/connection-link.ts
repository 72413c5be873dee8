import type { SignInTexts } from '../en.ts';

export const connectionLink: Partial<SignInTexts> = {
  'connection_link.title': 'Verbinden Sie Ihren Identitätsanbieter',
  'connection_link.text': 'Die Benutzer von {organization} melden sich künftig damit an.',
  'connection_link.review':
    'Nichts ändert sich, bis Sie die Einstellungen einreichen und ein Administrator sie genehmigt. Der Link ist bis {date} gültig.',
  'connection_link.submitted.title': 'Warten auf Genehmigung',
  'connection_link.submitted.text':
    'Ein Administrator muss Ihre Einstellungen genehmigen. Wenn Sie etwas ändern, reichen Sie sie erneut ein.',
  'connection_link.rejected':
    'Ein Administrator hat Ihre Einstellungen abgelehnt. Fragen Sie nach dem Grund, und geben Sie die Einstellungen dann erneut ein.',
  'connection_link.service.title': '1. Fügen Sie bei Ihrem Identitätsanbieter eine Anwendung hinzu',
  'connection_link.service.text': 'Geben Sie dort diese Werte ein. Art der Verbindung: {type}.',
  'connection_link.service.redirectUri': 'Umleitungs-URI',
  'connection_link.service.entityId': 'Entity-ID (Audience)',
  'connection_link.service.assertionConsumerServiceUrl': 'URL des Assertion Consumer Service (ACS)',
  'connection_link.settings.title': '2. Geben Sie deren Einstellungen ein',
  'connection_link.settings.saml':
    'Geben Sie die Metadaten-URL oder die Metadaten ein. Wenn Sie beides nicht haben, füllen Sie die anderen Felder aus.',
  'connection_link.settings.issuer': 'Aussteller',
  'connection_link.settings.clientId': 'Client-ID',
  'connection_link.settings.clientSecret': 'Client-Secret',
  'connection_link.settings.metadataUrl': 'Metadaten-URL',
  'connection_link.settings.metadata': 'Metadaten (XML)',
  'connection_link.settings.entityId': 'Entity-ID',
  'connection_link.settings.signInEndpoint': 'Anmelde-URL',
  'connection_link.settings.x509Certificate': 'Signaturzertifikate (PEM)',
  'connection_link.settings.issuer_help': 'Die URL vor /.well-known/openid-configuration.',
  'connection_link.settings.kept': 'Gespeichert. Es bleibt erhalten, bis Sie ein anderes eingeben.',
  'connection_link.settings.save': 'Speichern und testen',
  'connection_link.settings.found':
    'Gespeichert. Ihr Identitätsanbieter hat geantwortet. Benutzer melden sich hier an: {url}',
  'connection_link.domains.title': '3. Bestätigen Sie die Domains Ihrer E-Mail-Adressen',
  'connection_link.domains.text':
    'Benutzer mit einer E-Mail-Adresse dieser Domains melden sich künftig mit Ihrem Identitätsanbieter an. Erstellen Sie bei Ihrem DNS-Anbieter den TXT-Eintrag jeder Domain und bestätigen Sie sie dann.',
  'connection_link.domains.label': 'E-Mail-Domain',
  'connection_link.domains.add': 'Domain hinzufügen',
  'connection_link.domains.record_name': 'Name des TXT-Eintrags',
  'connection_link.domains.record_value': 'Wert',
  'connection_link.domains.verify': 'Bestätigen',
  'connection_link.domains.verified': 'Bestätigt',
  'connection_link.domains.remove': 'Entfernen',
  'connection_link.submit.title': '4. Reichen Sie alles zur Genehmigung ein',
  'connection_link.submit.text':
    'Ein Administrator sieht die vorgeschlagenen Änderungen, ohne Secrets, und genehmigt sie oder lehnt sie ab.',
  'connection_link.submit.action': 'Einreichen',
  'connection_link.submit.again': 'Erneut einreichen',
  'connection_link.ended.confirmed.title': 'Ihr Identitätsanbieter ist verbunden',
  'connection_link.ended.confirmed.text':
    'Ein Administrator hat Ihre Einstellungen genehmigt. Sie können diese Seite schließen.',
  'connection_link.ended.expired.title': 'Dieser Link ist abgelaufen',
  'connection_link.ended.expired.text': 'Bitten Sie den Administrator, der ihn gesendet hat, um einen neuen.',
  'connection_link.ended.submitted.title': 'Warten auf Genehmigung',
  'connection_link.ended.submitted.text':
    'Der Link ist abgelaufen, aber ein Administrator kann Ihre Einstellungen noch genehmigen.',
  'connection_link.ended.revoked.title': 'Dieser Link wurde zurückgezogen',
  'connection_link.ended.revoked.text': 'Bitten Sie den Administrator, der ihn gesendet hat, um einen neuen.',
  'connection_link.ended.invalid.title': 'Dieser Link funktioniert nicht',
  'connection_link.ended.invalid.text':
    'Öffnen Sie den ganzen Link, den Sie erhalten haben, oder bitten Sie um einen neuen.',
  'connection_link.ended.failed.title': 'Die Seite konnte nicht geladen werden',
  'connection_link.ended.failed.text': 'Prüfen Sie Ihre Verbindung, und laden Sie die Seite dann neu.',
  'connection_link.ended.limited.title': 'Zu viele Versuche',
  'connection_link.ended.limited.text': 'Warten Sie 10 Minuten, und laden Sie die Seite dann neu.',
  'connection_link.error.connection_link.ended':
    'Der Link kann nicht mehr verwendet werden. Laden Sie die Seite neu.',
  'connection_link.error.connection_link.domain_exists': 'Diese Domain steht bereits in der Liste.',
  'connection_link.error.connection_link.too_many_domains':
    'Die Liste hat bereits 20 Domains. Entfernen Sie zuerst eine.',
  'connection_link.error.connection_link.domain_not_verified':
    'Der Eintrag ist noch nicht da. DNS-Änderungen können eine Stunde dauern. Prüfen Sie Name und Wert, und versuchen Sie es dann erneut.',
  'connection_link.error.connection_link.incomplete':
    'Speichern Sie zuerst vollständige Einstellungen und bestätigen Sie eine Domain.',
  'connection_link.error.single_sign_on.forbidden_domains':
    'Jeder kann eine E-Mail-Adresse bei dieser Domain erhalten. Geben Sie die Domain Ihrer Firma ein.',
  'connection_link.error.request.rate_limited': 'Zu viele Versuche. Versuchen Sie es {when} erneut.',
  'connection_link.error.connector.general':
    'Die Einstellungen sind gespeichert, aber Ihr Identitätsanbieter war nicht erreichbar. Prüfen Sie die URL.',
  'connection_link.error.connector.invalid_config':
    'Die Einstellungen sind gespeichert, passen aber nicht zu den Angaben Ihres Identitätsanbieters. Prüfen Sie URL und Aussteller.',
  'connection_link.error.connector.invalid_response':
    'Die Einstellungen sind gespeichert, aber die Antwort stammt nicht von einem Identitätsanbieter. Prüfen Sie die URL.',
  'connection_link.error.setting': 'Prüfen Sie diesen Wert.',
  'connection_link.error.secret': 'Geben Sie das Secret erneut ein, da sich der Aussteller geändert hat.',
  'connection_link.error.domain': 'Geben Sie eine Domain ein, zum Beispiel example.com.',
};
