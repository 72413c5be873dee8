import type { SignInTexts } from './en.ts';

/** The French of the sign-in pages. */
export const texts: SignInTexts = {
  'sign_in.title': 'Connexion',
  'sign_in.action': 'Se connecter',
  'sign_in.new_here': 'Pas encore de compte ?',
  'sign_in.create_account': 'Créer un compte',

  'register.title': 'Créez votre compte',
  'register.action': 'Créer le compte',
  'register.have_account': 'Vous avez déjà un compte ?',
  'register.sign_in': 'Se connecter',
  'register.agreement': 'En créant un compte, vous acceptez {links}.',

  'setup.title': 'Créer le premier administrateur',
  'setup.description': 'Ce compte administre Gatehouse. Personne ne pourra s’inscrire après lui.',
  'setup.code': 'Code d’installation',
  'setup.code_help': 'Le serveur l’a affiché à son démarrage.',

  'reset.title': 'Définir un nouveau mot de passe',
  'reset.text':
    'De {min} à {max} caractères, sans suites dominantes comme « aaa » ou « 123 », ni votre nom. Vous serez déconnecté partout où vous êtes connecté.',
  'reset.action': 'Définir le mot de passe',
  'reset.weak': 'Ce mot de passe ne respecte pas les règles. Choisissez-en un autre.',
  'reset.done.title': 'Votre mot de passe est défini',
  'reset.done.text': 'Utilisez-le désormais pour vous connecter.',
  'reset.done.link': 'Ouvrir la console',
  'reset.ended.title': 'Ce lien n’est plus valable',
  'reset.ended.text':
    'Il a été utilisé, ou 15 minutes sont passées. La personne qui gère le serveur peut en créer un autre : npm run admin -- reset NAME.',

  'profile.title': 'Une dernière chose',
  'profile.description': 'Votre compte en a besoin avant de continuer.',
  'profile.action': 'Continuer',

  'consent.title': '{application} souhaite accéder à votre compte',
  'consent.as': 'Connecté en tant que {account}',
  'consent.intro': 'Cela permettra à {application} de :',
  'consent.allow': 'Autoriser',
  'consent.deny': 'Refuser',
  'consent.switch': 'Utiliser un autre compte',
  'consent.return': 'Vous retournerez ensuite vers {address}',
  'consent.scope.openid': 'Savoir qui vous êtes',
  'consent.scope.profile': 'Voir votre nom, votre nom d’utilisateur et votre photo',
  'consent.scope.email': 'Voir votre adresse e-mail',
  'consent.scope.phone': 'Voir votre numéro de téléphone',
  'consent.scope.offline_access': 'Rester connectée en votre absence',

  'field.username': 'Nom d’utilisateur',
  'field.email': 'Adresse e-mail',
  'field.phone': 'Numéro de téléphone',
  'field.username_or_email': 'Nom d’utilisateur ou adresse e-mail',
  'field.username_or_phone': 'Nom d’utilisateur ou numéro de téléphone',
  'field.email_or_phone': 'Adresse e-mail ou numéro de téléphone',
  'field.username_email_or_phone': 'Nom d’utilisateur, adresse e-mail ou numéro de téléphone',
  'field.password': 'Mot de passe',
  'field.new_password': 'Nouveau mot de passe',

  'password.show': 'Afficher le mot de passe',
  'password.hide': 'Masquer le mot de passe',
  'password.rules': 'Votre mot de passe doit respecter :',
  'password.met': '(respecté)',
  'password.not_met': '(pas encore respecté)',
  'password.rule.length': 'De {min} à {max} caractères',
  'password.rule.types': 'Au moins {min} parmi : minuscules, majuscules, chiffres, symboles',
  'password.rule.simple': 'Pas surtout des suites comme « aaa » ou « 123 », ni votre nom',
  'password.rule.supported': 'Uniquement lettres, chiffres et symboles du clavier anglais',

  'page.continue_to': 'pour continuer vers {application}',
  'page.back_to': 'Retour à {application}',
  'page.terms': 'Conditions',
  'page.privacy': 'Confidentialité',
  'page.terms_long': 'les conditions d’utilisation',
  'page.privacy_long': 'la politique de confidentialité',
  'page.and': '{first} et {second}',
  'page.support': 'Obtenir de l’aide',
  'page.no_script': 'Cette page a besoin de JavaScript. Activez-le et rechargez la page.',
  'page.working': 'En cours…',
  'page.this_service': 'ce service',

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
    'Tous les moyens de connexion sont désactivés. Un administrateur peut changer cela dans « Sign-in experience ».',
  'dead_end.failed.title': 'Un problème est survenu sur le serveur',
  'dead_end.failed.text': 'Rien n’a été modifié. Réessayez dans un instant.',

  'error.required': 'Remplissez d’abord ce champ.',
  'error.network': 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'error.unknown': 'Un problème est survenu. Réessayez dans un instant.',
  'error.invalid_username':
    'Commencez par une lettre ou un tiret bas ; utilisez des lettres, des chiffres et des tirets bas.',
  'error.session.invalid_credentials': 'Le compte ou le mot de passe est incorrect.',
  'error.session.verification_blocked_too_many_attempts': 'Trop de tentatives. Réessayez {when}.',
  'error.session.setup_code_required': 'Ce n’est pas le code que le serveur a affiché à son démarrage.',
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
};
