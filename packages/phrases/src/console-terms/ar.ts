import type { Terms } from './concepts.ts';

/** The console's terms in Arabic. */
export const terms: Terms = {
  'access token': ['رمز الوصول', 'رمز وصول', 'رموز الوصول', 'رموز وصول'],
  administrator: ['مسؤول'],
  'API resource': ['مورد API', 'موارد API', 'موردًا', 'موردي API'],
  application: ['تطبيق'],
  'audit log': ['سجل التدقيق', 'سجل تدقيق', 'سجلات التدقيق'],
  connector: ['موصل'],
  'custom domain': ['نطاق مخصص', 'نطاقًا مخصصًا', 'النطاق المخصص', 'نطاقات مخصصة', 'النطاقات المخصصة'],
  invitation: ['دعو'],
  invoice: ['فاتور', 'فواتير'],
  member: ['عضو', 'أعضاء'],
  organization: ['مؤسس'],
  passkey: ['مفتاح المرور', 'مفتاح مرور', 'مفاتيح المرور', 'مفاتيح مرور'],
  permission: ['إذن', 'أذونات'],
  plan: ['خطة', 'خطط', 'خطت'],
  'redirect URI': ['لإعادة التوجيه'],
  role: ['دور', 'أدوار'],
  session: ['جلس'],
  'signing key': ['مفتاح التوقيع', 'مفتاح توقيع', 'مفاتيح التوقيع'],
  tenant: ['مستأجر'],
  webhook: ['خطاف'],
};
