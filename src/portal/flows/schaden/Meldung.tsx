import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { heuteInBerlin } from '#contract/tagformat.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Schadenweg } from '#contract/produkte/produkte.ts';
import { deckungenVon } from '#contract/schaeden/deckung.ts';
import type { Schadensparte } from '#contract/schaeden/sparte.ts';
import { meldungsentwurf } from '#machines/schaden/answers.ts';
import type { Meldungschart } from '#machines/schaden/hausratchart.ts';
import * as select from '#machines/schaden/selectors.ts';
import { auftragsschluessel } from '../../auftragsschluessel.ts';
import { usePorts } from '../../ports.ts';
import { LadeSeite } from '../../shell/zustand/LadeSeite.tsx';
import type { Nutzer } from '../../session/identitaet.ts';
import { draftAt } from '../draft.ts';
import { Unterbrechbar } from '../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../unterbrochen/unterbrochener.ts';
import { useFlow } from '../useFlow.ts';
import { entwurfTeile } from '../vertrag/beendigung/aufgehoben.ts';
import { useImAuftrag } from '../vertrag/wege.ts';
import { meldungMit } from './effects.ts';
import { inWorten } from './inWorten.ts';
import { Ereignis } from './steps/Ereignis.tsx';
import { Fotos } from './steps/Fotos.tsx';
import { Gemeldet } from './steps/Gemeldet.tsx';
import { Pruefen } from './steps/Pruefen.tsx';
import { Schadenart } from './steps/Schadenart.tsx';
import type { StepProps } from './steps/step.ts';

export interface Meldungsseite {
  /** Address of the report, without its step. */
  basis: string;
  /** Where another contract is chosen. */
  ausgang: string;
  vertrag: Vertrag;
  nutzer: Nutzer;
}

interface Props extends Meldungsseite {
  chart: Meldungschart;
  flow: `schaden/${Schadenweg}`;
  sparte: Schadensparte;
}

/** The view of a product's report. */
export function meldungVon(
  flow: Props['flow'],
  daten: Schadensparte,
  chart: Meldungschart,
): ComponentType<Meldungsseite> {
  const sparte = inWorten(flow.replace('/', '.'), daten);
  return (seite) => <Meldung {...seite} {...{ chart, flow, sparte }} />;
}

/** The report of a claim, of whatever product. */
function Meldung({ chart: stumm, flow, sparte, ...seite }: Props) {
  const { basis, ausgang, vertrag, nutzer } = seite;
  const { client, speicher, now } = usePorts();
  const queries = useQueryClient();
  const { versicherungsNummer: nummer } = vertrag;
  const partnerNummer = vertrag.kunde?.partnerNummer ?? nutzer.partnernummer ?? '';
  const melder = useImAuftrag() ? 'VERMITTLER' : 'KUNDE';
  const [parts] = useState(() => {
    const teile = entwurfTeile(
      meldungsentwurf(flow, sparte),
      draftAt(speicher, flow, nummer, nutzer.sub),
    );
    return {
      ...teile,
      // Also what is typed at a step that was left by Back, and photos that are there by then.
      keep: mitGetipptem(teile),
      address: { basis, schritte, ausgang },
    };
  });
  const [kontakt] = useState(() => draftAt(speicher, `${flow}/kontakt`, nummer, nutzer.sub));
  const [chart] = useState(() =>
    meldungMit(stumm, {
      client,
      queries,
      heute: () => heuteInBerlin(now()),
      schluessel: auftragsschluessel(speicher, flow, nummer, nutzer.sub),
      onGemeldet: () => kontakt.clear(),
    }),
  );
  const { antworten, draft } = parts;
  const [heute] = useState(() => heuteInBerlin(now()));
  const deckungen = deckungenVon(sparte, {
    produkt: vertrag.produktIdentifier,
    deckungsIdentifier: vertrag.deckungsIdentifier,
    risiken: vertrag,
  });
  const input = { versicherungsNummer: nummer, deckungen, heute, melder, antworten } as const;
  const actor = useActorRef(useMitAnmeldung(chart), { input });
  const bild = useBild(actor, chart);
  const { bereit } = useFlow(bild, parts);
  const Step = steps[useSelector(bild, select.schritt)];
  if (!bereit || !Step) return <LadeSeite />;
  const props = { sparte, vertrag, draft, kontakt, partnerNummer, ausgang };
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} {...props} />
    </Unterbrechbar>
  );
}

function mitGetipptem({ draft, keep }: ReturnType<typeof entwurfTeile>): typeof keep {
  return (snapshot) => {
    const behalten = keep(snapshot);
    if (behalten === null || behalten === 'saved') return behalten;
    const getippt = z.safeParse(jeSchritt, draft.read()?.antworten).data ?? {};
    return { antworten: { ...getippt, ...behalten.antworten } };
  };
}

const jeSchritt = z.record(z.string(), z.unknown());

const steps: Partial<Record<string, (props: StepProps) => ReactNode>> = {
  schadenart: Schadenart,
  ereignis: Ereignis,
  fotos: Fotos,
  pruefen: Pruefen,
  gemeldet: Gemeldet,
};

const schritte = ['schadenart', 'ereignis', 'fotos', 'pruefen', 'gemeldet'] as const;
