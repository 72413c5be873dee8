/** Takes the language that a user chooses on the sign-in pages, as a form with `language` and `back`, and redirects to `back`. */
export const languagePath = '/language';
