/** The guide of an application, in traditional Chinese. */
export const guide = {
  action: '指南',
  title: '連接 {{name}}',
  description: '可直接執行的程式碼，已包含 {{name}} 的 ID 和 URL。',
  done: '完成',
  tool: '工具',
  thirdParty:
    '這是第三方應用程式，因此需要使用者同意授權。它可以要求 {{scopes}}；其他範圍在您允許之前會以 invalid_scope 拒絕。',
  toPermissions: '變更權限',
  secretPlaceholder: 'YOUR_APPLICATION_SECRET',
  secretHidden: '下方的程式碼以預留位置文字代替應用程式的密鑰。',
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
  noRoles: '尚無角色',
  toRoles: '指派角色',
  noApi: '尚無 API 資源',
  toApis: '建立 API 資源',
  firstUse: {
    signIn: {
      title: '測試登入',
      text: '登入您的應用程式。結果會顯示在這裡。',
      waiting: '正在等待首次登入…',
      done: '登入正常',
    },
    token: {
      title: '測試權杖請求',
      text: '執行程式碼。結果會顯示在這裡。',
      waiting: '正在等待第一個權杖…',
      done: '權杖核發正常',
    },
    failed: '上次嘗試失敗：{{reason}}',
    entry: '檢視記錄項目',
  },
  steps: {
    create: { title: '建立專案', text: '或使用現有專案。' },
    install: { title: '安裝', text: '安裝用戶端程式庫。' },
    redirects: {
      title: '設定重新導向 URI',
      text: '使用者登入和登出後返回的位置。其他 URI 會遭到拒絕。',
    },
    configure: { title: '設定', text: '程式碼包含您的應用程式的 ID 和 URL。' },
    callback: { title: '處理回呼', text: '重新導向 URI 會導向這裡。' },
    platform: {
      title: '註冊 URI 通訊協定',
      text: '之後，重新導向 URI 會開啟您的應用程式，而不是瀏覽器。',
    },
    signIn: { title: '登入和登出', text: '顯示已登入的使用者。' },
    deviceBegin: {
      title: '要求驗證碼',
      text: '裝置使用應用程式 ID 要求驗證碼，無需密鑰。',
    },
    deviceShow: {
      title: '顯示 URL 和驗證碼',
      text: '以大字顯示 URL 和驗證碼，直到驗證碼過期，並將 verification_uri_complete 顯示為 QR 碼。使用者在手機或電腦上開啟 URL，核對驗證碼，登入並允許存取。',
    },
    devicePoll: {
      title: '等待權杖',
      text: '每 5 秒以裝置碼輪詢一次。authorization_pending：繼續輪詢。slow_down：將要求間隔再延長 5 秒。expired_token：重新開始。access_denied：使用者拒絕了存取。成功的回應包含權杖。',
    },
    deviceRun: {
      title: '試試看',
      text: '此指令碼會執行所有步驟：顯示 URL 和驗證碼、等待，再輸出已登入的使用者。',
    },
    roles: {
      title: '指派角色',
      text: '權杖會包含所要求且應用程式的角色擁有的權限。角色 #internal:admin 擁有 Management API 的權限。',
    },
    token: { title: '取得權杖', text: '使用應用程式的 ID 和密鑰，為一個 API 取得權杖。' },
    callApi: {
      title: '呼叫 API',
      text: '在 Authorization 標頭中傳送權杖。Management API 會傳回前幾位使用者；若是您自己的 API，請使用其 URL。',
    },
    ownApi: {
      title: '呼叫您自己的 API',
      text: '登入時要求該 API 及其權限。權杖包含使用者的角色所擁有的權限。如果您沒有 API，請略過此步驟。',
    },
    protectedHost: {
      title: '將主機指向您的代理伺服器',
      text: '建立 DNS 記錄，並為其取得憑證。請只允許來自代理伺服器的連線存取應用程式。',
    },
    protectedProxy: {
      title: '設定登入',
      text: '組態包含您的 ID、URL 和應用程式的設定。內容變更後，請重新複製。',
    },
    protectedServer: {
      title: '設定網頁伺服器',
      text: '它在轉送要求前會先要求登入，並透過 X-Forwarded-User 將使用者傳遞給應用程式。',
    },
    protectedRun: { title: '試試看', text: '啟動代理伺服器，並在瀏覽器中開啟該主機。' },
    runMachine: { title: '試試看', text: '它會輸出 API 的回應。' },
    run: { title: '試試看', text: '啟動您的應用程式並登入。' },
  },
};
