/**
 * The oldest supported browsers, as build targets. They have every API that the pages use; the newest are `AbortSignal.any` (Firefox 124, Safari
 * 17.4) and `URL.canParse` (Chrome 120). Newer CSS is lowered by the build.
 */
export const browsers = ['chrome120', 'edge120', 'firefox124', 'safari17.4'];
