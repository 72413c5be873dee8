/** Steps of a sign-in flow in the audit log, in Russian. */
export const auditLogSteps = {
  Update: 'начало',
  Read: 'чтение состояния',
  Verification: {
    Password: { Submit: 'пароль' },
    NewPasswordIdentity: { Submit: 'имя пользователя и пароль' },
    VerificationCode: { Create: 'запрос кода подтверждения', Submit: 'код подтверждения' },
    OneTimeToken: { Submit: 'одноразовый токен' },
    WebAuthn: { Create: 'запрос ключа доступа', Submit: 'ключ доступа' },
    BackupCode: { Create: 'создание резервных кодов', Submit: 'резервный код' },
    Totp: {
      Create: 'создание секрета приложения-аутентификатора',
      Submit: 'код приложения-аутентификатора',
    },
    EnterpriseSso: {
      Create: 'перенаправление к корпоративному SSO',
      Submit: 'ответ корпоративного SSO',
    },
    Social: { Create: 'перенаправление к соцсети', Submit: 'ответ соцсети' },
  },
  Identification: { Submit: 'учётная запись определена' },
  Profile: { Update: 'данные профиля' },
  Password: { Submit: 'новый пароль' },
  Mfa: {
    Update: 'второй фактор добавлен',
    Totp: 'приложение-аутентификатор добавлено',
    WebAuthn: 'ключ доступа добавлен',
    BackupCode: 'резервные коды сохранены',
    EmailVerificationCode: 'коды из эл. почты добавлены как второй фактор',
    PhoneVerificationCode: 'коды из SMS добавлены как второй фактор',
    Skip: 'второй фактор пропущен',
    Adaptive: 'второй фактор запрошен адаптивной MFA',
    TrustedDevice: 'устройство стало доверенным',
  },
  Terms: { Submit: 'условия приняты' },
  Consent: { Submit: 'решение о согласии' },
  Submit: 'завершение',
};

/** How users verify that their account is theirs, on the account page. */
const ownVerifications = {
  Code: 'Проверка своего кода',
  CodeSent: 'Запрос кода для своей учётной записи',
  NewPasskey: 'Проверка нового ключа доступа',
  Passkey: 'Проверка своего ключа доступа',
  Password: 'Проверка своего пароля',
  SignIn: 'Проверка своего недавнего входа',
  Social: 'Проверка своей учётной записи соцсети',
  SocialBegun: 'Начало проверки своей учётной записи соцсети',
  Totp: 'Проверка своего кода приложения-аутентификатора',
};

/** What happens to users. */
export const userEvents = {
  Created: 'Создание пользователя',
  Data: { Updated: 'Изменение пользователя' },
  Deleted: 'Удаление пользователя',
  Grant: { Ended: 'Отзыв доступа приложения' },
  Identity: {
    Linked: 'Привязка учётной записи соцсети',
    Unlinked: 'Отвязка учётной записи соцсети',
  },
  MfaVerification: {
    Created: 'Добавление второго фактора',
    Deleted: 'Удаление второго фактора',
    Renamed: 'Переименование ключа доступа',
  },
  Password: { Updated: 'Смена пароля' },
  PasswordExpiration: { Updated: 'Завершение срока действия пароля' },
  PasswordHash: { Viewed: 'Просмотр хеша пароля' },
  PersonalAccessToken: {
    Created: 'Создание персонального токена доступа',
    Deleted: 'Удаление персонального токена доступа',
    Renamed: 'Переименование персонального токена доступа',
  },
  ProviderTokens: {
    Deleted: 'Удаление сохранённых токенов провайдера',
    Updated: 'Сохранение новых токенов провайдера',
  },
  PasswordLink: { Created: 'Создание ссылки для задания пароля', Used: 'Смена пароля по ссылке' },
  Roles: { Updated: 'Изменение ролей пользователя' },
  Session: { Ended: 'Завершение сеанса' },
  SsoIdentity: { Unlinked: 'Отвязка учётной записи корпоративного SSO' },
  SuspensionStatus: { Updated: 'Приостановка или возобновление доступа пользователя' },
  TrustedDevice: { Deleted: 'Удаление доверенного устройства' },
  Verification: ownVerifications,
};
