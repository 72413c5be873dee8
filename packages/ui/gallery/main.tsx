import '@gatehouse/ui/base/base.css';
import { parseAppearance, applyTheme } from '@gatehouse/ui/base/theme';
import { UiProvider } from '@gatehouse/ui/layout/ui-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { query } from './address.tsx';
import { Gallery } from './gallery.tsx';
import { ApplicationScreen } from './screen-application.tsx';
import { ErrorScreen } from './screen-error.tsx';
import { UsersScreen } from './screen-users.tsx';
import './gallery.css';

const screens = {
  components: Gallery,
  users: UsersScreen,
  application: ApplicationScreen,
  error: ErrorScreen,
};
const name = query.get('screen') ?? 'components';
const Screen = screens[name in screens ? (name as keyof typeof screens) : 'components'];
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
