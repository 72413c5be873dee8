/**
 * The texts of the sign-in pages. `{name}` is filled in; `error.<code>` is the text for an error code of the API. No text counts, so that
 * none needs the plurals of its language: `{when}` comes with its own. Other languages have the same keys (I18N-04).
 */
export const en = {
  'sign_in.title': 'Sign in',
  'sign_in.action': 'Sign in',
  'sign_in.new_here': 'New here?',
  'sign_in.create_account': 'Create an account',

  'register.title': 'Create your account',
  'register.action': 'Create account',
  'register.have_account': 'Have an account already?',
  'register.sign_in': 'Sign in',
  'register.agreement': 'By creating an account you agree to {links}.',

  'setup.title': 'Create the first administrator',
  'setup.description': 'This account runs Gatehouse. Nobody else can register after it.',
  'setup.code': 'Setup code',
  'setup.code_help': 'The server printed it when it started.',

  'reset.title': 'Set a new password',
  'reset.text':
    '{min} to {max} characters, not mostly runs such as “aaa” or “123”, nor your own name. Wherever you are signed in, you will be signed out.',
  'reset.action': 'Set password',
  'reset.weak': 'This password does not meet the rules. Choose another one.',
  'reset.done.title': 'Your password is set',
  'reset.done.text': 'Sign in with it from now on.',
  'reset.done.link': 'Open the console',
  'reset.ended.title': 'This link has ended',
  'reset.ended.text':
    'It was used, or 15 minutes have passed. Whoever runs the server can make a new one: npm run admin -- reset NAME.',

  'profile.title': 'One more thing',
  'profile.description': 'Your account needs this before you can continue.',
  'profile.action': 'Continue',

  'consent.title': '{application} wants to access your account',
  'consent.as': 'Signed in as {account}',
  'consent.intro': 'This will allow {application} to:',
  'consent.allow': 'Allow',
  'consent.deny': 'Deny',
  'consent.switch': 'Use another account',
  'consent.return': 'You will go back to {address}',
  'consent.scope.openid': 'Know who you are',
  'consent.scope.profile': 'See your name, username and picture',
  'consent.scope.email': 'See your e-mail address',
  'consent.scope.phone': 'See your phone number',
  'consent.scope.offline_access': 'Stay connected while you are away',

  'field.username': 'Username',
  'field.email': 'E-mail address',
  'field.phone': 'Phone number',
  'field.username_or_email': 'Username or e-mail',
  'field.username_or_phone': 'Username or phone number',
  'field.email_or_phone': 'E-mail or phone number',
  'field.username_email_or_phone': 'Username, e-mail or phone number',
  'field.password': 'Password',
  'field.new_password': 'New password',

  'password.show': 'Show password',
  'password.hide': 'Hide password',
  'password.rules': 'Your password needs:',
  'password.met': '(met)',
  'password.not_met': '(not met yet)',
  'password.rule.length': '{min} to {max} characters',
  'password.rule.types': 'At least {min} of: lower case, upper case, digits, symbols',
  'password.rule.simple': 'Not mostly runs such as “aaa” or “123”, or your own name',
  'password.rule.supported': 'Letters, digits and symbols of the English keyboard only',

  'page.continue_to': 'to continue to {application}',
  'page.back_to': 'Back to {application}',
  'page.terms': 'Terms',
  'page.privacy': 'Privacy',
  'page.terms_long': 'the terms of use',
  'page.privacy_long': 'the privacy policy',
  'page.and': '{first} and {second}',
  'page.support': 'Get help',
  'page.no_script': 'This page needs JavaScript. Switch it on and load the page again.',
  'page.working': 'Working…',
  'page.this_service': 'this service',

  'dead_end.unknown_session.title': 'This sign-in has ended',
  'dead_end.unknown_session.text':
    'It was finished, it took too long, or it was begun in another browser. Go back to the application and sign in from there.',
  'dead_end.suspended.title': 'This account is suspended',
  'dead_end.suspended.text': 'Only an administrator can open it again. Ask the people who run {application}.',
  'dead_end.registration_closed.title': 'Registration is closed',
  'dead_end.registration_closed.text': 'New accounts are made by an administrator here.',
  'dead_end.reset_password.title': 'Passwords cannot be reset here yet',
  'dead_end.reset_password.text': 'Ask an administrator for a new password, or sign in if you remember it.',
  'dead_end.single_sign_on.title': 'No single sign-on here',
  'dead_end.single_sign_on.text': 'No company sign-in has been set up. Sign in another way.',
  'dead_end.no_method.title': 'There is no way to sign in',
  'dead_end.no_method.text':
    'Every way to sign in is switched off. An administrator can change that in the sign-in experience.',
  'dead_end.failed.title': 'Something went wrong on the server',
  'dead_end.failed.text': 'Nothing was changed. Try again in a moment.',

  'error.required': 'Enter this first.',
  'error.network': 'The server cannot be reached. Check your connection and try again.',
  'error.unknown': 'Something went wrong. Try again in a moment.',
  'error.invalid_username': 'Start with a letter or underscore; use letters, digits and underscores.',
  'error.session.invalid_credentials': 'The account or the password is not right.',
  'error.session.verification_blocked_too_many_attempts': 'Too many attempts. Try again {when}.',
  'error.session.setup_code_required': 'This is not the code that the server printed when it started.',
  'error.user.suspended': 'This account is suspended. Ask the people who run this service.',
  'error.user.username_already_in_use': 'This username is taken. Choose another one.',
  'error.user.sign_in_method_not_enabled': 'You cannot sign in this way here.',
  'error.user.sign_up_method_not_enabled': 'You cannot register this way here.',
  'error.auth.forbidden': 'This is switched off here.',
  'error.request.rate_limited': 'Too many attempts from your network. Wait a few minutes and try again.',
  'error.request.busy': 'The server is busy. Wait a moment and try again.',
  'error.password_rejected.too_short': 'Too short: the minimum length is {min}.',
  'error.password_rejected.too_long': 'Too long: the maximum length is {max}.',
  'error.password_rejected.unsupported_characters':
    'Use letters, digits and symbols of the English keyboard.',
  'error.password_rejected.character_types':
    'Mix at least {min} of: lower case, upper case, digits, symbols.',
  'error.password_rejected.pwned': 'This password was part of a data breach. Choose another one.',
  'error.password_rejected.restricted.repetition': 'Too much of it is one character repeated.',
  'error.password_rejected.restricted.sequence': 'Too much of it is a sequence such as “123” or “abc”.',
  'error.password_rejected.restricted.words': 'Too much of it is a word that is not allowed here.',
  'error.password_rejected.restricted.user_info': 'Too much of it is your own name or address.',
} as const;

export type SignInTextKey = keyof typeof en;
export type SignInTexts = Record<SignInTextKey, string>;
