import type { updateApplication } from '@gatehouse/contract/applications/endpoints';
import type { Form, ValuesOf } from '../../../parts/forms/form-state.ts';

/** The form of an application's settings. */
export type ApplicationForm = Form<ValuesOf<typeof updateApplication>>;
