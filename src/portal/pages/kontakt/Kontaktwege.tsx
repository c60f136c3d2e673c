import { FactList } from '#widgets/fact-list/FactList.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Anschrift } from './Anschrift.tsx';
import { t } from './texte.ts';

/** Phone with hours and e-mail of the brand; emergency and post where somebody looks for all ways. */
export function Kontaktwege({ alle = false }: { alle?: boolean }) {
  const { contact, insurer } = useBrand();
  const telefon = {
    label: t('telefon'),
    value: <a href={`tel:${contact.dialled}`}>{contact.phone}</a>,
    hint: contact.hours,
  };
  const email = {
    label: t('email'),
    value: <a href={`mailto:${contact.email}`}>{contact.email}</a>,
    hint: t('emailHinweis'),
  };
  if (!alle) return <FactList facts={[telefon, email]} />;
  return (
    <FactList
      facts={[
        telefon,
        {
          label: t('notfall'),
          value: <a href={`tel:${contact.emergency.dialled}`}>{contact.emergency.shown}</a>,
          hint: t('notfallZeiten'),
        },
        email,
        {
          label: t('post'),
          value: <Anschrift name={insurer.name} zusatz={contact.service} {...insurer.address} />,
        },
      ]}
    />
  );
}
