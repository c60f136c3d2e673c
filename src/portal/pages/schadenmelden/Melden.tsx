import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { produkte, type Schadenweg } from '#contract/produkte/produkte.ts';
import { istMeldbar } from '#contract/schaeden/meldbar.ts';
import { heuteInBerlin } from '#contract/tagformat.ts';
import { betriebshaftpflichtStrecke } from '../../flows/schaden/betriebshaftpflichtStrecke.ts';
import { fahrradStrecke } from '../../flows/schaden/fahrradStrecke.ts';
import { hausratStrecke } from '../../flows/schaden/hausratStrecke.ts';
import { phvStrecke } from '../../flows/schaden/phvStrecke.ts';
import { reiseStrecke } from '../../flows/schaden/reiseStrecke.ts';
import { sachinhaltStrecke } from '../../flows/schaden/sachinhaltStrecke.ts';
import { tierhalterhaftpflichtStrecke } from '../../flows/schaden/tierhalterhaftpflichtStrecke.ts';
import { vermoegensschadenhaftpflichtStrecke } from '../../flows/schaden/vermoegensschadenhaftpflichtStrecke.ts';
import type { Meldungsseite } from '../../flows/schaden/Meldung.tsx';
import { schadenwege } from '../../flows/schaden/wege.ts';
import { useOrt, Weiter } from '../../ort.tsx';
import { usePorts } from '../../ports.ts';
import { vertraegeQuery } from '../../queries/findByPartnerNummer.ts';
import { vertragQuery } from '../../queries/vertragLesen.ts';
import type { Portalseite } from '../../seite.tsx';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { LadeSeite } from '../../shell/zustand/LadeSeite.tsx';
import { gemerkt } from '../../speicher.ts';
import { gezaehlteStelle } from './meldewege.ts';
import { t } from './texte.ts';

/** Reports by the segment of their address. */
const strecken: Record<Schadenweg, Portalseite<Meldungsseite>> = {
  phv: phvStrecke,
  hausrat: hausratStrecke,
  fahrrad: fahrradStrecke,
  thv: tierhalterhaftpflichtStrecke,
  reise: reiseStrecke,
  bhv: betriebshaftpflichtStrecke,
  si: sachinhaltStrecke,
  vh: vermoegensschadenhaftpflichtStrecke,
};

/** The report of a claim on the contract that the address counts; which it is, is asked once and kept. */
export default function Melden({ nutzer }: { nutzer: Nutzer }) {
  const { contractIndex = '' } = useParams();
  const weg = useOrt().pathname.split('/')[2] ?? '';
  const { client } = usePorts();
  const abfrage = useQuery(vertraegeQuery(client, nutzer.partnernummer ?? ''));
  return (
    <Abfrage abfrage={abfrage} title={t('titel')}>
      {(vertraege) => (
        <Gezaehlt
          key={`${weg}/${contractIndex}`}
          {...{ nutzer, weg, vertraege }}
          stelle={contractIndex}
        />
      )}
    </Abfrage>
  );
}

interface GezaehltProps {
  nutzer: Nutzer;
  weg: string;
  stelle: string;
  vertraege: readonly Vertragskachel[];
}

function Gezaehlt(props: GezaehltProps) {
  const nummer = useNummer(props);
  if (nummer === null) return <Weiter nach="/schaden-melden/fehler" />;
  return <Gemeint {...props} nummer={nummer} />;
}

/** The number of the contract that was meant when the address was first opened: the list moves when a contract comes. */
function useNummer({ nutzer, weg, stelle, vertraege }: GezaehltProps): string | null {
  const { speicher, now } = usePorts();
  const ort = gezaehlteStelle(weg, stelle, nutzer.sub);
  const [nummer] = useState(() => {
    const passt = (vertrag: Vertragskachel | undefined) =>
      vertrag !== undefined &&
      istMeldbar(vertrag, heuteInBerlin(now())) &&
      produkte[schluesselAusIdentifier(vertrag.produktIdentifier)].schaden === weg;
    const frueher = gemerkt(speicher, ort, z.string());
    const gemeint =
      vertraege.find(({ versicherungsNummer }) => versicherungsNummer === frueher) ??
      (/^\d{1,4}$/.test(stelle) ? vertraege[Number(stelle)] : undefined);
    return gemeint && passt(gemeint) ? gemeint.versicherungsNummer : null;
  });
  useEffect(() => {
    if (nummer !== null) speicher.setItem(ort, JSON.stringify(nummer));
  }, [nummer, ort, speicher]);
  return nummer;
}

function Gemeint({ nutzer, weg, stelle, nummer }: GezaehltProps & { nummer: string }) {
  const { client } = usePorts();
  const abfrage = useQuery(vertragQuery(client, nummer));
  return (
    <Abfrage abfrage={abfrage} title={t('titel')}>
      {(vertrag) => (
        <Meldestrecke
          {...{ nutzer, vertrag, weg }}
          basis={`/schaden-melden/${weg}/${stelle}`}
          ausgang={schadenwege.melden}
        />
      )}
    </Abfrage>
  );
}

/** The report of the product that is reported under this segment of an address. */
export function Meldestrecke({ weg, ...seite }: Meldungsseite & { weg: string | null }) {
  if (weg === null || !istStrecke(weg)) return <Weiter nach="/schaden-melden/fehler" />;
  const Strecke = strecken[weg].Page;
  return (
    <Suspense fallback={<LadeSeite title={t('titel')} />}>
      <Strecke {...seite} />
    </Suspense>
  );
}

function istStrecke(weg: string): weg is Schadenweg {
  return Object.hasOwn(strecken, weg);
}
