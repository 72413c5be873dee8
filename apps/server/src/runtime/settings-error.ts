/** Thrown for invalid settings; the message names each one, and the server doesn't start. */
export class SettingsError extends Error {}
