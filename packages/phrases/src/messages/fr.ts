import type { MessageTexts } from './en.ts';

/** The emails and SMS in French. Only emails have non-breaking spaces before punctuation: they are outside the GSM alphabet of SMS. */
export const texts: Partial<MessageTexts> = {
  'email.SignIn.subject': 'Votre code de connexion',
  'email.SignIn.content':
    'Saisissez ce code pour vous connecter :\n\n{{code}}\n\nIl expire {{expiresIn}}. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message ; ne donnez le code à personne.',
  'sms.SignIn': '{{code}} est votre code de connexion.',

  'email.Register.subject': 'Votre code pour créer un compte',
  'email.Register.content':
    'Saisissez ce code pour créer votre compte :\n\n{{code}}\n\nIl expire {{expiresIn}}. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
  'sms.Register': '{{code}} est votre code pour créer un compte.',

  'email.ForgotPassword.subject': 'Votre code pour un nouveau mot de passe',
  'email.ForgotPassword.content':
    'Saisissez ce code pour définir un nouveau mot de passe :\n\n{{code}}\n\nIl expire {{expiresIn}}. Si vous ne l’avez pas demandé, votre mot de passe reste inchangé ; ne donnez le code à personne.',
  'sms.ForgotPassword': '{{code}} : code pour un nouveau mot de passe.',

  'email.OrganizationInvitation.subject': 'Vous êtes invité',
  'email.OrganizationInvitation.content':
    'Vous êtes invité à rejoindre une organisation. Ouvrez ce lien pour accepter :\n\n{{link}}\n\nSi vous ne vous y attendiez pas, vous pouvez ignorer ce message.',
  'sms.OrganizationInvitation': 'Vous êtes invité à rejoindre une organisation : {{link}}',

  'email.Generic.subject': 'Votre code de vérification',
  'email.Generic.content':
    'Votre code de vérification est :\n\n{{code}}\n\nIl expire {{expiresIn}}. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
  'sms.Generic': '{{code}} est votre code de vérification.',

  'email.UserPermissionValidation.subject': 'Confirmez qu’il s’agit bien de vous',
  'email.UserPermissionValidation.content':
    'Saisissez ce code pour confirmer une modification de votre compte :\n\n{{code}}\n\nIl expire {{expiresIn}}. Si vous ne l’avez pas demandé, ne donnez le code à personne.',
  'sms.UserPermissionValidation': '{{code}} confirme une modification du compte.',

  'email.BindNewIdentifier.subject': 'Confirmez votre adresse e-mail',
  'email.BindNewIdentifier.content':
    'Saisissez ce code pour ajouter cette adresse à votre compte :\n\n{{code}}\n\nIl expire {{expiresIn}}. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
  'sms.BindNewIdentifier': '{{code}} ajoute ce numéro à votre compte.',

  'email.MfaVerification.subject': 'La deuxième étape de votre connexion',
  'email.MfaVerification.content':
    'Saisissez ce code comme deuxième étape de votre connexion :\n\n{{code}}\n\nIl expire {{expiresIn}}. Si vous n’êtes pas en train de vous connecter, quelqu’un connaît votre mot de passe : changez-le.',
  'sms.MfaVerification': '{{code}} : deuxième étape de votre connexion.',

  'email.BindMfa.subject': 'Configurer la connexion en deux étapes',
  'email.BindMfa.content':
    'Saisissez ce code pour utiliser cette adresse comme deuxième étape de votre connexion :\n\n{{code}}\n\nIl expire {{expiresIn}}. Si vous ne l’avez pas demandé, ne donnez le code à personne.',
  'sms.BindMfa': '{{code}} active la connexion en deux étapes.',

  'email.PasswordChanged.subject': 'Votre mot de passe a été modifié',
  'email.PasswordChanged.content':
    'Le mot de passe de votre compte a été défini ou modifié.\n\nSi ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et déconnectez-vous de tous les appareils.',

  'email.EmailChanged.subject': 'Votre adresse e-mail a été modifiée',
  'email.EmailChanged.content':
    'Cette adresse e-mail n’appartient plus à votre compte : elle a été remplacée ou supprimée.\n\nSi ce n’était pas vous, contactez immédiatement l’assistance.',

  'email.PhoneChanged.subject': 'Votre numéro de téléphone a été modifié',
  'email.PhoneChanged.content':
    'Le numéro de téléphone de votre compte a été défini, modifié ou supprimé.\n\nSi ce n’était pas vous, changez immédiatement votre mot de passe et déconnectez-vous de tous les appareils.',

  'email.FactorAdded.subject': 'Une méthode de connexion a été ajoutée',
  'email.FactorAdded.content':
    'Une clé d’accès, une application d’authentification ou des codes de secours ont été ajoutés à votre compte.\n\nSi ce n’était pas vous, supprimez cette méthode et changez immédiatement votre mot de passe.',

  'email.FactorRemoved.subject': 'Une méthode de connexion a été supprimée',
  'email.FactorRemoved.content':
    'Une clé d’accès, une application d’authentification ou des codes de secours ont été supprimés de votre compte.\n\nSi ce n’était pas vous, changez immédiatement votre mot de passe et configurez de nouveau la connexion en deux étapes.',

  'email.AccountLinked.subject': 'Un compte a été associé',
  'email.AccountLinked.content':
    'Un compte d’un autre service a été associé à votre compte et permet désormais de se connecter.\n\nSi ce n’était pas vous, dissociez-le et changez immédiatement votre mot de passe.',

  'email.PasswordLink.subject': 'Définissez un nouveau mot de passe',
  'email.PasswordLink.content':
    'Un administrateur vous a envoyé ce lien. Ouvrez-le pour définir un nouveau mot de passe :\n\n{{link}}\n\nIl fonctionne une seule fois. Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste le même.',

  'email.AccountInvitation.subject': 'Votre compte est prêt',
  'email.AccountInvitation.content':
    'Un compte a été créé pour vous. Ouvrez ce lien pour définir votre mot de passe :\n\n{{link}}\n\nIl fonctionne une seule fois. Si vous ne vous y attendiez pas, ignorez ce message.',
  'email.AccountUnlinked.subject': 'Un compte a été dissocié',
  'email.AccountUnlinked.content':
    'Un compte d’un autre service a été dissocié de votre compte et ne permet plus de se connecter.\n\nSi ce n’était pas vous, associez-le de nouveau et changez immédiatement votre mot de passe.',

  'email.TokensNearLimit.subject': '80 % des jetons de ce mois sont utilisés',
  'email.TokensNearLimit.content':
    'Ce locataire a utilisé 80 % des jetons compris dans son offre pour ce mois.\n\nLes utilisateurs peuvent continuer à se connecter. Trois jours après l’épuisement des jetons, les applications machine à machine n’en reçoivent plus jusqu’à la fin du mois. Une offre supérieure en comprend davantage.',

  'email.TokensUsedUp.subject': 'Les jetons de ce mois sont épuisés',
  'email.TokensUsedUp.content':
    'Ce locataire a utilisé tous les jetons compris dans son offre pour ce mois.\n\nLes utilisateurs peuvent continuer à se connecter. Trois jours après l’épuisement des jetons, les applications machine à machine n’en reçoivent plus jusqu’à la fin du mois. Une offre supérieure en comprend davantage.',

  'email.TenantExported.subject': 'Un locataire a été exporté',
  'email.TenantExported.content':
    'Un administrateur a exporté ce locataire dans un fichier scellé. Il contient tous les utilisateurs, avec les empreintes de leurs mots de passe et leurs seconds facteurs, ainsi que tous les secrets des applications et des connecteurs. Toute personne qui connaît la phrase secrète peut le lire.\n\nSi vous n’êtes pas au courant de cet export, parlez-en immédiatement aux autres administrateurs. Le journal d’audit indique qui l’a fait.',

  'email.Test.subject': 'Message de test',
  'email.Test.content':
    'Ceci est un test. Les e-mails de ce service vous parviennent.\n\nPersonne n’a demandé de code et vous n’avez rien à faire.',
  'sms.Test': 'Ceci est un test. Les SMS de ce service vous parviennent. Rien à faire.',
};
