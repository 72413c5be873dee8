import type { PageScreen } from '@gatehouse/contract/sign-in/page-state';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { SsoLogo } from '../../parts/sso-logo.tsx';
import { useTexts } from '../../texts.tsx';
import { lookUpSso, startSso } from './sso.ts';

/** How a form changes if the entered email address has to sign in with enterprise SSO. */
export interface SsoLookup {
  /** Whether the entered email address has to sign in with enterprise SSO. */
  isRequired: boolean;
  /** The form's button then, which names the identity provider. */
  button: { action: string; icon?: ReactNode } | undefined;
  /** Props of the identifier field: its help text, and the handlers that look up the domain. */
  field: {
    help: string | undefined;
    onInput: () => void;
    onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  };
  start: () => Promise<void>;
}

/**
 * Looks up the enterprise SSO connectors of the entered email address when the field loses the focus. The form stays as it is until the
 * response arrives. Responses for a value that has changed meanwhile are ignored.
 */
export function useSsoLookup(
  screen: Extract<PageScreen, { name: 'sign-in' }>,
  flowId: string | undefined,
): SsoLookup {
  const { t } = useTexts();
  const flow = useFlow();
  const [connectors, setConnectors] = useState<PageSso[]>(screen.company ?? []);
  const [only, ...others] = connectors;
  const isRequired = only !== undefined;

  async function lookUp({ currentTarget: field }: FocusEvent<HTMLInputElement>): Promise<void> {
    if (!screen.ssoUrl) return;
    const { value } = field;
    const found = await lookUpSso(flow, value.trim()).catch(() => []);
    if (field.value === value) setConnectors(found);
  }

  const button = only && {
    action: t('social.continue', { name: only.connectorName }),
    icon: <SsoLogo connector={only} />,
  };
  return {
    isRequired,
    button: button && others.length > 0 ? { action: t('page.continue') } : button,
    field: {
      help: isRequired ? t('sso.elsewhere') : undefined,
      onInput: () => setConnectors([]),
      onBlur: (event) => void lookUp(event),
    },
    start: () => startSso(flow, flowId, connectors),
  };
}
