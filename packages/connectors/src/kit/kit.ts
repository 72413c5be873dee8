import { z } from 'zod';
import { callProvider, explainBy, readAnswer } from './answers.ts';
import { defineConnector } from './connector.ts';
import { ConnectorError } from './error.ts';
import { field } from './fields.ts';
import { drawLogo } from './logo.ts';
import { fetchProfile } from './profile.ts';
import { credentials, defineSocialConnector, toUserInfo } from './social.ts';
import { templates } from './templates.ts';

/** What a connector outside of the product is built from; it gets this as the argument of its default export. */
export const kit = {
  z,
  field,
  templates,
  defineConnector,
  defineSocialConnector,
  credentials,
  toUserInfo,
  fetchProfile,
  ConnectorError,
  callProvider,
  readAnswer,
  explainBy,
  drawLogo,
};
export type Kit = typeof kit;
