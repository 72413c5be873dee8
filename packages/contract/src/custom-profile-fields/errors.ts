import { declareErrors } from '../errors.ts';

const code = <const C extends string>(name: C) => `custom_profile_fields.${name}` as const;

export const profileFieldErrors = declareErrors({
  nameRequired: [code('name_required'), 400, 'A profile field needs a name.'],
  invalidName: [code('invalid_name'), 400, 'The name may hold letters and digits only.'],
  identifierName: [
    code('name_conflict_sign_in_identifier'),
    400,
    'This name belongs to an identifier, which users change with proof only.',
  ],
  builtInName: [
    code('name_conflict_built_in_prop'),
    400,
    'This name belongs to a standard claim, which a field of this type cannot set.',
  ],
  reservedName: [
    code('name_conflict_custom_data'),
    400,
    'This key of the custom data is used by the product.',
  ],
  nameInUse: [code('name_exists'), 422, 'There is a profile field with this name already.'],
  unknownNames: [
    code('entity_not_exists_with_names'),
    400,
    'The request refers to profile fields that do not exist.',
  ],
  conflictingOrder: [code('conflicted_sie_order'), 400, 'Two profile fields would have the same position.'],
  invalidRange: [code('invalid_min_max_input'), 400, 'The minimum must not be greater than the maximum.'],
  invalidDefaultValue: [
    code('invalid_default_value'),
    400,
    'A checkbox needs a default value, "true" or "false".',
  ],
  invalidOptions: [code('invalid_options'), 400, 'A list needs options with different values.'],
  invalidPattern: [
    code('invalid_regex_format'),
    400,
    'The regular expression is not valid, is too large, or uses look-around or back-references, which are not supported.',
  ],
  invalidDateFormat: [
    code('invalid_date_format'),
    400,
    'A date format holds yyyy, MM or M, and dd or d once each, with separators between them.',
  ],
  invalidAddress: [
    code('invalid_address_components'),
    400,
    'An address needs at least one part that is enabled, and none of them twice.',
  ],
  invalidFullname: [
    code('invalid_fullname_components'),
    400,
    'A full name needs at least one part that is enabled, and none of them twice.',
  ],
  invalidPartType: [
    code('invalid_sub_component_type'),
    400,
    'A part is a text, a number, a date, a list, a URL or a regular expression.',
  ],
  tooMany: [code('too_many'), 422, 'A tenant can have up to 100 profile fields.'],
});
