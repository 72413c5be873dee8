import type { Connector } from '@gatehouse/contract/connectors/connectors';
import type { updateConnector } from '@gatehouse/contract/connectors/endpoints';
import { useRef } from 'react';
import type { Form, ValuesOf } from '../../parts/forms/form-state.ts';
import { useCheck } from './use-check.ts';

type Values = ValuesOf<typeof updateConnector>;

/** Checks a connector's issuer with the provider when it changes. Other changes can be saved while the provider is down. */
export function useIssuerCheck({ connectorId, config }: Pick<Connector, 'connectorId' | 'config'>) {
  const { check } = useCheck<Values>(connectorId);
  const formRef = useRef<Form<Values>>(undefined);

  async function confirmChange(change: { config?: Record<string, unknown> }): Promise<boolean> {
    const isElsewhere = change.config !== undefined && change.config.issuer !== config.issuer;
    const form = formRef.current;
    return !isElsewhere || form === undefined || check(form, form.getValues('config'));
  }
  return { formRef, confirmChange };
}
