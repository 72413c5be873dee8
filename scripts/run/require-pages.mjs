import { listUnbuilt } from './build.mjs';

/** Before tests that open the sign-in pages of a server that runs from its sources: it renders the pages that are built. */
export default function requirePages() {
  if (listUnbuilt().includes('sign-in'))
    throw new Error('The sign-in pages are not built from these sources. `npm run build` builds them.');
}
