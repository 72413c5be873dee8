import type { SignInTexts } from '../en.ts';

/** The page of a connection link, on which a customer's administrator connects their identity provider. */
export const connectionLink: Partial<SignInTexts> = {
  'connection_link.title': 'ID 제공업체 연결',
  'connection_link.text': '{organization}의 사용자가 이 ID 제공업체로 로그인하게 됩니다.',
  'connection_link.review':
    '승인을 요청하고 관리자가 승인하기 전에는 아무것도 변경되지 않습니다. 링크는 {date}까지 사용할 수 있습니다.',
  'connection_link.submitted.title': '승인 대기 중',
  'connection_link.submitted.text':
    '관리자가 설정을 승인해야 합니다. 내용을 변경하면 승인을 다시 요청하세요.',
  'connection_link.rejected':
    '관리자가 설정을 거부했습니다. 관리자에게 이유를 문의한 다음 설정을 다시 입력하세요.',
  'connection_link.service.title': '1. ID 제공업체에 애플리케이션 추가',
  'connection_link.service.text': 'ID 제공업체에 이 값을 입력하세요. 연결 유형은 {type}입니다.',
  'connection_link.service.redirectUri': '리디렉션 URI',
  'connection_link.service.entityId': '엔터티 ID(대상)',
  'connection_link.service.assertionConsumerServiceUrl': '어설션 소비자 서비스(ACS) URL',
  'connection_link.settings.title': '2. 애플리케이션의 설정 입력',
  'connection_link.settings.saml':
    '메타데이터 URL 또는 메타데이터를 입력하세요. 둘 다 없으면 다른 항목을 입력하세요.',
  'connection_link.settings.issuer': '발급자',
  'connection_link.settings.clientId': '클라이언트 ID',
  'connection_link.settings.clientSecret': '클라이언트 시크릿',
  'connection_link.settings.metadataUrl': '메타데이터 URL',
  'connection_link.settings.metadata': '메타데이터(XML)',
  'connection_link.settings.entityId': '엔터티 ID',
  'connection_link.settings.signInEndpoint': '로그인 URL',
  'connection_link.settings.x509Certificate': '서명 인증서(PEM)',
  'connection_link.settings.issuer_help': 'URL에서 /.well-known/openid-configuration 앞부분입니다.',
  'connection_link.settings.kept': '저장되어 있습니다. 다른 값을 입력하지 않으면 그대로 유지됩니다.',
  'connection_link.settings.save': '저장 및 테스트',
  'connection_link.settings.found':
    '저장했습니다. ID 제공업체가 응답했습니다. 사용자가 로그인하는 위치: {url}',
  'connection_link.domains.title': '3. 이메일 도메인 확인',
  'connection_link.domains.text':
    '이 도메인의 이메일 주소를 가진 사용자는 회사의 ID 제공업체로 로그인하게 됩니다. DNS 제공업체에서 각 도메인의 TXT 레코드를 만든 다음 확인하세요.',
  'connection_link.domains.label': '도메인',
  'connection_link.domains.add': '도메인 추가',
  'connection_link.domains.record_name': 'TXT 레코드의 이름',
  'connection_link.domains.record_value': '값',
  'connection_link.domains.verify': '확인',
  'connection_link.domains.verified': '확인됨',
  'connection_link.domains.remove': '삭제',
  'connection_link.submit.title': '4. 승인 요청',
  'connection_link.submit.text': '관리자가 시크릿을 제외한 변경 내용을 검토하고 승인하거나 거부합니다.',
  'connection_link.submit.action': '승인 요청',
  'connection_link.submit.again': '승인 다시 요청',
  'connection_link.ended.confirmed.title': 'ID 제공업체가 연결되었습니다',
  'connection_link.ended.confirmed.text': '관리자가 설정을 승인했습니다. 이 페이지를 닫아도 됩니다.',
  'connection_link.ended.expired.title': '링크가 만료되었습니다',
  'connection_link.ended.expired.text': '링크를 보낸 관리자에게 새 링크를 요청하세요.',
  'connection_link.ended.submitted.title': '승인 대기 중',
  'connection_link.ended.submitted.text': '링크는 만료되었지만 관리자가 아직 설정을 승인할 수 있습니다.',
  'connection_link.ended.revoked.title': '취소된 링크입니다',
  'connection_link.ended.revoked.text': '링크를 보낸 관리자에게 새 링크를 요청하세요.',
  'connection_link.ended.invalid.title': '이 링크는 사용할 수 없습니다',
  'connection_link.ended.invalid.text': '받은 링크 전체를 열거나 새 링크를 요청하세요.',
  'connection_link.ended.failed.title': '페이지를 불러올 수 없습니다',
  'connection_link.ended.failed.text': '연결을 확인한 다음 페이지를 새로 고치세요.',
  'connection_link.ended.limited.title': '시도 횟수가 너무 많습니다',
  'connection_link.ended.limited.text': '10분 기다렸다가 페이지를 새로 고치세요.',
  'connection_link.error.connection_link.ended': '더 이상 사용할 수 없는 링크입니다. 페이지를 새로 고치세요.',
  'connection_link.error.connection_link.domain_exists': '이미 목록에 있는 도메인입니다.',
  'connection_link.error.connection_link.too_many_domains': '도메인이 20개 있습니다. 먼저 하나를 삭제하세요.',
  'connection_link.error.connection_link.domain_not_verified':
    '레코드가 아직 없습니다. DNS 변경 사항이 적용되기까지 한 시간이 걸릴 수 있습니다. 이름과 값을 확인하고 다시 시도하세요.',
  'connection_link.error.connection_link.incomplete':
    '먼저 설정을 모두 저장하고 도메인을 하나 이상 확인하세요.',
  'connection_link.error.single_sign_on.forbidden_domains':
    '누구나 이 도메인의 이메일 주소를 만들 수 있습니다. 회사의 도메인을 입력하세요.',
  'connection_link.error.request.rate_limited': '시도 횟수가 너무 많습니다. {when}에 다시 시도하세요.',
  'connection_link.error.connector.general':
    '설정은 저장되었지만 ID 제공업체에 연결할 수 없습니다. URL을 확인하세요.',
  'connection_link.error.connector.invalid_config':
    '설정은 저장되었지만 ID 제공업체의 정보와 맞지 않습니다. URL과 발급자를 확인하세요.',
  'connection_link.error.connector.invalid_response':
    '설정은 저장되었지만 ID 제공업체의 응답이 아닙니다. URL을 확인하세요.',
  'connection_link.error.setting': '이 값을 확인하세요.',
  'connection_link.error.secret': '발급자가 변경되었으므로 시크릿을 다시 입력하세요.',
  'connection_link.error.domain': 'example.com과 같은 도메인을 입력하세요.',
};
