/** The guide of an application, in traditional Chinese (Hong Kong). */
export const guide = {
  action: '指南',
  title: '連接 {{name}}',
  description: '可直接使用的程式碼，已包含 {{name}} 的 ID 和 URL。',
  done: '完成',
  tool: '工具',
  thirdParty:
    '這是第三方應用程式，因此需要用戶同意授權。它可以請求 {{scopes}}；在您允許之前，其他範圍會以 invalid_scope 拒絕。',
  toPermissions: '更改權限',
  secretPlaceholder: 'YOUR_APPLICATION_SECRET',
  secretHidden: '下方的程式碼以佔位符代替應用程式的密鑰。',
  secretShown: '下方的程式碼包含密鑰。請妥善保密。',
  showSecret: '顯示密鑰',
  hideSecret: '隱藏密鑰',
  redirectUri: '重新導向 URI',
  afterSignOut: '登出後重新導向 URI',
  saveAddresses: '儲存重新導向 URI',
  saveAndFinish: '儲存重新導向 URI 並完成',
  addressesSaved: '已儲存',
  addressesUnsaved: '建議值，未儲存',
  resource: '要呼叫的 API',
  roles_other: '{{count}} 個角色',
  noRoles: '暫無角色',
  toRoles: '指派角色',
  noApi: '暫無 API 資源',
  toApis: '建立 API 資源',
  firstUse: {
    signIn: {
      title: '測試登入',
      text: '登入您的應用程式。結果會在此顯示。',
      waiting: '正在等待首次登入…',
      done: '登入正常',
    },
    token: {
      title: '測試權杖請求',
      text: '執行程式碼。結果會在此顯示。',
      waiting: '正在等待首個權杖…',
      done: '權杖簽發正常',
    },
    failed: '上次嘗試失敗：{{reason}}',
    entry: '檢視記錄項目',
  },
  steps: {
    create: { title: '建立專案', text: '或使用現有專案。' },
    install: { title: '安裝', text: '安裝用戶端程式庫。' },
    redirects: {
      title: '設定重新導向 URI',
      text: '用戶登入和登出後返回的位置。其他 URI 會被拒絕。',
    },
    configure: { title: '設定', text: '程式碼包含您的應用程式的 ID 和 URL。' },
    callback: { title: '處理回呼', text: '重新導向 URI 指向此處。' },
    platform: {
      title: '註冊 URI 協定',
      text: '之後，重新導向 URI 會開啟您的應用程式，而非瀏覽器。',
    },
    signIn: { title: '登入和登出', text: '顯示已登入的用戶。' },
    deviceBegin: {
      title: '請求驗證碼',
      text: '裝置以應用程式 ID 請求驗證碼，無需密鑰。',
    },
    deviceShow: {
      title: '顯示 URL 和驗證碼',
      text: '以大字體顯示 URL 和驗證碼，直至驗證碼過期，並將 verification_uri_complete 顯示為二維碼。用戶在手機或電腦上開啟 URL，核對驗證碼，登入並允許存取。',
    },
    devicePoll: {
      title: '等待權杖',
      text: '以裝置碼每 5 秒輪詢一次。authorization_pending：繼續輪詢。slow_down：將請求間隔再延長 5 秒。expired_token：重新開始。access_denied：用戶拒絕存取。成功的回應包含權杖。',
    },
    deviceRun: {
      title: '試一試',
      text: '此指令碼會執行所有步驟：顯示 URL 和驗證碼，等待，然後輸出已登入的用戶。',
    },
    roles: {
      title: '指派角色',
      text: '權杖包含所請求並且應用程式角色擁有的權限。角色 #internal:admin 擁有 Management API 的權限。',
    },
    token: { title: '取得權杖', text: '以應用程式的 ID 和密鑰，為一個 API 取得權杖。' },
    callApi: {
      title: '呼叫 API',
      text: '在 Authorization 標頭中傳送權杖。Management API 會返回首幾名用戶；如屬您自己的 API，請使用其 URL。',
    },
    ownApi: {
      title: '呼叫您自己的 API',
      text: '登入時請求該 API 及其權限。權杖包含用戶角色擁有的權限。如果您沒有 API，請略過此步驟。',
    },
    protectedHost: {
      title: '將主機指向代理伺服器',
      text: '建立 DNS 記錄，並取得其證書。只允許來自代理伺服器的連線存取應用程式。',
    },
    protectedProxy: {
      title: '設定登入',
      text: '設定檔包含您的 ID、URL 和應用程式的設定。這些內容更改後，請重新複製。',
    },
    protectedServer: {
      title: '設定網頁伺服器',
      text: '它在轉發請求之前要求用戶登入，並以 X-Forwarded-User 將用戶傳遞給應用程式。',
    },
    protectedRun: { title: '試一試', text: '啟動代理伺服器，並在瀏覽器中開啟該主機。' },
    runMachine: { title: '試一試', text: '它會輸出 API 的回應。' },
    run: { title: '試一試', text: '啟動您的應用程式並登入。' },
  },
};
