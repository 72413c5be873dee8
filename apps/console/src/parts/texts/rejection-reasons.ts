import type { PasswordRejectionCode } from '@gatehouse/contract/passwords/rejections';

/** The keys of texts for rejected passwords, by error code. */
export const rejectionReasons = {
  'password_rejected.too_short': 'too_short',
  'password_rejected.too_long': 'too_long',
  'password_rejected.unsupported_characters': 'unsupported_characters',
  'password_rejected.character_types': 'character_types',
  'password_rejected.pwned': 'pwned',
  'password_rejected.restricted.repetition': 'restricted.repetition',
  'password_rejected.restricted.sequence': 'restricted.sequence',
  'password_rejected.restricted.words': 'restricted.words',
  'password_rejected.restricted.user_info': 'restricted.user_info',
} as const satisfies Record<PasswordRejectionCode, string>;
