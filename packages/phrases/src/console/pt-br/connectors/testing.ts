/** Test messages of a connector. */
export const connectorsTest = {
  title: 'Teste',
  description: {
    Email: 'Envia um e-mail de teste com as configurações acima, mesmo que não estejam salvas.',
    Sms: 'Envia um SMS de teste com as configurações acima, mesmo que não estejam salvas.',
  },
  text: {
    title: 'Experimentar',
    description: {
      Email: 'Envia um e-mail de teste com este modelo e valores de exemplo, mesmo que não esteja salvo.',
      Sms: 'Envia um SMS de teste com este modelo e valores de exemplo, mesmo que não esteja salvo.',
    },
    nothing:
      'Nenhum conector de e-mail está configurado. A prévia mostra o modelo; configure o e-mail para enviar um teste.',
    setUp: 'Configurar e-mail',
    wrong: 'Não enviado: corrija o modelo primeiro.',
  },
  email: 'Enviar para',
  phone: 'Enviar para',
  phonePlaceholder: '+55 11 91234 5678',
  submit: 'Enviar mensagem de teste',
  invalidEmail: 'Insira um endereço de e-mail.',
  invalidPhone: 'Insira um número de telefone com o código do país.',
  sentTitle: 'Aceita pelo provedor',
  sentText:
    'A mensagem deve chegar a {{to}} em até um minuto. Se não chegar, verifique a pasta de spam e o log do provedor.',
  wrongSettings: 'Não enviada: corrija primeiro as configurações acima.',
  failedTitle: 'A mensagem não foi enviada',
  late: {
    connect: 'A conexão excedeu o tempo limite. Verifique host, porta e firewalls.',
    tls: 'O handshake TLS excedeu o tempo limite. Verifique se a porta e a criptografia combinam.',
    login: 'A autenticação excedeu o tempo limite. Tente novamente em alguns minutos.',
    send: 'O provedor não confirmou a mensagem a tempo. Ela ainda pode chegar. Tente novamente em alguns minutos.',
  },
  advice: {
    general:
      'O provedor está inacessível ou falhou. Verifique host e URLs ou tente novamente em alguns minutos.',
    invalid_metadata: 'O conector está com defeito. Fale com o operador deste servidor.',
    unexpected_type: 'Este conector não pode enviar mensagens.',
    invalid_config_guard: 'O conector está com defeito. Fale com o operador deste servidor.',
    invalid_request_parameters:
      'O provedor rejeitou a mensagem. Verifique se o remetente está verificado e se o destinatário é permitido.',
    insufficient_request_parameters: 'Falta uma configuração que o provedor exige.',
    invalid_config: 'Uma configuração é inválida. Verifique as URLs e a região.',
    invalid_certificate: 'O certificado do provedor não é confiável. Verifique host e criptografia.',
    invalid_response: 'A resposta não é do provedor. Verifique host e URLs.',
    template_not_found: 'Esta mensagem não tem modelo. Adicione um aos modelos.',
    template_not_supported: 'O provedor não é compatível com este tipo de modelo.',
    rate_limit_exceeded:
      'O limite de solicitações do provedor foi excedido. Aguarde ou aumente o limite nele.',
    not_implemented: 'Este conector não é compatível com isto.',
    social_auth_code_invalid: 'O provedor rejeitou o código de autorização.',
    social_invalid_access_token: 'O provedor rejeitou o próprio token de acesso.',
    social_invalid_id_token: 'O token de ID do provedor é inválido.',
    authorization_failed: 'O provedor rejeitou as credenciais. Copie-as de novo.',
  },
};
