import type {
  QuickJSContext,
  QuickJSDeferredPromise,
  QuickJSHandle,
  QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { guestSource, scriptFile } from './guest.ts';
import { describeFailure, isOutOfMemory } from './script-failure.ts';
import { scriptLimits } from './script-limits.ts';
import type { ConsoleLine, FetchAnswer, FetchRequest, ScriptCall, ScriptEnd } from './script-messages.ts';

/** A finished run. If the engine can't be used any more, its process must end. */
export interface FinishedRun {
  end: ScriptEnd;
  console: ConsoleLine[];
  isBroken: boolean;
}

export interface Run {
  finished: Promise<FinishedRun>;
  /** The answer to a `fetch` of this run. */
  answer(id: number, answer: FetchAnswer): void;
}

/** Between two looks at the clock, at most this many jobs of promises run. */
const jobsAtOnce = 64;

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** The engine threw this; it is dumped where it is thrown. */
class Thrown extends Error {
  readonly value: unknown;

  constructor(value: unknown) {
    super('the script threw');
    this.value = value;
  }
}

export interface Engine {
  quickJs: QuickJSWASMModule;
  /** Whether its memory can't grow anymore. */
  isFull: () => boolean;
}

/** Calls the script's function in a new context, and waits for what it awaits. */
export function startRun(
  { quickJs, isFull }: Engine,
  call: ScriptCall,
  fetch: (id: number, request: FetchRequest) => void,
): Run {
  const until = performance.now() + call.timeoutMs;
  const lines: ConsoleLine[] = [];
  const waiting = new Map<number, QuickJSDeferredPromise>();
  let asked = 0;
  let isLate = false;
  let isEnded = false;
  let denied: string | undefined;
  let settle: (finished: FinishedRun) => void = () => undefined;
  const finished = new Promise<FinishedRun>((resolve) => (settle = resolve));
  let result: QuickJSHandle | undefined;
  /** Freed at the end, because the engine must not be left with objects of a run. */
  const owned: QuickJSHandle[] = [];
  const own = (handle: QuickJSHandle): QuickJSHandle => {
    owned.push(handle);
    return handle;
  };

  const runtime = quickJs.newRuntime();
  runtime.setMaxStackSize(scriptLimits.stackBytes);
  runtime.setInterruptHandler(isOver);
  const context = runtime.newContext();
  const timer = setTimeout(() => {
    isLate = true;
    end({ kind: 'limited', limit: 'time' });
  }, call.timeoutMs);

  function isOver(): boolean {
    isLate ||= performance.now() > until;
    return isLate;
  }

  function end(how: ScriptEnd, isBroken = false): void {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(timer);
    // A limit of ours comes first, then what the script said before it failed.
    const last: ScriptEnd = isLate
      ? { kind: 'limited', limit: 'time' }
      : denied !== undefined
        ? { kind: 'denied', message: denied }
        : how;
    settle({ end: last, console: lines, isBroken: isBroken || !disposed() });
  }

  /** An engine that can't free a run's objects is in no state for another one. */
  function disposed(): boolean {
    try {
      for (const handle of owned) handle.dispose();
      for (const promise of waiting.values()) promise.dispose();
      context.dispose();
      runtime.dispose();
      return true;
    } catch {
      return false;
    }
  }

  /** Runs a part of the script, and ends the run if that throws. */
  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof Thrown) {
        if (isOutOfMemory(error.value)) end({ kind: 'limited', limit: 'memory' }, true);
        else end({ kind: 'failed', failure: describeFailure(error.value) });
        return;
      }
      // The engine itself failed: too deep for its stack, or no memory for its own work.
      const isTooDeep = error instanceof RangeError;
      end(
        isTooDeep
          ? { kind: 'failed', failure: { name: 'RangeError', message: 'Maximum call stack size exceeded' } }
          : { kind: 'limited', limit: 'memory' },
        true,
      );
    }
  }

  function unwrap(outcome: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle {
    if (!outcome.error) return outcome.value;
    const thrown: unknown = context.dump(outcome.error);
    outcome.error.dispose();
    throw new Thrown(thrown);
  }

  /** Runs what promises wait for, until nothing is left to do without an answer from outside. */
  function proceed(): void {
    while (runtime.hasPendingJob() && !isOver()) {
      const outcome = runtime.executePendingJobs(jobsAtOnce);
      if (!outcome.error) continue;
      const thrown: unknown = outcome.error.context.dump(outcome.error);
      outcome.error.dispose();
      throw new Thrown(thrown);
    }
    if (isOver()) return end({ kind: 'limited', limit: 'time' });
    if (!result) return undefined;
    const state = context.getPromiseState(result);
    if (state.type === 'pending') {
      if (waiting.size > 0) return undefined;
      // A promise whose reaction found no memory is never settled, and nothing is thrown.
      if (isFull()) return end({ kind: 'limited', limit: 'memory' }, true);
      const message = 'The script awaits a promise that nothing settles';
      return end({ kind: 'failed', failure: { name: 'Error', message } });
    }
    if (state.type === 'rejected') {
      const thrown: unknown = context.dump(state.error);
      state.error.dispose();
      throw new Thrown(thrown);
    }
    const json: unknown = context.dump(state.value);
    state.value.dispose();
    return end({ kind: 'returned', json: typeof json === 'string' ? json : undefined });
  }

  function createHost(): QuickJSHandle {
    const host = own(context.newObject());
    const add = (name: string, method: (...given: QuickJSHandle[]) => QuickJSHandle | undefined): void => {
      context
        .newFunction(name, (...given) => method(...given) ?? context.undefined)
        .consume((handle) => {
          context.setProp(host, name, handle);
        });
    };
    add('hasRoom', () =>
      call.keepsConsole && lines.length < scriptLimits.consoleLines ? context.true : context.false,
    );
    add('print', (level, text) => {
      const name = level && context.getString(level);
      lines.push({
        level: levels.find((known) => known === name) ?? 'log',
        text: text ? context.getString(text) : '',
      });
      return undefined;
    });
    add('deny', (message) => {
      denied ??= message ? context.getString(message) : '';
      return undefined;
    });
    add('fetch', (given) => {
      const promise = context.newPromise();
      asked += 1;
      waiting.set(asked, promise);
      const request: FetchRequest = JSON.parse(given ? context.getString(given) : '{}');
      fetch(asked, request);
      return promise.handle;
    });
    return host;
  }

  function begin(): void {
    const guest = own(unwrap(context.evalCode(guestSource, 'host.js')));
    const invoke = own(unwrap(context.callFunction(guest, context.undefined, createHost())));
    unwrap(context.evalCode(call.script, scriptFile)).dispose();
    // A name that `const` declares is no property of the global object, so it is evaluated. It is ours, not the administrator's.
    const source = `typeof ${call.entry} === 'function' ? ${call.entry} : undefined`;
    const given = [
      own(unwrap(context.evalCode(source, 'host.js'))),
      own(context.newString(call.entry)),
      own(context.newString(call.input)),
      call.returnsObject ? context.true : context.false,
    ];
    result = own(unwrap(context.callFunction(invoke, context.undefined, ...given)));
    proceed();
  }

  attempt(begin);
  return {
    finished,
    answer(id, answer) {
      const promise = waiting.get(id);
      if (!promise || isEnded) return;
      waiting.delete(id);
      attempt(() => {
        context.newString(JSON.stringify(answer)).consume((text) => promise.resolve(text));
        promise.dispose();
        proceed();
      });
    },
  };
}
