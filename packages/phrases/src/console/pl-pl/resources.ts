import type { Translation } from '../translated.ts';

/** API resources, in Polish. */
export const resources: Translation<'resources'> = {
  title: 'Zasoby API',
  description: 'Interfejsy API, które wywołują Twoje aplikacje, i ich uprawnienia.',
  search: 'Nazwa, identyfikator lub ID',
  columns: { name: 'API', indicator: 'Identyfikator', lifetime: 'Ważność tokenu' },
  builtIn: 'Wbudowany',
  default: 'Domyślny',
  name: 'Nazwa',
  indicator: 'Identyfikator API',
  lifetime: 'Okres ważności tokenu dostępu',
  lifetimeHelp: 'Po tym czasie tokeny dostępu do tego API wygasają; nie można ich wcześniej unieważnić.',
  empty: {
    title: 'Nie ma jeszcze zasobów API',
    text: 'Zarejestruj API, aby aplikacje mogły żądać tokenów dostępu do niego.',
  },
  create: {
    action: 'Utwórz zasób API',
    title: 'Tworzenie zasobu API',
    description: 'Tokeny dostępu mają ten identyfikator jako odbiorcę.',
    namePlaceholder: 'Zamówienia',
    indicatorHelp: 'Bezwzględny URI. Nie musi być osiągalny i nie można go później zmienić.',
  },
  tabs: { permissions: 'Uprawnienia', general: 'Ogólne' },
  permissions: {
    search: 'Uprawnienie, opis lub ID',
    columns: { name: 'Uprawnienie', description: 'Opis', createdAt: 'Utworzono' },
    empty: {
      title: 'Nie ma jeszcze uprawnień',
      text: 'Tokeny dostępu zawierają żądane uprawnienia, które mają role użytkownika.',
    },
    create: 'Utwórz uprawnienie',
    createTitle: 'Tworzenie uprawnienia',
    createDescription: 'Nazwij je zgodnie z tym, na co pozwala, np. read:orders.',
    edit: 'Edytuj',
    editTitle: 'Edycja uprawnienia',
    editDescription: 'Twoje API sprawdza tę nazwę w tokenie. Zmień ją także tam.',
    save: 'Zapisz uprawnienie',
    name: 'Nazwa',
    nameHelp: 'Bez spacji: zakresy są rozdzielane spacjami.',
    descriptionLabel: 'Opis',
    descriptionPlaceholder: 'Wyświetlanie wszystkich zamówień',
    delete: 'Usuń uprawnienie',
    deleteTitle: 'Usunąć {{name}}?',
    deleteText: 'Zostanie usunięte ze wszystkich ról. Istniejące tokeny zachowają je do czasu wygaśnięcia.',
  },
  general: {
    title: 'API',
    text: 'Jak administratorzy i tokeny dostępu rozpoznają API.',
    indicatorHelp: 'Odbiorca tokenów dostępu do tego API. Nie można go zmienić.',
  },
  tokens: { title: 'Tokeny dostępu', text: 'Dotyczy wszystkich tokenów dostępu do tego API.' },
  defaultApi: {
    title: 'Domyślne API',
    text: 'Używane, jeśli żądanie nie wskazuje API.',
    label: 'Domyślne API tej dzierżawy',
    help: 'Domyślne może być tylko jedno API. To zastąpi bieżące.',
  },
  management: 'Management API jest wbudowane i nie można go zmienić.',
  notices: {
    managementApi:
      'Tego API używa konsola. Mogą go też używać aplikacje machine-to-machine z rolą, która ma jego uprawnienia.',
  },
  delete: {
    action: 'Usuń zasób API',
    title: 'Usunąć {{name}}?',
    text: 'Aplikacje nie będą mogły uzyskać tokenów do tego API. Tej operacji nie można cofnąć.',
    permissions_one: '{{count}} uprawnienie zostanie usunięte, także ze wszystkich ról.',
    permissions_few: '{{count}} uprawnienia zostaną usunięte, także ze wszystkich ról.',
    permissions_many: '{{count}} uprawnień zostanie usuniętych, także ze wszystkich ról.',
    permissions_other: '{{count}} uprawnienia zostanie usunięte, także ze wszystkich ról.',
  },
  guide: {
    action: 'Przewodnik',
    other: 'Inny framework',
    title: 'Weryfikacja tokenów: {{name}}',
    description: 'Akceptuj tokeny dostępu wydane dla {{name}} i odrzucaj wszystkie inne.',
    done: 'Gotowe',
    tool: 'Narzędzie',
    install: 'Zainstaluj bibliotekę',
    check: 'Weryfikuj każdy token',
    checkText:
      'Sprawdzaj podpis, wystawcę, odbiorcę, typ i datę wygaśnięcia. W przeciwnym razie akceptowane będą też tokeny do innego API.',
    protect: 'Wymagaj uprawnienia',
    protectText:
      'Ważny token identyfikuje wywołującego; uprawnienia w tokenie określają, co wywołujący może robić.',
    token: 'Pobierz token do testów',
    tokenText:
      'Użyj aplikacji machine-to-machine z rolą, która ma to uprawnienie. Pobierze token za pomocą swojego ID i sekretu.',
  },
};
