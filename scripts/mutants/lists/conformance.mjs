import { readFileSync } from 'node:fs';

const folder = new URL('../../../tests/conformance/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const { plans } = read('suite.json');
const isOf = ({ modules = [], plans: given = [] }, plan) =>
  given.includes(plan.plan) || plan.modules.some((module) => modules.includes(module));

/** Modules of the OpenID conformance suite (ADR 229): each has a change here that makes it fail, tried with the first plan that has the module. */
export default read('mutants.json').map((mutant) => {
  const { folder: name } = plans.find((plan) => isOf(mutant, plan));
  return {
    id: `conformance ${mutant.name}`,
    breaks: mutant.says,
    file: mutant.file,
    find: mutant.text,
    replace: mutant.becomes,
    tests: `tests/conformance/${name}/${name}.test.ts`,
  };
});
