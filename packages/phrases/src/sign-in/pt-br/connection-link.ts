import type { SignInTexts } from '../en.ts';

/** The page of a connection link, on which a customer's administrator connects their identity provider. */
export const connectionLink: Partial<SignInTexts> = {
  'connection_link.title': 'Conecte seu provedor de identidade',
  'connection_link.text': 'Os usuários de {organization} entrarão com ele.',
  'connection_link.review':
    'Nada muda até que você envie e um administrador confirme. O link funciona até {date}.',
  'connection_link.submitted.title': 'Aguardando confirmação',
  'connection_link.submitted.text':
    'Um administrador precisa confirmar suas configurações. Se você alterar algo, envie de novo.',
  'connection_link.rejected':
    'Um administrador rejeitou suas configurações. Pergunte o motivo e insira as configurações de novo.',
  'connection_link.service.title': '1. Adicione um aplicativo no seu provedor de identidade',
  'connection_link.service.text': 'Insira estes valores nele. O tipo de conexão é {type}.',
  'connection_link.service.redirectUri': 'URI de redirecionamento',
  'connection_link.service.entityId': 'ID da entidade (audiência)',
  'connection_link.service.assertionConsumerServiceUrl': 'URL do serviço consumidor de asserções (ACS)',
  'connection_link.settings.title': '2. Insira as configurações dele',
  'connection_link.settings.saml':
    'Insira a URL dos metadados ou os metadados. Se não tiver nenhum dos dois, preencha os outros campos.',
  'connection_link.settings.issuer': 'Emissor',
  'connection_link.settings.clientId': 'ID do cliente',
  'connection_link.settings.clientSecret': 'Segredo do cliente',
  'connection_link.settings.metadataUrl': 'URL dos metadados',
  'connection_link.settings.metadata': 'Metadados (XML)',
  'connection_link.settings.entityId': 'ID da entidade',
  'connection_link.settings.signInEndpoint': 'URL de login',
  'connection_link.settings.x509Certificate': 'Certificados de assinatura (PEM)',
  'connection_link.settings.issuer_help': 'A URL antes de /.well-known/openid-configuration.',
  'connection_link.settings.kept': 'Salvo. É mantido, a menos que você insira outro.',
  'connection_link.settings.save': 'Salvar e testar',
  'connection_link.settings.found':
    'Salvo. Seu provedor de identidade respondeu. Os usuários entram em {url}',
  'connection_link.domains.title': '3. Verifique seus domínios de e-mail',
  'connection_link.domains.text':
    'Os usuários com endereço de e-mail nestes domínios entrarão com seu provedor de identidade. Crie o registro TXT de cada domínio no seu provedor de DNS e depois verifique o domínio.',
  'connection_link.domains.label': 'Domínio',
  'connection_link.domains.add': 'Adicionar domínio',
  'connection_link.domains.record_name': 'Nome do registro TXT',
  'connection_link.domains.record_value': 'Valor',
  'connection_link.domains.verify': 'Verificar',
  'connection_link.domains.verified': 'Verificado',
  'connection_link.domains.remove': 'Remover',
  'connection_link.submit.title': '4. Envie para confirmação',
  'connection_link.submit.text': 'Um administrador vê o que mudaria, sem os segredos, e confirma ou rejeita.',
  'connection_link.submit.action': 'Enviar',
  'connection_link.submit.again': 'Enviar de novo',
  'connection_link.ended.confirmed.title': 'Seu provedor de identidade está conectado',
  'connection_link.ended.confirmed.text':
    'Um administrador confirmou suas configurações. Você pode fechar esta página.',
  'connection_link.ended.expired.title': 'Este link expirou',
  'connection_link.ended.expired.text': 'Peça um novo ao administrador que o enviou.',
  'connection_link.ended.submitted.title': 'Aguardando confirmação',
  'connection_link.ended.submitted.text':
    'O link expirou, mas um administrador ainda pode confirmar suas configurações.',
  'connection_link.ended.revoked.title': 'Este link foi revogado',
  'connection_link.ended.revoked.text': 'Peça um novo ao administrador que o enviou.',
  'connection_link.ended.invalid.title': 'Este link não funciona',
  'connection_link.ended.invalid.text': 'Abra o link completo que você recebeu ou peça um novo.',
  'connection_link.ended.failed.title': 'Não foi possível carregar a página',
  'connection_link.ended.failed.text': 'Verifique sua conexão e recarregue a página.',
  'connection_link.ended.limited.title': 'Muitas tentativas',
  'connection_link.ended.limited.text': 'Aguarde 10 minutos e recarregue a página.',
  'connection_link.error.connection_link.ended': 'O link não pode mais ser usado. Recarregue a página.',
  'connection_link.error.connection_link.domain_exists': 'Este domínio já está na lista.',
  'connection_link.error.connection_link.too_many_domains': 'Já há 20 domínios. Remova um primeiro.',
  'connection_link.error.connection_link.domain_not_verified':
    'O registro ainda não foi encontrado. Alterações de DNS podem levar uma hora. Verifique o nome e o valor e tente novamente.',
  'connection_link.error.connection_link.incomplete':
    'Primeiro, salve as configurações completas e verifique um domínio.',
  'connection_link.error.single_sign_on.forbidden_domains':
    'Qualquer pessoa pode obter um endereço de e-mail neste domínio. Insira o domínio da sua empresa.',
  'connection_link.error.request.rate_limited': 'Muitas tentativas. Tente novamente {when}.',
  'connection_link.error.connector.general':
    'As configurações foram salvas, mas não foi possível acessar seu provedor de identidade. Verifique a URL.',
  'connection_link.error.connector.invalid_config':
    'As configurações foram salvas, mas não correspondem ao que seu provedor de identidade informa. Verifique a URL e o emissor.',
  'connection_link.error.connector.invalid_response':
    'As configurações foram salvas, mas a resposta não é de um provedor de identidade. Verifique a URL.',
  'connection_link.error.setting': 'Verifique este valor.',
  'connection_link.error.secret': 'Insira o segredo de novo, porque o emissor mudou.',
  'connection_link.error.domain': 'Insira um domínio, como example.com.',
};
