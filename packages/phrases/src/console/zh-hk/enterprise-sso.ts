import type { Translation } from '../translated.ts';
import { connectionLinks } from './enterprise-sso/connection-links.ts';

/** Enterprise SSO: identity providers of companies, in traditional Chinese (Hong Kong). */
export const enterpriseSso: Translation<'enterpriseSso'> = {
  title: '企業 SSO',
  description: '讓公司的用戶以公司的身份供應商登入。',
  columns: { name: '名稱', kind: '供應商', domains: '電郵網域', status: '狀態' },
  status: { ready: '正常', noDomain: '缺少網域', noSettings: '缺少設定' },
  empty: {
    title: '暫無企業 SSO 連接器',
    text: '請為每間公司建立一個連接器。電郵地址屬於其網域的用戶會以其身份供應商登入，無需在此設定密碼。',
  },
  off: {
    text: '登入體驗中已關閉企業 SSO，因此不會使用這些連接器。',
    action: '前往設定',
  },
  create: {
    action: '建立 SSO 連接器',
    title: '建立 SSO 連接器',
    description: '新增設定和網域後才會生效。',
    kind: '身份供應商',
    name: '名稱',
    nameHelp: '向管理員顯示；如果沒有顯示名稱，也向用戶顯示。',
    namePlaceholder: 'Acme',
  },
  tabs: {
    connection: '連線',
    experience: '體驗',
    'connection-links': '連線設定連結',
    'idp-initiated-auth': 'IdP 發起的登入',
  },
  addresses: {
    title: '設定身份供應商',
    description: '請在身份供應商處輸入這些值。',
    names: {
      redirectUri: '重新導向 URI',
      assertionConsumerServiceUrl: '斷言取用服務（ACS）URL',
      entityId: '實體 ID 和中繼資料 URL',
    },
  },
  settings: { title: '設定', description: '來自公司身份供應商的值。' },
  lookUp: {
    title: '檢查設定',
    description: '以上方的設定讀取供應商的設定，即使上方的設定尚未儲存。',
    action: '測試',
    found: '供應商的回應：',
    failed: '非預期的回應',
    unreachable: '無法連線到供應商',
    wrongSettings: '未測試：請先更正上方的設定。',
    advice: {
      general: '請檢查 URL，或在數分鐘後重試。',
      invalid_config: '有設定欠缺或無效。',
      invalid_certificate: '供應商的證書不受信任。',
      invalid_response: '回應並非來自此類型的身份供應商。請檢查 URL。',
      authorization_failed: '供應商拒絕存取。請檢查 URL。',
    },
  },
  links: connectionLinks,
  people: {
    title: '網域',
    description: '以此身份供應商登入的用戶。',
    domains: '電郵網域',
    domainsHelp: '電郵地址屬於這些網域的用戶只能以此身份供應商登入。每行一個。',
    problems: {
      invalid: '請輸入網域，例如 example.com。',
      public: '這是公共電郵服務的網域，不是公司的網域。',
      twice: '此網域已在清單中。',
    },
  },
  look: {
    title: '外觀',
    description: '連接器在登入頁面上的外觀。',
    displayName: '顯示名稱',
    logo: '標誌',
    darkLogo: '深色模式下的標誌',
  },
  profile: {
    title: '個人資料同步',
    description: '從身份供應商複製的資料。',
    sync: '每次登入時同步個人資料',
    syncHelp: '每次登入時複製姓名和頭像。如果關閉，則只在建立帳戶時複製。',
  },
  internal: {
    title: '控制台',
    description: '向管理員顯示；如果沒有顯示名稱，也向用戶顯示。',
  },
  idpInitiated: {
    off: {
      title: 'IdP 發起的登入已關閉',
      text: 'IdP 發起的登入會被拒絕。如果允許，便會對您的其中一個應用程式發起登入，再由該應用程式向供應商請求身份驗證。',
      action: '允許 IdP 發起的登入',
    },
    title: 'IdP 發起的登入',
    description: '用戶從其身份供應商開始登入時前往的位置。',
    application: '應用程式',
    choose: '選擇應用程式',
    search: '按名稱或 ID 搜尋應用程式',
    more: '載入更多應用程式',
    autoSend: '代應用程式傳送授權請求',
    autoSendHelp: '只適用於擁有密鑰的傳統網頁應用程式。如果關閉，則由應用程式的頁面發起登入。',
    redirectUri: '重新導向 URI',
    firstRedirectUri: '應用程式的第一個重新導向 URI',
    parameters: '額外參數',
    parametersHelp: '加入請求中："scopes" 和 "resources" 為清單，其他為字串。',
    callbackUri: '登入 URL',
    callbackUriHelp: '呼叫時帶有參數 ssoConnectorId。頁面會以 direct_sign_in=sso: 加上此 ID 發起登入。',
    turnOff: {
      title: '關閉',
      text: 'IdP 發起的登入會再次被拒絕。',
      action: '關閉 IdP 發起的登入',
      question: '要關閉 IdP 發起的登入嗎？',
    },
  },
  delete: {
    action: '刪除 SSO 連接器',
    title: '要刪除 {{name}} 嗎？',
    text: '其設定和密鑰會被刪除，此操作無法復原。',
    users_other:
      '{{count}} 名用戶使用此連接器登入。這些用戶會在所有地方登出，並需要其他登入方式。帳戶會保留。',
    domain: '電郵地址屬於 {{domain}} 的用戶不再使用此連接器登入。',
  },
};
