import * as api from '@gatehouse/contract/connectors/endpoints';
import * as emailTemplate from '@gatehouse/contract/connectors/email-template-endpoints';
import * as inbox from '@gatehouse/contract/connectors/inbox-endpoints';
import { on, silent } from '../../web/events.ts';

export const events = [
  silent(api.checkConnectorSettings, 'It changes nothing.'),
  on(api.createConnector, { audit: 'Connector.Created' }),
  silent(api.createAuthorizationUri, 'It begins a linking, which is audited when it succeeds.'),
  on(api.updateConnector, { audit: 'Connector.Data.Updated' }),
  on(api.deleteConnector, { audit: 'Connector.Deleted' }),
  on(api.testConnector, { audit: 'Connector.Tested' }),
  on(inbox.listInboxMessages, { audit: 'DevelopmentInbox.Viewed' }),
  on(inbox.getInboxMessage, { audit: 'DevelopmentInbox.Message.Viewed' }),
  on(inbox.emptyInbox, { audit: 'DevelopmentInbox.Emptied' }),
  on(emailTemplate.replaceEmailTemplates, { audit: 'EmailTemplate.Updated' }),
  on(emailTemplate.deleteEmailTemplates, { audit: 'EmailTemplate.Deleted' }),
  on(emailTemplate.deleteEmailTemplate, { audit: 'EmailTemplate.Deleted' }),
  on(emailTemplate.updateEmailTemplateDetails, { audit: 'EmailTemplate.Updated' }),
];
