import type { MessageTexts } from './en.ts';

/** The emails and SMS in Polish. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': 'Twój kod logowania',
  'email.SignIn.content':
    'Wpisz ten kod, aby się zalogować:\n\n{{code}}\n\nWygaśnie {{expiresIn}}. Jeśli to nie była Twoja prośba, możesz zignorować tę wiadomość; nie podawaj nikomu kodu.',
  'sms.SignIn': '{{code}} to Twój kod logowania.',

  'email.Register.subject': 'Twój kod do utworzenia konta',
  'email.Register.content':
    'Wpisz ten kod, aby utworzyć konto:\n\n{{code}}\n\nWygaśnie {{expiresIn}}. Jeśli to nie była Twoja prośba, możesz zignorować tę wiadomość.',
  'sms.Register': '{{code}} to kod do utworzenia konta.',

  'email.ForgotPassword.subject': 'Twój kod do ustawienia nowego hasła',
  'email.ForgotPassword.content':
    'Wpisz ten kod, aby ustawić nowe hasło:\n\n{{code}}\n\nWygaśnie {{expiresIn}}. Jeśli to nie była Twoja prośba, hasło pozostanie bez zmian; nie podawaj nikomu kodu.',
  'sms.ForgotPassword': '{{code}} to kod do nowego hasła.',

  'email.OrganizationInvitation.subject': 'Masz zaproszenie',
  'email.OrganizationInvitation.content':
    'Masz zaproszenie do organizacji. Otwórz ten link, aby je przyjąć:\n\n{{link}}\n\nJeśli się go nie spodziewasz, możesz zignorować tę wiadomość.',
  'sms.OrganizationInvitation': 'Masz zaproszenie do organizacji: {{link}}',

  'email.Generic.subject': 'Twój kod weryfikacyjny',
  'email.Generic.content':
    'Twój kod weryfikacyjny:\n\n{{code}}\n\nWygaśnie {{expiresIn}}. Jeśli to nie była Twoja prośba, możesz zignorować tę wiadomość.',
  'sms.Generic': '{{code}} to Twój kod weryfikacyjny.',

  'email.UserPermissionValidation.subject': 'Potwierdź, że to Ty',
  'email.UserPermissionValidation.content':
    'Wpisz ten kod, aby potwierdzić zmianę na koncie:\n\n{{code}}\n\nWygaśnie {{expiresIn}}. Jeśli to nie była Twoja prośba, nie podawaj nikomu kodu.',
  'sms.UserPermissionValidation': '{{code}} potwierdza zmianę na koncie.',

  'email.BindNewIdentifier.subject': 'Potwierdź adres e-mail',
  'email.BindNewIdentifier.content':
    'Wpisz ten kod, aby dodać ten adres do konta:\n\n{{code}}\n\nWygaśnie {{expiresIn}}. Jeśli to nie była Twoja prośba, możesz zignorować tę wiadomość.',
  'sms.BindNewIdentifier': '{{code}} dodaje ten numer do konta.',

  'email.MfaVerification.subject': 'Drugi krok logowania',
  'email.MfaVerification.content':
    'Wpisz ten kod jako drugi krok logowania:\n\n{{code}}\n\nWygaśnie {{expiresIn}}. Jeśli właśnie się nie logujesz, ktoś zna Twoje hasło: zmień je.',
  'sms.MfaVerification': '{{code}} to drugi krok logowania.',

  'email.BindMfa.subject': 'Skonfiguruj logowanie dwuetapowe',
  'email.BindMfa.content':
    'Wpisz ten kod, aby używać tego adresu jako drugiego kroku logowania:\n\n{{code}}\n\nWygaśnie {{expiresIn}}. Jeśli to nie była Twoja prośba, nie podawaj nikomu kodu.',
  'sms.BindMfa': '{{code}} włącza drugi krok logowania.',

  'email.PasswordChanged.subject': 'Twoje hasło zostało zmienione',
  'email.PasswordChanged.content':
    'Hasło do Twojego konta zostało ustawione lub zmienione.\n\nJeśli to nie Ty, natychmiast ustaw nowe hasło i wyloguj się ze wszystkich urządzeń.',

  'email.EmailChanged.subject': 'Twój adres e-mail został zmieniony',
  'email.EmailChanged.content':
    'Ten adres e-mail nie należy już do Twojego konta: został zastąpiony lub usunięty.\n\nJeśli to nie Ty, natychmiast skontaktuj się z pomocą techniczną.',

  'email.PhoneChanged.subject': 'Twój numer telefonu został zmieniony',
  'email.PhoneChanged.content':
    'Numer telefonu Twojego konta został ustawiony, zmieniony lub usunięty.\n\nJeśli to nie Ty, natychmiast zmień hasło i wyloguj się ze wszystkich urządzeń.',

  'email.FactorAdded.subject': 'Dodano metodę logowania',
  'email.FactorAdded.content':
    'Do Twojego konta dodano klucz dostępu, aplikację uwierzytelniającą lub zestaw kodów zapasowych.\n\nJeśli to nie Ty, usuń tę metodę i natychmiast zmień hasło.',

  'email.FactorRemoved.subject': 'Usunięto metodę logowania',
  'email.FactorRemoved.content':
    'Z Twojego konta usunięto klucz dostępu, aplikację uwierzytelniającą lub zestaw kodów zapasowych.\n\nJeśli to nie Ty, natychmiast zmień hasło i ponownie skonfiguruj weryfikację dwuetapową.',

  'email.AccountLinked.subject': 'Połączono konto',
  'email.AccountLinked.content':
    'Konto w innym serwisie zostało połączone z Twoim kontem i może teraz służyć do logowania.\n\nJeśli to nie Ty, odłącz je i natychmiast zmień hasło.',

  'email.PasswordLink.subject': 'Ustaw nowe hasło',
  'email.PasswordLink.content':
    'Administrator wysłał Ci ten link. Otwórz go, aby ustawić nowe hasło:\n\n{{link}}\n\nDziała jeden raz. Jeśli o niego nie prosisz, zignoruj tę wiadomość: Twoje hasło się nie zmieni.',

  'email.AccountInvitation.subject': 'Twoje konto jest gotowe',
  'email.AccountInvitation.content':
    'Utworzono dla Ciebie konto. Otwórz ten link, aby ustawić hasło:\n\n{{link}}\n\nDziała jeden raz. Jeśli się tego nie spodziewasz, zignoruj tę wiadomość.',
  'email.AccountUnlinked.subject': 'Odłączono konto',
  'email.AccountUnlinked.content':
    'Konto w innym serwisie zostało odłączone od Twojego konta i nie może już służyć do logowania.\n\nJeśli to nie Ty, połącz je ponownie i natychmiast zmień hasło.',

  'email.TokensNearLimit.subject': 'Wykorzystano 80% tokenów na ten miesiąc',
  'email.TokensNearLimit.content':
    'Ta dzierżawa wykorzystała 80% tokenów, które jej plan obejmuje w tym miesiącu.\n\nUżytkownicy mogą się nadal logować. Trzy dni po wykorzystaniu tokenów aplikacje maszyna–maszyna nie otrzymują kolejnych do końca miesiąca. Większy plan obejmuje ich więcej.',

  'email.TokensUsedUp.subject': 'Tokeny na ten miesiąc zostały wykorzystane',
  'email.TokensUsedUp.content':
    'Ta dzierżawa wykorzystała wszystkie tokeny, które jej plan obejmuje w tym miesiącu.\n\nUżytkownicy mogą się nadal logować. Trzy dni po wykorzystaniu tokenów aplikacje maszyna–maszyna nie otrzymują kolejnych do końca miesiąca. Większy plan obejmuje ich więcej.',

  'email.TenantExported.subject': 'Wyeksportowano dzierżawę',
  'email.TenantExported.content':
    'Administrator wyeksportował tę dzierżawę do zaszyfrowanego pliku. Zawiera on wszystkich użytkowników wraz ze skrótami haseł i drugimi składnikami oraz wszystkie klucze tajne aplikacji i łączników. Każdy, kto zna hasło do pliku, może go odczytać.\n\nJeśli nic nie wiesz o tym eksporcie, natychmiast porozmawiaj z innymi administratorami. Dziennik audytu pokazuje, kto go wykonał.',

  'email.Test.subject': 'Wiadomość testowa',
  'email.Test.content':
    'To jest test. Wiadomości e-mail z tej usługi do Ciebie docierają.\n\nNikt nie prosił o kod i nie trzeba nic robić.',
  'sms.Test': 'To jest test. SMS-y z tej usługi docierają; nie trzeba nic robić.',
};
