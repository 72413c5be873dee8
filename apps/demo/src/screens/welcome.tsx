import { texts } from '@gatehouse/phrases/demo/en';
import { Banner } from '@gatehouse/ui/states/banner';
import { Button } from '@gatehouse/ui/controls/button';
import { LogoMark } from '@gatehouse/ui/layout/logo';
import type { Acts } from '../use-acts.ts';
import { Frame } from './frame.tsx';
import './welcome.css';

const { welcome, preview, signedOut } = texts.screens;

/** The start page: an introduction, the buttons to sign in or register, and how it works. */
export function WelcomeScreen({ acts, wasSignedOut }: { acts: Acts; wasSignedOut: boolean }) {
  return (
    <Frame>
      <div className="demo-welcome">
        {wasSignedOut && (
          <Banner tone="success" title={signedOut.title} live>
            {signedOut.text}
          </Banner>
        )}
        <div className="demo-hero">
          <LogoMark size={40} />
          <h1>{welcome.title}</h1>
          <p>{welcome.text}</p>
          <div className="demo-buttons">
            <Button variant="primary" size="large" loading={acts.busy === 'signIn'} onClick={acts.signIn}>
              {welcome.signIn}
            </Button>
            <Button variant="secondary" size="large" loading={acts.busy === 'signUp'} onClick={acts.signUp}>
              {welcome.signUp}
            </Button>
          </div>
          <p className="demo-note">{welcome.account}</p>
        </div>
        <section aria-labelledby="preview">
          <h2 id="preview" className="demo-heading">
            {welcome.preview}
          </h2>
          <ol className="demo-preview">
            {Object.entries(preview).map(([key, { title, text }]) => (
              <li key={key}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Frame>
  );
}
