/** Test messages of a connector. */
export const connectorsTest = {
  title: '테스트',
  description: {
    Email: '저장하지 않았더라도 위의 설정으로 테스트 이메일을 보냅니다.',
    Sms: '저장하지 않았더라도 위의 설정으로 테스트 SMS를 보냅니다.',
  },
  text: {
    title: '사용해 보기',
    description: {
      Email: '저장하지 않았더라도 이 템플릿과 예시 값으로 테스트 이메일을 보냅니다.',
      Sms: '저장하지 않았더라도 이 템플릿과 예시 값으로 테스트 SMS를 보냅니다.',
    },
    nothing:
      '이메일 커넥터가 설정되어 있지 않습니다. 미리 보기에서 템플릿을 확인할 수 있으며 테스트를 보내려면 이메일을 설정하세요.',
    setUp: '이메일 설정',
    wrong: '보내지 않음: 먼저 템플릿을 수정하세요.',
  },
  email: '받는 사람',
  phone: '받는 사람',
  phonePlaceholder: '+49 151 23456789',
  submit: '테스트 메시지 보내기',
  invalidEmail: '이메일 주소를 입력하세요.',
  invalidPhone: '국가 번호를 포함한 전화번호를 입력하세요.',
  sentTitle: '제공업체에서 접수함',
  sentText: '1분 안에 {{to}}에 도착합니다. 도착하지 않으면 스팸 폴더와 제공업체의 로그를 확인하세요.',
  wrongSettings: '보내지 않음: 먼저 위의 설정을 수정하세요.',
  failedTitle: '메시지를 보내지 못함',
  late: {
    connect: '연결 시간이 초과되었습니다. 호스트, 포트, 방화벽을 확인하세요.',
    tls: 'TLS 핸드셰이크 시간이 초과되었습니다. 포트와 암호화 방식이 일치하는지 확인하세요.',
    login: '인증 시간이 초과되었습니다. 몇 분 후 다시 시도하세요.',
    send: '제공업체가 제때 메시지를 확인하지 않았습니다. 나중에 도착할 수도 있습니다. 몇 분 후 다시 시도하세요.',
  },
  advice: {
    general:
      '제공업체에 연결할 수 없거나 오류가 발생했습니다. 호스트와 URL을 확인하거나 몇 분 후 다시 시도하세요.',
    invalid_metadata: '커넥터에 결함이 있습니다. 서버 운영자에게 문의하세요.',
    unexpected_type: '이 커넥터는 메시지를 보낼 수 없습니다.',
    invalid_config_guard: '커넥터에 결함이 있습니다. 서버 운영자에게 문의하세요.',
    invalid_request_parameters:
      '제공업체가 메시지를 거부했습니다. 발신자가 인증되었고 수신자가 허용되는지 확인하세요.',
    insufficient_request_parameters: '제공업체에 필요한 설정이 누락되었습니다.',
    invalid_config: '설정이 올바르지 않습니다. URL과 리전을 확인하세요.',
    invalid_certificate: '제공업체의 인증서를 신뢰할 수 없습니다. 호스트와 암호화를 확인하세요.',
    invalid_response: '제공업체의 응답이 아닙니다. 호스트와 URL을 확인하세요.',
    template_not_found: '이 메시지의 템플릿이 없습니다. 템플릿에 추가하세요.',
    template_not_supported: '제공업체가 이 유형의 템플릿을 지원하지 않습니다.',
    rate_limit_exceeded: '제공업체의 요청 한도를 초과했습니다. 기다리거나 제공업체에서 한도를 높이세요.',
    not_implemented: '이 커넥터가 지원하지 않는 기능입니다.',
    social_auth_code_invalid: '제공업체가 권한 부여 코드를 거부했습니다.',
    social_invalid_access_token: '제공업체가 자체 액세스 토큰을 거부했습니다.',
    social_invalid_id_token: '제공업체의 ID 토큰이 올바르지 않습니다.',
    authorization_failed: '제공업체가 자격 증명을 거부했습니다. 다시 복사하세요.',
  },
};
