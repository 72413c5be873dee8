// @vitest-environment happy-dom
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createRole, updateRole } from '@gatehouse/contract/roles/endpoints';
import { updateUser } from '@gatehouse/contract/users/endpoints';
import '@gatehouse/ui/overlays/dialog-frame';
import { UiProvider } from '@gatehouse/ui/layout/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createApp, startEnglish } from '../../../test/console.tsx';
import { ApiFailure } from '../../app/api/failure.ts';
import { createQueryClient } from '../../app/api/query-client.ts';
import { AppProvider } from '../../app/app-context.ts';
import { CreateDialog } from './create-dialog.tsx';
import { FormText } from './fields.tsx';
import { Passkeys } from '../../features/sign-in-experience/sign-up/passkeys.tsx';
import { PhrasesForm } from '../../features/sign-in-experience/phrases/phrases-form.tsx';
import { useLockOutWarning } from '../../features/sign-in-experience/use-lock-out-warning.ts';
import { ImageField } from './image-field.tsx';
import { useListState, useSearchText } from '../pages/list-state.ts';
import { FormPart, SettingsForm } from './settings-form.tsx';

/** The requests to the server, with functions to respond. */
let requests: {
  address: string;
  body: unknown;
  signal: AbortSignal | undefined;
  answer: (body: object, status?: number) => Promise<void>;
}[];
/** The failures that were shown. */
let told: unknown[];
let root: Root;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await startEnglish();
});
beforeEach(() => {
  requests = [];
  told = [];
  history.replaceState(null, '', '/console/roles/create');
  vi.stubGlobal(
    'fetch',
    (address: string, { body, signal }: { body?: unknown; signal?: AbortSignal }) =>
      new Promise((resolve) =>
        requests.push({
          address,
          body: typeof body === 'string' ? JSON.parse(body) : body,
          signal,
          answer: (said, status) =>
            act(async () => resolve(Response.json(said, { status, headers: { 'x-request-id': 'rq1' } }))),
        }),
      ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function draw(children: ReactNode): Promise<void> {
  const router = createBrowserRouter([{ path: '*', element: children }], { basename: '/console' });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <AppProvider value={createApp()}>
        <QueryClientProvider
          client={createQueryClient((error, _origin, { take }) => {
            told.push(error);
            if (error instanceof ApiFailure) take?.(error);
          })}
        >
          <UiProvider locale="en">
            <RouterProvider router={router} />
          </UiProvider>
        </QueryClientProvider>
      </AppProvider>,
    ),
  );
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
/** Types into the text area with this index. */
const write = (number: number, text: string) =>
  act(async () => {
    const area = document.querySelectorAll('textarea')[number];
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () => document.querySelector('form')?.requestSubmit();
const pressSave = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save changes')?.click();

it('a save keeps what was typed meanwhile, and sends it with the next save', async () => {
  await draw(
    <SettingsForm
      endpoint={updateRole}
      params={{ id: 'one' }}
      values={{ name: 'clerk', description: 'Books things' }}
    >
      {(form) => (
        <>
          <FormText form={form} name="name" label="Name" />
          <FormText form={form} name="description" label="Description" />
        </>
      )}
    </SettingsForm>,
  );
  await type('name', 'senior clerk');
  await act(async () => submit());
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await type('description', 'Books orders');
  await requests[0]?.answer({ id: 'one', name: 'senior clerk', description: 'Books things', type: 'User' });
  expect([field('name')?.value, field('description')?.value]).toEqual(['senior clerk', 'Books orders']);
  await act(async () => submit());
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ body }) => body)).toEqual([
    { name: 'senior clerk' },
    { description: 'Books orders' },
  ]);
});

it('a form without changes sends nothing when it is submitted', async () => {
  await draw(
    <SettingsForm endpoint={updateRole} params={{ id: 'one' }} values={{ name: 'clerk' }}>
      {(form) => <FormText form={form} name="name" label="Name" />}
    </SettingsForm>,
  );
  await act(async () => submit());
  expect(requests).toHaveLength(0);
  await type('name', 'senior clerk');
  await act(async () => submit());
  await vi.waitFor(() => expect(requests).toHaveLength(1));
});

it('a failed save shows the error in the bar, with request ID and retry, and a successful one is announced', async () => {
  await draw(
    <SettingsForm endpoint={updateRole} params={{ id: 'one' }} values={{ name: 'clerk' }}>
      {(form) => <FormText form={form} name="name" label="Name" />}
    </SettingsForm>,
  );
  const bar = () => document.querySelector('.ui-savebar-place')?.textContent;
  await type('name', 'senior clerk');
  await act(async () => submit());
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await requests[0]?.answer({ code: 'request.general', message: 'Internal server error' }, 500);
  await vi.waitFor(() => expect(bar()).toContain('Something went wrong on the server.'));
  expect(bar()).toContain('Request ID rq1');
  expect(bar()).toContain('Try again');
  expect(field('name')?.value).toBe('senior clerk');
  await act(async () => submit());
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  await requests[1]?.answer({ id: 'one', name: 'senior clerk', description: 'd', type: 'User' });
  await vi.waitFor(() => expect(bar()).toBe('Saved'));
});

it('a save keeps two fields of one value that were typed meanwhile, and only they are changes', async () => {
  await draw(
    <SettingsForm
      endpoint={updateUser}
      params={{ userId: 'one' }}
      values={{ profile: { givenName: 'Ada', familyName: 'King', nickname: '' } }}
    >
      {(form) => (
        <>
          <FormText form={form} name="profile.givenName" label="Given name" />
          <FormText form={form} name="profile.familyName" label="Family name" />
          <FormText form={form} name="profile.nickname" label="Nickname" />
        </>
      )}
    </SettingsForm>,
  );
  await type('profile.givenName', 'Augusta');
  await act(async () => submit());
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await type('profile.familyName', 'Lovelace');
  await type('profile.nickname', 'Ada');
  await requests[0]?.answer({});
  const names = ['profile.givenName', 'profile.familyName', 'profile.nickname'];
  expect(names.map((name) => field(name)?.value)).toEqual(['Augusta', 'Lovelace', 'Ada']);
  expect(document.querySelector('output')?.textContent).toContain('2 unsaved changes: Family name, Nickname');
});

it('parts of a form are saved together, and elements between them are outside of the form and enabled', async () => {
  await draw(
    <SettingsForm
      endpoint={updateRole}
      params={{ id: 'one' }}
      values={{ name: 'clerk', description: 'Books things' }}
      isSplit
    >
      {(form) => (
        <>
          <FormPart>
            <FormText form={form} name="name" label="Name" />
          </FormPart>
          <button type="button">End all sessions</button>
          <FormPart>
            <FormText form={form} name="description" label="Description" />
          </FormPart>
        </>
      )}
    </SettingsForm>,
  );
  const endAll = document.querySelector<HTMLButtonElement>('button[type="button"]');
  expect([endAll?.form, endAll?.matches(':disabled')]).toEqual([null, false]);
  await type('name', 'senior clerk');
  await type('description', 'Books orders');
  expect(document.querySelectorAll('.ui-savebar')).toHaveLength(1);
  await act(async () => field('description')?.form?.requestSubmit());
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toEqual({ name: 'senior clerk', description: 'Books orders' });
});

it('a failed check before a change is reported, and no dialog opens on a page that was left', async () => {
  function Page() {
    const confirmChange = useLockOutWarning();
    return (
      <SettingsForm
        endpoint={updateSignInExperience}
        values={{ supportEmail: '', signInMode: 'SignIn' }}
        confirmChange={confirmChange}
      >
        {(form) => <FormText form={form} name="signInMode" label="Mode" />}
      </SettingsForm>
    );
  }
  await draw(<Page />);
  await type('signInMode', 'Register');
  await act(async () => submit());
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(document.querySelector('.ui-savebar [aria-busy]')).not.toBeNull();
  await requests[0]?.answer({ code: 'request.server_error' }, 500);
  expect(told).toHaveLength(1);
  expect(document.querySelector('.ui-savebar [aria-busy]')).toBeNull();
  await act(async () => submit());
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  act(() => root.render(null));
  expect(requests[1]?.signal?.aborted).toBe(true);
});

it('[PROD-04 part] locked-out users are counted before passkey sign-in is turned off', async () => {
  function Page() {
    const confirmChange = useLockOutWarning();
    return (
      <SettingsForm
        endpoint={updateSignInExperience}
        values={{ passkeySignIn: { enabled: true } }}
        confirmChange={confirmChange}
      >
        {(form) => <Passkeys form={form} />}
      </SettingsForm>
    );
  }
  await draw(<Page />);
  await act(async () => document.querySelector<HTMLInputElement>('input[role="switch"]')?.click());
  await act(async () => submit());
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.address).toContain('/api/sign-in-exp/locked-out-users');
  expect(requests[0]?.body).toEqual({ passkeySignIn: { enabled: false } });
});

