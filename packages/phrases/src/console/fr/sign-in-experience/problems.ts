/** Why the server rejects a sign-in experience, by error code, in French. */
export const problems = {
  unsupported_default_language: 'Il n’y a pas encore de textes dans cette langue.',
  at_least_one_authentication_factor: 'Chaque méthode nécessite un mot de passe ou un code de vérification.',
  username_requires_password: 'Les noms d’utilisateur nécessitent toujours un mot de passe.',
  passwordless_requires_verify: 'Les adresses e-mail et les numéros de téléphone doivent être vérifiés.',
  miss_sign_up_identifier_in_sign_in: 'L’identifiant d’inscription doit aussi être une méthode de connexion.',
  password_sign_in_must_be_enabled:
    'Si l’inscription définit un mot de passe, son identifiant doit autoriser un mot de passe à la connexion.',
  code_sign_in_must_be_enabled:
    'Si l’inscription ne définit pas de mot de passe, son identifiant doit autoriser un code de vérification à la connexion.',
  duplicated_sign_up_identifiers: 'Un identifiant figure deux fois dans la liste.',
  missing_sign_up_identifiers: 'Les identifiants supplémentaires nécessitent un identifiant principal.',
  enabled_connector_not_found: 'Aucun connecteur ne peut envoyer ces codes.',
  forgot_password_method_requires_connector: 'Aucun connecteur ne peut envoyer ces codes.',
  username_policy_case_conflicts_exist:
    'Les noms d’utilisateur de plusieurs utilisateurs ne diffèrent que par la casse.',
  password_expiration_invalid_period_days:
    'Saisissez une durée de validité du mot de passe de 1 à 3 650 jours.',
  password_expiration_requires_forgot_password:
    'L’expiration des mots de passe nécessite la réinitialisation du mot de passe.',
  duplicated_mfa_factors: 'Un second facteur figure deux fois dans la liste.',
  backup_code_cannot_be_enabled_alone: 'Les codes de secours nécessitent un autre second facteur.',
  email_verification_code_cannot_be_used_for_sign_in:
    'Les codes par e-mail sont un second facteur : ils ne peuvent pas être une méthode de connexion.',
  phone_verification_code_cannot_be_used_for_sign_in:
    'Les codes par SMS sont un second facteur : ils ne peuvent pas être une méthode de connexion.',
  email_verification_code_cannot_be_used_for_mfa:
    'Les codes par e-mail ne peuvent pas être à la fois une méthode de connexion et un second facteur.',
  phone_verification_code_cannot_be_used_for_mfa:
    'Les codes par SMS ne peuvent pas être à la fois une méthode de connexion et un second facteur.',
  invalid_custom_email_blocklist_format:
    'Saisissez des adresses e-mail ou des domaines, comme @example.com ou @*.example.com.',
};
