/** Exports and imports of a tenant. */
export default [
  {
    id: 'export fresh',
    breaks: 'a stolen token is enough to export a tenant',
    file: 'apps/server/src/features/tenant-export/tenant-export-routes.ts',
    find: '    await requireRecentlyVerified(asUser(ctx));\n',
    replace: '    asUser(ctx);\n    void requireRecentlyVerified;\n',
    tests: 'apps/server/src/features/tenant-export/tenant-export.test.ts',
    name: 'attacks: needs a sign-in',
  },
  {
    id: 'export columns',
    breaks: 'an import writes to other columns',
    file: 'apps/server/src/tenant-export/import-tenant.ts',
    find: 'row.every((column) => table.plain.includes(column)) &&',
    replace: '(row.length > 0 || row.every((column) => table.plain.includes(column))) &&',
    tests: 'apps/server/src/tenant-export/tenant-export.test.ts',
    name: 'can’t write to other tables',
  },
  {
    id: 'export complete',
    breaks: 'an import takes a file that was cut',
    file: 'apps/server/src/tenant-export/export-records.ts',
    find: "  if (!isComplete) throw new ExportFileError('damaged');\n",
    replace: '',
    tests: 'apps/server/src/tenant-export/tenant-export.test.ts',
    name: 'is refused before the first write',
  },
  {
    id: 'export quoted',
    breaks: 'the error of an import quotes the row',
    file: 'apps/server/src/tenant-export/import-tenant.ts',
    find: 'if (!/^2[23]/.test(code)) throw error;',
    replace: 'if (!/^9[23]/.test(code)) throw error;',
    tests: 'apps/server/src/tenant-export/tenant-export.test.ts',
    name: 'with a row that doesn’t fit',
  },
];
