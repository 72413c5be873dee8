import type { Translation } from '../translated.ts';
import { connectionLinks } from './enterprise-sso/connection-links.ts';

/** Enterprise SSO, in Spanish: identity providers of companies. */
export const enterpriseSso: Translation<'enterpriseSso'> = {
  title: 'SSO empresarial',
  description: 'Permite que los usuarios de una empresa inicien sesión con su propio proveedor de identidad.',
  columns: { name: 'Nombre', kind: 'Proveedor', domains: 'Dominios de correo', status: 'Estado' },
  status: { ready: 'Activo', noDomain: 'Falta el dominio', noSettings: 'Faltan ajustes' },
  empty: {
    title: 'Aún no hay conectores de SSO empresarial',
    text: 'Crea uno para cada empresa. Los usuarios con un correo electrónico de sus dominios inician sesión con su proveedor de identidad, sin contraseña aquí.',
  },
  off: {
    text: 'El SSO empresarial está desactivado en la experiencia de inicio de sesión, así que estos conectores no se usan.',
    action: 'Ir al ajuste',
  },
  create: {
    action: 'Crear conector de SSO',
    title: 'Crear conector de SSO',
    description: 'Inactivo hasta que se añadan los ajustes y un dominio.',
    kind: 'Proveedor de identidad',
    name: 'Nombre',
    nameHelp: 'Se muestra a los administradores, y a los usuarios si no hay un nombre para mostrar.',
    namePlaceholder: 'Acme',
  },
  tabs: {
    connection: 'Conexión',
    experience: 'Experiencia',
    'connection-links': 'Enlaces de conexión',
    'idp-initiated-auth': 'Iniciado por el IdP',
  },
  addresses: {
    title: 'Configuración del proveedor de identidad',
    description: 'Introduce estos valores en el proveedor de identidad.',
    names: {
      redirectUri: 'URI de redirección',
      assertionConsumerServiceUrl: 'URL del servicio de consumidor de aserciones (ACS)',
      entityId: 'ID de entidad y URL de metadatos',
    },
  },
  settings: { title: 'Ajustes', description: 'Valores del proveedor de identidad de la empresa.' },
  lookUp: {
    title: 'Comprobar la configuración',
    description: 'Lee la configuración del proveedor con los ajustes anteriores, aunque no estén guardados.',
    action: 'Probar',
    found: 'El proveedor ha respondido con:',
    failed: 'Respuesta inesperada',
    unreachable: 'No se puede conectar con el proveedor',
    wrongSettings: 'No se ha probado: corrige primero los ajustes anteriores.',
    advice: {
      general: 'Comprueba la URL o inténtalo de nuevo en unos minutos.',
      invalid_config: 'Falta un ajuste o no es válido.',
      invalid_certificate: 'El certificado del proveedor no es de confianza.',
      invalid_response: 'La respuesta no es de un proveedor de identidad de este tipo. Comprueba la URL.',
      authorization_failed: 'El proveedor ha denegado el acceso. Comprueba la URL.',
    },
  },
  links: connectionLinks,
  people: {
    title: 'Dominios',
    description: 'Usuarios que inician sesión con este proveedor de identidad.',
    domains: 'Dominios de correo',
    domainsHelp:
      'Los usuarios con un correo electrónico de estos dominios solo pueden iniciar sesión con este proveedor de identidad. Uno por línea.',
    problems: {
      invalid: 'Introduce un dominio, como example.com.',
      public: 'Es un proveedor de correo público, no el dominio de una empresa.',
      twice: 'Este dominio ya está en la lista.',
    },
  },
  look: {
    title: 'Apariencia',
    description: 'Cómo se ve el conector en las páginas de inicio de sesión.',
    displayName: 'Nombre para mostrar',
    logo: 'Logotipo',
    darkLogo: 'Logotipo en modo oscuro',
  },
  profile: {
    title: 'Sincronización del perfil',
    description: 'Datos que se copian del proveedor de identidad.',
    sync: 'Sincronizar el perfil en cada inicio de sesión',
    syncHelp:
      'Copia el nombre y el avatar en cada inicio de sesión. Si está desactivado, solo al crear la cuenta.',
  },
  internal: {
    title: 'Consola',
    description: 'Se muestra a los administradores, y a los usuarios si no hay un nombre para mostrar.',
  },
  idpInitiated: {
    off: {
      title: 'El inicio de sesión iniciado por el IdP está desactivado',
      text: 'Los inicios de sesión iniciados por el IdP se rechazan. Si los permites, inician la sesión en una de tus aplicaciones, que después solicita la autenticación al proveedor.',
      action: 'Permitir SSO iniciado por el IdP',
    },
    title: 'Inicio de sesión iniciado por el IdP',
    description: 'Adónde van los usuarios cuando empiezan en su proveedor de identidad.',
    application: 'Aplicación',
    choose: 'Elegir una aplicación',
    search: 'Buscar aplicaciones por nombre o ID',
    more: 'Cargar más aplicaciones',
    autoSend: 'Enviar la solicitud de autorización en nombre de la aplicación',
    autoSendHelp:
      'Solo para aplicaciones web tradicionales, que tienen un secreto. Si está desactivado, una página de la aplicación inicia la sesión.',
    redirectUri: 'URI de redirección',
    firstRedirectUri: 'Primera URI de redirección de la aplicación',
    parameters: 'Parámetros adicionales',
    parametersHelp: 'Se añaden a la solicitud: "scopes" y "resources" como listas, los demás como cadenas.',
    callbackUri: 'URL de inicio de sesión',
    callbackUriHelp:
      'Se llama con el parámetro ssoConnectorId. La página inicia la sesión con direct_sign_in=sso: seguido de este ID.',
    turnOff: {
      title: 'Desactivar',
      text: 'Los inicios de sesión iniciados por el IdP se vuelven a rechazar.',
      action: 'Desactivar SSO iniciado por el IdP',
      question: '¿Desactivar el SSO iniciado por el IdP?',
    },
  },
  delete: {
    action: 'Eliminar conector de SSO',
    title: '¿Eliminar {{name}}?',
    text: 'Se eliminan sus ajustes y secretos, y no se puede deshacer.',
    users_one:
      '{{count}} usuario inicia sesión con él. Se cerrará su sesión en todas partes y necesitará otro método de inicio de sesión. Su cuenta se conserva.',
    users_many:
      '{{count}} de usuarios inician sesión con él. Se cerrará su sesión en todas partes y necesitarán otro método de inicio de sesión. Sus cuentas se conservan.',
    users_other:
      '{{count}} usuarios inician sesión con él. Se cerrará su sesión en todas partes y necesitarán otro método de inicio de sesión. Sus cuentas se conservan.',
    domain: 'Los usuarios con un correo electrónico de {{domain}} ya no inician sesión con él.',
  },
};
