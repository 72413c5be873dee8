/** Demo connectors: their notice in the list, and the result page of the preview’s demo connector, in traditional Chinese. */
export const connectorsDemo = {
  badge: '示範',
  notice: {
    title: '示範連接器僅供試用',
    text: '它們使用所有租用戶共用的認證資訊。請在真實使用者登入之前，以您自己的認證資訊新增連接器：每個連接器會取代同一供應商的示範連接器。',
  },
  title: '使用示範連接器登入',
  text: '供應商已回應，但示範連接器不會讓使用者登入。請以您自己的認證資訊設定連接器。',
};
