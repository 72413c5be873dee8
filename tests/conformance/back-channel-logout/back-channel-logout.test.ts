import { backChannelLogout } from '../modules/logout.ts';
import { describePlan } from '../plan.ts';

describePlan('oidcc-backchannel-rp-initiated-logout-certification-test-plan', backChannelLogout);
