import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { entwurfsregel } from '#machines/vermittler/beratung/answers.ts';
import { beratung } from '#machines/vermittler/beratung/machine.ts';
import * as select from '#machines/vermittler/beratung/selectors.ts';
import { auftragsschluessel } from '../../../auftragsschluessel.ts';
import { notizenIn } from '../../../formular/notizen.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { draftAt, type DraftStorage } from '../../draft.ts';
import { useFlow } from '../../useFlow.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { entwurfTeile } from '../../vertrag/beendigung/aufgehoben.ts';
import { beratungMit } from './effects.ts';
import { beraten } from './hausratBeratung.ts';
import { Abschlussweg } from './steps/Abschlussweg.tsx';
import { Frage } from './steps/Frage.tsx';
import { Gesendet } from './steps/Gesendet.tsx';
import { Kunde } from './steps/Kunde.tsx';
import { Protokoll } from './steps/Protokoll.tsx';
import { Vergleich } from './steps/Vergleich.tsx';
import type { StepProps } from './steps/step.ts';

interface Props {
  marke: MarkenSchluessel;
  /** Whose draft it is. */
  sub: string;
  vermittlerNummer: string;
}

/** A broker advises a customer about one product. */
export default function BeratungView({ marke, sub, vermittlerNummer }: Props) {
  const { client, speicher } = usePorts();
  const [parts] = useState(() => partsOf(speicher, sub));
  const [chart] = useState(() => {
    const schluessel = auftragsschluessel(speicher, flow, sub);
    return beratungMit({ client, marke, schluessel });
  });
  const input = { antworten: parts.antworten };
  const actor = useActorRef(useMitAnmeldung(chart), { input });
  const bild = useBild(actor, chart);
  const { bereit } = useFlow(bild, parts);
  const Step = steps[useSelector(bild, select.schritt)];
  if (!bereit || !Step) return <LadeSeite />;
  const { notizen } = parts;
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} {...{ marke, notizen, vermittlerNummer }} />
    </Unterbrechbar>
  );
}

const steps: Partial<Record<string, (props: StepProps) => ReactNode>> = {
  kunde: Kunde,
  erstinformation: (props) => <Frage key="erstinformation" {...props} schritt="erstinformation" />,
  bedarf: (props) => <Frage key="bedarf" {...props} schritt="bedarf" />,
  einstieg: (props) => <Frage key="einstieg" {...props} schritt="einstieg" />,
  angebotVergleich: Vergleich,
  empfehlung: Vergleich,
  beratungsprotokoll: Protokoll,
  abschlussweg: Abschlussweg,
  gesendet: Gesendet,
};

const flow = beratung.id;

function partsOf(speicher: DraftStorage, sub: string) {
  return {
    ...entwurfTeile(entwurfsregel, draftAt(speicher, flow, '', sub)),
    notizen: notizenIn(speicher, `entwurf:${flow}:${sub}:eingaben`, {}),
    address,
  };
}

const address = {
  basis: beraten.basis,
  schritte: [
    'kunde',
    'erstinformation',
    'bedarf',
    'einstieg',
    'angebotVergleich',
    'empfehlung',
    'beratungsprotokoll',
    'abschlussweg',
    'gesendet',
  ],
  ausgang: '/vermittler/kundenbestand',
} as const;
