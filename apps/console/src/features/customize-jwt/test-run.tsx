import { runJwtCustomizer } from '@gatehouse/contract/jwt-customizer/endpoints';
import type {
  JwtCustomizer,
  JwtCustomizerRun,
  TokenType,
} from '@gatehouse/contract/jwt-customizer/jwt-customizer';
import { JsonView } from '@gatehouse/ui/data/json-view';
import { Banner } from '@gatehouse/ui/states/banner';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';
import { RunPane, RunResult } from './run-result.tsx';

/** Runs the script in the editor with the sample data. */
export function TestRun({
  type,
  token = {},
  read,
  run,
  onRun,
}: {
  type: TokenType;
  /** The sample, for the claims of the protocol. */
  token: JwtCustomizer['tokenSample'];
  /** Returns the form’s values: what was just typed may not be drawn yet. */
  read: () => JwtCustomizer;
  run: JwtCustomizerRun | undefined;
  onRun: (run: JwtCustomizerRun) => void;
}) {
  const { request, isSaving } = useSave(runJwtCustomizer);
  const mayRun = useCan(runJwtCustomizer.permission);
  const start = async () => {
    const { script, environmentVariables, tokenSample = {}, contextSample = {} } = read();
    const body = {
      tokenType: type,
      script,
      environmentVariables,
      token: tokenSample,
      context: contextSample,
    };
    // A failure of the request is shown in a toast.
    await request({ body }).then(onRun, () => undefined);
  };
  return (
    <RunPane isRunning={isSaving} isAllowed={mayRun} onStart={() => void start()}>
      {run && <Result run={run} token={token} />}
    </RunPane>
  );
}

/** The claims of the protocol, which a script can't change, as far as the sample has them. */
const fixedClaims = ({ aud, scope, clientId, accountId }: Record<string, unknown>) => ({
  sub: accountId ?? clientId,
  aud,
  client_id: clientId,
  scope,
});

function Result({ run, token }: { run: JwtCustomizerRun; token: Record<string, unknown> }) {
  const { t } = useTranslation();
  const { claims, ignored = [] } = run;
  return (
    <RunResult run={run}>
      {claims && (
        <JsonView title={t('customizeJwt.run.token')} value={{ ...claims, ...fixedClaims(token) }} />
      )}
      {ignored.length > 0 && (
        <Banner tone="warning" title={t('customizeJwt.run.ignored')}>
          {ignored.join(', ')}
        </Banner>
      )}
    </RunResult>
  );
}
