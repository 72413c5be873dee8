import '@gatehouse/ui/base.css';
import './app/shell/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProvider } from './app/app-context.ts';
import { boot } from './app/boot.ts';
import { features } from './app/navigation.ts';
import { applyStoredAppearance } from './app/preferences/use-preferences.ts';
import { Console, createRouter } from './app/router.tsx';
import { BootErrorScreen } from './app/screens/boot-error.tsx';
import { LoadingScreen } from './app/screens/loading.tsx';
import { reloadWhenOutdated } from './app/outdated.ts';

const root = createRoot(document.getElementById('root') ?? document.body);

async function start(): Promise<void> {
  reloadWhenOutdated();
  applyStoredAppearance();
  root.render(<LoadingScreen />);
  try {
    const app = { ...(await boot()), features: features.map(({ key }) => key) };
    const router = createRouter(app.config);
    root.render(
      <StrictMode>
        <AppProvider value={app}>
          <Console {...router} />
        </AppProvider>
      </StrictMode>,
    );
  } catch (error) {
    root.render(<BootErrorScreen error={error} />);
  }
}

void start();
