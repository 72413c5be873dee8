/**
 * Server-side applications, each with one published package as its guide shows it. Each answers the same four paths: `signIn`, `callback`,
 * `me` (whether the user is signed in, the claims, and a token for the API) and `signOut`.
 */
import { handleAuthRoutes, withLogto } from '@logto/express';
import NextClient from '@logto/next';
import { makeLogtoRemix } from '@logto/remix';
import { handleLogto } from '@logto/sveltekit';
import { createCookieSessionStorage } from '@remix-run/node';
import { isRedirect } from '@sveltejs/kit';
import express from 'express';
import session from 'express-session';
import { createApp, createRouter, eventHandler, toNodeListener } from 'h3';
// Nuxt's own server handler calls this with the runtime configuration.
import { logtoEventHandler } from './node_modules/@logto/nuxt/dist/runtime/utils/handler.js';

const encryptionKey = 'a key of at least thirty-two characters';

function serveExpress({ origin, resource, ...client }) {
  const config = { ...client, baseUrl: `${origin}/`.slice(0, -1), resources: [resource] };
  const app = express();
  app.use(session({ secret: encryptionKey, resave: false, saveUninitialized: false }));
  app.use(handleAuthRoutes(config));
  app.get('/me', withLogto({ ...config, getAccessToken: true, resource }), ({ user }, response) =>
    response.json(user),
  );
  app.get('/', (request, response) => response.json({}));
  return app;
}

/** What Next.js adds to requests and responses of API routes. */
function asApiRoute(request, response, origin) {
  const { pathname, searchParams } = new URL(request.url, origin);
  const cookies = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split(/=(.*)/));
  Object.assign(request, {
    query: { ...Object.fromEntries(searchParams), action: pathname.split('/').at(-1) },
    cookies: Object.fromEntries(cookies.map(([name, value = '']) => [name, decodeURIComponent(value)])),
  });
  Object.assign(response, {
    status(code) {
      response.statusCode = code;
      return response;
    },
    json: (body) => response.end(JSON.stringify(body)),
    redirect: (url) => response.writeHead(307, { location: url }).end(),
  });
}

function serveNext({ origin, resource, ...client }) {
  const logto = new NextClient({
    ...client,
    baseUrl: origin,
    cookieSecret: encryptionKey,
    cookieSecure: false,
    resources: [resource],
  });
  const handle = logto.handleAuthRoutes({ getAccessToken: true, resource });
  return (request, response) => {
    if (request.url === '/') return response.end('{}');
    asApiRoute(request, response, origin);
    return handle(request, response);
  };
}

/** A web request of Node's request, without a body. */
const toWebRequest = (request, origin) =>
  new Request(new URL(request.url, origin), { headers: new Headers(request.headers) });

async function sendWebResponse(response, answer) {
  for (const cookie of answer.headers.getSetCookie()) response.appendHeader('set-cookie', cookie);
  const location = answer.headers.get('location');
  if (location) response.setHeader('location', location);
  response.writeHead(answer.status).end(await answer.text());
}

function serveRemix({ origin, resource, ...client }) {
  const sessionStorage = createCookieSessionStorage({
    cookie: { name: 'logto', httpOnly: true, maxAge: 3600, path: '/', secrets: [encryptionKey] },
  });
  const config = { ...client, baseUrl: origin, resources: [resource] };
  const logto = makeLogtoRemix(config, { sessionStorage });
  const routes = logto.handleAuthRoutes({
    'sign-in': { path: '/auth/sign-in', redirectBackTo: '/auth/callback' },
    'sign-in-callback': { path: '/auth/callback', redirectBackTo: '/' },
    'sign-up': { path: '/auth/sign-up', redirectBackTo: '/auth/callback' },
    'sign-out': { path: '/auth/sign-out', redirectBackTo: '/' },
  });
  const me = async (request) =>
    Response.json(
      await logto.getContext({ includeAccessToken: true, getAccessToken: true, resource })(request),
    );
  return async (incoming, response) => {
    const request = toWebRequest(incoming, origin);
    const { pathname } = new URL(request.url);
    if (pathname === '/') return response.end('{}');
    return sendWebResponse(
      response,
      await (pathname === '/me' ? me(request) : routes({ request, params: {} })),
    );
  };
}

