import { FactList } from '#widgets/fact-list/FactList.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Anschrift } from './Anschrift.tsx';
import { t } from './texte.ts';

/** Phone with hours, emergency, e-mail and post of the brand. */
export function Kontaktwege() {
  const { contact, insurer } = useBrand();
  return (
    <FactList
      facts={[
        {
          label: t('telefon'),
          value: <a href={`tel:${contact.dialled}`}>{contact.phone}</a>,
          hint: contact.hours,
        },
        {
          label: t('notfall'),
          value: <a href={`tel:${contact.emergency.dialled}`}>{contact.emergency.shown}</a>,
          hint: t('notfallZeiten'),
        },
        {
          label: t('email'),
          value: <a href={`mailto:${contact.email}`}>{contact.email}</a>,
          hint: t('emailHinweis'),
        },
        {
          label: t('post'),
          value: <Anschrift name={insurer.name} zusatz={contact.service} {...insurer.address} />,
        },
      ]}
    />
  );
}
