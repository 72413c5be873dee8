/** The tab Access of an application, in Polish. */
export const access = {
  badge: 'Ograniczony dostęp',
  title: 'Dostęp',
  text: 'Określ, którzy użytkownicy mogą zalogować się w tej aplikacji. Zmiany są zapisywane natychmiast.',
  label: 'Tylko użytkownicy z poniższej listy',
  isOpen: 'Z aplikacji może korzystać każdy użytkownik tej dzierżawy.',
  isLimited: 'Wszyscy inni użytkownicy zobaczą stronę z informacją o braku dostępu.',
  empty:
    'Z aplikacji może korzystać każdy użytkownik tej dzierżawy. Aby ograniczyć dostęp, dodaj najpierw do listy użytkowników, role lub organizacje.',
  limit: {
    title: 'Ograniczyć dostęp do aplikacji {{name}}?',
    text: 'Użytkownicy spoza listy nie będą mogli się w niej logować. Jeśli są zalogowani, nie otrzymają nowych tokenów; tokeny dostępu do interfejsów API pozostaną ważne do czasu wygaśnięcia.',
    confirm: 'Ogranicz dostęp',
  },
  open: {
    title: 'Zezwolić na korzystanie z aplikacji {{name}} wszystkim użytkownikom?',
    text: 'Lista zostanie zachowana, więc możesz ponownie ograniczyć dostęp.',
    confirm: 'Otwórz dla wszystkich',
  },
  list: {
    title: 'Lista dostępu',
    open: 'Nie działa, dopóki dostęp nie jest ograniczony.',
    limited:
      'Użytkownik musi pasować do jednego wpisu. Zmiany obowiązują od następnego logowania i następnego tokenu.',
  },
  users: {
    label: 'Użytkownicy',
    none: 'Brak użytkowników.',
    add: 'Dodaj użytkowników',
    addTitle: 'Dodaj użytkowników do listy',
  },
  roles: {
    label: 'Role',
    help: 'Wszyscy użytkownicy z jedną z tych ról.',
    none: 'Brak ról.',
    add: 'Dodaj role',
    addTitle: 'Dodaj role do listy',
    users_one: '{{count}} użytkownik',
    users_few: '{{count}} użytkowników',
    users_many: '{{count}} użytkowników',
    users_other: '{{count}} użytkownika',
  },
  organizations: {
    label: 'Organizacje',
    help: 'Członkowie jednej z tych organizacji albo tylko ci, którzy mają w niej określone role.',
    none: 'Brak organizacji.',
    add: 'Dodaj organizacje',
    addTitle: 'Dodaj organizacje do listy',
    addDescription:
      'Jeśli wybierzesz role, dostęp będą mieć tylko członkowie, którzy mają jedną z nich w organizacji.',
    all: 'Wszyscy członkowie',
    withRoles: 'Członkowie z rolą {{roles}}',
  },
  last: {
    title: 'Nie można usunąć ostatniego wpisu',
    text: 'Przy pustej liście żaden użytkownik nie mógłby się zalogować. Dodaj najpierw inny wpis albo wyłącz opcję „{{label}}”, aby otworzyć aplikację dla każdego użytkownika.',
  },
  showAll: 'Pokaż więcej ({{count}})',
  removeText:
    'Użytkownicy, którzy nie pasują do żadnego innego wpisu, utracą dostęp przy następnym logowaniu lub żądaniu tokenu.',
  removeConfirm: 'Usuń z listy',
  noneTitle: 'Nie można ograniczyć dostępu',
  noneText:
    'Aplikacje wbudowane są otwarte dla każdego użytkownika, a aplikacje machine-to-machine nie mają użytkowników.',
};
