import { basic } from '../modules/basic.ts';
import { describePlan } from '../plan.ts';

describePlan('oidcc-formpost-basic-certification-test-plan', basic, { formPost: true });