function serveSvelteKit({ origin, resource, ...client }) {
  const config = { ...client, resources: [resource] };
  const handle = handleLogto(config, { cookieKey: 'logto', encryptionKey });
  async function resolve({ locals, url }) {
    const { logtoClient, user } = locals;
    if (url.pathname === '/sign-in') await logtoClient.signIn(`${origin}/callback`);
    if (url.pathname === '/sign-out') await logtoClient.signOut(`${origin}/`);
    const isAuthenticated = await logtoClient.isAuthenticated();
    const accessToken =
      isAuthenticated && url.pathname === '/me' && (await logtoClient.getAccessToken(resource));
    return Response.json({ isAuthenticated, claims: user, accessToken });
  }
  return async (incoming, response) => {
    const request = toWebRequest(incoming, origin);
    const stored = new Map((incoming.headers.cookie ?? '').split('; ').map((pair) => pair.split(/=(.*)/)));
    const cookies = {
      get: (name) => stored.get(name) && decodeURIComponent(stored.get(name)),
      set(name, value) {
        stored.set(name, encodeURIComponent(value));
        response.appendHeader('set-cookie', `${name}=${encodeURIComponent(value)}; Path=/; HttpOnly`);
      },
    };
    const event = { locals: {}, url: new URL(request.url), request, cookies };
    try {
      await sendWebResponse(response, await handle({ event, resolve }));
    } catch (error) {
      if (!isRedirect(error)) throw error;
      response.writeHead(error.status, { location: error.location }).end();
    }
  };
}

function serveNuxt({ origin, resource, ...client }) {
  const logto = {
    ...client,
    resources: [resource],
    cookieName: 'logto',
    cookieEncryptionKey: encryptionKey,
    cookieSecure: false,
    fetchUserInfo: false,
    pathnames: { signIn: '/sign-in', signOut: '/sign-out', callback: '/callback' },
    postCallbackRedirectUri: '/',
    postLogoutRedirectUri: '/',
    customRedirectBaseUrl: origin,
  };
  const app = createApp();
  app.use(eventHandler((event) => logtoEventHandler(event, { logto })));
  const router = createRouter();
  router.get(
    '/me',
    eventHandler(async ({ context: { logtoClient, logtoUser } }) => {
      const isAuthenticated = await logtoClient.isAuthenticated();
      const accessToken = isAuthenticated && (await logtoClient.getAccessToken(resource));
      return { isAuthenticated, claims: logtoUser, accessToken };
    }),
  );
  router.get(
    '/',
    eventHandler(() => ({})),
  );
  app.use(router);
  return toNodeListener(app);
}

/** How to serve an application of each package, and its paths. */
export const servers = {
  '@logto/express': {
    serve: serveExpress,
    paths: {
      signIn: '/logto/sign-in',
      callback: '/logto/sign-in-callback',
      me: '/me',
      signOut: '/logto/sign-out',
    },
  },
  '@logto/next': {
    serve: serveNext,
    paths: {
      signIn: '/api/logto/sign-in',
      callback: '/api/logto/sign-in-callback',
      me: '/api/logto/user',
      signOut: '/api/logto/sign-out',
    },
  },
  '@logto/nuxt': {
    serve: serveNuxt,
    paths: { signIn: '/sign-in', callback: '/callback', me: '/me', signOut: '/sign-out' },
  },
  '@logto/remix': {
    serve: serveRemix,
    paths: { signIn: '/auth/sign-in', callback: '/auth/callback', me: '/me', signOut: '/auth/sign-out' },
  },
  '@logto/sveltekit': {
    serve: serveSvelteKit,
    paths: { signIn: '/sign-in', callback: '/callback', me: '/me', signOut: '/sign-out' },
  },
};
