/** Demo connectors: their notice in the list, and the result page of the demo connector, in Italian. */
export const connectorsDemo = {
  badge: 'Demo',
  notice: {
    title: 'I connettori demo servono per le prove',
    text: 'Usano credenziali condivise da tutti i tenant. Aggiungi connettori con credenziali tue prima che accedano utenti reali: ognuno sostituisce il connettore demo del suo provider.',
  },
  title: 'Accesso con il connettore demo',
  text: 'Il provider ha risposto, ma il connettore demo non consente agli utenti di accedere. Configura un connettore con credenziali tue.',
};
