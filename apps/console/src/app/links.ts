/** Where the console leads to outside of itself. */
export const links = {
  releases: 'https://gatehouse.example/releases',
  chat: 'https://chat.gatehouse.example',
  issues: 'https://issues.gatehouse.example',
  email: 'mailto:hello@gatehouse.example',
  call: 'https://gatehouse.example/call',
};
