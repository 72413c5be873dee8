/**
 * Our logo, as in the console (`packages/ui`, `logo.tsx`), so that an installation looks like one product from the
 * first page on. A `data:` URL, because pages load no picture of ours; its colors follow the system, as those of the
 * pages do.
 */
export const mark = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><style>.w{fill:#1d2a2e}.d{fill:#0f7a75}@media(prefers-color-scheme:dark){.w{fill:#e7ecee}.d{fill:#6fc9c2}}</style>` +
    `<path class="w" d="M1 2.5a.5.5 0 0 1 .5-.5h2.8a.5.5 0 0 1 .5.5V4h2.7V2.5a.5.5 0 0 1 .5-.5h4a.5.5 0 0 1 .5.5V4h2.7V2.5a.5.5 0 0 1 .5-.5h2.8a.5.5 0 0 1 .5.5v4.2a1 1 0 0 1-.3.7l-.7.7V18a1 1 0 0 1-1 1h-2.2v-6.8a4.3 4.3 0 0 0-8.6 0V19H4a1 1 0 0 1-1-1V8.1l-1.7-.7A1 1 0 0 1 1 6.7Z"/><path class="d" d="M7.6 19v-6.8a2.4 2.4 0 0 1 4.8 0V19Z"/></svg>`,
)}`;
