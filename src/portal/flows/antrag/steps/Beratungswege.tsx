import { useBrand } from '#widgets/theme/brandContext.ts';
import { texte } from '../../../texte.ts';
import { type AntragActor, useKontext } from './step.ts';

/** Whom to talk to instead of a page; below each step stands how to reach her broker, if she has one. */
export function Beratungswege({ actor }: { actor: AntragActor }) {
  const { phone, dialled, hours } = useBrand().contact;
  const vermittler = useKontext(actor, ({ umfeld }) => umfeld?.vermittler?.name);
  return (
    <p>
      {vermittler === undefined ? t('persoenlich') : t('vermittler', { name: vermittler })}{' '}
      <a href={`tel:${dialled}`}>{phone.replaceAll(' ', '\u00A0')}</a> ({hours}).
    </p>
  );
}

const t = texte('antrag.beratungswege', {
  persoenlich: 'Lieber mit jemandem sprechen? Wir beraten Sie gern:',
  vermittler: 'Lieber mit jemandem sprechen? {name} berät Sie gern, und wir auch:',
});
