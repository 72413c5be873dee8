/** Test messages of a connector. */
export const connectorsTest = {
  title: 'Teste',
  description: {
    Email: 'Envia um e-mail de teste com as definições acima, mesmo que não estejam guardadas.',
    Sms: 'Envia uma SMS de teste com as definições acima, mesmo que não estejam guardadas.',
  },
  text: {
    title: 'Experimentar',
    description: {
      Email: 'Envia um e-mail de teste com este modelo e valores de exemplo, mesmo que não esteja guardado.',
      Sms: 'Envia uma SMS de teste com este modelo e valores de exemplo, mesmo que não esteja guardado.',
    },
    nothing:
      'Não está configurado nenhum conector de e-mail. A pré-visualização mostra o modelo; configure o e-mail para enviar um teste.',
    setUp: 'Configurar o e-mail',
    wrong: 'Não enviado: corrija primeiro o modelo.',
  },
  email: 'Enviar para',
  phone: 'Enviar para',
  phonePlaceholder: '+351 912 345 678',
  submit: 'Enviar mensagem de teste',
  invalidEmail: 'Introduza um endereço de e-mail.',
  invalidPhone: 'Introduza um número de telefone com o indicativo do país.',
  sentTitle: 'Aceite pelo fornecedor',
  sentText:
    'A mensagem deverá chegar a {{to}} no prazo de um minuto. Se não chegar, verifique a pasta de spam e o registo do fornecedor.',
  wrongSettings: 'Não enviada: corrija primeiro as definições acima.',
  failedTitle: 'A mensagem não foi enviada',
  late: {
    connect: 'O tempo limite da ligação foi excedido. Verifique o host, a porta e as firewalls.',
    tls: 'O tempo limite do handshake TLS foi excedido. Verifique se a porta e a encriptação são compatíveis.',
    login: 'O tempo limite da autenticação foi excedido. Tente novamente dentro de alguns minutos.',
    send: 'O fornecedor não confirmou a mensagem a tempo. Ainda pode chegar. Tente novamente dentro de alguns minutos.',
  },
  advice: {
    general:
      'O fornecedor está inacessível ou falhou. Verifique o host e os URL ou tente novamente dentro de alguns minutos.',
    invalid_metadata: 'O conector tem um defeito. Contacte o operador deste servidor.',
    unexpected_type: 'Este conector não pode enviar mensagens.',
    invalid_config_guard: 'O conector tem um defeito. Contacte o operador deste servidor.',
    invalid_request_parameters:
      'O fornecedor rejeitou a mensagem. Verifique se o remetente está verificado e se o destinatário é permitido.',
    insufficient_request_parameters: 'Falta uma definição que o fornecedor exige.',
    invalid_config: 'Uma definição é inválida. Verifique os URL e a região.',
    invalid_certificate: 'O certificado do fornecedor não é fidedigno. Verifique o host e a encriptação.',
    invalid_response: 'A resposta não é do fornecedor. Verifique o host e os URL.',
    template_not_found: 'Esta mensagem não tem modelo. Adicione um aos modelos.',
    template_not_supported: 'O fornecedor não suporta este tipo de modelo.',
    rate_limit_exceeded:
      'O limite de pedidos do fornecedor foi excedido. Aguarde ou aumente o limite no fornecedor.',
    not_implemented: 'Este conector não suporta isto.',
    social_auth_code_invalid: 'O fornecedor rejeitou o código de autorização.',
    social_invalid_access_token: 'O fornecedor rejeitou o seu próprio token de acesso.',
    social_invalid_id_token: 'O token de ID do fornecedor é inválido.',
    authorization_failed: 'O fornecedor rejeitou as credenciais. Copie-as novamente.',
  },
};
