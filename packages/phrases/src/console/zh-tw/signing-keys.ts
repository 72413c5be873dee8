import type { Translation } from '../translated.ts';

/** Keys that sign tokens and cookies, in traditional Chinese. */
export const signingKeys: Translation<'signingKeys'> = {
  title: '簽署金鑰',
  tabs: { 'private-keys': '權杖金鑰', 'cookie-keys': 'Cookie 金鑰' },
  descriptions: {
    'private-keys': '簽署存取權杖和 ID 權杖。API 使用已發布的金鑰集進行驗證。',
    'cookie-keys': '簽署工作階段和登入頁面的 Cookie。只有此伺服器會讀取。',
  },
  columns: {
    id: '金鑰 ID',
    status: '狀態',
    meaning: '用途',
    algorithm: '演算法',
    created: '建立時間',
  },
  status: { Next: '下一個', Current: '目前', Previous: '上一個' },
  meaning: {
    next: '從 {{time}} 起用於簽署。',
    current: '簽署新權杖。',
    previous: '驗證較早的權杖。',
    stillUsed: '在 {{time}} 之前用於驗證權杖。',
    unused: '不再需要：其權杖都已過期。',
    cookies: '簽署 Cookie。',
    oldCookies: '驗證尚未再次造訪之瀏覽器的 Cookie。',
  },
  rotate: {
    action: '輪替金鑰',
    title: '輪替權杖金鑰',
    description: '由新金鑰簽署權杖。目前的金鑰會保留，用於驗證由其簽署的權杖。',
    algorithm: '演算法',
    algorithms: { EC: 'EC（ES256）', RSA: 'RSA（RS256）' },
    algorithmHelp: {
      EC: '精簡快速。所有常用的程式庫都能驗證。',
      RSA: '適用於只驗證 RS256 的 API 或閘道。',
    },
    when: '開始簽署',
    later: '寬限期之後',
    laterHelp: '快取金鑰集的 API 會在該金鑰用於簽署之前取得它。',
    replaces: '會取代待啟用的金鑰。',
    now: '立即',
    nowHelp: '適用於可能已外洩的金鑰。快取了金鑰集的 API 在重新讀取之前會拒絕新權杖。',
    notNow: '有其他金鑰待啟用時無法使用。',
    grace: '寬限期',
    graceHelp: '1 分鐘到 31 天。應長於您的 API 快取金鑰集的時間。',
    breaksTitle: '部分權杖將失效',
    breaksNow: '上一個金鑰會立即刪除。API 會拒絕由其簽署的權杖，這些權杖的有效期限至 {{time}}。',
    breaksLater:
      '新金鑰開始簽署時，上一個金鑰會被刪除。API 會拒絕由其簽署的權杖，這些權杖的有效期限至 {{time}}。',
  },
  rotateCookies: {
    action: '輪替 Cookie 金鑰',
    title: '要輪替 Cookie 金鑰嗎？',
    text: '新金鑰立即簽署 Cookie。目前的金鑰會保留，因此不會有使用者登出。',
    signedOut: '上一個金鑰會被刪除。自上次輪替以來未再造訪的使用者會登出，其瀏覽器不再是已知的瀏覽器。',
  },
  delete: {
    action: '刪除金鑰',
    title: '要刪除此金鑰嗎？',
    unused: '由其簽署的權杖都已過期，因此不會有任何影響。',
    mayBeUsed: '由其簽署的有效權杖將立即失效。',
    stillUsed: '由其簽署的權杖有效期限至 {{time}}。這些權杖將立即失效。',
    oldCookie: '瀏覽器自上次輪替以來未再造訪的使用者會登出。',
    currentCookie: '自上次輪替以來登入的使用者會登出，正在進行的登入需要重新開始。上一個金鑰會重新用於簽署。',
  },
};
