import { z } from 'zod';
import { callProvider, explainBy, readAnswer } from './answers.ts';
import { defineConnector } from './connector.ts';
import { ConnectorError } from './error.ts';
import { field } from './fields.ts';
import { drawLogo } from './logo.ts';
import { fetchProfile } from './profile.ts';
import { credentials, defineSocialConnector, toUserInfo } from './social.ts';
import { templates } from './templates.ts';

/** Everything that connectors outside of the product are built with; they get it as the argument of their default export. */
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
