import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discover, type Metadata } from './conditions/metadata.ts';
import recorded from './results.json' with { type: 'json' };
import { type Result, Run } from './run.ts';
import suite from './suite.json' with { type: 'json' };
import { type Client, createWorld, type World } from './world.ts';

/** Fails by throwing, warns and skips with the methods of the run. */
export type Module = (run: Run) => Promise<void>;
export type Modules = Readonly<Record<string, Module>>;

/** What `npm run conformance` prints of a module. */
export interface Outcome {
  plan: string;
  module: string;
  result: Result;
  notes: string[];
}

declare module 'vitest' {
  interface TaskMeta {
    conformance?: Outcome;
  }
}

const results: Readonly<Record<string, Readonly<Record<string, { result: string; notes: string[] }>>>> =
  recorded;

/** Runs the modules of a plan of the suite, each as a test with the module's name. */
export function describePlan(name: string, modules: Modules, settings: { formPost?: boolean } = {}): void {
  const plan = suite.plans.find((one) => one.plan === name);
  if (!plan) throw new Error(`suite.json has no plan ${name}`);

  describe(name, () => {
    let world: World;
    let metadata: Metadata;
    let clients: [Client, Client];
    beforeAll(async () => {
      world = await createWorld();
      metadata = await discover(world);
      clients = [await world.createClient(settings), await world.createClient(settings)];
    });
    afterAll(() => world.stop());

    it.for(plan.modules)('%s', async (module, { task }) => {
      const perform = modules[module];
      if (!perform) throw new Error(`The module ${module} is not written`);
      const run = new Run(world, metadata, ...clients, settings.formPost ?? false);
      const { result, notes } = await run.perform(perform);
      // For the command, which writes the recorded results and the guide with UPDATE_DOCS=1.
      task.meta.conformance = { plan: name, module, result, notes };
      if (process.env.UPDATE_DOCS !== undefined) return;
      expect({ result, notes }, 'as recorded: UPDATE_DOCS=1 npm run conformance').toEqual(
        results[name]?.[module],
      );
    });
  });
}
