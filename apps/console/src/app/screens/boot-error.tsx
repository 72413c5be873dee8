import { ErrorPage } from '@gatehouse/ui/states/error-page';
import { TextsProvider } from '@gatehouse/ui/base/texts';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { SignInFailed } from '../auth/auth.ts';
import { InsecureContext } from '../boot.ts';
import { localeOf, readUiTexts } from '../i18n.ts';
import { startAnew } from './error.tsx';
import { cleanStack } from './clean-stack.ts';

/** The page for errors while the console boots. */
export function BootErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isInsecure = error instanceof InsecureContext;
  const texts = {
    ...readUiTexts(),
    errorTitle: isInsecure ? t('app.errors.insecureTitle') : t('app.errors.title'),
  };
  return (
    <TextsProvider texts={texts} locale={localeOf(i18next.language)}>
      <ErrorPage {...describe()} onRetry={startAnew} />
    </TextsProvider>
  );

  function describe() {
    if (isInsecure) return { message: t('app.errors.insecure') };
    // The provider's error is for developers only (ERR-12).
    if (error instanceof SignInFailed)
      return error.isForDevelopers
        ? { code: error.code, message: error.message }
        : { message: t('app.errors.signInFailed') };
    return {
      message: t('app.errors.unreachable'),
      details: error instanceof Error ? [error.message, cleanStack(error.stack)].join('\n') : undefined,
    };
  }
}
