import { config } from '../modules/config.ts';
import { describePlan } from '../plan.ts';

describePlan('oidcc-config-certification-test-plan', config);
