import i18next from 'i18next';
import { z } from 'zod';

/**
 * Says what is wrong with a field in the person's language. A schema's own message, which says more, comes first; this is for what
 * the library would say in words for programmers.
 */
export function translateValidation(): void {
  z.config({ customError: (issue) => describeIssue(issue as Issue) });
}

interface Issue {
  code?: string;
  origin?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  input?: unknown;
}

function describeIssue({ code, origin, format, minimum = 0, maximum = 0, input }: Issue): string | undefined {
  const { t } = i18next;
  if (code === 'invalid_type')
    return input === undefined || input === null ? t('parts.invalid.required') : t('parts.invalid.type');
  if (code === 'invalid_value' && (input === undefined || input === null)) return t('parts.invalid.choice');
  if (code === 'invalid_format') return format === 'url' ? t('parts.invalid.url') : t('parts.invalid.format');
  if (code === 'too_small' && origin === 'string')
    return minimum <= 1 ? t('parts.invalid.required') : t('parts.invalid.tooShort', { count: minimum });
  if (code === 'too_small') return t('parts.invalid.tooSmall', { minimum });
  if (code === 'too_big' && origin === 'string') return t('parts.invalid.tooLong', { count: maximum });
  if (code === 'too_big') return t('parts.invalid.tooBig', { maximum });
  return t('parts.invalid.format');
}