it('words that are typed during a save stay as the next change', async () => {
  await draw(<PhrasesForm tag="en" saved={{}} onChange={() => undefined} />);
  await write(0, 'Hello');
  await act(async () => pressSave());
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await write(1, 'Bye');
  await requests[0]?.answer({ languageTag: 'en', translation: {} });
  expect(document.querySelectorAll('textarea')[1]?.value).toBe('Bye');
  expect(document.querySelector('.ui-savebar-text')?.textContent).toContain('1 unsaved change');
  // About 300 fields are rendered.
}, 20_000);

it('a URL that is typed during an upload is not replaced', async () => {
  await draw(
    <SettingsForm endpoint={updateSignInExperience} values={{ customCss: '' }}>
      {(form) => <ImageField form={form} name="customCss" label="Logo" whenEmpty="absent" />}
    </SettingsForm>,
  );
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await requests[0]?.answer({ status: 'ready' });
  const dataTransfer = { files: [new File(['x'], 'logo.png', { type: 'image/png' })] };
  const drop = Object.assign(new Event('drop', { bubbles: true }), { dataTransfer });
  await vi.waitFor(async () => {
    await act(async () => document.querySelector('.image-field')?.dispatchEvent(drop));
    expect(requests).toHaveLength(2);
  });
  await type('customCss', 'https://example.com/mine.png');
  expect(requests[1]?.signal?.aborted).toBe(true);
});

