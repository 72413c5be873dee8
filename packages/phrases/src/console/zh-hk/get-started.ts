import type { Translation } from '../translated.ts';

/** The next steps in a new tenant, and their state, in traditional Chinese (Hong Kong). */
export const getStarted: Translation<'getStarted'> = {
  title: '入門',
  description: '為您的應用程式設定登入。',
  steps: {
    label: '步驟',
    demo: {
      title: '試用示範',
      description: '在此租戶的示範應用程式中註冊，並檢視它獲得的權杖。',
      action: '開啟示範',
    },
    application: {
      title: '建立您的應用程式',
      description: '選擇您的框架。指南會提供包含您的 ID 的可用程式碼。',
      action: '建立應用程式',
    },
    email: {
      title: '設定電郵',
      description: '由連接器傳送驗證碼、邀請和連結。',
      sent: '驗證碼、邀請和連結可以送達。',
      kept: '訊息尚未能送達。驗證碼、邀請和連結會保留在開發收件箱中。',
      nothing: '尚未能傳送訊息，因此用戶收不到驗證碼和邀請。',
      action: '設定電郵',
      inbox: '開啟收件箱',
    },
    api: {
      title: '保護 API',
      description: '註冊您的應用程式呼叫的 API 及其權限。',
      action: '建立 API 資源',
    },
    role: {
      title: '建立角色',
      description: '角色為用戶和機器對機器應用程式授予您 API 的權限。',
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
