import type { Translation } from '../translated.ts';

/** Keys that sign tokens and cookies, in simplified Chinese. */
export const signingKeys: Translation<'signingKeys'> = {
  title: '签名密钥',
  tabs: { 'private-keys': '令牌密钥', 'cookie-keys': 'Cookie 密钥' },
  descriptions: {
    'private-keys': '对访问令牌和 ID 令牌签名。API 使用已发布的密钥集进行验证。',
    'cookie-keys': '对会话和登录页面的 Cookie 签名。只有此服务器会读取。',
  },
  columns: {
    id: '密钥 ID',
    status: '状态',
    meaning: '用途',
    algorithm: '算法',
    created: '创建时间',
  },
  status: { Next: '下一个', Current: '当前', Previous: '上一个' },
  meaning: {
    next: '从 {{time}} 起用于签名。',
    current: '对新令牌签名。',
    previous: '验证较早的令牌。',
    stillUsed: '在 {{time}} 之前用于验证令牌。',
    unused: '不再需要：其令牌均已过期。',
    cookies: '对 Cookie 签名。',
    oldCookies: '验证尚未再次访问的浏览器的 Cookie。',
  },
  rotate: {
    action: '轮换密钥',
    title: '轮换令牌密钥',
    description: '由新密钥对令牌签名。当前密钥会保留，用于验证由其签名的令牌。',
    algorithm: '算法',
    algorithms: { EC: 'EC（ES256）', RSA: 'RSA（RS256）' },
    algorithmHelp: {
      EC: '体积小、速度快。所有常用库都能验证。',
      RSA: '适用于仅验证 RS256 的 API 或网关。',
    },
    when: '开始签名',
    later: '宽限期之后',
    laterHelp: '缓存密钥集的 API 会在该密钥用于签名之前获得它。',
    replaces: '将取代待启用的密钥。',
    now: '立即',
    nowHelp: '适用于可能已泄露的密钥。缓存了密钥集的 API 在重新读取之前会拒绝新令牌。',
    notNow: '有其他密钥待启用时不可用。',
    grace: '宽限期',
    graceHelp: '1 分钟到 31 天。应长于您的 API 缓存密钥集的时间。',
    breaksTitle: '部分令牌将失效',
    breaksNow: '上一个密钥将立即删除。API 会拒绝由其签名的令牌，这些令牌的有效期至 {{time}}。',
    breaksLater:
      '新密钥开始签名时，上一个密钥将被删除。API 会拒绝由其签名的令牌，这些令牌的有效期至 {{time}}。',
  },
  rotateCookies: {
    action: '轮换 Cookie 密钥',
    title: '要轮换 Cookie 密钥吗？',
    text: '新密钥立即对 Cookie 签名。当前密钥会保留，因此没有用户会退出登录。',
    signedOut: '上一个密钥将被删除。自上次轮换以来未再访问的用户将退出登录，其浏览器不再是已知浏览器。',
  },
  delete: {
    action: '删除密钥',
    title: '要删除此密钥吗？',
    unused: '由其签名的令牌均已过期，因此不会有任何影响。',
    mayBeUsed: '由其签名的有效令牌将立即失效。',
    stillUsed: '由其签名的令牌有效期至 {{time}}。这些令牌将立即失效。',
    oldCookie: '浏览器自上次轮换以来未再访问的用户将退出登录。',
    currentCookie:
      '自上次轮换以来登录的用户将退出登录，正在进行的登录需要重新开始。上一个密钥会重新用于签名。',
  },
};
