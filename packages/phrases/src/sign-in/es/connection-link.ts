import type { SignInTexts } from '../en.ts';

/** The page of a connection link, on which a customer's administrator connects their identity provider. */
export const connectionLink: Partial<SignInTexts> = {
  'connection_link.title': 'Conecta tu proveedor de identidad',
  'connection_link.text': 'Los usuarios de {organization} iniciarán sesión con él.',
  'connection_link.review':
    'Nada cambia hasta que lo envíes y un administrador lo confirme. El enlace funciona hasta el {date}.',
  'connection_link.submitted.title': 'Pendiente de confirmación',
  'connection_link.submitted.text':
    'Un administrador tiene que confirmar tus ajustes. Si cambias algo, envíalos de nuevo.',
  'connection_link.rejected':
    'Un administrador ha rechazado tus ajustes. Pregúntale el motivo y vuelve a introducirlos.',
  'connection_link.service.title': '1. Añade una aplicación en tu proveedor de identidad',
  'connection_link.service.text': 'Introduce allí estos valores. El tipo de conexión es {type}.',
  'connection_link.service.redirectUri': 'URI de redirección',
  'connection_link.service.entityId': 'ID de entidad (audiencia)',
  'connection_link.service.assertionConsumerServiceUrl': 'URL del servicio de consumidor de aserciones (ACS)',
  'connection_link.settings.title': '2. Introduce sus ajustes',
  'connection_link.settings.saml':
    'Introduce la URL de metadatos o los metadatos. Si no tienes ninguno de los dos, rellena los demás campos.',
  'connection_link.settings.issuer': 'Emisor',
  'connection_link.settings.clientId': 'ID de cliente',
  'connection_link.settings.clientSecret': 'Secreto de cliente',
  'connection_link.settings.metadataUrl': 'URL de metadatos',
  'connection_link.settings.metadata': 'Metadatos (XML)',
  'connection_link.settings.entityId': 'ID de entidad',
  'connection_link.settings.signInEndpoint': 'URL de inicio de sesión',
  'connection_link.settings.x509Certificate': 'Certificados de firma (PEM)',
  'connection_link.settings.issuer_help': 'La URL que precede a /.well-known/openid-configuration.',
  'connection_link.settings.kept': 'Guardado. Se conserva si no introduces otro.',
  'connection_link.settings.save': 'Guardar y probar',
  'connection_link.settings.found':
    'Guardado. Tu proveedor de identidad ha respondido. Los usuarios inician sesión en {url}',
  'connection_link.domains.title': '3. Verifica tus dominios de correo',
  'connection_link.domains.text':
    'Los usuarios con un correo electrónico de estos dominios iniciarán sesión con tu proveedor de identidad. Crea el registro TXT de cada dominio en tu proveedor de DNS y después verifícalo.',
  'connection_link.domains.label': 'Dominio',
  'connection_link.domains.add': 'Añadir dominio',
  'connection_link.domains.record_name': 'Nombre del registro TXT',
  'connection_link.domains.record_value': 'Valor',
  'connection_link.domains.verify': 'Verificar',
  'connection_link.domains.verified': 'Verificado',
  'connection_link.domains.remove': 'Eliminar',
  'connection_link.submit.title': '4. Envíalo para que lo confirmen',
  'connection_link.submit.text':
    'Un administrador ve lo que cambiaría, sin secretos, y lo confirma o lo rechaza.',
  'connection_link.submit.action': 'Enviar',
  'connection_link.submit.again': 'Enviar de nuevo',
  'connection_link.ended.confirmed.title': 'Tu proveedor de identidad está conectado',
  'connection_link.ended.confirmed.text':
    'Un administrador ha confirmado tus ajustes. Puedes cerrar esta página.',
  'connection_link.ended.expired.title': 'Este enlace ha caducado',
  'connection_link.ended.expired.text': 'Pide uno nuevo al administrador que te lo envió.',
  'connection_link.ended.submitted.title': 'Pendiente de confirmación',
  'connection_link.ended.submitted.text':
    'El enlace ha caducado, pero un administrador todavía puede confirmar tus ajustes.',
  'connection_link.ended.revoked.title': 'Este enlace se ha revocado',
  'connection_link.ended.revoked.text': 'Pide uno nuevo al administrador que te lo envió.',
  'connection_link.ended.invalid.title': 'Este enlace no funciona',
  'connection_link.ended.invalid.text': 'Abre el enlace completo que recibiste o pide uno nuevo.',
  'connection_link.ended.failed.title': 'No se ha podido cargar la página',
  'connection_link.ended.failed.text': 'Comprueba tu conexión y vuelve a cargar la página.',
  'connection_link.ended.limited.title': 'Demasiados intentos',
  'connection_link.ended.limited.text': 'Espera 10 minutos y vuelve a cargar la página.',
  'connection_link.error.connection_link.ended': 'El enlace ya no se puede usar. Vuelve a cargar la página.',
  'connection_link.error.connection_link.domain_exists': 'Este dominio ya está en la lista.',
  'connection_link.error.connection_link.too_many_domains': 'Ya hay 20 dominios. Elimina uno primero.',
  'connection_link.error.connection_link.domain_not_verified':
    'Aún no se encuentra el registro. Los cambios de DNS pueden tardar una hora. Comprueba el nombre y el valor e inténtalo de nuevo.',
  'connection_link.error.connection_link.incomplete':
    'Primero guarda todos los ajustes y verifica un dominio.',
  'connection_link.error.single_sign_on.forbidden_domains':
    'Cualquiera puede obtener un correo electrónico de este dominio. Introduce el dominio de tu empresa.',
  'connection_link.error.request.rate_limited': 'Demasiados intentos. Inténtalo de nuevo {when}.',
  'connection_link.error.connector.general':
    'Los ajustes se han guardado, pero no se ha podido conectar con tu proveedor de identidad. Comprueba la URL.',
  'connection_link.error.connector.invalid_config':
    'Los ajustes se han guardado, pero no concuerdan con lo que indica tu proveedor de identidad. Comprueba la URL y el emisor.',
  'connection_link.error.connector.invalid_response':
    'Los ajustes se han guardado, pero la respuesta no es de un proveedor de identidad. Comprueba la URL.',
  'connection_link.error.setting': 'Revisa este valor.',
  'connection_link.error.secret': 'Introduce el secreto de nuevo, porque el emisor ha cambiado.',
  'connection_link.error.domain': 'Introduce un dominio, como example.com.',
};
