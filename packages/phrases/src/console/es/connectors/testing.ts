/** Test messages of a connector. */
export const connectorsTest = {
  title: 'Prueba',
  description: {
    Email: 'Envía un correo de prueba con los ajustes anteriores, aunque no estén guardados.',
    Sms: 'Envía un SMS de prueba con los ajustes anteriores, aunque no estén guardados.',
  },
  text: {
    title: 'Pruébala',
    description: {
      Email: 'Envía un correo de prueba con esta plantilla y valores de ejemplo, aunque no esté guardada.',
      Sms: 'Envía un SMS de prueba con esta plantilla y valores de ejemplo, aunque no esté guardada.',
    },
    nothing:
      'No hay ningún conector de correo configurado. La vista previa muestra la plantilla; configura el correo para enviar una prueba.',
    setUp: 'Configurar correo',
    wrong: 'No se ha enviado: corrige primero la plantilla.',
  },
  email: 'Enviar a',
  phone: 'Enviar a',
  phonePlaceholder: '+34 612 34 56 78',
  submit: 'Enviar mensaje de prueba',
  invalidEmail: 'Introduce un correo electrónico.',
  invalidPhone: 'Introduce un número de teléfono con el prefijo del país.',
  sentTitle: 'Aceptado por el proveedor',
  sentText:
    '{{to}} debería recibirlo en un minuto. Si no, revisa la carpeta de correo no deseado y el registro del proveedor.',
  wrongSettings: 'No se ha enviado: corrige primero los ajustes anteriores.',
  failedTitle: 'No se ha enviado el mensaje',
  late: {
    connect: 'Se ha agotado el tiempo de conexión. Comprueba el host, el puerto y los cortafuegos.',
    tls: 'Se ha agotado el tiempo de la negociación TLS. Comprueba que el puerto y el cifrado se correspondan.',
    login: 'Se ha agotado el tiempo de autenticación. Inténtalo de nuevo en unos minutos.',
    send: 'El proveedor no ha confirmado el mensaje a tiempo. Puede que aún llegue. Inténtalo de nuevo en unos minutos.',
  },
  advice: {
    general:
      'No se puede conectar con el proveedor o ha fallado. Comprueba el host y las URL, o inténtalo de nuevo en unos minutos.',
    invalid_metadata: 'El conector es defectuoso. Contacta con el operador de este servidor.',
    unexpected_type: 'Este conector no puede enviar mensajes.',
    invalid_config_guard: 'El conector es defectuoso. Contacta con el operador de este servidor.',
    invalid_request_parameters:
      'El proveedor ha rechazado el mensaje. Comprueba que el remitente esté verificado y que el destinatario esté permitido.',
    insufficient_request_parameters: 'Falta un ajuste que el proveedor exige.',
    invalid_config: 'Un ajuste no es válido. Comprueba las URL y la región.',
    invalid_certificate: 'El certificado del proveedor no es de confianza. Comprueba el host y el cifrado.',
    invalid_response: 'La respuesta no es del proveedor. Comprueba el host y las URL.',
    template_not_found: 'Este mensaje no tiene plantilla. Añade una a las plantillas.',
    template_not_supported: 'El proveedor no admite este tipo de plantilla.',
    rate_limit_exceeded:
      'Se ha superado el límite de frecuencia del proveedor. Espera o auméntalo en el proveedor.',
    not_implemented: 'Este conector no lo admite.',
    social_auth_code_invalid: 'El proveedor ha rechazado el código de autorización.',
    social_invalid_access_token: 'El proveedor ha rechazado su token de acceso.',
    social_invalid_id_token: 'El token de ID del proveedor no es válido.',
    authorization_failed: 'El proveedor ha rechazado las credenciales. Cópialas de nuevo.',
  },
};
