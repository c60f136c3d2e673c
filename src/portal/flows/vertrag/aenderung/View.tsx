import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { aenderung } from '#machines/vertrag/aenderung/machine.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { weiterMit } from '#machines/walk.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { ladeEingabefeld } from '../../../formular/Felder.tsx';
import { notizenIn } from '../../../formular/notizen.ts';
import { draftAt } from '../../draft.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { useFlow } from '../../useFlow.ts';
import { aenderungMit } from './effects.ts';
import { antwortenAus, behalten } from './entwurf.ts';
import { frage } from './steps/Frage.tsx';
import { Gespeichert } from './steps/Gespeichert.tsx';
import type { StepProps } from './steps/step.ts';
import { Vergleich } from './steps/Vergleich.tsx';

export interface AenderungsViewProps {
  versicherungsNummer: string;
  art: AenderungsArt;
  /** Whose draft it is. */
  sub: string;
  /** A broker acts for the customer. */
  imAuftrag?: boolean;
  /** Address of the change without a step, of the contract, and of all contracts. */
  basis: string;
  vertragsseite: string;
  liste: string;
}

/** Change of a contract: choose, answer, compare, confirm, saved. */
export function AenderungsView(props: AenderungsViewProps) {
  const { versicherungsNummer, art, imAuftrag = false, vertragsseite, liste } = props;
  const ports = usePorts();
  const [parts] = useState(() => partsOf(ports.speicher, props));
  const queries = useQueryClient();
  const [chart] = useState(() => aenderungMit(ports.client, queries));
  const actor = useActorRef(useMitAnmeldung(chart), {
    input: { versicherungsNummer, art, imAuftrag, antworten: parts.antworten },
  });
  const bild = useBild(actor, chart);
  const { bereit } = useFlow(bild, parts);
  // Every page but the last has fields; they are fetched beside the offer, not behind it.
  useEffect(() => void ladeEingabefeld().catch(() => undefined), []);
  const schritt = useSelector(bild, select.schritt);
  const Step = steps[schritt];
  if (!bereit || !Step) return <LadeSeite />;
  const { draft, notizen } = parts;
  const stepProps = { actor: bild, versicherungsNummer, art, draft, notizen, vertragsseite, liste };
  return (
    <Unterbrechbar actor={actor}>
      <Step {...stepProps} />
    </Unterbrechbar>
  );
}

const steps: Partial<Record<string, (props: StepProps) => ReactNode>> = {
  auswahl: frage('auswahl'),
  vorschaden: frage('vorschaden'),
  wohnung: frage('wohnung'),
  anlass: frage('anlass'),
  person1: frage('person1'),
  person2: frage('person2'),
  person3: frage('person3'),
  risikofragen: frage('risikofragen'),
  termin: frage('termin'),
  vergleich: Vergleich,
  gespeichert: Gespeichert,
};

function partsOf(
  speicher: Storage,
  { versicherungsNummer, art, sub, basis, vertragsseite }: AenderungsViewProps,
) {
  const gegenstand = `${art}:${versicherungsNummer}`;
  const draft = draftAt(speicher, aenderung.id, gegenstand, sub);
  const antworten = antwortenAus(draft.read());
  return {
    address: { basis, schritte, ausgang: vertragsseite },
    draft,
    notizen: notizenIn(speicher, `entwurf:${aenderung.id}:${gegenstand}:${sub}:eingaben`, {}),
    antworten,
    ereignis: weiterMit(antworten),
    keep: behalten,
  };
}

const schritte: readonly [string, ...string[]] = [
  'auswahl',
  'vorschaden',
  'wohnung',
  'anlass',
  'person1',
  'person2',
  'person3',
  'risikofragen',
  'termin',
  'vergleich',
  'gespeichert',
];
