import type { Translation } from '../translated.ts';
import { access } from './applications/access.ts';
import { branding } from './applications/branding.ts';
import { consent } from './applications/consent.ts';
import { guide } from './applications/guide.ts';
import { registration } from './applications/registration.ts';
import { saml } from './applications/saml.ts';
import { settings } from './applications/settings.ts';

/** Applications: lists, creating and deleting, in traditional Chinese. */
export const applications: Translation<'applications'> = {
  title: '應用程式',
  description: '供使用者登入的應用程式，以及機器對機器用戶端。',
  search: '名稱、描述或 ID',
  lists: { mine: '我的應用程式', thirdParty: '第三方應用程式', registration: '用戶端註冊' },
  columns: { name: '應用程式', type: '類型', id: 'ID', createdAt: '建立時間' },
  types: {
    SPA: '單頁應用程式',
    Traditional: '網頁應用程式',
    Native: '原生應用程式',
    MachineToMachine: '機器對機器',
    Protected: '受保護的應用程式',
    SAML: 'SAML 應用程式',
  },
  typeHelp: {
    SPA: '在瀏覽器中執行，沒有密鑰。',
    Traditional: '在伺服器上產生頁面，有密鑰。',
    Native: '安裝在裝置上，沒有密鑰。',
    MachineToMachine: '以自己的身分呼叫 API，沒有使用者。',
    Protected: '沒有自己的登入功能，由前端的反向代理伺服器讓使用者登入。',
    SAML: '支援 SAML 2.0 的服務提供者。',
  },
  name: '名稱',
  descriptionLabel: '描述',
  thirdParty: '第三方應用程式',
  thirdPartyHelp:
    '由其他公司營運。使用者同意授權後，它才能取得使用者的資料。預設可要求 {{scopes}}，您可以在其「權限」分頁中新增更多。之後無法變更。',
  thirdPartyBadge: '第三方',
  adminBadge: '管理存取權',
  builtIn: '這是內建的應用程式，其 URL 依伺服器的設定而定。',
  empty: {
    title: '尚無應用程式',
    text: '選擇您的框架，取得附有程式碼的指南。',
  },
  emptyThirdParty: {
    title: '尚無第三方應用程式',
    text: '讓您的使用者在同意授權後登入其他公司的應用程式。',
  },
  create: {
    action: '建立應用程式',
    title: '建立應用程式',
    description: '請選擇您的框架，接著會提供附有程式碼的指南。',
    search: '框架、語言或程式庫',
    named: '使用 {{name}} 建立應用程式',
    device: '為 {{name}} 建立應用程式',
    nameHelp: '在授權同意頁面上對使用者顯示，也對管理員顯示。',
    namePlaceholder: '線上商店',
  },
  tabs: {
    settings: '設定',
    branding: '品牌',
    access: '存取權',
    permissions: '權限',
    roles: '角色',
    logs: '記錄',
    organizations: '組織',
  },
  access,
  ...settings,
  roles: {
    search: '名稱、描述或 ID',
    columns: { name: '角色', description: '描述' },
    empty: {
      title: '尚無角色',
      text: '沒有角色，應用程式就沒有任何 API 權限。',
    },
    assign: '指派角色',
    assignTitle: '為 {{name}} 指派角色',
    assignDescription: '應用程式從下一個權杖起獲得這些角色的權限。',
    remove: '移除',
    removeTitle: '要移除 {{name}} 嗎？',
    removeText: '應用程式從下一個權杖起失去其權限。',
    removeConfirm: '移除角色',
    noneTitle: '此應用程式代表使用者運作',
    noneText: '其權限為已登入使用者的權限。只有機器對機器應用程式才有角色。',
  },
  organizations: {
    noneTitle: '此應用程式代表使用者運作',
    noneText: '它代表已登入使用者的組織運作。只有機器對機器應用程式本身才屬於組織。',
  },
  branding,
  consent,
  registration,
  saml,
  missing: {
    redirectUri: '沒有重新導向 URI',
    serviceProvider: '沒有實體 ID 或 ACS URL',
    signInMethod: '沒有登入方式',
  },
  today: {
    signIns_zero: '今天沒有登入',
    signIns_other: '今天有 {{number}} 次登入',
    tokens_zero: '今天沒有核發權杖',
    tokens_other: '今天核發了 {{number}} 個權杖',
    more: {
      signIns: '今天有超過 {{number}} 次登入',
      tokens: '今天核發了超過 {{number}} 個權杖',
    },
  },
  bulk: {
    deleteTitle_other: '要刪除 {{count}} 個應用程式嗎？',
    deleteText: '這些應用程式會被永久刪除，使用者會從中登出。',
    deleteConfirm: '刪除應用程式',
    deleteTyped_other: '刪除 {{count}} 個應用程式',
  },
  delete: {
    action: '刪除應用程式',
    title: '要刪除 {{name}} 嗎？',
    text: '使用者將無法再登入該應用程式，其權杖會遭到拒絕。此動作無法復原。',
    users_other: '{{count}} 位使用者會從中登出。',
    secrets_other: '{{count}} 個密鑰將失效。',
    roles_other: '{{count}} 個角色將從中移除。',
  },
  guide,
};
