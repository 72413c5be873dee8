import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, and their state, in traditional Chinese. */
export const getStarted: Translation<'getStarted'> = {
  title: '開始使用',
  description: '為您的應用程式設定登入。',
  steps: {
    label: '步驟',
    demo: {
      title: '試用示範應用程式',
      description: '在此租用戶的示範應用程式中註冊，並檢視其取得的權杖。',
      action: '開啟示範',
    },
    application: {
      title: '建立您的應用程式',
      description: '選擇您的框架。指南會提供包含您的 ID、可直接執行的程式碼。',
      action: '建立應用程式',
    },
    email: {
      title: '設定電子郵件',
      description: '驗證碼、邀請和連結由連接器傳送。',
      sent: '驗證碼、邀請和連結會送達。',
      kept: '訊息目前不會送達。驗證碼、邀請和連結會留在開發收件匣中。',
      nothing: '尚無法傳送訊息，因此使用者收不到驗證碼和邀請。',
      action: '設定電子郵件',
      inbox: '開啟收件匣',
    },
    api: {
      title: '保護 API',
      description: '註冊您的應用程式所呼叫的 API 及其權限。',
      action: '建立 API 資源',
    },
    role: {
      title: '建立角色',
      description: '角色將您的 API 的權限授予使用者和機器對機器應用程式。',
      action: '建立角色',
    },
  },
  addresses: {
    title: 'URL',
    description: '供用戶端程式庫和指令碼使用。',
    endpoint: '端點',
    issuer: '簽發者',
    discovery: '探索端點',
    management: 'Management API 資源',
    reference: 'API 參考',
  },
};
