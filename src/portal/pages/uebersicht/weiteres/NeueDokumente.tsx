import { useQuery } from '@tanstack/react-query';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { TextButton } from '#widgets/button/TextButton.tsx';
import { Dokumentliste } from '../../../flows/antrag/steps/Dokumentliste.tsx';
import { usePorts } from '../../../ports.ts';
import { neueDokumenteQuery } from '../../../queries/neueDokumente.ts';
import { Abschnitt } from '../../../shell/Abschnitt.tsx';
import { silben } from '../../../shell/silben.ts';
import { dokumentart } from '../../vertrag/dokumentart.ts';
import { t } from './texte.ts';
import { useAlleZeigen } from './useAlleZeigen.ts';

/** A new contract brings ten at once. */
const zuerst = 3;

interface Props {
  vertraege: readonly Vertragskachel[];
  partnerNummer: string;
}

/** What was handed over lately; nothing stands here until it is known, or where nothing was. */
export function NeueDokumente({ vertraege, partnerNummer }: Props) {
  const { client } = usePorts();
  const { data = [] } = useQuery(neueDokumenteQuery(client, partnerNummer));
  const { ort, alle, zeigeAlle } = useAlleZeigen(zuerst);
  if (data.length === 0) return null;
  const namen = new Map(
    vertraege.map(({ versicherungsNummer, versicherungsName }) => [
      versicherungsNummer,
      silben(versicherungsName),
    ]),
  );
  // By its address, as the list hands out the document alone.
  const nummern = new Map(data.map(({ url, versicherungsNummer }) => [url, versicherungsNummer]));
  const nameVon = (url: string) => namen.get(nummern.get(url) ?? '') ?? '';
  return (
    <Abschnitt titel={t('neues')}>
      <div ref={ort}>
        <Dokumentliste
          dokumente={alle ? data : data.slice(0, zuerst)}
          zeileZu={(dokument) =>
            t('dokument', { art: dokumentart(dokument), vertrag: nameVon(dokument.url) })
          }
        />
      </div>
      {!alle && data.length > zuerst && (
        <TextButton standsAlone onClick={zeigeAlle}>
          {t('mehrDokumente')}
        </TextButton>
      )}
    </Abschnitt>
  );
}
