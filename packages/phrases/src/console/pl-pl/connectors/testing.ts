/** Test messages of a connector. */
export const connectorsTest = {
  title: 'Test',
  description: {
    Email: 'Wysyła testową wiadomość e-mail z powyższymi ustawieniami, nawet niezapisanymi.',
    Sms: 'Wysyła testowy SMS z powyższymi ustawieniami, nawet niezapisanymi.',
  },
  text: {
    title: 'Wypróbuj',
    description: {
      Email:
        'Wysyła testową wiadomość e-mail z tym szablonem i przykładowymi wartościami, nawet jeśli szablon nie jest zapisany.',
      Sms: 'Wysyła testowy SMS z tym szablonem i przykładowymi wartościami, nawet jeśli szablon nie jest zapisany.',
    },
    nothing:
      'Nie skonfigurowano konektora e-mail. Podgląd pokazuje szablon; aby wysłać test, skonfiguruj e-mail.',
    setUp: 'Skonfiguruj e-mail',
    wrong: 'Nie wysłano: popraw najpierw szablon.',
  },
  email: 'Wyślij do',
  phone: 'Wyślij do',
  phonePlaceholder: '+49 151 23456789',
  submit: 'Wyślij wiadomość testową',
  invalidEmail: 'Wpisz adres e-mail.',
  invalidPhone: 'Wpisz numer telefonu z numerem kierunkowym kraju.',
  sentTitle: 'Przyjęto przez dostawcę',
  sentText:
    'Wiadomość powinna dotrzeć do {{to}} w ciągu minuty. Jeśli nie, sprawdź folder ze spamem i dziennik dostawcy.',
  wrongSettings: 'Nie wysłano: popraw najpierw powyższe ustawienia.',
  failedTitle: 'Nie wysłano wiadomości',
  late: {
    connect: 'Upłynął limit czasu połączenia. Sprawdź host, port i zapory sieciowe.',
    tls: 'Upłynął limit czasu uzgadniania TLS. Sprawdź, czy port odpowiada szyfrowaniu.',
    login: 'Upłynął limit czasu uwierzytelniania. Spróbuj ponownie za kilka minut.',
    send: 'Dostawca nie potwierdził wiadomości na czas. Może ona jeszcze dotrzeć. Spróbuj ponownie za kilka minut.',
  },
  advice: {
    general:
      'Dostawca jest nieosiągalny lub ma awarię. Sprawdź host i adresy URL albo spróbuj ponownie za kilka minut.',
    invalid_metadata: 'Konektor jest wadliwy. Skontaktuj się z operatorem tego serwera.',
    unexpected_type: 'Ten konektor nie może wysyłać wiadomości.',
    invalid_config_guard: 'Konektor jest wadliwy. Skontaktuj się z operatorem tego serwera.',
    invalid_request_parameters:
      'Dostawca odrzucił wiadomość. Sprawdź, czy nadawca jest zweryfikowany, a odbiorca dozwolony.',
    insufficient_request_parameters: 'Brakuje ustawienia wymaganego przez dostawcę.',
    invalid_config: 'Jedno z ustawień jest nieprawidłowe. Sprawdź adresy URL i region.',
    invalid_certificate: 'Certyfikat dostawcy nie jest zaufany. Sprawdź host i szyfrowanie.',
    invalid_response: 'Odpowiedź nie pochodzi od dostawcy. Sprawdź host i adresy URL.',
    template_not_found: 'Ta wiadomość nie ma szablonu. Dodaj go do szablonów.',
    template_not_supported: 'Dostawca nie obsługuje szablonów tego typu.',
    rate_limit_exceeded: 'Przekroczono limit żądań dostawcy. Poczekaj lub zwiększ tam limit.',
    not_implemented: 'Ten konektor tego nie obsługuje.',
    social_auth_code_invalid: 'Dostawca odrzucił kod autoryzacji.',
    social_invalid_access_token: 'Dostawca odrzucił własny token dostępu.',
    social_invalid_id_token: 'Token ID dostawcy jest nieprawidłowy.',
    authorization_failed: 'Dostawca odrzucił dane uwierzytelniające. Skopiuj je ponownie.',
  },
};
