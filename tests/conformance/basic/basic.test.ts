import { basic } from '../modules/basic.ts';
import { describePlan } from '../plan.ts';

describePlan('oidcc-basic-certification-test-plan', basic);
