import { checkPassword } from '@gatehouse/contract/passwords/check-password';
import type { CompletePasswordPolicy } from '@gatehouse/contract/passwords/complete-policy';
import { useTexts } from '../../texts.tsx';

interface Rule {
  text: string;
  /** The rejections of passwords that don't meet it. */
  codes: string[];
}

/** The rules of the password policy, checked while the user types with the function that the server uses. */
export function PasswordRules(props: {
  id: string;
  policy: CompletePasswordPolicy;
  password: string;
  username: string;
}) {
  const { id, policy, password, username } = props;
  const { t } = useTexts();
  const rejected = checkPassword(password, policy, { user: { username } }).map(({ code }) => code);
  const { repetitionAndSequence, userInfo, words } = policy.rejects;
  const rules: (Rule | false)[] = [
    {
      text: t('password.rule.length', policy.length),
      codes: ['password_rejected.too_short', 'password_rejected.too_long'],
    },
    policy.characterTypes.min > 1 && {
      text: t('password.rule.types', { min: policy.characterTypes.min }),
      codes: ['password_rejected.character_types'],
    },
    (repetitionAndSequence || userInfo || words.length > 0) && {
      text: t('password.rule.simple'),
      codes: ['repetition', 'sequence', 'words', 'user_info'].map(
        (kind) => `password_rejected.restricted.${kind}`,
      ),
    },
    rejected.includes('password_rejected.unsupported_characters') && {
      text: t('password.rule.supported'),
      codes: ['password_rejected.unsupported_characters'],
    },
  ];
  return (
    <ul id={id} className="rules" aria-label={t('password.rules')}>
      {rules
        .filter((rule) => rule !== false)
        .map(({ text, codes }) => {
          const isMet = password !== '' && !rejected.some((code) => codes.includes(code));
          return (
            <li key={text} className={isMet ? 'met' : undefined}>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                {isMet ? <path d="m2.5 6.5 2.5 2.5 4.5-5.5" /> : <circle cx="6" cy="6" r="1.5" />}
              </svg>
              <span>{text}</span>
              <span className="unseen"> {t(isMet ? 'password.met' : 'password.not_met')}</span>
            </li>
          );
        })}
    </ul>
  );
}
