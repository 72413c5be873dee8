/** Demo connectors: their notice in the list, and the result page of the preview’s demo connector, in traditional Chinese (Hong Kong). */
export const connectorsDemo = {
  badge: '示範',
  notice: {
    title: '示範連接器僅供試用',
    text: '示範連接器使用所有租戶共用的憑證。請在真實用戶登入之前，新增使用您自己憑證的連接器：每個連接器會取代同一供應商的示範連接器。',
  },
  title: '使用示範連接器登入',
  text: '供應商已回應，但示範連接器不會讓用戶登入。請使用您自己的憑證設定連接器。',
};
