import type { Translation } from '../translated.ts';

/** Keys that sign tokens and cookies, in Polish. */
export const signingKeys: Translation<'signingKeys'> = {
  title: 'Klucze podpisywania',
  tabs: { 'private-keys': 'Klucze tokenów', 'cookie-keys': 'Klucze cookie' },
  descriptions: {
    'private-keys':
      'Podpisują tokeny dostępu i tokeny ID. Interfejsy API weryfikują je za pomocą opublikowanego zestawu kluczy.',
    'cookie-keys': 'Podpisują pliki cookie sesji i stron logowania. Odczytuje je tylko ten serwer.',
  },
  columns: {
    id: 'ID klucza',
    status: 'Stan',
    meaning: 'Zastosowanie',
    algorithm: 'Algorytm',
    created: 'Utworzono',
  },
  status: { Next: 'Następny', Current: 'Bieżący', Previous: 'Poprzedni' },
  meaning: {
    next: 'Podpisuje od {{time}}.',
    current: 'Podpisuje nowe tokeny.',
    previous: 'Weryfikuje starsze tokeny.',
    stillUsed: 'Weryfikuje tokeny do {{time}}.',
    unused: 'Już niepotrzebny: jego tokeny wygasły.',
    cookies: 'Podpisuje pliki cookie.',
    oldCookies: 'Weryfikuje pliki cookie przeglądarek, które jeszcze nie wróciły.',
  },
  rotate: {
    action: 'Wymień klucz',
    title: 'Wymiana klucza tokenów',
    description:
      'Tokeny będzie podpisywać nowy klucz. Bieżący pozostanie, aby weryfikować podpisane nim tokeny.',
    algorithm: 'Algorytm',
    algorithms: { EC: 'EC (ES256)', RSA: 'RSA (RS256)' },
    algorithmHelp: {
      EC: 'Mały i szybki. Weryfikują go wszystkie popularne biblioteki.',
      RSA: 'Dla interfejsów API lub bram, które weryfikują tylko RS256.',
    },
    when: 'Początek podpisywania',
    later: 'Po okresie przejściowym',
    laterHelp: 'Interfejsy API, które buforują zestaw kluczy, otrzymają klucz, zanim zacznie podpisywać.',
    replaces: 'Zastępuje oczekujący klucz.',
    now: 'Natychmiast',
    nowHelp:
      'Gdy klucz mógł wyciec. Interfejsy API z buforowanym zestawem kluczy będą odrzucać nowe tokeny, dopóki go ponownie nie odczytają.',
    notNow: 'Niedostępne, gdy oczekuje inny klucz.',
    grace: 'Okres przejściowy',
    graceHelp: 'Od 1 minuty do 31 dni. Dłużej niż Twoje interfejsy API buforują zestaw kluczy.',
    breaksTitle: 'Niektóre tokeny przestaną działać',
    breaksNow:
      'Poprzedni klucz zostanie natychmiast usunięty. Interfejsy API będą odrzucać podpisane nim tokeny, które są ważne do {{time}}.',
    breaksLater:
      'Poprzedni klucz zostanie usunięty, gdy nowy zacznie podpisywać. Interfejsy API będą odrzucać podpisane nim tokeny, które są ważne do {{time}}.',
  },
  rotateCookies: {
    action: 'Wymień klucz plików cookie',
    title: 'Wymienić klucz plików cookie?',
    text: 'Nowy klucz od razu zacznie podpisywać pliki cookie. Bieżący pozostanie, więc żaden użytkownik nie zostanie wylogowany.',
    signedOut:
      'Poprzedni klucz zostanie usunięty. Użytkownicy, którzy nie wrócili od ostatniej wymiany, zostaną wylogowani, a ich przeglądarki nie będą już znane.',
  },
  delete: {
    action: 'Usuń klucz',
    title: 'Usunąć ten klucz?',
    unused: 'Podpisane nim tokeny wygasły, więc nic nie przestanie działać.',
    mayBeUsed: 'Ważne tokeny, które podpisał, natychmiast przestaną działać.',
    stillUsed: 'Podpisał tokeny, które są ważne do {{time}}. Natychmiast przestaną działać.',
    oldCookie: 'Użytkownicy, których przeglądarki nie wróciły od ostatniej wymiany, zostaną wylogowani.',
    currentCookie:
      'Użytkownicy, którzy zalogowali się od ostatniej wymiany, zostaną wylogowani, a trwające logowania zaczną się od nowa. Znów będzie podpisywać poprzedni klucz.',
  },
};
