/** The tab Branding, in Spanish: colors, logos, CSS and the custom sign-in UI. */
export const branding = {
  color: {
    title: 'Colores',
    text: 'Se usan en los botones, los enlaces y el campo activo. El texto es legible con cualquier color.',
    primary: 'Color de marca',
    darkPrimary: 'Color de marca en modo oscuro',
    darkFollows: 'Sigue al color de marca hasta que lo cambies.',
    derive: 'Usar {{color}}, derivado del color de marca',
    dark: 'Modo oscuro',
    darkHelp:
      'Las páginas siguen el ajuste del sistema del usuario. Si está desactivado, siempre son claras.',
  },
  logos: {
    title: 'Logotipo y favicon',
    text: 'Se muestran encima del formulario y en la pestaña del navegador. Si no hay logotipo, se usa el de la aplicación.',
    logo: 'Logotipo',
    darkLogo: 'Logotipo en modo oscuro',
    darkHelp: 'Si falta, se usa la versión clara.',
    favicon: 'Favicon',
    faviconHelp: 'Una imagen cuadrada para la pestaña del navegador.',
    darkFavicon: 'Favicon en modo oscuro',
  },
  css: {
    title: 'CSS personalizado',
    text: 'CSS que se aplica después de los estilos predeterminados. Bastan selectores simples: h1, input, .card, .button.',
    label: 'Hoja de estilos',
    help: 'Las fuentes y las imágenes de otros hosts no se cargan.',
    darkHelp:
      'Estos colores también se aplican en modo oscuro. Añade colores oscuros en @media (prefers-color-scheme: dark) o revisa la vista previa oscura.',
  },
  customUi: {
    title: 'Interfaz de inicio de sesión personalizada',
    text: 'Sustituye las páginas de inicio de sesión por las tuyas, creadas con la Experience API.',
    label: 'Archivo ZIP',
    help: 'Hasta 20 MB, con index.html en el nivel superior y rutas relativas.',
    choose: 'Subir',
    replace: 'Sustituir',
    remove: 'Usar las páginas predeterminadas',
    uploaded: 'Subida:',
    refused: 'No se ha podido subir el archivo. Inténtalo de nuevo.',
    problems: {
      incomplete: 'No es un archivo ZIP completo. Créalo de nuevo.',
      damaged: 'El archivo está dañado. Créalo de nuevo.',
      encrypted: 'El archivo está cifrado. Créalo sin contraseña.',
      unknownPacking: 'El método de compresión no es compatible. Crea un archivo ZIP estándar.',
      tooManyFiles: 'El archivo ZIP tiene más de 1000 archivos o está dividido en partes.',
      tooLarge: 'El archivo ZIP y su contenido extraído pueden ocupar hasta 20 MB cada uno.',
      links: 'El archivo ZIP contiene enlaces. Incluye los archivos en su lugar.',
      leadsOut: 'Una ruta apunta fuera del archivo ZIP. Incluye solo la carpeta con tus páginas.',
      sameName:
        'Dos archivos tienen el mismo nombre en sistemas que no distinguen mayúsculas de minúsculas. Cambia el nombre de uno.',
      unreadableName: 'El nombre de un archivo no es UTF-8 válido. Cambia el nombre del archivo.',
      noPage:
        'No hay ningún index.html en el nivel superior. Comprime el contenido de la carpeta, no la carpeta misma.',
    },
  },
};
