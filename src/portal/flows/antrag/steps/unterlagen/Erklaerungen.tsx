import { useQuery } from '@tanstack/react-query';
import { gefragteErklaerungen } from '#machines/antrag/erklaerungen.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { SkeletonText } from '#widgets/skeleton/SkeletonText.tsx';
import { usePorts } from '../../../../ports.ts';
import { consentsQuery } from '../../../../queries/consents.ts';
import { t as gemeinsam } from '../../texte.ts';
import { type StepProps, useKontext } from '../step.ts';
import { Erklaerungsformular } from './Erklaerungsformular.tsx';
import { t } from './texte.ts';

interface Props extends Pick<StepProps, 'actor' | 'seite'> {
  /** The prepared application whose documents are shown. */
  antragId: string;
}

/** The declarations of this very application, as the insurer words them today. */
export function Erklaerungen({ actor, seite, antragId }: Props) {
  const abfrage = useQuery(consentsQuery(usePorts().client));
  const umfeld = useKontext(actor, (context) => context.umfeld);
  const { zahlung, tarif } = useKontext(actor, (context) => context.antworten);
  if (abfrage.isError) {
    return (
      <InfoBox
        type="error"
        headline={t('erklaerungenFehlen')}
        action={
          <Button variant="secondary" onClick={() => void abfrage.refetch()}>
            {gemeinsam('nochmal')}
          </Button>
        }
      >
        {gemeinsam('nichtsVerloren')}
      </InfoBox>
    );
  }
  if (!abfrage.data || !umfeld || !zahlung || !tarif) {
    return <SkeletonText label={t('erklaerungenLaden')} lines={7} />;
  }
  const gefragt = gefragteErklaerungen(abfrage.data, {
    produkt: seite.schluessel,
    marke: umfeld.marke,
    zahlart: zahlung.zahlart,
    beginnGestern: tarif.versicherungsbeginn < umfeld.heute,
    durchVermittler: umfeld.durchVermittler === true,
  });
  return <Erklaerungsformular actor={actor} antragId={antragId} gefragt={gefragt} />;
}
