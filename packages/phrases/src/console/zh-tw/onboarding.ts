import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in traditional Chinese. */
export const onboarding: Translation<'onboarding'> = {
  step: '第 {{step}} 步，共 {{total}} 步',
  next: '下一步',
  create: '建立',
  finish: '完成',
  welcome: {
    title: '歡迎使用 Gatehouse',
    text: '請回答幾個關於您的專案的問題。每一題都可以略過。',
    project: '您的專案是為誰而做？',
    projects: { personal: '我自己', company: '公司' },
    companyName: '公司名稱',
    stage: '您的產品處於哪個階段？',
    stages: {
      'new-product': '新產品',
      'existing-product': '現有產品',
      'target-enterprise-ready': '準備服務企業客戶',
    },
    additionalFeatures: '您重視什麼？',
    features: {
      'customize-ui-and-flow': '自訂登入頁面和步驟',
      compliance: '法規遵循',
      'export-user-data': '匯出使用者資料',
      'budget-control': '成本控制',
      'bring-own-auth': '沿用現有的身分驗證',
      others: '其他',
    },
    allowReports: '回報我如何使用此主控台',
    reportsHelp:
      '此服務的營運者會得知您開啟哪些頁面，以及最先完成哪些步驟。您的 ID 和電子郵件地址會經過雜湊處理。您可以在個人資料中變更此項。',
  },
  tenant: {
    title: '建立您的第一個租用戶',
    text: '每個租用戶都有自己的使用者、應用程式和登入頁面。此租用戶用於開發，可免費使用。',
    name: '名稱',
    namePlaceholder: '我的專案',
    region: '區域',
    collaborators: '協作者',
    collaboratorsHelp: '協作者會收到邀請。按空白鍵或 Enter 鍵新增電子郵件地址。',
  },
  look: {
    title: '設計您的登入頁面',
    text: '之後全部都可以變更。',
    inspire: '給我靈感',
    logo: '標誌',
    color: '品牌顏色',
    identifier: '使用者登入時輸入',
    identifiers: { email: '電子郵件地址', username: '使用者名稱' },
    methods: '身分驗證',
    methodNames: { password: '密碼', verificationCode: '驗證碼' },
    social: '社群登入',
    demo: '示範',
    later: '稍後解鎖',
  },
};
