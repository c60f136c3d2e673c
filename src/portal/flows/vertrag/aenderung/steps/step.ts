import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { fortschritt } from '#machines/fortschritt.ts';
import { leaf } from '#machines/leaf.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { aenderung } from '#machines/vertrag/aenderung/machine.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { zurueck } from '#machines/walk.ts';
import { usePorts } from '../../../../ports.ts';
import { angebotQuery } from '../../../../queries/aenderungLesen.ts';
import { vertragQuery } from '../../../../queries/vertragLesen.ts';
import type { Notizen } from '../../../../formular/notizen.ts';
import type { draftAt } from '../../../draft.ts';
import type { FlowActor } from '../../../replay.ts';
import { t, worteFuer } from '../texte.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof aenderung>;
  versicherungsNummer: string;
  art: AenderungsArt;
  draft: ReturnType<typeof draftAt>;
  /** What was typed and not sent. */
  notizen: Notizen;
  /** Where the contract is shown, and all of them. */
  vertragsseite: string;
  liste: string;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}

/** The words for whoever is at work. */
export function useWorte(actor: StepProps['actor']) {
  return worteFuer(useSelector(actor, select.imAuftrag));
}

/** The contract that is changed. */
export function useVertrag({ versicherungsNummer }: StepProps) {
  return useQuery(vertragQuery(usePorts().client, versicherungsNummer));
}

/** What it offers for this kind of change. */
export function useAngebot({ versicherungsNummer, art }: StepProps) {
  return useQuery(angebotQuery(usePorts().client, versicherungsNummer, art));
}

/** How far she is, and the way back: to the step before, from the first one to the contract. */
export function useWeg({ actor, vertragsseite }: StepProps) {
  const schritt = useSelector(actor, select.schritt);
  const schritte = useSelector(actor, select.schritte);
  // A step that still waits for its call lies at the end of her path.
  const weg = schritte.includes(schritt) ? schritte : [...schritte, schritt];
  const voriger = zurueck(weg, schritt);
  return {
    fortschritt: fortschritt(aenderung, weg, schritt, 'vergleich'),
    back:
      voriger === null
        ? { label: t('zurueckZumVertrag'), href: vertragsseite }
        : { label: t('zurueck'), onClick: () => geheZu(actor, voriger) },
  };
}

/** The chart refuses a step that lies off the path. */
function geheZu(actor: FlowActor, schritt: string): void {
  const route = { type: 'xstate.route', to: `#${schritt}` };
  actor.send(route);
}
