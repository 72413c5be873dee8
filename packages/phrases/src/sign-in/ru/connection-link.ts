import type { SignInTexts } from '../en.ts';

export const connectionLink: Partial<SignInTexts> = {
  'connection_link.title': 'Подключите провайдера идентификации',
  'connection_link.text': 'Через него будут входить пользователи {organization}.',
  'connection_link.review':
    'Ничего не изменится, пока вы не отправите настройки, а администратор их не подтвердит. Ссылка перестанет работать {date}.',
  'connection_link.submitted.title': 'Ожидание подтверждения',
  'connection_link.submitted.text':
    'Администратор должен подтвердить ваши настройки. Если вы что-то измените, отправьте их снова.',
  'connection_link.rejected':
    'Администратор отклонил ваши настройки. Узнайте у него причину и введите настройки снова.',
  'connection_link.service.title': '1. Добавьте приложение у провайдера идентификации',
  'connection_link.service.text': 'Введите там эти значения. Тип подключения: {type}.',
  'connection_link.service.redirectUri': 'URI перенаправления',
  'connection_link.service.entityId': 'Entity ID (аудитория)',
  'connection_link.service.assertionConsumerServiceUrl': 'URL службы обработки утверждений (ACS)',
  'connection_link.settings.title': '2. Введите его настройки',
  'connection_link.settings.saml':
    'Введите URL метаданных или сами метаданные. Если у вас нет ни того, ни другого, заполните остальные поля.',
  'connection_link.settings.issuer': 'Издатель',
  'connection_link.settings.clientId': 'ID клиента',
  'connection_link.settings.clientSecret': 'Секрет клиента',
  'connection_link.settings.metadataUrl': 'URL метаданных',
  'connection_link.settings.metadata': 'Метаданные (XML)',
  'connection_link.settings.entityId': 'Entity ID',
  'connection_link.settings.signInEndpoint': 'URL входа',
  'connection_link.settings.x509Certificate': 'Сертификаты подписи (PEM)',
  'connection_link.settings.issuer_help': 'Часть URL до /.well-known/openid-configuration.',
  'connection_link.settings.kept': 'Сохранено. Значение останется, если вы не введёте другое.',
  'connection_link.settings.save': 'Сохранить и проверить',
  'connection_link.settings.found':
    'Сохранено. Провайдер идентификации ответил. Пользователи будут входить по адресу {url}',
  'connection_link.domains.title': '3. Подтвердите домены эл. почты',
  'connection_link.domains.text':
    'Пользователи с адресом эл. почты в этих доменах будут входить через вашего провайдера идентификации. Создайте TXT-запись каждого домена у своего DNS-провайдера, затем подтвердите домен.',
  'connection_link.domains.label': 'Домен',
  'connection_link.domains.add': 'Добавить домен',
  'connection_link.domains.record_name': 'Имя TXT-записи',
  'connection_link.domains.record_value': 'Значение',
  'connection_link.domains.verify': 'Подтвердить',
  'connection_link.domains.verified': 'Подтверждён',
  'connection_link.domains.remove': 'Удалить',
  'connection_link.submit.title': '4. Отправьте на подтверждение',
  'connection_link.submit.text':
    'Администратор увидит, что изменится, но без секретов, и подтвердит или отклонит изменения.',
  'connection_link.submit.action': 'Отправить',
  'connection_link.submit.again': 'Отправить снова',
  'connection_link.ended.confirmed.title': 'Провайдер идентификации подключён',
  'connection_link.ended.confirmed.text':
    'Администратор подтвердил ваши настройки. Вы можете закрыть эту страницу.',
  'connection_link.ended.expired.title': 'Срок действия ссылки истёк',
  'connection_link.ended.expired.text': 'Попросите новую у администратора, который её отправил.',
  'connection_link.ended.submitted.title': 'Ожидание подтверждения',
  'connection_link.ended.submitted.text':
    'Срок действия ссылки истёк, но администратор ещё может подтвердить ваши настройки.',
  'connection_link.ended.revoked.title': 'Эта ссылка отозвана',
  'connection_link.ended.revoked.text': 'Попросите новую у администратора, который её отправил.',
  'connection_link.ended.invalid.title': 'Эта ссылка не работает',
  'connection_link.ended.invalid.text': 'Откройте полученную ссылку целиком или попросите новую.',
  'connection_link.ended.failed.title': 'Не удалось загрузить страницу',
  'connection_link.ended.failed.text': 'Проверьте подключение и перезагрузите страницу.',
  'connection_link.ended.limited.title': 'Слишком много попыток',
  'connection_link.ended.limited.text': 'Подождите 10 минут и перезагрузите страницу.',
  'connection_link.error.connection_link.ended': 'Ссылка больше не действует. Перезагрузите страницу.',
  'connection_link.error.connection_link.domain_exists': 'Этот домен уже есть в списке.',
  'connection_link.error.connection_link.too_many_domains':
    'В списке уже 20 доменов. Сначала удалите один из них.',
  'connection_link.error.connection_link.domain_not_verified':
    'Записи пока нет. Изменения DNS могут вступить в силу через час. Проверьте имя и значение и повторите попытку.',
  'connection_link.error.connection_link.incomplete':
    'Сначала сохраните полные настройки и подтвердите домен.',
  'connection_link.error.single_sign_on.forbidden_domains':
    'Любой может получить адрес эл. почты в этом домене. Введите домен вашей компании.',
  'connection_link.error.request.rate_limited': 'Слишком много попыток. Повторите попытку {when}.',
  'connection_link.error.connector.general':
    'Настройки сохранены, но провайдер идентификации недоступен. Проверьте URL.',
  'connection_link.error.connector.invalid_config':
    'Настройки сохранены, но не совпадают с данными провайдера идентификации. Проверьте URL и издателя.',
  'connection_link.error.connector.invalid_response':
    'Настройки сохранены, но ответ пришёл не от провайдера идентификации. Проверьте URL.',
  'connection_link.error.setting': 'Проверьте это значение.',
  'connection_link.error.secret': 'Введите секрет снова, так как издатель изменился.',
  'connection_link.error.domain': 'Введите домен, например example.com.',
};
