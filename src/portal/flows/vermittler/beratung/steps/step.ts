import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { beratung } from '#machines/vermittler/beratung/machine.ts';
import * as select from '#machines/vermittler/beratung/selectors.ts';
import type { Notizen } from '../../../../formular/notizen.ts';
import { schrittTitel } from '../../../antrag/schrittTitel.ts';
import { t } from '../texte.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof beratung>;
  marke: MarkenSchluessel;
  /** What was typed and not sent. */
  notizen: Notizen;
  vermittlerNummer: string;
  /** Number of the customer whose page led here; null where none did. */
  genannt: string | null;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, select.zustand);
}

/** Goes to a step that was passed; the chart refuses one that lies off the path. */
export function gehe(actor: StepProps['actor'], schritt: string): void {
  actor.send({ type: 'xstate.route', to: `#${schritt}` });
}

/** How far the advice is, and the way back; whoever got the first information before is not led there. */
export function useWeg(actor: StepProps['actor'], schritt: (typeof schritte)[number]) {
  const hatSie = useSelector(actor, (snapshot) => select.stand(snapshot)?.uebergebenAm ?? null);
  const weg = schritte.filter((einer) => einer !== 'erstinformation' || hatSie === null);
  const voriger = weg[weg.indexOf(schritt) - 1];
  return {
    fortschritt: {
      step: weg.indexOf(schritt) + 1,
      of: weg.length,
      title: schrittTitel(beratung, schritt),
    },
    back:
      voriger === undefined
        ? { label: t('zumBestand'), href: '/vermittler/kundenbestand' }
        : { label: t('zurueck'), onClick: () => gehe(actor, voriger) },
  };
}

const schritte = [
  'kunde',
  'erstinformation',
  'bedarf',
  'einstieg',
  'angebotVergleich',
  'empfehlung',
  'beratungsprotokoll',
  'abschlussweg',
] as const;
