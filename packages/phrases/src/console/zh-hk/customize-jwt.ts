import type { Translation } from '../translated.ts';

/** Custom claims of tokens, in traditional Chinese (Hong Kong). */
export const customizeJwt: Translation<'customizeJwt'> = {
  title: '自訂 JWT',
  description: '為存取權杖新增聲明或參與登入過程的指令碼，以及 ID 權杖的聲明。',
  types: {
    'access-token': {
      title: '用戶存取權杖',
      text: '由指令碼為用戶的存取權杖新增聲明：登入時、每次更新權杖時，以及為機構簽發時。',
    },
    'client-credentials': {
      title: '機器對機器權杖',
      text: '由指令碼為機器對機器應用程式的存取權杖新增聲明。',
    },
  },
  state: {
    none: '沒有指令碼',
    blocking: '指令碼已啟用。如果指令碼失敗，則不簽發權杖。',
    lenient: '指令碼已啟用。如果指令碼失敗，則簽發不含其聲明的權杖。',
  },
  actions: {
    'post-first-factor': {
      title: '密碼錯誤之後',
      text: '由指令碼向另一個系統查核錯誤的密碼。如果密碼在該系統中正確，便會以此建立或更新用戶，因此用戶在登入時就能完成遷移。',
      script:
        '如果密碼正確，runAction 會返回 { action, user, passwordVerified: true }：未知用戶使用 createUser，否則使用 updateUser。如果沒有返回任何內容或執行失敗，則拒絕登入。',
    },
    'post-sign-in': {
      title: '登入結束時',
      text: '指令碼會在所有驗證步驟之後執行。它可以更新用戶或拒絕登入。',
      script:
        'runAction 返回 { action: "updateUser", user } 以更改用戶，或不返回任何內容。api.denyAccess 會拒絕登入。每次執行最長 3 秒。',
    },
    state: { on: '已啟用', off: '已關閉。指令碼會保留。' },
    enabled: { label: '啟用', help: '如果關閉，指令碼會保留，但不會執行。' },
    passwords: {
      title: '此指令碼會收到明文密碼',
      text: '請只透過 HTTPS 將密碼傳送至負責查核的系統。此處不會記錄密碼。',
    },
    policy: {
      label: '指令碼失敗時',
      block: { label: '拒絕登入', help: '用戶可以重試。' },
      allow: {
        label: '略過指令碼並繼續',
        help: '審計記錄會記下錯誤。呼叫 api.denyAccess 的指令碼仍會拒絕登入。',
      },
    },
    test: '以範例事件執行編輯器中的指令碼。不會更改任何用戶，也不會儲存任何內容。',
    event: '範例事件',
    result: '結果',
    none: {
      title: '指令碼沒有返回任何內容',
      'post-first-factor': '登入會被拒絕。',
      'post-sign-in': '登入會繼續。',
    },
  },
  create: '建立指令碼',
  edit: '編輯指令碼',
  delete: {
    action: '刪除指令碼',
    title: '要刪除「{{title}}」的指令碼嗎？',
    ofAction: '登入會在沒有此指令碼的情況下繼續。所有版本和變數都會被刪除。',
    text: '新權杖不會再包含其聲明，因此需要這些聲明的 API 會拒絕權杖。所有版本和變數都會被刪除。',
  },
  script: {
    title: '指令碼',
    text: 'getCustomJwtClaims 返回聲明。它可以是非同步的，最多可呼叫 fetch 五次。每次執行最長 3 秒。',
    label: '指令碼',
    help: '按 Ctrl+空白鍵檢視可用的資料。',
    syntaxError: '語法錯誤',
  },
  block: {
    label: '指令碼失敗時不簽發權杖',
    help: '否則會簽發不含指令碼聲明的權杖，並在審計記錄中記下錯誤。',
  },
  variables: {
    label: '環境變數',
    help: '用於指令碼的機密資料。值會加密儲存，無法再次讀取。',
    name: '名稱',
    value: '{{name}} 的值',
    add: '新增變數',
    remove: '移除 {{name}}',
  },
  samples: { token: '範例權杖', context: '範例環境' },
  run: {
    title: '測試',
    text: '以範例資料執行編輯器中的指令碼。不會簽發權杖，也不會儲存任何內容。',
    action: '執行',
    token: '權杖中的聲明',
    console: '控制台輸出',
    ignored: '指令碼無法設定這些聲明',
    denied: '指令碼拒絕存取',
    failed: '指令碼失敗',
    failedAt: '指令碼在第 {{line}} 行失敗',
    limited: '執行已停止',
    limits: {
      time: '執行時間超過 3 秒。',
      memory: '使用的記憶體過多。',
      queue: '等待執行的指令碼過多。請稍後重試。',
    },
    time: '用時 {{milliseconds}} ms',
  },
  versions: {
    title: '版本',
    text: '指令碼的所有已儲存版本。還原時會將該版本放入編輯器；儲存後才會生效。',
    version: '版本 {{version}}',
    compare: '比較',
    restore: '還原',
    same: '編輯器中的內容即為此版本。',
    difference: '還原後的更改',
  },
  idToken: {
    title: 'ID 權杖聲明',
    text: 'ID 權杖可選擇包含的聲明。',
    edit: '選擇聲明',
    label: '聲明',
    help: '只有應用程式請求相應的範圍，ID 權杖才會包含該聲明。用戶資料端點會返回所有聲明。',
    claims: {
      custom_data: '用戶的自訂資料。範圍：custom_data',
      identities: '已連結的社交帳戶。範圍：identities',
      sso_identities: '企業身份。範圍：identities',
      roles: '用戶角色的名稱。範圍：roles',
      organizations: '用戶所屬機構的 ID。範圍：urn:logto:scope:organizations',
      organization_data: '這些機構的 ID 和名稱。範圍：urn:logto:scope:organizations',
      organization_roles: '在機構中的角色。範圍：urn:logto:scope:organization_roles',
    },
  },
};
