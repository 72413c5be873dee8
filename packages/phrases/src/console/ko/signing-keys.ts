import type { Translation } from '../translated.ts';

/** Keys that sign tokens and cookies, in Korean. */
export const signingKeys: Translation<'signingKeys'> = {
  title: '서명 키',
  tabs: { 'private-keys': '토큰 키', 'cookie-keys': '쿠키 키' },
  descriptions: {
    'private-keys': '액세스 토큰과 ID 토큰에 서명합니다. API는 게시된 키 세트로 토큰을 검증합니다.',
    'cookie-keys': '세션과 로그인 페이지의 쿠키에 서명합니다. 이 서버만 쿠키를 읽습니다.',
  },
  columns: {
    id: '키 ID',
    status: '상태',
    meaning: '용도',
    algorithm: '알고리즘',
    created: '생성일',
  },
  status: { Next: '다음', Current: '현재', Previous: '이전' },
  meaning: {
    next: '{{time}}부터 서명합니다.',
    current: '새 토큰에 서명합니다.',
    previous: '기존 토큰을 검증합니다.',
    stillUsed: '{{time}}까지 토큰을 검증합니다.',
    unused: '더 이상 필요하지 않습니다. 이 키의 토큰이 모두 만료되었습니다.',
    cookies: '쿠키에 서명합니다.',
    oldCookies: '아직 다시 방문하지 않은 브라우저의 쿠키를 검증합니다.',
  },
  rotate: {
    action: '키 교체',
    title: '토큰 키 교체',
    description: '새 키가 토큰에 서명합니다. 현재 키는 서명한 토큰을 검증하기 위해 유지됩니다.',
    algorithm: '알고리즘',
    algorithms: { EC: 'EC(ES256)', RSA: 'RSA(RS256)' },
    algorithmHelp: {
      EC: '작고 빠릅니다. 널리 쓰이는 모든 라이브러리에서 검증할 수 있습니다.',
      RSA: 'RS256만 검증하는 API나 게이트웨이용입니다.',
    },
    when: '서명 시작',
    later: '유예 기간 후',
    laterHelp: '키 세트를 캐시하는 API가 서명이 시작되기 전에 키를 받습니다.',
    replaces: '대기 중인 키를 대체합니다.',
    now: '즉시',
    nowHelp:
      '유출되었을 수 있는 키에 사용하세요. 키 세트를 캐시한 API는 다시 읽을 때까지 새 토큰을 거부합니다.',
    notNow: '다른 키가 대기 중일 때는 사용할 수 없습니다.',
    grace: '유예 기간',
    graceHelp: '1분~31일입니다. API가 키 세트를 캐시하는 시간보다 길게 지정하세요.',
    breaksTitle: '일부 토큰을 사용할 수 없게 됩니다',
    breaksNow:
      '이전 키가 즉시 삭제됩니다. API는 이전 키로 서명한 토큰을 거부합니다. 이 토큰은 {{time}}까지 유효합니다.',
    breaksLater:
      '새 키가 서명을 시작하면 이전 키가 삭제됩니다. API는 이전 키로 서명한 토큰을 거부합니다. 이 토큰은 {{time}}까지 유효합니다.',
  },
  rotateCookies: {
    action: '쿠키 키 교체',
    title: '쿠키 키를 교체할까요?',
    text: '새 키가 즉시 쿠키에 서명합니다. 현재 키가 유지되므로 로그아웃되는 사용자는 없습니다.',
    signedOut:
      '이전 키가 삭제됩니다. 마지막 교체 이후 다시 방문하지 않은 사용자는 로그아웃되고 그 브라우저는 더 이상 로그인한 적이 있는 브라우저로 인식되지 않습니다.',
  },
  delete: {
    action: '키 삭제',
    title: '이 키를 삭제할까요?',
    unused: '이 키로 서명한 토큰이 모두 만료되었으므로 삭제해도 영향이 없습니다.',
    mayBeUsed: '이 키로 서명한 유효한 토큰을 즉시 사용할 수 없게 됩니다.',
    stillUsed: '{{time}}까지 유효한 토큰 중 이 키로 서명한 토큰을 즉시 사용할 수 없게 됩니다.',
    oldCookie: '마지막 교체 이후 브라우저로 다시 방문하지 않은 사용자는 로그아웃됩니다.',
    currentCookie:
      '마지막 교체 이후 로그인한 사용자는 로그아웃되고 진행 중인 로그인은 처음부터 다시 시작됩니다. 이전 키가 다시 서명합니다.',
  },
};
