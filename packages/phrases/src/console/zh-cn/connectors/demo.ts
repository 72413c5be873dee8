/** Demo connectors: their notice in the list, and the result page of the preview’s demo connector, in simplified Chinese. */
export const connectorsDemo = {
  badge: '演示',
  notice: {
    title: '演示连接器仅供试用',
    text: '它们使用所有租户共用的凭据。请在真实用户登录之前，添加使用您自己凭据的连接器：每个连接器会取代同一提供商的演示连接器。',
  },
  title: '使用演示连接器登录',
  text: '提供商已响应，但演示连接器不会让用户登录。请使用您自己的凭据设置连接器。',
};
