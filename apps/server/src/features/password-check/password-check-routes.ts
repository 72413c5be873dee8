import { checkPasswordByPolicy } from '@gatehouse/contract/password-check/endpoints';
import { implement } from '../../web/implement.ts';
import { checkPassword } from './check-password.ts';

export const routes = [implement(checkPasswordByPolicy, (ctx, { body }) => checkPassword(ctx, body))];
