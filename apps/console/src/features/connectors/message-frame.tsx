import './connectors.css';
/**
 * An e-mail as it looks. Its HTML is somebody else's words: the frame runs no script, has no origin, sends no form and opens nothing,
 * and the page's own policy holds in it.
 */
export function MessageFrame({ html, title }: { html: string; title: string }) {
  return <iframe className="message-frame" title={title} sandbox="" srcDoc={html} />;
}
