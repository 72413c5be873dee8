import '@gatehouse/ui/base/base.css';
import './shell/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProvider } from './app/app-context.ts';
import { boot, openApp } from './app/boot.ts';
import { featuresOf } from './shell/navigation.ts';
import { applyStoredAppearance } from './app/preferences/use-preferences.ts';
import { openAddress } from './router.tsx';
import { BootErrorScreen } from './app/screens/boot-error.tsx';
import { LoadingScreen } from './app/screens/loading.tsx';
import { reloadWhenOutdated } from './app/outdated.ts';

const root = createRoot(document.getElementById('root') ?? document.body);

async function start(): Promise<void> {
  reloadWhenOutdated();
  applyStoredAppearance();
  root.render(<LoadingScreen />);
  try {
    const entrance = await boot();
    // Start loading the page's code before the token is there.
    const screens = openAddress(entrance.config);
    const app = {
      ...(await openApp(entrance)),
      features: featuresOf(entrance.config.edition).map(({ key }) => key),
    };
    root.render(
      <StrictMode>
        <AppProvider value={app}>{screens}</AppProvider>
      </StrictMode>,
    );
  } catch (error) {
    root.render(<BootErrorScreen error={error} />);
  }
}

void start();
