import { checkPasswordByPolicy } from '@gatehouse/contract/password-check/endpoints';
import { silent } from '../../web/events.ts';

export const events = [silent(checkPasswordByPolicy, 'It changes nothing.')];
