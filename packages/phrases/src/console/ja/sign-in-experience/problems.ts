/** Why the server rejects a sign-in experience, by error code, in Japanese. */
export const problems = {
  unsupported_default_language: 'この言語のテキストはまだありません。',
  at_least_one_authentication_factor: '各方法には、パスワードまたは確認コードが必要です。',
  username_requires_password: 'ユーザー名には常にパスワードが必要です。',
  passwordless_requires_verify: 'メールアドレスと電話番号は確認が必要です。',
  miss_sign_up_identifier_in_sign_in: 'サインアップの識別子は、サインイン方法にも含める必要があります。',
  password_sign_in_must_be_enabled:
    'サインアップでパスワードを設定する場合、その識別子ではパスワードでのサインインを許可する必要があります。',
  code_sign_in_must_be_enabled:
    'サインアップでパスワードを設定しない場合、その識別子では確認コードでのサインインを許可する必要があります。',
  duplicated_sign_up_identifiers: '識別子が重複しています。',
  missing_sign_up_identifiers: '追加の識別子には、主となる識別子が必要です。',
  enabled_connector_not_found: 'これらのコードを送信できるコネクターがありません。',
  forgot_password_method_requires_connector: 'これらのコードを送信できるコネクターがありません。',
  username_policy_case_conflicts_exist: '大文字と小文字だけが異なるユーザー名が複数あります。',
  password_expiration_invalid_period_days: 'パスワードの有効期間は 1～3,650 日で入力してください。',
  password_expiration_requires_forgot_password: 'パスワードの有効期限には、パスワードの再設定が必要です。',
  duplicated_mfa_factors: '第 2 要素が重複しています。',
  backup_code_cannot_be_enabled_alone: 'バックアップコードには、別の第 2 要素が必要です。',
  email_verification_code_cannot_be_used_for_sign_in:
    'メールコードは第 2 要素のため、サインイン方法にはできません。',
  phone_verification_code_cannot_be_used_for_sign_in:
    'SMS コードは第 2 要素のため、サインイン方法にはできません。',
  email_verification_code_cannot_be_used_for_mfa:
    'メールコードを、サインイン方法と第 2 要素の両方にすることはできません。',
  phone_verification_code_cannot_be_used_for_mfa:
    'SMS コードを、サインイン方法と第 2 要素の両方にすることはできません。',
  invalid_custom_email_blocklist_format:
    'メールアドレス、または @example.com や @*.example.com のようなドメインを入力してください。',
};
