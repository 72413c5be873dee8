import type { SignInTexts } from '../en.ts';

export const connectionLink: Partial<SignInTexts> = {
  'connection_link.title': 'Podłącz swojego dostawcę tożsamości',
  'connection_link.text': 'Będą się przez niego logować użytkownicy organizacji {organization}.',
  'connection_link.review':
    'Nic się nie zmieni, dopóki nie prześlesz ustawień, a administrator ich nie zatwierdzi. Link działa do {date}.',
  'connection_link.submitted.title': 'Oczekiwanie na zatwierdzenie',
  'connection_link.submitted.text':
    'Administrator musi zatwierdzić Twoje ustawienia. Jeśli coś zmienisz, prześlij je ponownie.',
  'connection_link.rejected':
    'Administrator odrzucił Twoje ustawienia. Zapytaj o powód, a potem wpisz ustawienia ponownie.',
  'connection_link.service.title': '1. Dodaj aplikację u swojego dostawcy tożsamości',
  'connection_link.service.text': 'Wpisz tam te wartości. Typ połączenia: {type}.',
  'connection_link.service.redirectUri': 'URI przekierowania',
  'connection_link.service.entityId': 'Entity ID (odbiorca)',
  'connection_link.service.assertionConsumerServiceUrl': 'Adres URL usługi Assertion Consumer Service (ACS)',
  'connection_link.settings.title': '2. Wpisz jej ustawienia',
  'connection_link.settings.saml':
    'Wpisz adres URL metadanych lub same metadane. Jeśli nie masz ani adresu, ani metadanych, wypełnij pozostałe pola.',
  'connection_link.settings.issuer': 'Wystawca',
  'connection_link.settings.clientId': 'ID klienta',
  'connection_link.settings.clientSecret': 'Sekret klienta',
  'connection_link.settings.metadataUrl': 'Adres URL metadanych',
  'connection_link.settings.metadata': 'Metadane (XML)',
  'connection_link.settings.entityId': 'Entity ID',
  'connection_link.settings.signInEndpoint': 'Adres URL logowania',
  'connection_link.settings.x509Certificate': 'Certyfikaty podpisywania (PEM)',
  'connection_link.settings.issuer_help': 'Adres URL przed /.well-known/openid-configuration.',
  'connection_link.settings.kept': 'Zapisano. Pozostanie, chyba że wpiszesz inny.',
  'connection_link.settings.save': 'Zapisz i przetestuj',
  'connection_link.settings.found':
    'Zapisano. Twój dostawca tożsamości odpowiedział. Użytkownicy logują się pod adresem {url}',
  'connection_link.domains.title': '3. Zweryfikuj swoje domeny e-mail',
  'connection_link.domains.text':
    'Użytkownicy z adresem e-mail w tych domenach będą logować się przez Twojego dostawcę tożsamości. Dla każdej domeny utwórz rekord TXT u swojego dostawcy DNS, a potem ją zweryfikuj.',
  'connection_link.domains.label': 'Domena',
  'connection_link.domains.add': 'Dodaj domenę',
  'connection_link.domains.record_name': 'Nazwa rekordu TXT',
  'connection_link.domains.record_value': 'Wartość',
  'connection_link.domains.verify': 'Zweryfikuj',
  'connection_link.domains.verified': 'Zweryfikowano',
  'connection_link.domains.remove': 'Usuń',
  'connection_link.submit.title': '4. Prześlij do zatwierdzenia',
  'connection_link.submit.text':
    'Administrator zobaczy proponowane zmiany, bez sekretów, i zatwierdzi je lub odrzuci.',
  'connection_link.submit.action': 'Prześlij',
  'connection_link.submit.again': 'Prześlij ponownie',
  'connection_link.ended.confirmed.title': 'Twój dostawca tożsamości jest podłączony',
  'connection_link.ended.confirmed.text':
    'Administrator zatwierdził Twoje ustawienia. Możesz zamknąć tę stronę.',
  'connection_link.ended.expired.title': 'Ten link wygasł',
  'connection_link.ended.expired.text': 'Poproś o nowy administratora, który go wysłał.',
  'connection_link.ended.submitted.title': 'Oczekiwanie na zatwierdzenie',
  'connection_link.ended.submitted.text':
    'Link wygasł, ale administrator nadal może zatwierdzić Twoje ustawienia.',
  'connection_link.ended.revoked.title': 'Ten link został wycofany',
  'connection_link.ended.revoked.text': 'Poproś o nowy administratora, który go wysłał.',
  'connection_link.ended.invalid.title': 'Ten link nie działa',
  'connection_link.ended.invalid.text': 'Otwórz cały otrzymany link albo poproś o nowy.',
  'connection_link.ended.failed.title': 'Nie udało się wczytać strony',
  'connection_link.ended.failed.text': 'Sprawdź połączenie, a potem wczytaj stronę ponownie.',
  'connection_link.ended.limited.title': 'Zbyt wiele prób',
  'connection_link.ended.limited.text': 'Odczekaj 10 minut, a potem wczytaj stronę ponownie.',
  'connection_link.error.connection_link.ended': 'Tego linku nie można już użyć. Wczytaj stronę ponownie.',
  'connection_link.error.connection_link.domain_exists': 'Ta domena jest już na liście.',
  'connection_link.error.connection_link.too_many_domains': 'Jest już 20 domen. Usuń najpierw jedną z nich.',
  'connection_link.error.connection_link.domain_not_verified':
    'Nie ma jeszcze tego rekordu. Zmiany DNS mogą potrwać godzinę. Sprawdź nazwę i wartość, a potem spróbuj ponownie.',
  'connection_link.error.connection_link.incomplete':
    'Zapisz najpierw kompletne ustawienia i zweryfikuj domenę.',
  'connection_link.error.single_sign_on.forbidden_domains':
    'Każdy może uzyskać adres e-mail w tej domenie. Wpisz domenę swojej firmy.',
  'connection_link.error.request.rate_limited': 'Zbyt wiele prób. Spróbuj ponownie {when}.',
  'connection_link.error.connector.general':
    'Ustawienia zapisano, ale nie udało się połączyć z Twoim dostawcą tożsamości. Sprawdź adres URL.',
  'connection_link.error.connector.invalid_config':
    'Ustawienia zapisano, ale nie zgadzają się z tym, co podaje Twój dostawca tożsamości. Sprawdź adres URL i wystawcę.',
  'connection_link.error.connector.invalid_response':
    'Ustawienia zapisano, ale odpowiedź nie pochodzi od dostawcy tożsamości. Sprawdź adres URL.',
  'connection_link.error.setting': 'Sprawdź tę wartość.',
  'connection_link.error.secret': 'Wpisz sekret ponownie, ponieważ zmienił się wystawca.',
  'connection_link.error.domain': 'Wpisz domenę, na przykład example.com.',
};
