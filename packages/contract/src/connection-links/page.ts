import type { PageExperience } from '../sign-in/page-state.ts';

/** What the page of a connection link is rendered from, before it has opened the link; the server embeds it in the document for hydration. */
export interface ConnectionLinkPageState {
  experience: Pick<PageExperience, 'logoUrl' | 'darkLogoUrl'>;
  language: string;
  direction: 'ltr' | 'rtl';
  texts: Record<string, string>;
}

/** The server-side renderer of the built page. */
export interface ConnectionLinkRenderer {
  /** The HTML of the page's root element, while the link isn't opened. */
  renderConnectionLink(state: ConnectionLinkPageState): string;
}
