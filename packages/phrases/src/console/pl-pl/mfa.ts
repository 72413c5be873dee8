import type { Translation } from '../translated.ts';

/** Multi-factor authentication, in Polish. */
export const mfa: Translation<'mfa'> = {
  title: 'Uwierzytelnianie wieloskładnikowe',
  description: 'Dodaj do logowania drugi krok.',
  factors: {
    title: 'Składniki',
    text: 'Drugie składniki, które użytkownicy mogą skonfigurować. Jeśli nie wybrano żadnego, logowanie ma jeden krok.',
    label: 'Drugie składniki',
    options: {
      Totp: 'Aplikacja uwierzytelniająca',
      WebAuthn: 'Klucz dostępu lub klucz bezpieczeństwa',
      EmailVerificationCode: 'Kod e-mail',
      PhoneVerificationCode: 'Kod SMS',
      BackupCode: 'Kody zapasowe',
    },
    help: {
      Totp: '6-cyfrowy kod z aplikacji uwierzytelniającej.',
      WebAuthn: 'Odcisk palca, twarz lub kod PIN urządzenia albo klucz bezpieczeństwa. Odporny na phishing.',
      EmailVerificationCode:
        'Kod wysyłany na adres e-mail konta. Niedostępny, gdy kody e-mail są metodą logowania.',
      PhoneVerificationCode:
        'Kod wysyłany na numer telefonu konta. Niedostępny, gdy kody SMS są metodą logowania.',
      BackupCode:
        'Dziesięć jednorazowych kodów, które zastępują utracony składnik. Tworzone z pierwszym innym składnikiem.',
    },
  },
  touched: {
    toSetUp_one: '{{count}} użytkownik musi skonfigurować drugi składnik',
    toSetUp_few: '{{count}} użytkowników musi skonfigurować drugi składnik',
    toSetUp_many: '{{count}} użytkowników musi skonfigurować drugi składnik',
    toSetUp_other: '{{count}} użytkownika musi skonfigurować drugi składnik',
    toSetUpText: 'Nastąpi to przy następnym logowaniu.',
    noLongerAsked_one: '{{count}} użytkownik nie będzie już używać drugiego składnika',
    noLongerAsked_few: '{{count}} użytkowników nie będzie już używać drugiego składnika',
    noLongerAsked_many: '{{count}} użytkowników nie będzie już używać drugiego składnika',
    noLongerAsked_other: '{{count}} użytkownika nie będzie już używać drugiego składnika',
    noLongerAskedText: 'Od teraz logowanie będzie miało tylko jeden krok.',
    confirm: 'Zapisz zmiany',
  },
  policy: {
    title: 'Zasady',
    text: 'Kiedy użytkownicy są proszeni o skonfigurowanie drugiego składnika. Ci, którzy go mają, używają go przy każdym logowaniu.',
    label: 'Drugi składnik',
    options: {
      UserControlled: 'Opcjonalny, jednorazowy monit przy rejestracji lub logowaniu',
      PromptOnlyAtSignIn: 'Opcjonalny, monit przy następnym logowaniu',
      NoPrompt: 'Opcjonalny, bez monitu',
      Mandatory: 'Wymagany przy rejestracji',
      PromptOnlyAtSignInMandatory: 'Wymagany przy następnym logowaniu',
    },
    help: {
      UserControlled:
        'Nowi użytkownicy są proszeni po rejestracji, obecni przy następnym logowaniu. Mogą wybrać „Nie teraz” i nie są proszeni ponownie.',
      PromptOnlyAtSignIn:
        'Użytkownicy nie są proszeni przy rejestracji, tylko przy następnym logowaniu. Mogą wybrać „Nie teraz” i nie są proszeni ponownie.',
      NoPrompt: 'Użytkownicy nie widzą monitu. Administrator może dodać składnik użytkownikowi.',
      Mandatory:
        'Nowi użytkownicy konfigurują składnik, zanim powstanie ich konto. Obecni, którzy go nie mają, konfigurują go przy następnym logowaniu.',
      PromptOnlyAtSignInMandatory:
        'Nowi użytkownicy rejestrują się bez drugiego składnika. Ci, którzy go nie mają, konfigurują go przy następnym logowaniu.',
    },
  },
  adaptive: {
    title: 'Adaptacyjne MFA',
    text: 'Wymagaj drugiego składnika tylko wtedy, gdy jest potrzebny.',
    label: 'Ufaj urządzeniom zapamiętanym przez użytkowników',
    help: 'Po podaniu drugiego składnika użytkownicy mogą zapamiętać przeglądarkę na 30 dni. Muszą podać go ponownie w innej przeglądarce, w innym kraju lub przy nietypowym logowaniu.',
    needsPolicy: 'Wybierz najpierw zasady wymagające drugiego składnika.',
  },
  organizations: {
    title: 'Organizacje wymagające drugiego składnika',
    text: 'Organizacja wymaga go w swoich ustawieniach. Bez niego członkowie nie mają dostępu do tej organizacji.',
    label: 'Członkowie bez drugiego składnika',
    options: {
      Mandatory: 'Konfigurują go przy logowaniu',
      NoPrompt: 'Logują się bez niego',
    },
    help: {
      Mandatory: 'Nie mogą tego pominąć, bez względu na zasady dla wszystkich użytkowników.',
      NoPrompt: 'O tym, czy są proszeni, decydują zasady dla wszystkich użytkowników.',
    },
  },
};
