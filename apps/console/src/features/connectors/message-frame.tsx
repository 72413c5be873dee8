import './connectors.css';
/**
 * Renders an email. Its HTML isn't trusted: the frame runs no scripts, has no origin, submits no forms and opens no windows,
 * and the page's content security policy applies.
 */
export function MessageFrame({ html, title }: { html: string; title: string }) {
  return <iframe className="message-frame" title={title} sandbox="" srcDoc={html} />;
}
