import * as Direction from 'radix-ui/direction';
import type { ReactNode } from 'react';
import { AnnouncerProvider } from '../overlays/announcer.tsx';
import { ConfirmProvider } from '../overlays/confirm.tsx';
import { LinkProvider, type LinkComponent } from '../controls/link.tsx';
import { TextsProvider, type UiStrings } from '../base/texts.tsx';
import { ToastProvider } from '../overlays/toast.tsx';

export type UiProviderProps = {
  /** The router's link component; by default `<a>`. */
  link?: LinkComponent;
  texts?: UiStrings | undefined;
  /** BCP 47. */
  locale: string;
  /** Set `dir` on <html> as well, for the style sheets. */
  direction?: 'ltr' | 'rtl';
  children: ReactNode;
};

/** The providers that the components need, once around the application. */
export function UiProvider({ link = 'a', texts, locale, direction = 'ltr', children }: UiProviderProps) {
  return (
    <Direction.Provider dir={direction}>
      <TextsProvider texts={texts} locale={locale}>
        <LinkProvider component={link}>
          <ToastProvider>
            <AnnouncerProvider>
              <ConfirmProvider>{children}</ConfirmProvider>
            </AnnouncerProvider>
          </ToastProvider>
        </LinkProvider>
      </TextsProvider>
    </Direction.Provider>
  );
}
