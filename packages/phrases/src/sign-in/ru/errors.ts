import type { SignInTexts } from '../en.ts';

export const errors: Partial<SignInTexts> = {
  'dead_end.unknown_session.title': 'Этот вход завершён',
  'dead_end.unknown_session.text':
    'Он уже выполнен, занял слишком много времени или был начат в другом браузере. Вернитесь в приложение и войдите оттуда.',
  'dead_end.suspended.title': 'Учётная запись заблокирована',
  'dead_end.suspended.text':
    'Снова открыть её может только администратор. Обратитесь в поддержку {application}.',
  'dead_end.registration_closed.title': 'Регистрация закрыта',
  'dead_end.registration_closed.text': 'Новые учётные записи здесь создаёт администратор.',
  'dead_end.reset_password.title': 'Сбросить пароль здесь пока нельзя',
  'dead_end.reset_password.text':
    'Попросите у администратора новый пароль или войдите, если вспомните прежний.',
  'dead_end.single_sign_on.title': 'Единый вход не настроен',
  'dead_end.single_sign_on.text': 'Корпоративный вход здесь не настроен. Войдите другим способом.',
  'dead_end.no_method.title': 'Войти нельзя',
  'dead_end.no_method.text':
    'Все способы входа отключены. Администратор может изменить это в разделе «Sign-in experience».',
  'dead_end.link_used.title': 'Эта ссылка уже использована',
  'dead_end.link_used.text':
    'Каждой ссылкой можно воспользоваться один раз. Запросите новую или войдите другим способом.',
  'dead_end.link_expired.title': 'Срок действия ссылки истёк',
  'dead_end.link_expired.text': 'Запросите новую или войдите другим способом.',
  'dead_end.link_invalid.title': 'Эта ссылка не работает',
  'dead_end.link_invalid.text':
    'Возможно, она неполная, отозвана или предназначена другому человеку. Запросите новую или войдите другим способом.',
  'dead_end.invitation_accepted.title': 'Это приглашение уже принято',
  'dead_end.invitation_accepted.text': 'Войдите в приложение с учётной записью, которая его приняла.',
  'dead_end.invitation_expired.title': 'Срок приглашения истёк',
  'dead_end.invitation_expired.text': 'Попросите новое у того, кто вас пригласил.',
  'dead_end.invitation_invalid.title': 'Эта ссылка не работает',
  'dead_end.invitation_invalid.text':
    'Она неполная или заменена более новой. Откройте ссылку из последнего письма или попросите новое приглашение.',
  'dead_end.invitation_revoked.title': 'Это приглашение больше не действует',
  'dead_end.invitation_revoked.text':
    'Его отклонили или отозвали. Попросите новое у того, кто вас пригласил.',
  'dead_end.setup_link.title': 'Откройте ссылку для установки',
  'dead_end.setup_link.text':
    'В этой установке ещё нет администратора. При запуске сервер вывел одноразовую ссылку: в терминале, где вы его запустили, или в его журнале. Откройте эту ссылку в этом браузере.',
  'dead_end.setup_invalid.title': 'Эта ссылка для установки не работает',
  'dead_end.setup_invalid.text':
    'Она неполная, или её вывела другая установка. Скопируйте целиком ссылку, которую вывел этот сервер.',
  'dead_end.setup_used.title': 'Эта ссылка для установки уже использована',
  'dead_end.setup_used.text': 'Первый администратор уже создан. Войдите в консоль с этой учётной записью.',
  'dead_end.failed.title': 'На сервере произошла ошибка',
  'dead_end.failed.text': 'Ничего не изменилось. Повторите попытку чуть позже.',
  'dead_end.not_found.title': 'Страница не найдена',
  'dead_end.not_found.text': 'По этому адресу ничего нет. Проверьте, правильно ли он введён.',
  'dead_end.unavailable.title': 'Сервис сейчас недоступен',
  'dead_end.unavailable.text': 'Возникла временная проблема. Немного подождите и повторите попытку.',
  'dead_end.unavailable.action': 'Повторить попытку',

  'sign_out.title': 'Выйти?',
  'sign_out.text': 'Вы выйдете из этого сервиса в этом браузере.',
  'sign_out.action': 'Выйти',
  'signed_out.title': 'Вы вышли',
  'signed_out.text': 'Вы можете закрыть эту страницу.',
  'dead_end.request.title': 'Вход нельзя продолжить',
  'dead_end.request.text':
    'Приложение отправило запрос, на который нельзя ответить. Вернитесь в него и повторите попытку или сообщите в его поддержку то, что написано ниже.',
  'dead_end.redirect.text':
    'Приложение {application} попросило вернуть вас на адрес, который ему не принадлежит. Если адрес верный, его можно добавить в URI перенаправления приложения.',

  'error.required': 'Поле «{field}» обязательно для заполнения.',
  'error.network': 'Сервер недоступен. Проверьте подключение и повторите попытку.',
  'error.unknown': 'Произошла ошибка. Повторите попытку чуть позже.',
  'error.invalid_username': 'Начните с буквы или подчёркивания; используйте буквы, цифры и подчёркивания.',
  'error.user.username_too_short': 'Слишком коротко: минимальная длина — {min}.',
  'error.user.username_too_long': 'Слишком длинно: максимальная длина — {max}.',
  'error.user.username_uppercase_not_allowed': 'Не используйте заглавные буквы.',
  'error.user.username_lowercase_not_allowed': 'Не используйте строчные буквы.',
  'error.user.username_numbers_not_allowed': 'Не используйте цифры.',
  'error.user.username_underscore_not_allowed': 'Не используйте подчёркивания.',
  'error.user.username_separators_misplaced': 'Точки и дефисы ставьте по одному, между другими символами.',
  'error.wrong_kind': 'Для входа здесь укажите: {name}.',
  'error.session.invalid_credentials': 'Неверная учётная запись или пароль.',
  'error.session.verification_blocked_too_many_attempts': 'Слишком много попыток. Повторите попытку {when}.',
  'error.session.captcha_required': 'Перезагрузите страницу: нужно проверить, что вы человек.',
  'error.session.captcha_failed': 'Не удалось проверить, что вы человек. Повторите попытку.',
  'error.user.suspended': 'Эта учётная запись заблокирована. Обратитесь в поддержку этого сервиса.',
  'error.user.username_already_in_use': 'Это имя пользователя занято. Выберите другое.',
  'error.user.sign_in_method_not_enabled': 'Войти здесь таким способом нельзя.',
  'error.user.sign_up_method_not_enabled': 'Зарегистрироваться здесь таким способом нельзя.',
  'error.auth.forbidden': 'Здесь это отключено.',
  'error.request.rate_limited':
    'Слишком много попыток из вашей сети. Подождите несколько минут и повторите попытку.',
  'error.request.busy': 'Сервер занят. Немного подождите и повторите попытку.',
  'error.password_rejected.too_short': 'Слишком короткий: минимальная длина — {min}.',
  'error.password_rejected.too_long': 'Слишком длинный: максимальная длина — {max}.',
  'error.password_rejected.unsupported_characters':
    'Используйте буквы, цифры и символы английской клавиатуры.',
  'error.password_rejected.character_types':
    'Сочетайте не менее {min} из этого: строчные буквы, прописные буквы, цифры, символы.',
  'error.password_rejected.pwned': 'Этот пароль попал в утечку данных. Выберите другой.',
  'error.password_rejected.restricted.repetition': 'В нём слишком много повторов одного символа.',
  'error.password_rejected.restricted.sequence': 'Слишком большая его часть — ряд вроде «123» или «abc».',
  'error.password_rejected.restricted.words': 'Слишком большая его часть — запрещённое здесь слово.',
  'error.password_rejected.restricted.user_info': 'Слишком большая его часть — ваше имя или адрес.',
  'error.verification_code.not_found': 'Этот код уже использован или заменён. Запросите новый.',
  'error.verification_code.code_mismatch': 'Это не тот код, который был отправлен.',
  'error.verification_code.expired': 'Срок действия этого кода истёк. Запросите новый.',
  'error.verification_code.exceed_max_try': 'Слишком много неверных кодов. Запросите новый.',
  'error.request.message_rate_limited': 'Слишком много сообщений. Повторите попытку {when}.',
  'error.session.google_one_tap.unverified_email':
    'Google не подтвердил этот адрес эл. почты. Выберите другой способ.',
  'error.session.email_blocklist.email_not_allowed': 'Этот адрес эл. почты нельзя здесь использовать.',
  'error.session.email_blocklist.email_subaddressing_not_allowed': 'Уберите часть адреса от + до @.',
  'error.user.email_already_in_use': 'У этого адреса эл. почты уже есть учётная запись.',
  'error.user.phone_already_in_use': 'У этого номера телефона уже есть учётная запись.',
  'error.user.same_password': 'Это ваш старый пароль. Выберите другой.',
  'error.session.mfa.invalid_totp_code': 'Этот код неверен или уже использован.',
  'error.session.mfa.invalid_backup_code': 'Это не резервный код, или он уже использован.',
  'error.session.mfa.webauthn_verification_failed':
    'Проверить не удалось. Попробуйте ещё раз или выберите другой способ.',
  'error.session.verification_session_not_found': 'Прошло слишком много времени. Начните заново.',
  'error.sso_not_found': 'Для этого адреса эл. почты корпоративный вход не настроен.',
  'error.single_sign_on.email_not_of_domain':
    'Ваша компания не подтвердила для вас адрес эл. почты в своём домене. Обратитесь в её ИТ-отдел.',
  'error.invalid_email': 'Введите адрес эл. почты, например name@example.com.',
  'error.invalid_phone': 'Введите номер телефона с кодом страны.',
  'error.not_sent': 'Не удалось отправить сообщение. Повторите попытку чуть позже.',
};
