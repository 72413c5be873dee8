import { bounded } from '../validation/bounded.ts';

/**
 * An origin as a browser sends it: scheme, host and port, without path or trailing slash, compared character by character. Besides http and
 * https, the scheme may be that of an application's web view, such as `capacitor://localhost`.
 */
export const corsOrigin = bounded(2048).regex(
  /^(?!javascript:|data:|file:|blob:)[a-z][a-z\d+.-]*:\/\/(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/,
  'must be an origin in lower case without path, such as https://app.example.com',
);
