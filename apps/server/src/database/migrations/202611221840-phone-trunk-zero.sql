-- Phone numbers are stored without the national zero of `+44 (0) 20` (`validation/phone.ts` in the contract). Numbers that were stored with it
-- are rewritten, because they are no longer found at sign-in. If another user of the tenant has the number without the zero, both stay.
update users u
set primary_phone = stored.normalized
from (
  select tenant_id, id, primary_phone, regexp_replace(primary_phone,
    '^(20|27|31|32|33|40|41|43|44|46|49|51|53|54|55|57|58|60|61|62|63|64|66|81|82|84|86|90|91|92|93|94|95|98|211|212|213|218|231|232|233|234|243|249|250|251|252|254|255|256|260|261|262|263|264|265|291|353|355|358|359|370|373|374|377|380|381|382|383|385|386|387|389|421|423|508|590|591|593|594|595|596|598|686|850|855|856|880|886|961|962|963|964|966|967|970|971|972|976|977|994|995|996)0(?=[1-9])',
    '\1') as normalized
  from users
) stored
where u.tenant_id = stored.tenant_id and u.id = stored.id and stored.normalized <> stored.primary_phone
  and not exists (select from users other where other.tenant_id = u.tenant_id and other.primary_phone = stored.normalized);
