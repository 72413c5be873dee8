import type { Modules } from '../plan.ts';
import { codes } from './codes.ts';
import { prompts } from './prompts.ts';
import { requestObjects } from './request-objects.ts';
import { response } from './response.ts';
import { userInfo } from './user-info.ts';

/** The modules of the plans Basic and Form Post Basic, which differ in the response mode. */
export const basic: Modules = { ...response, ...userInfo, ...prompts, ...codes, ...requestObjects };
