import { z } from 'zod';
import { id } from '../common.ts';
import { connectorErrors, providerErrors } from '../connectors/errors.ts';
import { checks } from '../endpoint.ts';
import { entityErrors } from '../errors.ts';
import { languageTag } from '../phrases/language-tags.ts';
import { connectionLinkErrors as errors } from './errors.ts';
import { connectionLink, connectionProposal } from './connection-links.ts';
import { ssoErrors } from '../sso-connectors/errors.ts';

export const listConnectionLinks = checks({
  summary: 'List the connection links of an enterprise SSO connector, newest first, without their secrets',
  output: connectionLink,
  errors: [entityErrors.notFound],
});

export const createConnectionLink = checks({
  summary:
    'Create a connection link for an organization’s administrator; the response is the only one with its URL',
  body: z.object({ organizationId: id, language: languageTag.default('en') }),
  status: 201,
  output: connectionLink.extend({ url: z.string() }),
  errors: [entityErrors.notFound, entityErrors.relationNotFound],
});

export const revokeConnectionLink = checks({
  summary: 'Revoke a connection link and discard its proposal',
  output: connectionLink,
  errors: [entityErrors.notFound, errors.ended],
});

export const getConnectionProposal = checks({
  summary: 'Compare what a connection link proposes with the present settings; secrets are masked',
  output: connectionProposal,
  errors: [entityErrors.notFound, errors.notSubmitted, ssoErrors.kindNotFound],
});

export const confirmConnectionProposal = checks({
  summary: 'Apply the proposal that was read, with the checks of updating the connector; this ends the link',
  body: z.object({ version: z.string().min(1).max(128) }),
  output: connectionLink,
  errors: [
    entityErrors.notFound,
    errors.notSubmitted,
    errors.outdated,
    providerErrors.invalid_config,
    connectorErrors.tokenStorageNotSupported,
    ssoErrors.nameInUse,
    ssoErrors.publicDomains,
    ssoErrors.sameDomainTwice,
    ssoErrors.invalidDomain,
    ssoErrors.kindNotFound,
    entityErrors.relationNotFound,
    entityErrors.notUnique,
  ],
});

export const rejectConnectionProposal = checks({
  summary: 'Discard the proposal of a connection link; the link can be used again until it expires',
  output: connectionLink,
  errors: [entityErrors.notFound, errors.notSubmitted],
});
