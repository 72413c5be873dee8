import type { Translation } from '../translated.ts';

/** Keys that sign tokens and cookies, in traditional Chinese (Hong Kong). */
export const signingKeys: Translation<'signingKeys'> = {
  title: '簽署密鑰',
  tabs: { 'private-keys': '權杖密鑰', 'cookie-keys': 'Cookie 密鑰' },
  descriptions: {
    'private-keys': '簽署存取權杖和 ID 權杖。API 以已發佈的密鑰集驗證權杖。',
    'cookie-keys': '簽署工作階段和登入頁面的 Cookie。只有此伺服器會讀取。',
  },
  columns: {
    id: '密鑰 ID',
    status: '狀態',
    meaning: '用途',
    algorithm: '演算法',
    created: '建立時間',
  },
  status: { Next: '下一個', Current: '目前', Previous: '上一個' },
  meaning: {
    next: '由 {{time}} 起用於簽署。',
    current: '簽署新權杖。',
    previous: '驗證較早的權杖。',
    stillUsed: '在 {{time}} 之前用於驗證權杖。',
    unused: '不再需要：其權杖均已過期。',
    cookies: '簽署 Cookie。',
    oldCookies: '驗證尚未再次到訪的瀏覽器的 Cookie。',
  },
  rotate: {
    action: '輪換密鑰',
    title: '輪換權杖密鑰',
    description: '由新密鑰簽署權杖。目前的密鑰會保留，用於驗證由其簽署的權杖。',
    algorithm: '演算法',
    algorithms: { EC: 'EC（ES256）', RSA: 'RSA（RS256）' },
    algorithmHelp: {
      EC: '小巧快速。所有常用程式庫都能驗證。',
      RSA: '適用於只驗證 RS256 的 API 或閘道。',
    },
    when: '開始簽署',
    later: '寬限期之後',
    laterHelp: '快取密鑰集的 API 會在密鑰用於簽署之前取得該密鑰。',
    replaces: '會取代待啟用的密鑰。',
    now: '立即',
    nowHelp: '適用於可能已外洩的密鑰。快取了密鑰集的 API 在重新讀取之前會拒絕新權杖。',
    notNow: '有其他密鑰待啟用時無法使用。',
    grace: '寬限期',
    graceHelp: '1 分鐘至 31 天。應長於您的 API 快取密鑰集的時間。',
    breaksTitle: '部分權杖會失效',
    breaksNow: '上一個密鑰會立即刪除。API 會拒絕由其簽署的權杖，這些權杖的有效期至 {{time}}。',
    breaksLater:
      '新密鑰開始簽署時，上一個密鑰會被刪除。API 會拒絕由其簽署的權杖，這些權杖的有效期至 {{time}}。',
  },
  rotateCookies: {
    action: '輪換 Cookie 密鑰',
    title: '要輪換 Cookie 密鑰嗎？',
    text: '新密鑰會立即簽署 Cookie。目前的密鑰會保留，因此不會有用戶被登出。',
    signedOut: '上一個密鑰會被刪除。自上次輪換以來未再次到訪的用戶會被登出，其瀏覽器不再是已知瀏覽器。',
  },
  delete: {
    action: '刪除密鑰',
    title: '要刪除此密鑰嗎？',
    unused: '由其簽署的權杖均已過期，因此不會有任何影響。',
    mayBeUsed: '由其簽署的有效權杖會立即失效。',
    stillUsed: '由其簽署的權杖有效期至 {{time}}。這些權杖會立即失效。',
    oldCookie: '瀏覽器自上次輪換以來未再次到訪的用戶會被登出。',
    currentCookie: '自上次輪換以來登入的用戶會被登出，進行中的登入須重新開始。上一個密鑰會重新用於簽署。',
  },
};
