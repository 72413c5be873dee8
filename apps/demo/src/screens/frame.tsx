import { texts } from '@gatehouse/phrases/demo/en';
import { Badge } from '@gatehouse/ui/data/badge';
import { Anchor } from '@gatehouse/ui/controls/link';
import { Logo } from '@gatehouse/ui/layout/logo';
import { TopBar } from '@gatehouse/ui/layout/top-bar';
import type { ReactNode } from 'react';
import './frame.css';

/** The layout of every screen with its top bar. */
export function Frame({ end, children }: { end?: ReactNode; children?: ReactNode }) {
  return (
    <>
      <TopBar
        start={
          <>
            <Anchor href="/demo-app">
              <Logo name={texts.screens.product} />
            </Anchor>
            <Badge>{texts.screens.title}</Badge>
          </>
        }
        end={end}
      />
      <main className="demo-page">{children}</main>
    </>
  );
}
