import type { SignInTexts } from '../en.ts';

export const errors: Partial<SignInTexts> = {
  'dead_end.unknown_session.title': 'Cette connexion est terminée',
  'dead_end.unknown_session.text':
    'Elle est achevée, a pris trop de temps ou a commencé dans un autre navigateur. Retournez dans l’application et connectez-vous depuis celle-ci.',
  'dead_end.suspended.title': 'Ce compte est suspendu',
  'dead_end.suspended.text':
    'Seul un administrateur peut le rétablir. Adressez-vous aux responsables de {application}.',
  'dead_end.registration_closed.title': 'Les inscriptions sont fermées',
  'dead_end.registration_closed.text': 'Ici, un administrateur crée les nouveaux comptes.',
  'dead_end.reset_password.title': 'Les mots de passe ne peuvent pas encore être réinitialisés ici',
  'dead_end.reset_password.text':
    'Demandez un nouveau mot de passe à un administrateur, ou connectez-vous si vous vous en souvenez.',
  'dead_end.single_sign_on.title': 'Pas d’authentification unique ici',
  'dead_end.single_sign_on.text': 'Aucune connexion d’entreprise n’est configurée. Connectez-vous autrement.',
  'dead_end.no_method.title': 'Aucun moyen de se connecter',
  'dead_end.no_method.text':
    'Tous les moyens de connexion sont désactivés. Un administrateur peut changer cela dans « Expérience de connexion ».',
  'dead_end.link_used.title': 'Ce lien a déjà été utilisé',
  'dead_end.link_used.text':
    'Chaque lien ne sert qu’une fois. Faites-vous en envoyer un nouveau ou connectez-vous autrement.',
  'dead_end.link_expired.title': 'Ce lien a expiré',
  'dead_end.link_expired.text': 'Faites-vous en envoyer un nouveau ou connectez-vous autrement.',
  'dead_end.link_invalid.title': 'Ce lien ne fonctionne pas',
  'dead_end.link_invalid.text':
    'Il est peut-être incomplet, retiré ou destiné à quelqu’un d’autre. Faites-vous en envoyer un nouveau ou connectez-vous autrement.',
  'dead_end.invitation_accepted.title': 'Cette invitation a déjà été acceptée',
  'dead_end.invitation_accepted.text': 'Connectez-vous à l’application avec le compte qui l’a acceptée.',
  'dead_end.invitation_expired.title': 'Cette invitation a expiré',
  'dead_end.invitation_expired.text': 'Demandez-en une nouvelle à la personne qui vous a invité.',
  'dead_end.invitation_invalid.title': 'Ce lien ne fonctionne pas',
  'dead_end.invitation_invalid.text':
    'Il est incomplet ou a été remplacé par un plus récent. Ouvrez le lien de l’e-mail le plus récent, ou demandez une nouvelle invitation.',
  'dead_end.invitation_revoked.title': 'Cette invitation n’est plus valable',
  'dead_end.invitation_revoked.text':
    'Elle a été refusée ou retirée. Demandez-en une nouvelle à la personne qui vous a invité.',
  'dead_end.setup_link.title': 'Ouvrez le lien d’installation',
  'dead_end.setup_link.text':
    'Cette installation n’a pas encore d’administrateur. À son démarrage, le serveur a affiché un lien à usage unique, dans le terminal où vous l’avez lancé ou dans son journal. Ouvrez ce lien dans ce navigateur.',
  'dead_end.setup_invalid.title': 'Ce lien d’installation ne fonctionne pas',
  'dead_end.setup_invalid.text':
    'Il est incomplet, ou il a été affiché par une autre installation. Copiez en entier le lien que ce serveur a affiché.',
  'dead_end.setup_used.title': 'Ce lien d’installation a déjà été utilisé',
  'dead_end.setup_used.text': 'Le premier administrateur existe. Connectez-vous à la console avec ce compte.',
  'dead_end.failed.title': 'Un problème est survenu sur le serveur',
  'dead_end.failed.text': 'Rien n’a été modifié. Réessayez dans un instant.',
  'dead_end.not_found.title': 'Page introuvable',
  'dead_end.not_found.text': 'Il n’y a rien à cette adresse. Vérifiez qu’elle est bien écrite.',
  'dead_end.tenant_suspended.title': 'La connexion est actuellement indisponible',
  'dead_end.tenant_suspended.text': 'Pour obtenir de l’aide, contactez l’assistance de l’application.',
  'dead_end.unavailable.title': 'Ce service n’est pas disponible pour le moment',
  'dead_end.unavailable.text': 'Un problème est survenu. Attendez un peu et réessayez.',
  'dead_end.unavailable.action': 'Réessayer',

  'sign_out.title': 'Se déconnecter ?',
  'sign_out.text': 'Vous allez vous déconnecter de ce service dans ce navigateur.',
  'sign_out.action': 'Se déconnecter',
  'signed_out.title': 'Vous êtes déconnecté',
  'signed_out.text': 'Vous pouvez fermer cette page.',
  'dead_end.request.title': 'La connexion ne peut pas continuer',
  'dead_end.request.text':
    'L’application a envoyé une demande à laquelle il est impossible de répondre. Retournez-y et réessayez, ou communiquez à ses responsables ce qui est écrit ci-dessous.',
  'dead_end.redirect.text':
    '{application} a demandé à vous renvoyer vers une adresse qui n’est pas la sienne. Si l’adresse est correcte, ses responsables peuvent l’ajouter aux URI de redirection.',

  'error.required': 'Le champ « {field} » est obligatoire.',
  'error.network': 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'error.unknown': 'Un problème est survenu. Réessayez dans un instant.',
  'error.invalid_username':
    'Commencez par une lettre ou un tiret bas ; utilisez des lettres, des chiffres et des tirets bas.',
  'error.user.username_too_short': 'Utilisez au moins {min} caractères.',
  'error.user.username_too_long': 'Utilisez au plus {max} caractères.',
  'error.user.username_uppercase_not_allowed': 'N’utilisez pas de majuscules.',
  'error.user.username_lowercase_not_allowed': 'N’utilisez pas de minuscules.',
  'error.user.username_numbers_not_allowed': 'N’utilisez pas de chiffres.',
  'error.user.username_underscore_not_allowed': 'N’utilisez pas de tirets bas.',
  'error.user.username_separators_misplaced':
    'Utilisez les points et les tirets un par un, entre d’autres caractères.',
  'error.wrong_kind': 'Ici, vous vous connectez avec : {name}.',
  'error.session.invalid_credentials': 'Le compte ou le mot de passe est incorrect.',
  'error.session.verification_blocked_too_many_attempts': 'Trop de tentatives. Réessayez {when}.',
  'error.session.captcha_required': 'Rechargez cette page : il faut vérifier que vous êtes une personne.',
  'error.session.captcha_failed': 'Impossible de vérifier que vous êtes une personne. Réessayez.',
  'error.user.suspended': 'Ce compte est suspendu. Adressez-vous aux responsables de ce service.',
  'error.user.username_already_in_use': 'Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.',
  'error.user.sign_in_method_not_enabled': 'Ce moyen de connexion n’est pas disponible ici.',
  'error.user.sign_up_method_not_enabled': 'Ce moyen d’inscription n’est pas disponible ici.',
  'error.auth.forbidden': 'Cette fonction est désactivée ici.',
  'error.request.rate_limited':
    'Trop de tentatives depuis votre réseau. Attendez quelques minutes et réessayez.',
  'error.request.busy': 'Le serveur est occupé. Attendez un instant et réessayez.',
  'error.password_rejected.too_short': 'Trop court : la longueur minimale est de {min}.',
  'error.password_rejected.too_long': 'Trop long : la longueur maximale est de {max}.',
  'error.password_rejected.unsupported_characters':
    'Utilisez les lettres, chiffres et symboles du clavier anglais.',
  'error.password_rejected.character_types':
    'Combinez au moins {min} parmi : minuscules, majuscules, chiffres, symboles.',
  'error.password_rejected.pwned':
    'Ce mot de passe figure dans une fuite de données. Choisissez-en un autre.',
  'error.password_rejected.restricted.repetition': 'Il contient trop de fois le même caractère.',
  'error.password_rejected.restricted.sequence':
    'Il est trop constitué d’une suite comme « 123 » ou « abc ».',
  'error.password_rejected.restricted.words': 'Il est trop constitué d’un mot interdit ici.',
  'error.password_rejected.restricted.user_info': 'Il est trop constitué de votre nom ou de votre adresse.',
  'error.verification_code.not_found': 'Ce code a été utilisé ou remplacé. Demandez-en un nouveau.',
  'error.verification_code.code_mismatch': 'Ce n’est pas le code envoyé.',
  'error.verification_code.expired': 'Ce code a expiré. Demandez-en un nouveau.',
  'error.verification_code.exceed_max_try': 'Trop de codes incorrects. Demandez-en un nouveau.',
  'error.request.message_rate_limited': 'Trop de messages. Réessayez {when}.',
  'error.session.google_one_tap.unverified_email':
    'Google n’a pas vérifié cette adresse e-mail. Choisissez une autre méthode.',
  'error.session.email_blocklist.email_not_allowed': 'Cette adresse e-mail ne peut pas être utilisée ici.',
  'error.session.email_blocklist.email_subaddressing_not_allowed':
    'Retirez la partie de l’adresse allant du + au @.',
  'error.user.email_already_in_use': 'Cette adresse e-mail a déjà un compte.',
  'error.user.phone_already_in_use': 'Ce numéro de téléphone a déjà un compte.',
  'error.user.same_password': 'C’est votre ancien mot de passe. Choisissez-en un autre.',
  'error.session.mfa.invalid_totp_code': 'Ce code est incorrect ou a déjà été utilisé.',
  'error.session.mfa.invalid_backup_code': 'Ce n’est pas un code de secours, ou il a déjà été utilisé.',
  'error.session.mfa.webauthn_verification_failed':
    'La vérification a échoué. Réessayez ou choisissez une autre méthode.',
  'error.session.verification_session_not_found': 'Cela a pris trop de temps. Recommencez.',
  'error.sso_not_found': 'Aucune connexion d’entreprise n’est configurée pour cette adresse e-mail.',
  'error.single_sign_on.email_not_of_domain':
    'Votre entreprise n’a confirmé pour vous aucune adresse e-mail de son domaine. Adressez-vous à son service informatique.',
  'error.invalid_email': 'Saisissez une adresse e-mail, par exemple name@example.com.',
  'error.invalid_phone': 'Saisissez un numéro de téléphone avec l’indicatif du pays.',
  'error.not_sent': 'Le message n’a pas pu être envoyé. Réessayez dans un instant.',
};
