import type { Translation } from '../translated.ts';

/** Tenants of the cloud edition: the start page, creating one, and switching between them, in traditional Chinese. */
export const tenants: Translation<'tenants'> = {
  landing: {
    title: '建立您的第一個租用戶',
    text: '每個租用戶都有自己的使用者、應用程式和登入頁面。現在建立一個用於開發的租用戶，之後再建立一個用於正式環境的租用戶。',
    create: '建立租用戶',
  },
  invitations: {
    title: '尋找您的租用戶',
    text: '您已受邀加入以下租用戶。請加入其中一個，或建立自己的租用戶。',
    from: '邀請人：{{name}}',
    join: '加入',
    create: '建立新租用戶',
  },
  suspended: {
    title: '{{name}} 已停用',
    users: '使用者無法登入其應用程式。資料不會遺失：帳號和工作階段都會保留。',
    administrators: '解除停用之前，無法變更其設定。如果您認為有誤，請聯絡我們。',
    contact: '聯絡我們',
    pay: '請支付未付帳單，然後聯絡我們解除停用。',
    others: '您的其他租用戶',
  },
  create_modal: {
    title: '建立租用戶',
    description: '每個租用戶都有自己的使用者和主機。',
    name: '名稱',
    namePlaceholder: '我的專案',
    region: '區域',
    purpose: '用途',
    submit: '建立租用戶',
    tenant_created: '租用戶已建立。',
    invitation_failed: '邀請未能傳送。您可以稍後再邀請同事。',
  },
  tags: { development: '開發', production: '正式環境' },
  tagHelp: {
    development: '免費，用於測試。不適用於真實使用者。',
    production: '適用於真實使用者。下一步選擇方案。',
  },
  production: {
    title: '您還沒有用於正式環境的租用戶',
    text: '開發租用戶用於測試。請在真實使用者登入之前建立正式環境租用戶。',
    create: '建立正式環境租用戶',
  },
  migration: {
    title: '用途：{{tag}}',
    development: '此租用戶現在用於開發和測試。請為真實使用者另外建立一個。',
    production: '此租用戶現在用於正式環境，可供真實使用者使用。',
    paid: '付費方案保持不變。',
    gotIt: '知道了',
  },
  regions: { EU: '歐洲', US: '美國西部', AU: '澳洲' },
  roles: { admin: '超級管理員', collaborator: '協作者', viewer: '檢視者' },
  accept: {
    title: '加入 {{tenant}}',
    invited: '您受邀管理此租用戶。您的角色是{{role}}。',
    invitedBy: '{{inviter}} 邀請您管理此租用戶。您的角色是{{role}}。',
    account: '您將以 {{account}} 的身分加入。',
    join: '加入',
    later: '暫時不要',
    home: '前往首頁',
    open: '開啟 {{tenant}}',
    other: {
      title: '此邀請屬於另一個帳號',
      text: '您目前以 {{account}} 的身分登入，與受邀的電子郵件地址不同。請使用受邀的電子郵件地址登入後加入。',
      switch: '切換帳號',
    },
    unknown: {
      title: '找不到邀請',
      text: '請檢查連結是否完整。邀請或其租用戶可能已被刪除。',
    },
    accepted: {
      title: '此邀請已被接受',
      text: '每個邀請只能使用一次。如果是您接受的，您可以開啟 {{tenant}}。',
    },
    revoked: {
      title: '此邀請已被撤銷',
      text: '請向 {{tenant}} 的管理員索取新的邀請。',
    },
    expired: {
      title: '此邀請已過期',
      text: '請向 {{tenant}} 的管理員索取新的邀請。',
    },
  },
  switcher: {
    label: '切換租用戶',
    current: '租用戶：{{name}}',
    invited: '租用戶：{{name}}。您有待處理的邀請。',
    tenants: '租用戶',
    invitations: '邀請',
    join: '加入 {{name}}',
    create: '建立租用戶',
  },
};
