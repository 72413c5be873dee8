import type { SignInTexts } from '../en.ts';

export const connectionLink: Partial<SignInTexts> = {
  'connection_link.title': 'Ligue o seu fornecedor de identidade',
  'connection_link.text': 'Os utilizadores de {organization} passarão a iniciar sessão com ele.',
  'connection_link.review':
    'Nada muda até que submeta as definições e um administrador as confirme. A ligação funciona até {date}.',
  'connection_link.submitted.title': 'A aguardar confirmação',
  'connection_link.submitted.text':
    'Um administrador tem de confirmar as suas definições. Se alterar alguma coisa, submeta novamente.',
  'connection_link.rejected':
    'Um administrador rejeitou as suas definições. Pergunte-lhe o motivo e introduza novamente as definições.',
  'connection_link.service.title': '1. Adicione uma aplicação no seu fornecedor de identidade',
  'connection_link.service.text': 'Introduza lá estes valores. O tipo de ligação é {type}.',
  'connection_link.service.redirectUri': 'URI de redirecionamento',
  'connection_link.service.entityId': 'ID da entidade (audiência)',
  'connection_link.service.assertionConsumerServiceUrl': 'URL do serviço consumidor de asserções (ACS)',
  'connection_link.settings.title': '2. Introduza as definições da aplicação',
  'connection_link.settings.saml':
    'Introduza o URL dos metadados ou os metadados. Se não tiver nenhum deles, preencha os outros campos.',
  'connection_link.settings.issuer': 'Emissor',
  'connection_link.settings.clientId': 'ID do cliente',
  'connection_link.settings.clientSecret': 'Segredo do cliente',
  'connection_link.settings.metadataUrl': 'URL dos metadados',
  'connection_link.settings.metadata': 'Metadados (XML)',
  'connection_link.settings.entityId': 'ID da entidade',
  'connection_link.settings.signInEndpoint': 'URL de início de sessão',
  'connection_link.settings.x509Certificate': 'Certificados de assinatura (PEM)',
  'connection_link.settings.issuer_help': 'O URL antes de /.well-known/openid-configuration.',
  'connection_link.settings.kept': 'Guardado. Mantém-se, a menos que introduza outro valor.',
  'connection_link.settings.save': 'Guardar e testar',
  'connection_link.settings.found':
    'Guardado. O seu fornecedor de identidade respondeu. Os utilizadores iniciam sessão em {url}',
  'connection_link.domains.title': '3. Verifique os seus domínios de e-mail',
  'connection_link.domains.text':
    'Os utilizadores com um endereço de e-mail nestes domínios passarão a iniciar sessão com o seu fornecedor de identidade. Crie o registo TXT de cada domínio no seu fornecedor de DNS e, em seguida, verifique o domínio.',
  'connection_link.domains.label': 'Domínio',
  'connection_link.domains.add': 'Adicionar domínio',
  'connection_link.domains.record_name': 'Nome do registo TXT',
  'connection_link.domains.record_value': 'Valor',
  'connection_link.domains.verify': 'Verificar',
  'connection_link.domains.verified': 'Verificado',
  'connection_link.domains.remove': 'Remover',
  'connection_link.submit.title': '4. Submeta para confirmação',
  'connection_link.submit.text':
    'Um administrador vê o que mudaria, sem os segredos, e confirma ou rejeita as alterações.',
  'connection_link.submit.action': 'Submeter',
  'connection_link.submit.again': 'Submeter novamente',
  'connection_link.ended.confirmed.title': 'O seu fornecedor de identidade está ligado',
  'connection_link.ended.confirmed.text':
    'Um administrador confirmou as suas definições. Pode fechar esta página.',
  'connection_link.ended.expired.title': 'Esta ligação expirou',
  'connection_link.ended.expired.text': 'Peça uma nova ao administrador que a enviou.',
  'connection_link.ended.submitted.title': 'A aguardar confirmação',
  'connection_link.ended.submitted.text':
    'A ligação expirou, mas um administrador ainda pode confirmar as suas definições.',
  'connection_link.ended.revoked.title': 'Esta ligação foi revogada',
  'connection_link.ended.revoked.text': 'Peça uma nova ao administrador que a enviou.',
  'connection_link.ended.invalid.title': 'Esta ligação não funciona',
  'connection_link.ended.invalid.text': 'Abra a ligação completa que recebeu ou peça uma nova.',
  'connection_link.ended.failed.title': 'Não foi possível carregar a página',
  'connection_link.ended.failed.text': 'Verifique a sua ligação à Internet e volte a carregar a página.',
  'connection_link.ended.limited.title': 'Demasiadas tentativas',
  'connection_link.ended.limited.text': 'Aguarde 10 minutos e volte a carregar a página.',
  'connection_link.error.connection_link.ended':
    'A ligação já não pode ser utilizada. Volte a carregar a página.',
  'connection_link.error.connection_link.domain_exists': 'Este domínio já está na lista.',
  'connection_link.error.connection_link.too_many_domains': 'Já existem 20 domínios. Remova um primeiro.',
  'connection_link.error.connection_link.domain_not_verified':
    'O registo ainda não foi encontrado. As alterações de DNS podem demorar uma hora. Verifique o nome e o valor e tente novamente.',
  'connection_link.error.connection_link.incomplete':
    'Primeiro, guarde as definições completas e verifique um domínio.',
  'connection_link.error.single_sign_on.forbidden_domains':
    'Qualquer pessoa pode obter um endereço de e-mail neste domínio. Introduza o domínio da sua empresa.',
  'connection_link.error.request.rate_limited': 'Demasiadas tentativas. Tente novamente {when}.',
  'connection_link.error.connector.general':
    'As definições foram guardadas, mas não foi possível contactar o seu fornecedor de identidade. Verifique o URL.',
  'connection_link.error.connector.invalid_config':
    'As definições foram guardadas, mas não correspondem ao que o seu fornecedor de identidade indica. Verifique o URL e o emissor.',
  'connection_link.error.connector.invalid_response':
    'As definições foram guardadas, mas a resposta não é de um fornecedor de identidade. Verifique o URL.',
  'connection_link.error.setting': 'Verifique este valor.',
  'connection_link.error.secret': 'Introduza novamente o segredo, porque o emissor mudou.',
  'connection_link.error.domain': 'Introduza um domínio, como example.com.',
};
