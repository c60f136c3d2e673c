import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { antworten as formen, entwurfsregel } from '#machines/vermittler/beratung/answers.ts';
import { gleich } from '#machines/gleich.ts';
import { beratung } from '#machines/vermittler/beratung/machine.ts';
import * as select from '#machines/vermittler/beratung/selectors.ts';
import { auftragsschluessel } from '../../../auftragsschluessel.ts';
import { type Notizen, notizenIn } from '../../../formular/notizen.ts';
import { gehe, useOrt } from '../../../ort.tsx';
import { usePorts } from '../../../ports.ts';
import { spaeter } from '../../../seite.tsx';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { draftAt, type DraftStorage } from '../../draft.ts';
import { useFlow } from '../../useFlow.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { entwurfTeile } from '../../vertrag/beendigung/aufgehoben.ts';
import { beratungMit } from './effects.ts';
import { beraten } from './hausratBeratung.ts';
import { einstiegsseite, seiten } from './seiten.ts';
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
export default function BeratungView(props: Props) {
  const genannt = useGenannten();
  return genannt === undefined ? <LadeSeite /> : <Lauf {...props} genannt={genannt} />;
}

function Lauf({ marke, sub, vermittlerNummer, genannt }: Props & Pick<StepProps, 'genannt'>) {
  const { client, speicher } = usePorts();
  const [parts] = useState(() => partsOf(speicher, sub, genannt));
  const [chart] = useState(() => {
    const schluessel = auftragsschluessel(speicher, flow, sub);
    return beratungMit({ client, marke, schluessel });
  });
  const input = { antworten: parts.antworten };
  const actor = useActorRef(useMitAnmeldung(chart), { input });
  const bild = useBild(actor, chart);
  const { bereit } = useFlow(bild, parts);
  const { notizen } = parts;
  useEffect(() => vergissMitKunde(actor, notizen), [actor, notizen]);
  const Step = steps[useSelector(bild, select.schritt)];
  if (!bereit || !Step) return <LadeSeite />;
  return (
    <Unterbrechbar actor={actor}>
      <Suspense fallback={<LadeSeite />}>
        <Step actor={bild} {...{ marke, notizen, vermittlerNummer, genannt }} />
      </Suspense>
    </Unterbrechbar>
  );
}

/** The first question of the application. */
const { Page: Einstieg } = spaeter(async () => {
  const { anfang } = await beraten.beginn();
  const seite = einstiegsseite(anfang.frageseite);
  return { default: (props: StepProps) => <Frage {...props} schritt="einstieg" seite={seite} /> };
});

function frage(props: StepProps & { schritt: keyof typeof seiten }) {
  const { schritt } = props;
  return <Frage key={schritt} {...props} seite={seiten[schritt]} />;
}

const steps: Partial<Record<string, (props: StepProps) => ReactNode>> = {
  kunde: Kunde,
  erstinformation: (props) => frage({ ...props, schritt: 'erstinformation' }),
  bedarf: (props) => frage({ ...props, schritt: 'bedarf' }),
  einstieg: Einstieg,
  angebotVergleich: Vergleich,
  empfehlung: Vergleich,
  beratungsprotokoll: Protokoll,
  abschlussweg: Abschlussweg,
  gesendet: Gesendet,
};

const flow = beratung.id;

/** Whom the page of a customer names; her number leaves the address before anything else is done, so that no step carries it on. */
function useGenannten(): string | null | undefined {
  const { pathname, search } = useOrt();
  const [genannt] = useState(() => new URLSearchParams(search).get('kunde'));
  const stehtDa = new URLSearchParams(search).has('kunde');
  useEffect(() => {
    if (stehtDa) gehe(pathname, { replace: true });
  }, [pathname, stehtDa]);
  return stehtDa ? undefined : genannt;
}

/** What was kept of the way; nothing where another customer is named than the one it was kept of. */
function partsOf(speicher: DraftStorage, sub: string, genannt: string | null) {
  const draft = draftAt(speicher, flow, '', sub);
  const notizen = notizenIn(speicher, `entwurf:${flow}:${sub}:eingaben`, {});
  const { antworten } = entwurfTeile(entwurfsregel, draft);
  const kunde = formen.kunde.safeParse(Reflect.get(antworten, 'kunde')).data;
  const istSie = kunde?.art === 'BESTAND' && kunde.partnerNummer === genannt;
  if (genannt !== null && !istSie) {
    draft.clear();
    notizen.leere();
  }
  return { ...entwurfTeile(entwurfsregel, draft), notizen, address };
}

/** What was typed of one customer is nothing of the next, and nothing of anybody once it was sent. */
function vergissMitKunde(actor: ActorRefFrom<typeof beratung>, notizen: Notizen): () => void {
  let { kunde } = actor.getSnapshot().context.antworten;
  const abo = actor.subscribe(({ status, context: { antworten } }) => {
    if (status !== 'done' && gleich(kunde, antworten.kunde)) return;
    kunde = antworten.kunde;
    notizen.leere();
  });
  return () => abo.unsubscribe();
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
