import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';

/**
 * Runs a script in a bare QuickJS, with new globals for each run: no limits, no process for it, nothing checked. Receives a number of seconds,
 * returns runs per second. Arguments: port, script, name of its function, input.
 */
const [, script = '', entry = '', input = ''] = process.argv.slice(2);
const engine = await newQuickJSWASMModuleFromVariant(variant);
const runtime = engine.newRuntime();

function run(): string | undefined {
  const context = runtime.newContext();
  const given = context.newString(input);
  context.setProp(context.global, 'input', given);
  const source = `${script}
    globalThis.console = { log() {} };
    ${entry}(JSON.parse(input)).then((value) => (globalThis.output = JSON.stringify(value) ?? ''));`;
  context.unwrapResult(context.evalCode(source)).dispose();
  runtime.executePendingJobs();
  const output = context.getProp(context.global, 'output');
  const text = context.typeof(output) === 'string' ? context.getString(output) : undefined;
  for (const handle of [given, output]) handle.dispose();
  context.dispose();
  return text;
}

if (run() === undefined) throw new Error('The script did not end.');
process.on('message', (seconds: number) => {
  const startedAt = performance.now();
  let count = 0;
  for (; performance.now() < startedAt + seconds * 1000; count += 1) run();
  process.send?.((count * 1000) / (performance.now() - startedAt));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
