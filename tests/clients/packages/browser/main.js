/**
 * A browser application with the package that the configuration names. It has the same buttons with each: the package's functions that an
 * application calls. Results are listed below, in the order of the calls.
 */
import { App } from '@capacitor/app';
import BrowserClient from '@logto/browser';
import CapacitorClient from '@logto/capacitor';
import ExtensionClient from '@logto/chrome-extension';
import { showVueApp } from './vue-app.js';

const { name, resource, ...config } = await (await fetch('./config.json')).json();
const { endpoint, appId, scopes } = config;
const client = { endpoint, appId, scopes, resources: [resource] };
const page = location.href.split(/[?#]/)[0].replace(/callback$/, '');
const root = document.querySelector('#root');

/** Adds an element to the page. */
function add(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  root.append(element);
  return element;
}

/** Shows the state, and a button for each function of the package. `redirects` are passed to sign-in and sign-out. */
async function show(logto, [signInRedirect, signOutRedirect]) {
  root.replaceChildren();
  const run = async (work) =>
    add('output', JSON.stringify(await work().catch(({ message }) => ({ failed: message }))) ?? 'null');
  const button = (label, work) => add('button', label).addEventListener('click', () => void run(work));
  const again = () => show(logto, [signInRedirect, signOutRedirect]);
  if (!(await logto.isAuthenticated())) {
    add('h1', 'Signed out');
    button('Sign in', async () => {
      await logto.signIn(signInRedirect);
      await again();
    });
    return;
  }
  add('h1', 'Signed in');
  button('ID token', () => logto.getIdTokenClaims());
  button('Token for the API', () => logto.getAccessToken(resource));
  button('Userinfo', () => logto.fetchUserInfo());
  button('Forget access tokens', () => logto.clearAccessToken());
  button('Sign out', async () => {
    await logto.signOut(signOutRedirect);
    await again();
  });
}

const isCallback = location.pathname.endsWith('/callback');
const inPage = [`${page}callback`, page];

const applications = {
  async '@logto/browser'() {
    const logto = new BrowserClient(client);
    if (!isCallback) return show(logto, inPage);
    await logto.handleSignInCallback(location.href);
    return location.replace(page);
  },
  '@logto/vue': () => showVueApp(root, client, { resource, page, isCallback }),
  /** In a mobile app the system passes the redirect URI to the app; here, the window of the sign-in does. */
  async '@logto/capacitor'() {
    if (window.opener) return window.opener.postMessage(location.href, location.origin);
    window.addEventListener('message', ({ data: url }) => App.notifyListeners('appUrlOpen', { url }));
    // The sign-out comes back to the callback, which notifies the app as well.
    return show(new CapacitorClient(client, { openOptions: { windowName: 'service' } }), [
      inPage[0],
      inPage[0],
    ]);
  },
  '@logto/chrome-extension': () =>
    show(new ExtensionClient(client), [
      chrome.identity.getRedirectURL('/callback'),
      chrome.identity.getRedirectURL(),
    ]),
};

await applications[name]();
