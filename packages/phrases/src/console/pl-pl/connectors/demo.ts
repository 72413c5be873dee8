/** Demo connectors: their notice in the list, and the result page of the sign-in preview’s demo connector, in Polish. */
export const connectorsDemo = {
  badge: 'Demo',
  notice: {
    title: 'Konektory demonstracyjne służą do wypróbowania',
    text: 'Używają danych uwierzytelniających wspólnych dla wszystkich dzierżaw. Zanim zalogują się prawdziwi użytkownicy, dodaj konektory z własnymi danymi: każdy zastąpi konektor demonstracyjny swojego dostawcy.',
  },
  title: 'Logowanie przez konektor demonstracyjny',
  text: 'Dostawca odpowiedział, ale konektor demonstracyjny nie loguje użytkowników. Skonfiguruj konektor z własnymi danymi uwierzytelniającymi.',
};
