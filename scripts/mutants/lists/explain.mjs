/** Explanations of access and tokens. */
export default [
  {
    id: 'explain writes',
    breaks: 'an explanation writes',
    file: 'apps/server/src/runtime/read-only.ts',
    find: 'set transaction read only',
    replace: 'set transaction read write',
    tests: 'apps/server/src/sign-in/explain/explain-access.test.ts',
    name: 'writes nothing',
  },
  {
    id: 'explain limit',
    breaks: 'a program tries any number of tokens',
    file: 'apps/server/src/sign-in/explain/explain-token.ts',
    find: "name: 'explain-token', limit: 30",
    replace: "name: 'explain-token', limit: 3_000",
    tests: 'apps/server/src/sign-in/explain/explain-token.test.ts',
    name: 'is limited for each caller',
  },
  {
    id: 'explain signature',
    breaks: 'a token is explained whose signature doesn’t match',
    file: 'apps/server/src/web/verify-token.ts',
    find: '    const { protectedHeader } = await compactVerify(token, keys, { algorithms: [...algorithms] });\n    return { type: protectedHeader.typ, claims: decodeJwt(token) };',
    replace:
      "    const { protectedHeader } = await compactVerify(token, keys, { algorithms: [...algorithms] }).catch(() => ({ protectedHeader: { typ: 'at+jwt' } }));\n    return { type: protectedHeader.typ, claims: decodeJwt(token) };",
    tests: 'apps/server/src/sign-in/explain/explain-token.test.ts',
    name: 'is unknown: another tenant’s tokens alike',
  },
  {
    id: 'explain suspended',
    breaks: 'the token of a suspended user counts as valid',
    file: 'apps/server/src/sign-in/explain/explain-token.ts',
    find: "['UserSuspended', user?.isSuspended === true],",
    replace: "['UserSuspended', user?.isSuspended === undefined],",
    tests: 'apps/server/src/sign-in/explain/explain-token.test.ts',
    name: 'tells what has changed since',
  },
];
