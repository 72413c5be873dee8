import { claims } from './en/claims.ts';
import { errors } from './en/errors.ts';
import { requests } from './en/requests.ts';
import { screens } from './en/screens.ts';
import { tokens } from './en/tokens.ts';

/** The demo application's texts in English. `{name}` is filled in. */
export const texts = { claims, errors, requests, screens, tokens };
