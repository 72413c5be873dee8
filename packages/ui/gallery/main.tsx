import '@gatehouse/ui/base/base.css';
import { parseAppearance, applyTheme } from '@gatehouse/ui/base/theme';
import { UiProvider } from '@gatehouse/ui/layout/ui-provider';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { query } from './address.tsx';
import { Gallery } from './gallery.tsx';
import { ApplicationScreen } from './screen-application.tsx';
import { ErrorScreen } from './screen-error.tsx';
import { UsersScreen } from './screen-users.tsx';
import './gallery.css';

const screens: Record<string, ComponentType> = {
  components: Gallery,
  users: UsersScreen,
  application: ApplicationScreen,
  error: ErrorScreen,
};
const Screen = screens[query.get('screen') ?? 'components'] ?? Gallery;
const direction = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';

document.documentElement.dir = direction;
applyTheme(parseAppearance(query.get('theme')));
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiProvider locale="en" direction={direction}>
        <Screen />
      </UiProvider>
    </StrictMode>,
  );
}
