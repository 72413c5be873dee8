import type pg from 'pg';

/** Each query returns lines. Together they describe a schema completely, except for the order of columns. */
const queries = [
  `select format('table %s %s %s rls=%s,%s %s %s', relname, relkind, relpersistence, relrowsecurity, relforcerowsecurity,
     array_to_string(reloptions, ','), obj_description(oid, 'pg_class'))
   from tables`,
  `select format('partition %s of %s %s', c.relname, i.inhparent::regclass, pg_get_expr(c.relpartbound, c.oid))
   from tables c join pg_inherits i on i.inhrelid = c.oid`,
  `select format('column %s.%s %s%s default %s generated %s identity %s storage %s collation %s %s', c.relname, a.attname,
     format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' end, pg_get_expr(d.adbin, d.adrelid),
     a.attgenerated, a.attidentity, a.attstorage, nullif(a.attcollation, 0)::regcollation, col_description(c.oid, a.attnum))
   from tables c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum`,
  `select format('constraint %s %s valid=%s %s %s', k.conrelid::regclass, k.conname, k.convalidated, pg_get_constraintdef(k.oid),
     obj_description(k.oid, 'pg_constraint'))
   from pg_constraint k join tables c on c.oid = k.conrelid`,
  `select format('index %s valid=%s %s', pg_get_indexdef(i.indexrelid), i.indisvalid, obj_description(i.indexrelid, 'pg_class'))
   from pg_index i join tables c on c.oid = i.indrelid`,
  `select format('policy %s %s %s %s roles %s using %s check %s', polrelid::regclass, polname, polcmd, polpermissive,
     polroles::regrole[], pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
   from pg_policy p join tables c on c.oid = p.polrelid`,
  `select format('trigger %s %s %s', tgenabled, pg_get_triggerdef(t.oid), obj_description(t.oid, 'pg_trigger'))
   from pg_trigger t join tables c on c.oid = t.tgrelid where not tgisinternal`,
  `select format('function %s %s', pg_get_functiondef(p.oid), obj_description(p.oid, 'pg_proc'))
   from pg_proc p where pronamespace = current_schema()::regnamespace and prokind <> 'a'
   and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  `select format('right %s of %s on table %s', privilege_type, grantee::regrole, relname) from tables, aclexplode(relacl)`,
  `select format('right %s of %s on function %s', privilege_type, grantee::regrole, p.oid::regprocedure)
   from pg_proc p, aclexplode(proacl) where pronamespace = current_schema()::regnamespace
   and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  `select format('type %s', typname) from pg_type where typnamespace = current_schema()::regnamespace and typtype in ('e', 'd')`,
  `select format('extension %s', extname) from pg_extension`,
];

/** Tables, views and sequences, without indexes and the audit log's monthly partitions, which a job creates by date. */
const tables = `with tables as (
  select * from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
    and (not relispartition or relname = 'logs_default'))`;

/** A database's schema as sorted lines, one for each object. Equal schemas have equal lines. */
export async function describeSchema(client: pg.ClientBase): Promise<string[]> {
  const lines: string[] = [];
  for (const query of queries) {
    const { rows } = await client.query<{ format: string }>(`${tables} ${query}`);
    lines.push(...rows.map(({ format }) => format));
  }
  return lines.toSorted();
}
