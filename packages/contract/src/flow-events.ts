/** What a sign-in flow is for (STATE-11). */
export const flowEvents = ['SignIn', 'Register', 'ForgotPassword'] as const;
export type FlowEvent = (typeof flowEvents)[number];
