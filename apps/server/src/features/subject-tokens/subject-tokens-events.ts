import * as api from '@gatehouse/contract/subject-tokens/endpoints';
import { on } from '../../web/events.ts';

export const events = [on(api.createSubjectToken, { audit: 'SubjectToken.Created' })];
