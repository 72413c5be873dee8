import type { PageScreen } from '@gatehouse/contract/sign-in/page-state';
import type { PageSso } from '@gatehouse/contract/sign-in/sso';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { useFlow } from '../../flow/flow-context.tsx';
import { CompanyLogo } from '../../parts/company-logo.tsx';
import { useTexts } from '../../texts.tsx';
import { findCompany, goToCompany } from './sso.ts';

/** What a form shows whose address is one of a company's. */
export interface Company {
  /** Whether the address that stands there signs in elsewhere. */
  isElsewhere: boolean;
  /** The act of the form then: who asks for the password is named. */
  act: { action: string; icon?: ReactNode } | undefined;
  /** For the field: what is said there, and what finds it out. */
  field: {
    help: string | undefined;
    onInput: () => void;
    onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  };
  go: () => Promise<void>;
}

/**
 * The company of the address that was typed, looked up by its domain when the field is left. Until the answer is there, and where there is
 * none, everything is as for everybody; one for what is typed no more does not count.
 */
export function useCompany(
  screen: Extract<PageScreen, { name: 'sign-in' }>,
  flowId: string | undefined,
): Company {
  const { t } = useTexts();
  const flow = useFlow();
  const [company, setCompany] = useState<PageSso[]>(screen.company ?? []);
  const [only, ...others] = company;
  const isElsewhere = only !== undefined;

  async function look({ currentTarget: field }: FocusEvent<HTMLInputElement>): Promise<void> {
    if (!screen.ssoUrl) return;
    const { value } = field;
    const found = await findCompany(flow, value.trim()).catch(() => []);
    if (field.value === value) setCompany(found);
  }

  const named = only && {
    action: t('social.continue', { name: only.connectorName }),
    icon: <CompanyLogo company={only} />,
  };
  return {
    isElsewhere,
    act: named && others.length > 0 ? { action: t('page.continue') } : named,
    field: {
      help: isElsewhere ? t('sso.elsewhere') : undefined,
      onInput: () => setCompany([]),
      onBlur: (event) => void look(event),
    },
    go: () => goToCompany(flow, flowId, company),
  };
}
