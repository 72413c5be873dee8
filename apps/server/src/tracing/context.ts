import { AsyncLocalStorage, createHook, executionAsyncResource } from 'node:async_hooks';

/** What the current work belongs to, also after it has waited. */
export interface CurrentContext<Value extends object> {
  get(): Value | undefined;
  run<T>(value: Value | undefined, work: () => T): T;
  /** Values are found while something is open. */
  open(): void;
  close(): void;
}

/**
 * Up to Node 22, each `AsyncLocalStorage` costs every promise of the process time, also where it is empty, and the protocol engine has one. Ours is a
 * hook that only touches what belongs to a trace, and that is off while nothing is traced. From Node 24, storages cost promises nothing.
 */
export const createContext = <Value extends object>(): CurrentContext<Value> =>
  Number.parseInt(process.versions.node, 10) < 24 ? createByHook() : createByStorage();

export function createByStorage<Value extends object>(): CurrentContext<Value> {
  const storage = new AsyncLocalStorage<Value | undefined>();
  return {
    get: () => storage.getStore(),
    run: (value, work) => storage.run(value, work),
    open: () => undefined,
    close: () => undefined,
  };
}

/** As `AsyncLocalStorage` did it, by a property of the resource that is being executed. */
export function createByHook<Value extends object>(): CurrentContext<Value> {
  const key = Symbol('trace');
  const current = (): { [key]?: Value | undefined } => executionAsyncResource();
  const hook = createHook({
    init(_id, _type, _trigger, resource: { [key]?: Value }) {
      const value = current()[key];
      if (value !== undefined) resource[key] = value;
    },
  });
  let count = 0;
  return {
    get: () => (count === 0 ? undefined : current()[key]),
    run(value, work) {
      const resource = current();
      const before = resource[key];
      if (before === value) return work();
      resource[key] = value;
      try {
        return work();
      } finally {
        resource[key] = before;
      }
    },
    open() {
      count += 1;
      if (count === 1) hook.enable();
    },
    close() {
      count -= 1;
      if (count === 0) hook.disable();
    },
  };
}
