import type { Terms } from './concepts.ts';

/** The console's terms in Korean. */
export const terms: Terms = {
  'access token': ['액세스 토큰'],
  administrator: ['관리자'],
  'API resource': ['API 리소스'],
  application: ['애플리케이션'],
  'audit log': ['감사 로그'],
  connector: ['커넥터'],
  'custom domain': ['커스텀 도메인'],
  invitation: ['초대'],
  invoice: ['청구서'],
  member: ['구성원'],
  organization: ['조직'],
  passkey: ['패스키'],
  permission: ['권한'],
  plan: ['요금제'],
  'redirect URI': ['리디렉션 URI'],
  role: ['역할'],
  session: ['세션'],
  'signing key': ['서명 키'],
  tenant: ['테넌트'],
  webhook: ['웹훅'],
};
