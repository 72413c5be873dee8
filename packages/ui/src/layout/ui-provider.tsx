import * as Direction from 'radix-ui/direction';
import type { ReactNode } from 'react';
import { ConfirmProvider } from '../overlays/confirm.tsx';
import { LinkProvider, type LinkComponent } from '../controls/link.tsx';
import { TextsProvider, type UiTexts } from '../base/texts.tsx';
import { ToastProvider } from '../overlays/toast.tsx';

export type UiProviderProps = {
  /** The router's link; a plain anchor without it. */
  link?: LinkComponent;
  texts?: Partial<UiTexts>;
  /** BCP 47. */
  locale: string;
  /** Also set `dir` on <html>: the styles read it there. */
  direction?: 'ltr' | 'rtl';
  children: ReactNode;
};

/** Everything the components expect above them, once, around the application. */
export function UiProvider({ link = 'a', texts, locale, direction = 'ltr', children }: UiProviderProps) {
  return (
    <Direction.Provider dir={direction}>
      <TextsProvider texts={texts} locale={locale}>
        <LinkProvider component={link}>
          <ToastProvider>
            <ConfirmProvider>{children}</ConfirmProvider>
          </ToastProvider>
        </LinkProvider>
      </TextsProvider>
    </Direction.Provider>
  );
}
