import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Hinderung } from '#contract/entities/aenderung.ts';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { fortschritt } from '#machines/fortschritt.ts';
import { leaf } from '#machines/leaf.ts';
import type { UmzugsFrage } from '#machines/vertrag/umzug/answers.ts';
import { umzug } from '#machines/vertrag/umzug/machine.ts';
import * as select from '#machines/vertrag/umzug/selectors.ts';
import { zurueck } from '#machines/walk.ts';
import { usePorts } from '../../../../ports.ts';
import { vertraegeQuery } from '../../../../queries/findByPartnerNummer.ts';
import type { Notizen } from '../../../../formular/notizen.ts';
import { schrittTitel } from '../../../antrag/schrittTitel.ts';
import type { FlowActor } from '../../../replay.ts';
import { t } from '../texte.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof umzug>;
  partnerNummer: string;
  /** What was typed and not sent. */
  notizen: Notizen;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}

/** Her contracts. */
export function useVertraege({ partnerNummer }: Pick<StepProps, 'partnerNummer'>) {
  return useQuery(vertraegeQuery(usePorts().client, partnerNummer));
}

/** How far she is, and the way back: to the step before, from the first one to her data. */
export function useWeg({ actor }: Pick<StepProps, 'actor'>) {
  const schritt = useSelector(actor, select.schritt);
  const schritte = useSelector(actor, select.schritte);
  // A step that still waits for its call lies at the end of her path.
  const weg = schritte.includes(schritt) ? schritte : [...schritte, schritt];
  const voriger = zurueck(weg, schritt);
  const { nummer, von } = fortschritt(umzug, weg, schritt, 'uebersicht');
  return {
    fortschritt: { step: nummer, of: von, title: schrittTitel(umzug, schritt) },
    back:
      voriger === null
        ? { label: t('zuIhrenDaten'), href: '/kunden/kundendaten/' }
        : { label: t('zurueck'), onClick: () => route(actor, voriger) },
  };
}

/** Goes to a step she has passed. */
export function gehe(actor: StepProps['actor'], schritt: UmzugsFrage): void {
  route(actor, schritt);
}

/** The chart refuses a step that lies off the path. */
function route(actor: FlowActor, schritt: string): void {
  const event = { type: 'xstate.route', to: `#${schritt}` };
  actor.send(event);
}

/** The refusal of a contract, and what to do; some say so themselves (`domain/vertrag.md §3`). */
export function mitBitte({ code, text }: Hinderung): string {
  const bitte = t('bitteNachricht');
  return code === 'PREIS_GEAENDERT' || text.endsWith(bitte) ? text : `${text} ${bitte}`;
}

/** What a contract is called; its number where it is not among hers any more. */
export function nameVon(vertraege: readonly Vertragskachel[], nummer: string): string {
  return (
    vertraege.find((v) => v.versicherungsNummer === nummer)?.versicherungsName ??
    t('vertrag', { nummer })
  );
}
