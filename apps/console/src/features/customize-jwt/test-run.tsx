import { runJwtCustomizer } from '@gatehouse/contract/jwt-customizer/endpoints';
import type {
  JwtCustomizer,
  JwtCustomizerRun,
  TokenType,
} from '@gatehouse/contract/jwt-customizer/jwt-customizer';
import { Button } from '@gatehouse/ui/controls/button';
import { CodeBlock } from '@gatehouse/ui/data/code-block';
import { JsonView } from '@gatehouse/ui/data/json-view';
import { Banner } from '@gatehouse/ui/states/banner';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/api/use-save.ts';
import { useCan } from '../../app/use-can.ts';

/** Runs the script in the editor with the sample data. */
export function TestRun({
  type,
  values: { script, environmentVariables, tokenSample = {}, contextSample = {} },
  run,
  onRun,
}: {
  type: TokenType;
  values: JwtCustomizer;
  run: JwtCustomizerRun | undefined;
  onRun: (run: JwtCustomizerRun) => void;
}) {
  const { t } = useTranslation();
  const { request, isSaving } = useSave(runJwtCustomizer);
  const mayRun = useCan(runJwtCustomizer.permission);
  const start = async () => {
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
    <div className="jwt-run">
      <div>
        <Button icon={<Play />} loading={isSaving} disabled={!mayRun} onClick={() => void start()}>
          {t('customizeJwt.run.action')}
        </Button>
      </div>
      <div aria-live="polite" className="jwt-result">
        {run && <Result run={run} token={tokenSample} />}
      </div>
    </div>
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
  const { claims, ignored, denied, failure, limit, console: lines, milliseconds } = run;
  return (
    <>
      {claims && (
        <JsonView title={t('customizeJwt.run.token')} value={{ ...claims, ...fixedClaims(token) }} />
      )}
      {ignored.length > 0 && (
        <Banner tone="warning" title={t('customizeJwt.run.ignored')}>
          {ignored.join(', ')}
        </Banner>
      )}
      {denied !== undefined && (
        <Banner tone="warning" title={t('customizeJwt.run.denied')}>
          {denied}
        </Banner>
      )}
      {failure && (
        <Banner
          tone="danger"
          title={
            failure.line === undefined
              ? t('customizeJwt.run.failed')
              : t('customizeJwt.run.failedAt', { line: failure.line })
          }
        >
          {`${failure.name}: ${failure.message}`}
        </Banner>
      )}
      {limit && (
        <Banner tone="danger" title={t('customizeJwt.run.limited')}>
          {t(`customizeJwt.run.limits.${limit}`)}
        </Banner>
      )}
      {lines.length > 0 && (
        <CodeBlock
          plain
          wrap
          title={t('customizeJwt.run.console')}
          code={lines.map(({ level, text }) => (level === 'log' ? text : `${level}: ${text}`)).join('\n')}
        />
      )}
      <p className="jwt-time">{t('customizeJwt.run.time', { milliseconds })}</p>
    </>
  );
}
