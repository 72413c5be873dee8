import { rpInitiatedLogout } from '../modules/logout.ts';
import { describePlan } from '../plan.ts';

describePlan('oidcc-rp-initiated-logout-certification-test-plan', rpInitiatedLogout);
