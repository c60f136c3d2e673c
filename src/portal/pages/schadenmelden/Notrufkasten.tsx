import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { t as meldung } from '../../flows/schaden/texte.ts';
import { t as hilfe } from '../../shell/hilfe/texte.ts';

/** Whom to call first; always in sight, whoever comes. */
export function Notrufkasten() {
  const { shown, dialled } = useBrand().contact.emergency;
  return (
    <InfoBox type="warning">
      <p>
        <a href="tel:112">{meldung('notfall')}</a>
      </p>
      <p>
        <a href={`tel:${dialled}`}>{hilfe('notfall', { telefon: shown })}</a>
      </p>
      <p>{hilfe('rundUmDieUhr')}</p>
    </InfoBox>
  );
}
