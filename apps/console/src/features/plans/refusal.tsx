import { onDemand } from '@gatehouse/ui/base/on-demand';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOverPlan } from '../../app/api/decide.ts';
import { ApiFailure } from '../../app/api/failure.ts';

const [RefusalDialog] = onDemand(async () => (await import('./refusal-dialog.tsx')).RefusalDialog);

/** Shows which limits the server has refused a call for. A page that knew them would not have sent it. */
export function Refusal() {
  const client = useQueryClient();
  const [failure, setFailure] = useState<ApiFailure>();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (error instanceof ApiFailure && isOverPlan(error)) setFailure(error);
      }),
    [client],
  );
  return failure && <RefusalDialog failure={failure} onClose={() => setFailure(undefined)} />;
}
