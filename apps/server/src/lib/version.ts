/** The version that clients see: the wire is compatible with this version (CONST-06). */
export const version = '1.21.0';
