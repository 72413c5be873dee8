import {
  addressParts,
  fullnameParts,
  type ProfileFieldType,
} from '@gatehouse/contract/custom-profile-fields/names';

/** Fields whose values are the user's name, avatar or standard claims, with the type that is offered for each. */
export const builtInFields = {
  fullname: 'Fullname',
  name: 'Text',
  nickname: 'Text',
  birthdate: 'Date',
  gender: 'Select',
  address: 'Address',
  avatar: 'Url',
  website: 'Url',
  profile: 'Url',
  zoneinfo: 'Text',
  locale: 'Text',
} as const satisfies Record<string, ProfileFieldType>;
export type BuiltInName = keyof typeof builtInFields;

export const builtInNames = Object.keys(builtInFields).filter(
  (name): name is BuiltInName => name in builtInFields,
);

/** Names with a label of their own: those of fields and of the parts of addresses and full names. */
export const knownNames = [...builtInNames, ...fullnameParts, ...addressParts] as const;
