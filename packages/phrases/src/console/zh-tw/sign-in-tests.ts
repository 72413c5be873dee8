import type { Translation } from '../translated.ts';

/** Test sign-in: a sign-in that creates and changes nothing, and its result, in traditional Chinese. */
export const signInTests: Translation<'signInTests'> = {
  action: '測試登入',
  title: '測試以 {{name}} 登入',
  description: '不會建立或變更任何內容。測試使用已儲存的設定。',
  starting: '正在開始測試…',
  waiting: '正在等待登入…',
  waitingText: '請在開啟的視窗中透過供應商登入。結果會顯示在這裡。',
  blocked: '瀏覽器已封鎖視窗',
  blockedText: '請改在新分頁中開啟測試。連結只能使用一次，有效期限為 10 分鐘。',
  closed: '測試視窗可能已關閉',
  closedText: '如果視窗仍然開啟，請在其中繼續。否則請重新開始。',
  open: '在新分頁中開啟測試',
  callback: '回呼 URL',
  callbackHelp: '如果供應商顯示與重新導向 URI 或回覆 URL 有關的錯誤，請在供應商端註冊此 URL，必須完全相同。',
  again: '重新測試',
  close: '關閉',
  page: {
    title: '測試結果',
    reading: '正在讀取結果…',
    ended: '此測試已結束',
    endedText:
      '每個測試只能使用一次，有效期限為 10 分鐘，且只能在開始測試的瀏覽器中進行。請在主控台中開始新的測試。',
    shared: '結果也會顯示在您開始測試的視窗中。您可以關閉此視窗。',
  },
  passed: '登入正常',
  failed: '登入失敗',
  reason: '詳細資料：{{reason}}',
  account: {
    title: '帳號',
    SignsIn: '實際登入時，使用者會登入已連結的帳號。',
    Links: '實際登入時，系統會連結電子郵件地址或電話號碼相同的帳號，使用者會登入該帳號。',
    AsksToLink: '已有電子郵件地址或電話號碼相同的帳號。實際登入時，使用者必須先驗證該帳號，兩者才會連結。',
    Registers: '沒有符合的帳號。實際登入時會建立新帳號。',
    Refused: '沒有符合的帳號，且註冊已關閉。使用者無法登入。',
    user: '使用者',
  },
  notes: {
    title: '另請檢查',
    EmailNotVerified:
      '供應商傳送了電子郵件地址，但未表明該地址已驗證，因此不會使用。只有在供應商會驗證電子郵件地址時，才開啟信任該地址的設定。',
    NotOffered: '此連接器尚未顯示在登入頁面上。請在登入體驗中新增。',
    SsoTurnedOff: '登入體驗中已關閉企業 SSO，因此使用者不會導向此連接器。',
    NoDomains: '此連接器還沒有電子郵件網域，因此不會有使用者導向此連接器。',
    UserSuspended: '此使用者已停用，無法登入。',
  },
  profile: {
    title: '個人資料',
    text: '回應如何對應到使用者的個人資料。',
    id: '供應商端的 ID',
    email: '電子郵件',
    phone: '電話',
    name: '姓名',
    avatar: '大頭貼',
    missing: '未傳送',
  },
  sent: '供應商的回應',
  sentText: '依收到時的原樣顯示使用者的宣告或屬性，不會儲存。',
  faults: {
    AccessDenied:
      '存取在供應商端遭到拒絕。請以在供應商端已指派給該應用程式的帳號登入，或再試一次並允許存取。',
    Client: '供應商不接受此用戶端 ID 或用戶端密鑰。請從供應商重新複製兩者。',
    CallbackUrl:
      '在供應商端註冊的是另一個回呼 URL。請註冊與此頁面所示完全相同的 URL；若為 SAML，請註冊為聲明取用者服務（回覆 URL）。',
    Scope: '供應商無法辨識要求的其中一個範圍。請檢查設定中的範圍。',
    Code: '供應商拒絕了自己核發的授權碼。請檢查註冊的回呼 URL 是否與顯示的完全相同，然後再試一次。',
    Issuer: '回應的簽發者與設定中的不同。請依供應商顯示的內容，原樣複製簽發者或身分提供者的實體 ID。',
    Audience:
      '回應的目標對象是其他服務。請在供應商端檢查用戶端 ID；若為 SAML，請檢查目標對象（我們的實體 ID）。',
    Clock: '回應尚未生效或已過期。請檢查供應商和此伺服器的時鐘是否準確。',
    Signature: '簽章不符。供應商可能啟用了新的簽署憑證或金鑰：請更新設定中的憑證或中繼資料。',
    Encryption: '無法解密聲明。請在供應商端關閉加密，或在這裡開啟加密，並重新將我們的中繼資料提供給供應商。',
    OtherSignIn: '回應屬於另一次登入。請重新開始測試。',
    MissingId:
      '回應中沒有使用者的持久 ID。請將 ID 對應到某個屬性，或讓供應商傳送持久（persistent）的 NameID。',
    Refused: '供應商拒絕了登入。原因如下方所示。',
    Unreachable: '供應商沒有回應。請檢查設定中的 URL，以及此伺服器能否連線到供應商。',
    ServerCertificate: '供應商的 TLS 憑證無效，因此未與其連線。',
    ForbiddenAddress: '不允許將要求傳送到此位址。請使用公開 URL，或請營運者允許該位址。',
    Settings: '設定不完整或互不相符。請檢查並儲存，然後再試一次。',
    Response: '回應不符合通訊協定的要求。詳細資料如下方所示。',
    EmailMissing: '回應中沒有可用的電子郵件地址。請將某個屬性對應到電子郵件地址，或要求包含該地址的範圍。',
    EmailNotOfDomain: '電子郵件地址不屬於此連接器的任何網域。請新增該網域，或以其他帳號登入。',
    EmailHeld:
      '該電子郵件地址所屬的帳號已與此供應商的另一個身分連結。如果該地址已重新分配給他人，請取消原有身分的連結。',
  },
};