it('a form that is submitted twice creates one record', async () => {
  await draw(
    <CreateDialog
      title="Create"
      submit="Create"
      endpoint={createRole}
      values={{ name: 'clerk', description: 'Books things' }}
    >
      {(form) => <FormText form={form} name="name" label="Name" />}
    </CreateDialog>,
  );
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(field('name')).not.toBeNull();
  });
  await act(async () => {
    submit();
    submit();
  });
  await vi.waitFor(() => expect(requests).not.toHaveLength(0));
  expect(requests).toHaveLength(1);
});

it('a dialog that is being saved is only closed by Back, and then does not navigate', async () => {
  await draw(
    <CreateDialog
      title="Create"
      submit="Create"
      endpoint={createRole}
      values={{ name: 'clerk', description: 'Books things' }}
      goTo={({ id }) => `/roles/${id}`}
    >
      {(form) => <FormText form={form} name="name" label="Name" />}
    </CreateDialog>,
  );
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(field('name')).not.toBeNull();
  });
  const press = (key: string) =>
    act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  await act(async () => submit());
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await press('Escape');
  await act(async () => document.querySelector<HTMLElement>('.ui-dialog-close')?.click());
  expect(location.pathname).toBe('/console/roles/create');
  act(() => root.render(null));
  await requests[0]?.answer({ id: 'new', name: 'clerk', description: 'Books things', type: 'User' });
  expect(location.pathname).toBe('/console/roles/create');
});

it('the search of a list keeps a letter that is typed while the URL changes', async () => {
  function Search() {
    const state = useListState();
    const [text, setText] = useSearchText(state);
    return (
      <>
        <input name="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        <output>{state.search}</output>
        <button type="button" onClick={state.clear}>
          Clear
        </button>
      </>
    );
  }
  vi.useFakeTimers();
  await draw(<Search />);
  const shown = () => [field('search')?.value, document.querySelector('output')?.textContent];
  await type('search', 'ab');
  await act(async () => {
    vi.advanceTimersByTime(250);
    await type('search', 'abc');
  });
  expect(shown()).toEqual(['abc', 'ab']);
  await act(async () => vi.advanceTimersByTime(250));
  expect(shown()).toEqual(['abc', 'abc']);
  await act(async () => document.querySelector('button')?.click());
  expect(shown()).toEqual(['', '']);
});
