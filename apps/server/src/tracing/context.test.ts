import { once } from 'node:events';
import { createServer } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createByHook, createByStorage } from './context.ts';

describe.each([
  ['a hook', createByHook<{ name: string }>],
  ['a storage', createByStorage<{ name: string }>],
])('the context by %s', (_name, create) => {
  it('follows promises, timers, sockets and callbacks, each its own', async () => {
    const context = create();
    const server = createServer((_request, response) => response.end('answer')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const work = async (name: string): Promise<(string | undefined)[]> => {
      const seen = [context.get()?.name];
      await nextTurn();
      seen.push(context.get()?.name);
      await Promise.all([1, 2].map(() => wait(1)));
      seen.push(context.get()?.name);
      await (await fetch(`http://127.0.0.1:${port}/${name}`)).text();
      seen.push(context.get()?.name);
      await new Promise<void>((resolve) => {
        process.nextTick(resolve);
      });
      seen.push(context.get()?.name);
      // Of another.
      context.run(undefined, () => seen.push(context.get()?.name));
      return seen;
    };
    const names = Array.from({ length: 20 }, (_, at) => (at % 3 === 0 ? undefined : `n${at}`));
    const all = await Promise.all(
      names.map(async (name) => {
        context.open();
        return context
          .run(name === undefined ? undefined : { name }, () => work(String(name)))
          .finally(() => context.close());
      }),
    );
    expect(all).toEqual(names.map((name) => [name, name, name, name, name, undefined]));
    expect(context.get()).toBeUndefined();
    server.closeAllConnections();
    server.close();
  });

  it('is restored after work that throws', () => {
    const context = create();
    context.open();
    const one = { name: 'one' };
    context.run(one, () => {
      expect(() =>
        context.run({ name: 'two' }, () => {
          throw new Error('x');
        }),
      ).toThrow('x');
      expect(context.get()).toBe(one);
    });
    expect(context.get()).toBeUndefined();
    context.close();
  });
});

it('a hook finds nothing while nothing is open, also where it was set', async () => {
  const context = createByHook<{ name: string }>();
  context.open();
  await context.run({ name: 'one' }, async () => {
    await nextTurn();
    expect(context.get()?.name).toBe('one');
    context.close();
    expect(context.get()).toBeUndefined();
  });
});
