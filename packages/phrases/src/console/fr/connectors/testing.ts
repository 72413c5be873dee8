/** Test messages of a connector. */
export const connectorsTest = {
  title: 'Test',
  description: {
    Email: 'Envoie un e-mail de test avec les paramètres ci-dessus, même non enregistrés.',
    Sms: 'Envoie un SMS de test avec les paramètres ci-dessus, même non enregistrés.',
  },
  text: {
    title: 'Essayer',
    description: {
      Email:
        'Envoie un e-mail de test avec ce modèle et des exemples de valeurs, même s’il n’est pas enregistré.',
      Sms: 'Envoie un SMS de test avec ce modèle et des exemples de valeurs, même s’il n’est pas enregistré.',
    },
    nothing:
      'Aucun connecteur e-mail n’est configuré. L’aperçu montre le modèle ; configurez l’e-mail pour envoyer un test.',
    setUp: 'Configurer l’e-mail',
    wrong: 'Non envoyé : corrigez d’abord le modèle.',
  },
  email: 'Destinataire',
  phone: 'Destinataire',
  phonePlaceholder: '+49 151 23456789',
  submit: 'Envoyer un message de test',
  invalidEmail: 'Saisissez une adresse e-mail.',
  invalidPhone: 'Saisissez un numéro de téléphone avec son indicatif de pays.',
  sentTitle: 'Accepté par le fournisseur',
  sentText:
    '{{to}} devrait le recevoir d’ici une minute. Sinon, vérifiez le dossier de courrier indésirable et le journal du fournisseur.',
  wrongSettings: 'Non envoyé : corrigez d’abord les paramètres ci-dessus.',
  failedTitle: 'Le message n’a pas été envoyé',
  late: {
    connect: 'La connexion a expiré. Vérifiez l’hôte, le port et les pare-feu.',
    tls: 'La négociation TLS a expiré. Vérifiez que le port correspond au chiffrement.',
    login: 'L’authentification a expiré. Réessayez dans quelques minutes.',
    send: 'Le fournisseur n’a pas confirmé le message à temps. Il arrivera peut-être quand même. Réessayez dans quelques minutes.',
  },
  advice: {
    general:
      'Le fournisseur est injoignable ou a rencontré une erreur. Vérifiez l’hôte et les URL, ou réessayez dans quelques minutes.',
    invalid_metadata: 'Le connecteur est défectueux. Contactez l’opérateur de ce serveur.',
    unexpected_type: 'Ce connecteur ne peut pas envoyer de messages.',
    invalid_config_guard: 'Le connecteur est défectueux. Contactez l’opérateur de ce serveur.',
    invalid_request_parameters:
      'Le fournisseur a rejeté le message. Vérifiez que l’expéditeur est vérifié et le destinataire autorisé.',
    insufficient_request_parameters: 'Un paramètre exigé par le fournisseur est absent.',
    invalid_config: 'Un paramètre n’est pas valide. Vérifiez les URL et la région.',
    invalid_certificate:
      'Le certificat du fournisseur n’est pas approuvé. Vérifiez l’hôte et le chiffrement.',
    invalid_response: 'La réponse ne provient pas du fournisseur. Vérifiez l’hôte et les URL.',
    template_not_found: 'Ce message n’a pas de modèle. Ajoutez-en un aux modèles.',
    template_not_supported: 'Le fournisseur ne prend pas en charge ce type de modèle.',
    rate_limit_exceeded:
      'La limite de débit du fournisseur est dépassée. Attendez, ou augmentez la limite chez lui.',
    not_implemented: 'Ce connecteur ne prend pas en charge cette fonction.',
    social_auth_code_invalid: 'Le fournisseur a rejeté le code d’autorisation.',
    social_invalid_access_token: 'Le fournisseur a rejeté son jeton d’accès.',
    social_invalid_id_token: 'Le jeton d’ID du fournisseur n’est pas valide.',
    authorization_failed: 'Le fournisseur a rejeté les identifiants. Copiez-les de nouveau.',
  },
};
