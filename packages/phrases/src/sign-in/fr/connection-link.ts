import type { SignInTexts } from '../en.ts';

/** The page of a connection link, in French. */
export const connectionLink: Partial<SignInTexts> = {
  'connection_link.title': 'Connectez votre fournisseur d’identité',
  'connection_link.text': 'Les utilisateurs de {organization} l’utiliseront pour se connecter.',
  'connection_link.review':
    'Rien ne change tant que vous n’avez pas soumis vos paramètres et qu’un administrateur ne les a pas confirmés. Le lien est valable jusqu’au {date}.',
  'connection_link.submitted.title': 'En attente de confirmation',
  'connection_link.submitted.text':
    'Un administrateur doit confirmer vos paramètres. Si vous modifiez quelque chose, soumettez-les de nouveau.',
  'connection_link.rejected':
    'Un administrateur a rejeté vos paramètres. Demandez-lui pourquoi, puis saisissez-les de nouveau.',
  'connection_link.service.title': '1. Ajoutez une application chez votre fournisseur d’identité',
  'connection_link.service.text': 'Saisissez-y ces valeurs. Type de connexion : {type}.',
  'connection_link.service.redirectUri': 'URI de redirection',
  'connection_link.service.entityId': 'ID d’entité (audience)',
  'connection_link.service.assertionConsumerServiceUrl': 'URL du service consommateur d’assertions (ACS)',
  'connection_link.settings.title': '2. Saisissez ses paramètres',
  'connection_link.settings.saml':
    'Saisissez l’URL des métadonnées ou les métadonnées. À défaut, remplissez les autres champs.',
  'connection_link.settings.issuer': 'Émetteur',
  'connection_link.settings.clientId': 'ID client',
  'connection_link.settings.clientSecret': 'Secret client',
  'connection_link.settings.metadataUrl': 'URL des métadonnées',
  'connection_link.settings.metadata': 'Métadonnées (XML)',
  'connection_link.settings.entityId': 'ID d’entité',
  'connection_link.settings.signInEndpoint': 'URL de connexion',
  'connection_link.settings.x509Certificate': 'Certificats de signature (PEM)',
  'connection_link.settings.issuer_help': 'L’URL qui précède /.well-known/openid-configuration.',
  'connection_link.settings.kept': 'Enregistré. Il est conservé, sauf si vous en saisissez un autre.',
  'connection_link.settings.save': 'Enregistrer et tester',
  'connection_link.settings.found':
    'Paramètres enregistrés. Votre fournisseur d’identité a répondu. Les utilisateurs se connectent à l’adresse {url}',
  'connection_link.domains.title': '3. Vérifiez les domaines de vos adresses e-mail',
  'connection_link.domains.text':
    'Les utilisateurs ayant une adresse e-mail de ces domaines se connecteront avec votre fournisseur d’identité. Créez l’enregistrement TXT de chaque domaine chez votre fournisseur DNS, puis vérifiez le domaine.',
  'connection_link.domains.label': 'Domaine',
  'connection_link.domains.add': 'Ajouter un domaine',
  'connection_link.domains.record_name': 'Nom de l’enregistrement TXT',
  'connection_link.domains.record_value': 'Valeur',
  'connection_link.domains.verify': 'Vérifier',
  'connection_link.domains.verified': 'Vérifié',
  'connection_link.domains.remove': 'Retirer',
  'connection_link.submit.title': '4. Soumettez le tout pour confirmation',
  'connection_link.submit.text':
    'Un administrateur voit les modifications prévues, sans les secrets, et les confirme ou les rejette.',
  'connection_link.submit.action': 'Soumettre',
  'connection_link.submit.again': 'Soumettre de nouveau',
  'connection_link.ended.confirmed.title': 'Votre fournisseur d’identité est connecté',
  'connection_link.ended.confirmed.text':
    'Un administrateur a confirmé vos paramètres. Vous pouvez fermer cette page.',
  'connection_link.ended.expired.title': 'Ce lien a expiré',
  'connection_link.ended.expired.text': 'Demandez-en un nouveau à l’administrateur qui vous l’a envoyé.',
  'connection_link.ended.submitted.title': 'En attente de confirmation',
  'connection_link.ended.submitted.text':
    'Le lien a expiré, mais un administrateur peut encore confirmer vos paramètres.',
  'connection_link.ended.revoked.title': 'Ce lien a été révoqué',
  'connection_link.ended.revoked.text': 'Demandez-en un nouveau à l’administrateur qui vous l’a envoyé.',
  'connection_link.ended.invalid.title': 'Ce lien ne fonctionne pas',
  'connection_link.ended.invalid.text':
    'Ouvrez en entier le lien que vous avez reçu, ou demandez-en un nouveau.',
  'connection_link.ended.failed.title': 'La page n’a pas pu être chargée',
  'connection_link.ended.failed.text': 'Vérifiez votre connexion, puis rechargez la page.',
  'connection_link.ended.limited.title': 'Trop de tentatives',
  'connection_link.ended.limited.text': 'Attendez 10 minutes, puis rechargez la page.',
  'connection_link.error.connection_link.ended': 'Le lien n’est plus utilisable. Rechargez la page.',
  'connection_link.error.connection_link.domain_exists': 'Ce domaine figure déjà dans la liste.',
  'connection_link.error.connection_link.too_many_domains':
    'La liste compte déjà 20 domaines. Retirez-en d’abord un.',
  'connection_link.error.connection_link.domain_not_verified':
    'L’enregistrement est encore introuvable. Les modifications DNS peuvent prendre une heure. Vérifiez le nom et la valeur, puis réessayez.',
  'connection_link.error.connection_link.incomplete':
    'Enregistrez d’abord des paramètres complets et vérifiez un domaine.',
  'connection_link.error.single_sign_on.forbidden_domains':
    'N’importe qui peut obtenir une adresse e-mail de ce domaine. Saisissez le domaine de votre entreprise.',
  'connection_link.error.request.rate_limited': 'Trop de tentatives. Réessayez {when}.',
  'connection_link.error.connector.general':
    'Les paramètres sont enregistrés, mais votre fournisseur d’identité est injoignable. Vérifiez l’URL.',
  'connection_link.error.connector.invalid_config':
    'Les paramètres sont enregistrés, mais ils ne correspondent pas à ce qu’indique votre fournisseur d’identité. Vérifiez l’URL et l’émetteur.',
  'connection_link.error.connector.invalid_response':
    'Les paramètres sont enregistrés, mais la réponse ne provient pas d’un fournisseur d’identité. Vérifiez l’URL.',
  'connection_link.error.setting': 'Vérifiez cette valeur.',
  'connection_link.error.secret': 'Saisissez de nouveau le secret, car l’émetteur a changé.',
  'connection_link.error.domain': 'Saisissez un domaine, comme example.com.',
};
