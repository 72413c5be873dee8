import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import { scriptLimits } from './script-limits.ts';
import type { FetchAnswer, FetchRequest, ScriptCall } from './script-messages.ts';
import { type Engine, type FinishedRun, type Run, startRun } from './script-run.ts';

/** Runs one script at a time, each in a new context (ADR 165). */
export interface Sandbox {
  run(call: ScriptCall, fetch: (id: number, request: FetchRequest) => void): Promise<FinishedRun>;
  /** Continues the run that waits for this answer. */
  answer(id: number, answer: FetchAnswer): void;
}

const pageBytes = 65_536;

const warmUp: ScriptCall = {
  key: '',
  script: 'const run = async () => ({ ready: [1, "a", { b: /c/.test("c") }] });',
  entry: 'run',
  input: '{}',
  returnsObject: true,
  keepsConsole: false,
  timeoutMs: 60_000,
};

/** Compiles the engine once. Another tenant, or another version of a script, gets an engine with a memory of its own. */
export async function createSandbox(): Promise<Sandbox> {
  const file = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
  const wasmModule = await WebAssembly.compile(await readFile(file));
  const newEngine = async (): Promise<Engine> => {
    // The engine's own limit doesn't count everything, so the growth of its memory is limited.
    const memory = new WebAssembly.Memory({ initial: 256, maximum: scriptLimits.memoryPages });
    const most = scriptLimits.memoryPages * pageBytes;
    return {
      quickJs: await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule, wasmMemory: memory })),
      // It grows in steps, and the last one may not fit.
      isFull: () => memory.buffer.byteLength > most * 0.8,
    };
  };
  let engine: (Engine & { key: string }) | undefined;
  let current: Run | undefined;
  // The first run compiles much of the engine, which shouldn't count as the time of a script.
  await startRun(await newEngine(), warmUp, () => undefined).finished;
  return {
    async run(call, fetch) {
      if (engine?.key !== call.key) engine = { key: call.key, ...(await newEngine()) };
      current = startRun(engine, call, fetch);
      return current.finished;
    },
    answer: (id, answer) => current?.answer(id, answer),
  };
}
