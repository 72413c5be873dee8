import type { Translation } from '../translated.ts';

/** Tenants of the cloud edition: the start page, creating one, and switching between them, in traditional Chinese (Hong Kong). */
export const tenants: Translation<'tenants'> = {
  landing: {
    title: '建立您的第一個租戶',
    text: '每個租戶都有自己的用戶、應用程式和登入頁面。現在建立一個供開發使用的租戶，之後再建立一個供生產環境使用的租戶。',
    create: '建立租戶',
  },
  invitations: {
    title: '尋找您的租戶',
    text: '您獲邀加入以下租戶。請加入其中一個，或建立自己的租戶。',
    from: '邀請人：{{name}}',
    join: '加入',
    create: '建立新租戶',
  },
  suspended: {
    title: '{{name}} 已停用',
    users: '用戶無法登入其應用程式。資料不會遺失：帳戶和工作階段均會保留。',
    administrators: '解除停用之前，無法更改其設定。如果您認為有誤，請聯絡我們。',
    contact: '聯絡我們',
    pay: '請先支付未付發票，然後聯絡我們解除停用。',
    others: '您的其他租戶',
  },
  create_modal: {
    title: '建立租戶',
    description: '每個租戶都有自己的用戶和主機。',
    name: '名稱',
    namePlaceholder: '我的專案',
    region: '區域',
    purpose: '用途',
    submit: '建立租戶',
    tenant_created: '租戶已建立。',
    invitation_failed: '邀請未能傳送。您可以稍後再邀請同事。',
  },
  tags: { development: '開發環境', production: '生產環境' },
  tagHelp: {
    development: '費用全免，供測試使用。不適用於真實用戶。',
    production: '適用於真實用戶。下一步選擇計劃。',
  },
  production: {
    title: '您尚未有供生產環境使用的租戶',
    text: '開發環境租戶供測試使用。請在真實用戶登入之前建立生產環境租戶。',
    create: '建立生產環境租戶',
  },
  migration: {
    title: '用途：{{tag}}',
    development: '此租戶現供開發和測試使用。請為真實用戶另建一個租戶。',
    production: '此租戶現供生產環境使用，可以有真實用戶。',
    paid: '收費計劃保持不變。',
    gotIt: '知道了',
  },
  regions: { EU: '歐洲', US: '美國西部', AU: '澳洲' },
  roles: { admin: '超級管理員', collaborator: '協作者', viewer: '檢視者' },
  accept: {
    title: '加入 {{tenant}}',
    invited: '您獲邀管理此租戶。您的角色是{{role}}。',
    invitedBy: '{{inviter}} 邀請您管理此租戶。您的角色是{{role}}。',
    account: '您將以 {{account}} 的身份加入。',
    join: '加入',
    later: '暫不加入',
    home: '前往首頁',
    open: '開啟 {{tenant}}',
    other: {
      title: '此邀請屬於另一個帳戶',
      text: '您目前以 {{account}} 的身份登入，與受邀的電郵地址不同。請以受邀的電郵地址登入後加入。',
      switch: '切換帳戶',
    },
    unknown: {
      title: '找不到邀請',
      text: '請檢查連結是否完整。邀請或其租戶可能已被刪除。',
    },
    accepted: {
      title: '此邀請已獲接受',
      text: '每個邀請只能使用一次。如果是由您接受的，您可以開啟 {{tenant}}。',
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
    label: '切換租戶',
    current: '租戶：{{name}}',
    invited: '租戶：{{name}}。您有待處理的邀請。',
    tenants: '租戶',
    invitations: '邀請',
    join: '加入 {{name}}',
    create: '建立租戶',
  },
};
