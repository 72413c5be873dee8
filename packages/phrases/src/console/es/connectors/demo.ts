/** Demo connectors, in Spanish. */
export const connectorsDemo = {
  badge: 'Demostración',
  notice: {
    title: 'Los conectores de demostración son para hacer pruebas',
    text: 'Usan credenciales que comparten todos los inquilinos. Añade conectores con las tuyas antes de que inicien sesión usuarios reales: cada uno sustituye al conector de demostración de su proveedor.',
  },
  title: 'Inicio de sesión con el conector de demostración',
  text: 'El proveedor ha respondido, pero el conector de demostración no inicia la sesión de los usuarios. Configura un conector con tus propias credenciales.',
};
