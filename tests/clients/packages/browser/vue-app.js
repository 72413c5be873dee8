import { createLogto, useHandleSignInCallback, useLogto } from '@logto/vue';
import { createApp, h, ref } from 'vue';

/** The application of `main.js` with Vue and its composables. */
export function showVueApp(root, client, { resource, page, isCallback }) {
  const Callback = {
    setup() {
      const { error } = useHandleSignInCallback(() => location.replace(page));
      return () => h('output', error.value ? `failed: ${error.value.message}` : 'finishing');
    },
  };
  const Home = {
    setup() {
      const logto = useLogto();
      const answers = ref([]);
      const button = (label, work) =>
        h('button', { onClick: async () => answers.value.push((await work()) ?? null) }, label);
      return () =>
        logto.isAuthenticated.value
          ? [
              h('h1', 'Signed in'),
              button('ID token', () => logto.getIdTokenClaims()),
              button('Token for the API', () => logto.getAccessToken(resource)),
              button('Userinfo', () => logto.fetchUserInfo()),
              button('Forget access tokens', () => logto.clearAccessToken()),
              button('Sign out', () => logto.signOut(page)),
              ...answers.value.map((answer) => h('output', JSON.stringify(answer))),
            ]
          : [h('h1', 'Signed out'), button('Sign in', () => logto.signIn(`${page}callback`))];
    },
  };
  const app = createApp(isCallback ? Callback : Home);
  app.use(createLogto, client);
  app.mount(root);
}
