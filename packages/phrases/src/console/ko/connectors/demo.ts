/** Demo connectors: their notice in the list, and the result page of the sign-in preview’s demo connector. */
export const connectorsDemo = {
  badge: '데모',
  notice: {
    title: '데모 커넥터는 체험용입니다',
    text: '모든 테넌트가 공유하는 자격 증명을 사용합니다. 실제 사용자가 로그인하기 전에 자체 자격 증명으로 커넥터를 추가하세요. 추가한 커넥터가 같은 제공업체의 데모 커넥터를 대체합니다.',
  },
  title: '데모 커넥터로 로그인',
  text: '제공업체가 응답했지만 데모 커넥터로는 사용자가 로그인되지 않습니다. 자체 자격 증명으로 커넥터를 설정하세요.',
};
