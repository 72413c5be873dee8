import * as api from '@gatehouse/contract/tenant-export/endpoints';
import { prepareExport } from '../../tenant-export/prepare-export.ts';
import { asUser, requireRecentlyVerified } from '../../web/administrator-access.ts';
import { implement } from '../../web/implement.ts';
import { tellOtherAdmins } from './tell-other-admins.ts';

export const routes = [
  implement(api.exportSealedTenant, async (ctx, { params: { tenantId }, body }) => {
    await requireRecentlyVerified(asUser(ctx));
    const file = await prepareExport(ctx, tenantId, body.passphrase, () => tellOtherAdmins(ctx, tenantId));
    ctx.note({ params: { tenantId, form: 'sealed' } });
    ctx.setHeader('content-disposition', `attachment; filename="${tenantId}.export"`);
    return file;
  }),

  implement(api.exportTenant, async (ctx) => {
    const file = await prepareExport(ctx, ctx.tenant.id);
    ctx.note({ params: { form: 'unsealed' } });
    ctx.setHeader('content-disposition', `attachment; filename="${ctx.tenant.id}.jsonl"`);
    return file;
  }),
];
