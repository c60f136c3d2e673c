import { beginntAm, mitBeginn } from '#machines/antrag/anschluss.ts';
import { verzichtGegenueber } from '#machines/antrag/beratung.ts';
import { gefragteErklaerungen } from '#machines/antrag/erklaerungen.ts';
import type { VorbereiteterAntrag } from '#machines/antrag/context.ts';
import { type StepProps, useKontext } from '../step.ts';
import { hatWiderruf } from '../tarif/worte.ts';
import { Erklaerungsformular } from './Erklaerungsformular.tsx';

interface Props extends Pick<StepProps, 'actor' | 'gang' | 'seite'> {
  /** Whose documents are shown. */
  antrag: VorbereiteterAntrag;
}

/** The declarations of this very application, as the insurer words them today. */
export function Erklaerungen({ actor, gang, seite, antrag }: Props) {
  const umfeld = useKontext(actor, (context) => context.umfeld);
  const antworten = useKontext(actor, (context) => context.antworten);
  const { kontaktZahlung, angebot: tarif } = mitBeginn({ umfeld, antworten });
  if (!umfeld || !kontaktZahlung || !tarif) return null;
  const gefragt = gefragteErklaerungen(antrag.erklaerungen, {
    produkt: seite.schluessel,
    marke: umfeld.marke,
    zahlart: kontaktZahlung.zahlart,
    heute: umfeld.heute,
    beginn: beginntAm(tarif),
    widerruflich: hatWiderruf({ umfeld, antworten }),
    durchVermittler: umfeld.durchVermittler === true,
    verzicht: verzichtGegenueber({ umfeld, antworten }),
  });
  const { antragId, dokumente } = antrag;
  return <Erklaerungsformular {...{ actor, gang, seite, gefragt, antragId, dokumente }} />;
}
