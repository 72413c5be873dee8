import type { Domain, DomainStatus as Value } from '@gatehouse/contract/domains/domains';
import { Status, type Tone } from '@gatehouse/ui/data/badge';
import { useTranslation } from 'react-i18next';

const tones: Record<Value, Tone> = {
  PendingVerification: 'warning',
  PendingSsl: 'accent',
  Active: 'success',
  Error: 'danger',
};

/** The state of a domain. An active one whose records are missing is marked. */
export function DomainStatus({ status, failingSince }: Pick<Domain, 'status' | 'failingSince'>) {
  const { t } = useTranslation();
  const isFailing = status === 'Active' && failingSince !== null;
  return <Status tone={isFailing ? 'warning' : tones[status]}>{t(`domains.status.${status}`)}</Status>;
}
