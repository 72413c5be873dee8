import type { listRoles, updateRole } from '@gatehouse/contract/roles/endpoints';
import type { FieldValues } from 'react-hook-form';
import { expectTypeOf, it } from 'vitest';
import type { ItemOf } from '../../app/api/list.ts';
import type { FormText } from './fields.tsx';
import type { ValuesOf } from './form-state.ts';
import type { FieldColumn } from '../pages/record-table.tsx';
import type { Filter } from '../pages/resource-table.tsx';

type Role = ItemOf<typeof listRoles>;
type NameOf<Values extends FieldValues> = Parameters<typeof FormText<Values>>[0]['name'];

it('a misspelt column, filter or field does not compile', () => {
  expectTypeOf<'name'>().toExtend<FieldColumn<Role>['field']>();
  expectTypeOf<'nmae'>().not.toExtend<FieldColumn<Role>['field']>();
  expectTypeOf<'type'>().toExtend<Filter<typeof listRoles>['name']>();
  expectTypeOf<{ name: 'kind'; label: string; options: [] }>().not.toExtend<Filter<typeof listRoles>>();
  expectTypeOf<'isDefault'>().toExtend<NameOf<ValuesOf<typeof updateRole>>>();
  expectTypeOf<'isDefualt'>().not.toExtend<NameOf<ValuesOf<typeof updateRole>>>();
});

it('a column of another type than text needs a cell', () => {
  expectTypeOf<{ field: 'featuredUsers'; header: string }>().not.toExtend<FieldColumn<Role>>();
  expectTypeOf<{ field: 'usersCount'; header: string }>().toExtend<FieldColumn<Role>>();
});
