/** Demo connectors: their notice in the list, and the result page of the demo connector, in German. */
export const connectorsDemo = {
  badge: 'Demo',
  notice: {
    title: 'Demo-Connectors sind zum Ausprobieren',
    text: 'Demo-Connectors verwenden Zugangsdaten, die sich alle Mandanten teilen. Fügen Sie Connectors mit eigenen Zugangsdaten hinzu, bevor sich echte Benutzer anmelden: Jeder ersetzt den Demo-Connector seines Anbieters.',
  },
  title: 'Anmeldung mit dem Demo-Connector',
  text: 'Der Anbieter hat geantwortet, aber der Demo-Connector meldet keine Benutzer an. Richten Sie einen Connector mit eigenen Zugangsdaten ein.',
};
