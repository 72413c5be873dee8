import type { VerificationRecord } from '@gatehouse/contract/sign-in/interaction';
import type { LastSubmission } from '@gatehouse/contract/sessions/sessions';
import { findFactor } from '../factors/all.ts';
import type { KnownState } from '../state/flow-state.ts';

/** What a session keeps of the flow that created it: for the list of sessions, and for scripts, also when tokens are refreshed. */
export const describeSubmission = (state: KnownState, userId: string): LastSubmission => ({
  interactionEvent: state.event,
  userId,
  verificationRecords: state.verifications.map((each) => withoutExtras(findFactor(each).describe(each))),
});

/** A provider may send anything besides the fields of the contract, and `rawData` is all of it: too much for each row of a session. */
function withoutExtras(record: VerificationRecord): VerificationRecord {
  if (record.type === 'Social' && record.socialUserInfo)
    return { ...record, socialUserInfo: pickPerson(record.socialUserInfo) };
  if (record.type === 'EnterpriseSso' && record.enterpriseSsoUserInfo)
    return { ...record, enterpriseSsoUserInfo: pickPerson(record.enterpriseSsoUserInfo) };
  return record;
}

type Person = NonNullable<Extract<VerificationRecord, { type: 'Social' }>['socialUserInfo']>;
const pickPerson = ({ id, email, phone, name, avatar }: Person): Person => ({
  id,
  email,
  phone,
  name,
  avatar,
});
