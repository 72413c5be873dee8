import type { SignInTexts } from './en.ts';

/** The Russian of the sign-in pages. */
export const texts: SignInTexts = {
  'sign_in.title': 'Вход',
  'sign_in.action': 'Войти',
  'sign_in.new_here': 'Впервые здесь?',
  'sign_in.create_account': 'Создать учётную запись',

  'register.title': 'Создание учётной записи',
  'register.action': 'Создать учётную запись',
  'register.have_account': 'Уже есть учётная запись?',
  'register.sign_in': 'Войти',
  'register.agreement': 'Создавая учётную запись, вы принимаете {links}.',

  'setup.title': 'Создание первого администратора',
  'setup.description':
    'Эта учётная запись управляет Gatehouse. После неё никто больше не сможет зарегистрироваться.',
  'setup.code': 'Код установки',
  'setup.code_help': 'Сервер вывел его при запуске.',

  'reset.title': 'Новый пароль',
  'reset.text':
    'Символов: от {min} до {max}; без преобладания рядов вроде «aaa» или «123» и вашего имени. Вы выйдете из системы на всех устройствах.',
  'reset.action': 'Сохранить пароль',
  'reset.weak': 'Этот пароль не соответствует правилам. Выберите другой.',
  'reset.done.title': 'Пароль сохранён',
  'reset.done.text': 'Теперь входите с ним.',
  'reset.done.link': 'Открыть консоль',
  'reset.ended.title': 'Эта ссылка больше не действует',
  'reset.ended.text':
    'Её уже использовали, или прошло 15 минут. Новую может создать тот, кто управляет сервером: npm run admin -- reset NAME.',

  'profile.title': 'Ещё один шаг',
  'profile.description': 'Чтобы продолжить, дополните учётную запись.',
  'profile.action': 'Продолжить',

  'consent.title': '{application} запрашивает доступ к вашей учётной записи',
  'consent.as': 'Вы вошли как {account}',
  'consent.intro': 'Приложение {application} сможет:',
  'consent.allow': 'Разрешить',
  'consent.deny': 'Отклонить',
  'consent.switch': 'Использовать другую учётную запись',
  'consent.return': 'Затем вы вернётесь на {address}',
  'consent.scope.openid': 'Узнать, кто вы',
  'consent.scope.profile': 'Видеть ваше имя, имя пользователя и фото',
  'consent.scope.email': 'Видеть ваш адрес эл. почты',
  'consent.scope.phone': 'Видеть ваш номер телефона',
  'consent.scope.offline_access': 'Сохранять доступ, когда вас нет',

  'field.username': 'Имя пользователя',
  'field.email': 'Адрес эл. почты',
  'field.phone': 'Номер телефона',
  'field.username_or_email': 'Имя пользователя или адрес эл. почты',
  'field.username_or_phone': 'Имя пользователя или номер телефона',
  'field.email_or_phone': 'Адрес эл. почты или номер телефона',
  'field.username_email_or_phone': 'Имя пользователя, адрес эл. почты или номер телефона',
  'field.password': 'Пароль',
  'field.new_password': 'Новый пароль',

  'password.show': 'Показать пароль',
  'password.hide': 'Скрыть пароль',
  'password.rules': 'Требования к паролю:',
  'password.met': '(выполнено)',
  'password.not_met': '(пока не выполнено)',
  'password.rule.length': 'Символов: от {min} до {max}',
  'password.rule.types': 'Не менее {min} из этого: строчные буквы, прописные буквы, цифры, символы',
  'password.rule.simple': 'Без преобладания рядов вроде «aaa» или «123» и вашего имени',
  'password.rule.supported': 'Только буквы, цифры и символы английской клавиатуры',

  'page.continue_to': 'чтобы продолжить в {application}',
  'page.back_to': 'Назад в {application}',
  'page.terms': 'Условия',
  'page.privacy': 'Конфиденциальность',
  'page.terms_long': 'условия использования',
  'page.privacy_long': 'политику конфиденциальности',
  'page.and': '{first} и {second}',
  'page.support': 'Помощь',
  'page.no_script': 'Для этой страницы нужен JavaScript. Включите его и обновите страницу.',
  'page.working': 'Подождите…',
  'page.this_service': 'этот сервис',

  'dead_end.unknown_session.title': 'Этот вход завершён',
  'dead_end.unknown_session.text':
    'Он уже выполнен, занял слишком много времени или был начат в другом браузере. Вернитесь в приложение и войдите оттуда.',
  'dead_end.suspended.title': 'Учётная запись заблокирована',
  'dead_end.suspended.text':
    'Снова открыть её может только администратор. Обратитесь к тем, кто управляет: {application}.',
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
  'dead_end.failed.title': 'На сервере произошла ошибка',
  'dead_end.failed.text': 'Ничего не изменилось. Повторите попытку чуть позже.',

  'error.required': 'Сначала заполните это поле.',
  'error.network': 'Сервер недоступен. Проверьте подключение и повторите попытку.',
  'error.unknown': 'Произошла ошибка. Повторите попытку чуть позже.',
  'error.invalid_username': 'Начните с буквы или подчёркивания; используйте буквы, цифры и подчёркивания.',
  'error.session.invalid_credentials': 'Неверная учётная запись или пароль.',
  'error.session.verification_blocked_too_many_attempts': 'Слишком много попыток. Повторите попытку {when}.',
  'error.session.setup_code_required': 'Это не тот код, который сервер вывел при запуске.',
  'error.user.suspended': 'Эта учётная запись заблокирована. Обратитесь к тем, кто управляет этим сервисом.',
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
};
