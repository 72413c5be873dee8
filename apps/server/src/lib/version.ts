/** The version clients see; the console's wire compatibility is with this one (CONST-06). */
export const version = '1.21.0';
