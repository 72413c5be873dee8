import type { Translation } from '../translated.ts';

/** Custom domains of the tenant, in traditional Chinese. */
export const domains: Translation<'domains'> = {
  title: '自訂網域',
  description: '讓使用者在您自己的網域登入，例如 login.example.com。',
  columns: { domain: '網域', status: '狀態', detail: '下一步', added: '新增時間' },
  primary: '主網域',
  status: {
    PendingVerification: '等待 DNS',
    PendingSsl: '等待憑證',
    Active: '啟用中',
    Error: '未提供服務',
  },
  detail: {
    PendingVerification: '建立 DNS 記錄',
    PendingSsl: 'DNS 已驗證；代理伺服器正在取得憑證',
    Active: '使用者可以在這裡登入',
    failing: '缺少 DNS 記錄',
    Error: '修正 DNS 記錄',
  },
  full_other: '每個租用戶最多可以有 {{count}} 個自訂網域。如要新增，請先刪除一個。',
  empty: {
    title: '尚無自訂網域',
    text: '使用者在此伺服器的 URL 登入。新增網域即可使用您自己的網域。',
  },
  create: {
    action: '新增網域',
    title: '新增自訂網域',
    description: '下一步需要建立兩筆 DNS 記錄，以驗證該網域屬於您。',
    label: '網域',
    help: '您所管理之網域下的主機，至少包含三段，例如 login.example.com。',
  },
  tabs: { dns: 'DNS', files: '驗證檔案' },
  check: '重新檢查',
  lastChecked: '上次檢查：{{time}}',
  explain: {
    PendingVerification: {
      title: '請在管理該網域 DNS 的位置建立以下記錄',
      text: '一週內每隔幾分鐘檢查一次。DNS 變更可能需要幾小時才能生效。',
    },
    PendingSsl: {
      title: 'DNS 已驗證。正在等待與該網域的安全連線',
      text: '此伺服器前端的代理伺服器必須為該網域取得憑證，並轉送其要求。',
    },
    Error: {
      title: '此網域未提供服務',
      text: '請修正 DNS 記錄，然後重新檢查。系統也會每小時檢查一次。',
    },
    failing: {
      title: '自 {{time}} 起缺少此網域的 DNS 記錄',
      text: '該網域仍可使用。如果一天內都缺少記錄，網域將停止運作，直到記錄恢復。',
    },
  },
  problem: '上次檢查發現：{{problem}}',
  records: {
    title: 'DNS 記錄',
    description: '使用該網域期間，請保留這兩筆記錄。',
    type: '類型',
    name: '名稱',
    value: '值',
    state: '檢查結果',
    unchecked: '尚未檢查',
    met: '正確',
    missing: '找不到',
    apex: '如不使用 CNAME 記錄，也可以改用含有 {{target}} IP 位址的 A 和 AAAA 記錄。',
  },
  addresses: {
    title: 'URL',
    description: '供使用者在此網域登入的應用程式使用。',
    issuer: '簽發者',
    discovery: '探索端點',
    providers:
      '社群供應商和企業供應商也需要此網域的回呼 URL。Management API 和 Account API 接受此簽發者的權杖。',
  },
  makePrimary: {
    action: '設為主網域',
    title: '要將 {{domain}} 設為主網域嗎？',
    text: '管理員傳送的邀請和訊息中的連結將指向該網域。應用程式繼續使用原有的 URL。',
  },
  noPrimary: {
    action: '不再當作主網域',
    title: '要讓連結改回使用伺服器自己的 URL 嗎？',
    text: '只要 {{domain}} 仍在啟用中，已傳送的連結仍然有效。',
  },
  delete: {
    action: '刪除網域',
    title: '要刪除 {{domain}} 嗎？',
    text: '該網域會立即停止運作。在該網域登入的使用者需要重新登入，使用其簽發者的應用程式會停止運作。',
    users_other: '{{count}} 位使用者唯一的通行金鑰屬於此網域，將會失效：{{names}}',
    more: '{{names}} 等',
  },
  files: {
    title: '驗證檔案',
    description: 'Apple、Google 或搜尋引擎等其他服務在該網域尋找的檔案。',
    path: '路徑',
    pathHelp: '根目錄下有副檔名的檔案，或 /.well-known/ 下的路徑。',
    type: '類型',
    types: { 'text/plain': '文字', 'application/json': 'JSON' },
    content: '內容',
    add: '新增檔案',
    remove: '移除檔案 {{number}}',
    file: '檔案 {{number}}',
    none: '沒有檔案',
  },
};
