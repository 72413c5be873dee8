import i18next from 'i18next';
import { z } from 'zod';

/** Translates validation errors of zod. A schema's own message takes precedence. */
export function translateValidation(): void {
  z.config({ customError: (issue) => labelIssue(issue) });
}

function labelIssue(issue: z.core.$ZodRawIssue): string {
  const { t } = i18next;
  const isMissing = issue.input === undefined || issue.input === null;
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? t('parts.invalid.required') : t('parts.invalid.type');
    case 'invalid_value':
      return isMissing ? t('parts.invalid.choice') : t('parts.invalid.format');
    case 'invalid_format':
      return issue.format === 'url' ? t('parts.invalid.url') : t('parts.invalid.format');
    case 'too_small': {
      const minimum = Number(issue.minimum);
      if (issue.origin !== 'string') return t('parts.invalid.tooSmall', { minimum });
      return minimum <= 1 ? t('parts.invalid.required') : t('parts.invalid.tooShort', { count: minimum });
    }
    case 'too_big': {
      const maximum = Number(issue.maximum);
      if (issue.origin !== 'string') return t('parts.invalid.tooBig', { maximum });
      return t('parts.invalid.tooLong', { count: maximum });
    }
    default:
      return t('parts.invalid.format');
  }
}
