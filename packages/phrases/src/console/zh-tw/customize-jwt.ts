import type { Translation } from '../translated.ts';

/** Custom claims of tokens, in traditional Chinese. */
export const customizeJwt: Translation<'customizeJwt'> = {
  title: '自訂 JWT',
  description: '在存取權杖中加入宣告或參與登入的指令碼，以及 ID 權杖的宣告。',
  types: {
    'access-token': {
      title: '使用者存取權杖',
      text: '指令碼會在使用者的存取權杖中加入宣告：登入時、每次重新整理權杖時，以及為組織核發時。',
    },
    'client-credentials': {
      title: '機器對機器權杖',
      text: '指令碼會在機器對機器應用程式的存取權杖中加入宣告。',
    },
  },
  state: {
    none: '沒有指令碼',
    blocking: '指令碼已啟用。如果指令碼失敗，則不核發權杖。',
    lenient: '指令碼已啟用。如果指令碼失敗，則核發不含其宣告的權杖。',
  },
  actions: {
    'post-first-factor': {
      title: '密碼錯誤之後',
      text: '指令碼會透過另一個系統檢查錯誤的密碼。如果在該系統中正確，就以此密碼建立或更新使用者，讓使用者在登入的同時完成移轉。',
      script:
        '如果密碼正確，runAction 傳回 { action, user, passwordVerified: true }：未知使用者使用 createUser，否則使用 updateUser。如果沒有傳回任何內容或失敗，則拒絕登入。',
    },
    'post-sign-in': {
      title: '登入結束時',
      text: '指令碼在所有驗證步驟之後執行。它可以更新使用者或拒絕登入。',
      script:
        'runAction 傳回 { action: "updateUser", user } 以變更使用者，或不傳回任何內容。api.denyAccess 拒絕登入。每次執行最多 3 秒。',
    },
    state: { on: '已啟用', off: '已關閉。指令碼會保留。' },
    enabled: { label: '啟用', help: '如果關閉，指令碼會保留，但不會執行。' },
    passwords: {
      title: '此指令碼會接收明文密碼',
      text: '請只透過 HTTPS 將密碼傳送給檢查密碼的系統。這裡不會記錄密碼。',
    },
    policy: {
      label: '指令碼失敗時',
      block: { label: '拒絕登入', help: '使用者可以再試一次。' },
      allow: {
        label: '略過指令碼並繼續',
        help: '錯誤會寫入稽核記錄。呼叫 api.denyAccess 的指令碼仍會拒絕登入。',
      },
    },
    test: '使用範例事件執行編輯器中的指令碼。不會變更任何使用者，也不會儲存任何內容。',
    event: '範例事件',
    result: '結果',
    none: {
      title: '指令碼沒有傳回任何內容',
      'post-first-factor': '登入遭到拒絕。',
      'post-sign-in': '登入會繼續。',
    },
  },
  create: '建立指令碼',
  edit: '編輯指令碼',
  delete: {
    action: '刪除指令碼',
    title: '要刪除「{{title}}」的指令碼嗎？',
    ofAction: '登入會在沒有此指令碼的情況下繼續。所有版本和變數都會被刪除。',
    text: '新權杖不再包含其宣告，因此需要這些宣告的 API 會拒絕權杖。所有版本和變數都會被刪除。',
  },
  script: {
    title: '指令碼',
    text: 'getCustomJwtClaims 傳回宣告。它可以是非同步函式，最多可呼叫 fetch 五次。每次執行最多 3 秒。',
    label: '指令碼',
    help: '按 Ctrl+空白鍵可檢視可用的資料。',
    syntaxError: '語法錯誤',
  },
  block: {
    label: '指令碼失敗時不核發權杖',
    help: '否則會核發不含指令碼宣告的權杖，並將錯誤寫入稽核記錄。',
  },
  variables: {
    label: '環境變數',
    help: '用於指令碼的機密資訊。值會加密儲存，無法再次讀取。',
    name: '名稱',
    value: '{{name}} 的值',
    add: '新增變數',
    remove: '移除 {{name}}',
  },
  samples: { token: '範例權杖', context: '範例內容' },
  run: {
    title: '測試',
    text: '使用範例資料執行編輯器中的指令碼。不會核發權杖，也不會儲存任何內容。',
    action: '執行',
    token: '權杖中的宣告',
    console: '主控台輸出',
    ignored: '指令碼無法設定這些宣告',
    denied: '指令碼拒絕了存取',
    failed: '指令碼失敗',
    failedAt: '指令碼在第 {{line}} 行失敗',
    limited: '執行已停止',
    limits: {
      time: '執行時間超過 3 秒。',
      memory: '使用過多記憶體。',
      queue: '等待執行的指令碼過多。請稍後再試一次。',
    },
    time: '已在 {{milliseconds}} 毫秒內完成',
  },
  versions: {
    title: '版本',
    text: '指令碼的所有已儲存版本。還原會將該版本放入編輯器；儲存後才會生效。',
    version: '版本 {{version}}',
    compare: '比較',
    restore: '還原',
    same: '編輯器中的內容就是此版本。',
    difference: '還原後的變更',
  },
  idToken: {
    title: 'ID 權杖宣告',
    text: 'ID 權杖包含的選用宣告。',
    edit: '選擇宣告',
    label: '宣告',
    help: '只有應用程式要求對應的範圍時，ID 權杖才會包含宣告。userinfo 端點會傳回所有宣告。',
    claims: {
      custom_data: '使用者的自訂資料。範圍：custom_data',
      identities: '已連結的社群帳號。範圍：identities',
      sso_identities: '企業身分。範圍：identities',
      roles: '使用者角色的名稱。範圍：roles',
      organizations: '使用者所屬組織的 ID。範圍：urn:logto:scope:organizations',
      organization_data: '這些組織的 ID 和名稱。範圍：urn:logto:scope:organizations',
      organization_roles: '在組織中的角色。範圍：urn:logto:scope:organization_roles',
    },
  },
};
