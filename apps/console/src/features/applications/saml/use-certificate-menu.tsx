import type { SamlCertificate } from '@gatehouse/contract/applications/saml-applications';
import {
  deleteSamlCertificate,
  updateSamlCertificate,
} from '@gatehouse/contract/applications/saml-certificate-endpoints';
import { useConfirm } from '@gatehouse/ui/overlays/confirm';
import type { MenuItem } from '@gatehouse/ui/overlays/menu';
import { Check, Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/api/use-save.ts';
import { useCan } from '../../../app/use-can.ts';

/** The menu of a certificate. The active one stays until another one is activated. */
export function useCertificateMenu(id: string): (certificate: SamlCertificate) => readonly MenuItem[] {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { save: update } = useSave(updateSamlCertificate);
  const { save: remove } = useSave(deleteSamlCertificate);
  const mayWrite = useCan(updateSamlCertificate.permission);
  const mayDelete = useCan(deleteSamlCertificate.permission);
  return ({ id: secretId, active, certificate }) => {
    const params = { id, secretId };
    const download: MenuItem = {
      key: 'download',
      icon: <Download />,
      label: t('applications.saml.certificates.download'),
      onSelect: () => save(`${secretId}.pem`, certificate),
    };
    if (active) return [download];
    return [
      download,
      ...(mayWrite
        ? [
            {
              key: 'activate',
              icon: <Check />,
              label: t('applications.saml.certificates.activate'),
              onSelect: () =>
                void confirm({
                  title: t('applications.saml.certificates.activateTitle'),
                  body: t('applications.saml.certificates.activateText'),
                  confirmLabel: t('applications.saml.certificates.activate'),
                  action: () => update({ params, body: { active: true } }),
                }),
            },
          ]
        : []),
      ...(mayDelete
        ? [
            {
              key: 'delete',
              icon: <Trash2 />,
              label: t('applications.saml.certificates.delete'),
              danger: true,
              onSelect: () =>
                void confirm({
                  title: t('applications.saml.certificates.deleteTitle'),
                  body: t('applications.saml.certificates.deleteText'),
                  confirmLabel: t('applications.saml.certificates.delete'),
                  tone: 'danger',
                  action: () => remove({ params }),
                }),
            },
          ]
        : []),
    ];
  };
}

/** Saves a text as a file. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-pem-file' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
