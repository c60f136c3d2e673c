import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { heuteInBerlin } from '#contract/tag.ts';
import { entwurfsregel } from '#machines/vertrag/umzug/answers.ts';
import { umzug } from '#machines/vertrag/umzug/machine.ts';
import * as select from '#machines/vertrag/umzug/selectors.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { ladeEingabefeld } from '../../../formular/Felder.tsx';
import { notizenIn } from '../../../formular/notizen.ts';
import { draftAt } from '../../draft.ts';
import { useFlow } from '../../useFlow.ts';
import { auftragsschluessel } from '../../../auftragsschluessel.ts';
import { entwurfTeile } from '../beendigung/aufgehoben.ts';
import { umzugMit } from './effects.ts';
import { Bestaetigung } from './steps/Bestaetigung.tsx';
import { NeueAdresse } from './steps/NeueAdresse.tsx';
import type { StepProps } from './steps/step.ts';
import { Uebersicht } from './steps/Uebersicht.tsx';
import { VertraegeWaehlen } from './steps/VertraegeWaehlen.tsx';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';

interface Props {
  partnerNummer: string;
  /** Whose draft it is. */
  sub: string;
}

/** Move of a customer: where to, which contracts along, check, saved. */
export function UmzugsView({ partnerNummer, sub }: Props) {
  const { client, speicher, now } = usePorts();
  const queries = useQueryClient();
  const [parts] = useState(() => partsOf(speicher, partnerNummer, sub));
  const [chart] = useState(() =>
    umzugMit(client, queries, auftragsschluessel(speicher, umzug.id, partnerNummer, sub)),
  );
  const [heute] = useState(() => heuteInBerlin(now()));
  const { antworten } = parts;
  const actor = useActorRef(useMitAnmeldung(chart), { input: { partnerNummer, heute, antworten } });
  const bild = useBild(actor, chart);
  const { bereit } = useFlow(bild, parts);
  // They are fetched beside the contracts, not behind them.
  useEffect(() => void ladeEingabefeld().catch(() => undefined), []);
  const Step = steps[useSelector(bild, select.schritt)];
  if (!bereit || !Step) return <LadeSeite />;
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} partnerNummer={partnerNummer} notizen={parts.notizen} />
    </Unterbrechbar>
  );
}

const steps: Partial<Record<string, (props: StepProps) => ReactNode>> = {
  neueAdresse: NeueAdresse,
  vertraegeWaehlen: VertraegeWaehlen,
  uebersicht: Uebersicht,
  bestaetigung: Bestaetigung,
};

function partsOf(speicher: Storage, partnerNummer: string, sub: string) {
  return {
    ...entwurfTeile(entwurfsregel, draftAt(speicher, umzug.id, partnerNummer, sub)),
    notizen: notizenIn(speicher, `entwurf:${umzug.id}:${partnerNummer}:${sub}:eingaben`, {}),
    address,
  };
}

const address = {
  basis: '/kunden/umzugsservice',
  schritte: ['neueAdresse', 'vertraegeWaehlen', 'uebersicht', 'bestaetigung'],
  ausgang: '/kunden/kundendaten',
} as const;
