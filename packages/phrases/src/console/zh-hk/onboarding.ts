import type { Translation } from '../translated.ts';

/** The first three steps of a new account in the cloud edition, in traditional Chinese (Hong Kong). */
export const onboarding: Translation<'onboarding'> = {
  step: '第 {{step}} 步，共 {{total}} 步',
  next: '下一步',
  create: '建立',
  finish: '完成',
  welcome: {
    title: '歡迎使用 Gatehouse',
    text: '請回答幾個有關您專案的問題。任何問題都可以略過。',
    project: '您的專案為誰而設？',
    projects: { personal: '我自己', company: '公司' },
    companyName: '公司名稱',
    stage: '您的產品處於哪個階段？',
    stages: {
      'new-product': '新產品',
      'existing-product': '現有產品',
      'target-enterprise-ready': '準備服務企業客戶',
    },
    additionalFeatures: '您重視甚麼？',
    features: {
      'customize-ui-and-flow': '自訂登入頁面和步驟',
      compliance: '合規',
      'export-user-data': '匯出用戶資料',
      'budget-control': '成本控制',
      'bring-own-auth': '沿用現有的身份驗證',
      others: '其他',
    },
    allowReports: '回報我如何使用此控制台',
    reportsHelp:
      '此服務的營運者會得知您開啟了哪些頁面，以及最先完成了哪些步驟。您的 ID 和電郵地址會經過雜湊處理。您可以在個人資料中更改此設定。',
  },
  tenant: {
    title: '建立您的第一個租戶',
    text: '每個租戶都有自己的用戶、應用程式和登入頁面。此租戶供開發使用，費用全免。',
    name: '名稱',
    namePlaceholder: '我的專案',
    region: '區域',
    collaborators: '協作者',
    collaboratorsHelp: '協作者會收到邀請。按空白鍵或 Enter 鍵新增電郵地址。',
  },
  look: {
    title: '設計您的登入頁面',
    text: '之後可以全部更改。',
    inspire: '給我靈感',
    logo: '標誌',
    color: '品牌顏色',
    identifier: '用戶登入時使用',
    identifiers: { email: '電郵地址', username: '用戶名稱' },
    methods: '身份驗證',
    methodNames: { password: '密碼', verificationCode: '驗證碼' },
    social: '社交登入',
    demo: '示範',
    later: '稍後解鎖',
  },
};
