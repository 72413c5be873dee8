import { declareErrors } from '../errors.ts';

/** Errors of every operation of the account API. */
export const accountCenterErrors = declareErrors({
  notEnabled: ['account_center.not_enabled', 400, 'The account center is turned off.'],
  notEditable: ['account_center.field_not_editable', 400, 'Users can’t change this part of their account.'],
  fieldNotEnabled: ['account_center.field_not_enabled', 400, 'Users can’t see this part of their account.'],
});
