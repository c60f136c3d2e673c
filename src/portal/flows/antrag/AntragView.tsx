import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { AntragKontext } from '#machines/antrag/context.ts';
import * as select from '#machines/antrag/selectors.ts';
import type { AntragEreignis } from '#machines/antrag/events.ts';
import { schrittVon } from '#machines/walk.ts';
import { usePorts } from '../../ports.ts';
import { spaeter } from '../../seite.tsx';
import { whenIdle } from '../../shell/whenIdle.ts';
import { LadeSeite } from '../../shell/zustand/LadeSeite.tsx';
import type { FlowActor } from '../replay.ts';
import { useFlow } from '../useFlow.ts';
import { schrittAus } from '../flowAddress.ts';
import { Uebergabe, type ZeigeErste } from './anfang/Uebergabe.tsx';
import { type EntwurfActor, ladeUebertragung } from './entwurf/effekte.ts';
import { ladeDialog } from './entwurf/Schrittfuss.tsx';
import { useEntwurf } from './entwurf/useEntwurf.ts';
import { ladeEingabefeld } from '../../formular/Felder.tsx';
import { gemerktesVon } from '../../formular/notizen.ts';
import { useFormValues } from '../../formular/useFormValues.ts';
import { auswegeMit } from './fragen/auswege.tsx';
import { Fragen } from './fragen/Fragen.tsx';
import { nachfragend } from './fragen/nachfragen.ts';
import type { FragenProps } from './fragen/useFrage.ts';
import type { MerkActor } from './merken/effekte.ts';
import { mitschreiben } from './merken/mitschreiben.ts';
import { useMerken } from './merken/useMerken.ts';
import { type GangActor, onwardMit } from './onward.ts';
import type { AntragProduktSeite } from './produkt.ts';
import { Beitragsbox } from './steps/Beitragsbox.tsx';
import { kopfVon } from './steps/Schrittseite.tsx';
import { Ausgang } from './steps/Ausgang.tsx';
import { gemerkterNachweis, vergissNachweis } from './steps/bestaetigung/nachweis.ts';
import { type AntragActor, type StepProps, useKontext } from './steps/step.ts';
import { type Antrag, useAntrag } from './useAntrag.ts';
import { useVerbunden } from './useVerbunden.ts';
import { useVerkaufsende } from './useVerkaufsende.ts';
import { useOrt } from '../../ort.tsx';

/** The application of a product, whatever it insures. */
export function antragVon(seite: AntragProduktSeite): ComponentType<Aufruf> {
  return (aufruf) => <Anwendung {...aufruf} seite={seite} />;
}

interface Aufruf {
  /** Who shows the first question, where it stood before this; here otherwise. */
  zeigeErste?: ZeigeErste;
}

/** What this device kept is offered before anything else begins. */
function Anwendung({ seite, ...aufruf }: Aufruf & Pick<Props, 'seite'>) {
  const antrag = useAntrag(seite);
  const { merken, gruss, zustand } = useMerken(antrag, seite, aufruf.zeigeErste !== undefined);
  return (
    <>
      {gruss ? (
        <Suspense fallback={<LadeSeite />}>
          <Begruessung {...{ merken, gemerktes: gruss, name: seite.name }} />
        </Suspense>
      ) : (
        <Begonnen {...aufruf} {...{ antrag, merken, seite }} />
      )}
      <span hidden data-companion="merken" data-companion-state={zustand} />
    </>
  );
}

function Begonnen({
  antrag,
  merken,
  seite,
  ...aufruf
}: Aufruf & Pick<Props, 'antrag' | 'merken' | 'seite'>) {
  // Read once: from here on it is the application that is kept.
  const [{ gefunden }] = useState(() => merken.getSnapshot().context);
  const { chart: neben, gemerkte, behalten } = antrag.entwurf;
  const entwurf = useActorRef(neben, { input: { kennung: gemerkte() } }, behalten);
  const [chart] = useState(() => seite.chart.provide({ actors: antrag.actors(entwurf, gefunden) }));
  const actor = useActorRef(chart, { input: antrag.eingang });
  const [nachVorn] = useState(() => onwardMit({ actor, entwurf, seite }));
  const gang = useActorRef(nachVorn);
  const nimmtAuf = gefunden !== null;
  const neue = { actor, antrag, entwurf, gang, merken, nimmtAuf, seite };
  return <AntragView {...aufruf} {...neue} lauf={actor} />;
}

interface Props extends Aufruf {
  actor: AntragActor;
  /** The same, as the address and the session see it. */
  lauf: FlowActor;
  antrag: Antrag;
  entwurf: EntwurfActor;
  gang: GangActor;
  merken: MerkActor;
  /** She goes on with what this device kept. */
  nimmtAuf: boolean;
  seite: AntragProduktSeite;
}

/**
 * An application from the first question to the contract, whatever it insures. Whoever comes back to
 * one that is concluded sees its end again; the first question alone begins another.
 */
function AntragView(props: Props) {
  const { actor, antrag, seite } = props;
  const { speicher } = usePorts();
  const { pathname, search } = useOrt();
  const [nachweis] = useState(() => gemerkterNachweis(speicher, seite.flow));
  const hatBegonnen = useKontext(actor, istBegonnen);
  useEffect(() => {
    if (hatBegonnen) vergissNachweis(speicher, seite.flow);
  }, [hatBegonnen, speicher, seite]);

  const amAnfang = schrittAus(pathname, antrag.parts.address) === seite.schritte[0];
  const genannt = new URLSearchParams(search).has('savedDraftId');
  if (nachweis === null || amAnfang || genannt || hatBegonnen) return <Lauf {...props} />;
  return (
    <Suspense fallback={<LadeSeite />}>
      <Bestaetigt nachweis={nachweis} flowState="bestaetigung" />
    </Suspense>
  );
}

function istBegonnen({ antworten }: AntragKontext): boolean {
  return Object.keys(antworten).length > 0;
}

function Lauf({ lauf, antrag, nimmtAuf, zeigeErste, ...teile }: Props) {
  const { actor, entwurf, gang, merken, seite } = teile;
  const { bereit } = useFlow(lauf, antrag.parts);
  useVerkaufsende(actor, seite.flow, antrag.notizen);
  useVerbunden(actor);
  const { unterwegs, vorbelegt } = useEntwurf({ actor, entwurf, gang, seite, nimmtAuf });
  useEffect(() => mitschreiben({ actor, entwurf, merken, seite }), [actor, entwurf, merken, seite]);
  const gelesen = useSelector(actor, schrittVon) ?? anfang;
  const mitCode = useSelector(actor, select.telefonlage) !== null;
  const schritte = useKontext(actor, (context) => seite.weg(context));
  const { notizen } = antrag;
  const istFertig = gelesen === 'bestaetigung';
  useEffect(() => {
    if (istFertig) notizen.leere();
  }, [istFertig, notizen]);
  useEffect(() => whenIdle(() => void ladeVoraus().catch(() => undefined)), []);
  if (!bereit || unterwegs) return <LadeSeite />;

  // The first question does not wait for who stands around it.
  const schritt = gelesen === anfang ? seite.schritte[0] : gelesen;
  const props = { ...teile, schritte };
  if (mitCode) {
    return (
      <Suspense fallback={<LadeSeite />}>
        <telefon.Page {...props} />
      </Suspense>
    );
  }
  const frageseite = seite.fragen[schritt];
  if (frageseite) {
    const bekannt = vorbelegt(antrag.bekannt);
    const frage = {
      ...kopfVon(props, schritt),
      schritt,
      frageseite,
      notizen,
      bekannt,
      // What it costs is known from the offer on.
      ...(seite.tarif.konfigurator &&
        schritt !== seite.schritte[0] && { neben: <Beitragsbox {...props} neben /> }),
      nachfragen: (form: Parameters<typeof nachfragend>[1]) => nachfragend(actor, form),
      auswege: auswegeMit(actor, schritt),
      frageVoraus: (ereignis: AntragEreignis) => antrag.frageVoraus(lauf, entwurf, ereignis),
    };
    if (zeigeErste && schritt === seite.schritte[0])
      return <Uebergabe {...{ zeigeErste, frage }} />;
    return <Formularfragen key={schritt} {...frage} />;
  }
  const Step = sonderSteps[schritt] ?? Ausgang;
  return (
    <Suspense fallback={<LadeSeite />}>
      <Step {...props} />
    </Suspense>
  );
}

function Formularfragen(frage: FragenProps) {
  const werte = useFormValues(gemerktesVon(frage.notizen, frage.schritt));
  return <Fragen {...frage} werte={werte} />;
}

const anfang = 'anfang';

const Begruessung = lazy(() => import('./merken/Begruessung.tsx'));
const Bestaetigt = lazy(() => import('./steps/bestaetigung/Bestaetigt.tsx'));

// Drawn as soon as they are here: what waits behind a fallback is held back for a third of a second.
const tarif = spaeter(() => import('./steps/tarif/Tarif.tsx'));
const telefon = spaeter(() => import('./steps/telefon/Telefon.tsx'));
const beitragPruefen = spaeter(() => import('./steps/angebot/BeitragPruefen.tsx'));
const anschluss = spaeter(() => import('./steps/angebot/Anschluss.tsx'));
const abschluss = spaeter(() => import('./steps/abschluss/Abschluss.tsx'));
const bestaetigung = spaeter(() => import('./steps/bestaetigung/Bestaetigung.tsx'));

/** What is more than a list of fields, and how an application ends. */
const sonderSteps: Partial<Record<string, ComponentType<StepProps>>> = {
  anfang: Ausgang,
  entwurf: lazy(async () => ({ default: (await import('./steps/anfang/Entwurf.tsx')).Entwurf })),
  angebot: tarif.Page,
  beitragPruefen: beitragPruefen.Page,
  anschluss: anschluss.Page,
  abschluss: abschluss.Page,
  bestaetigung: bestaetigung.Page,
  sorry: Ausgang,
  checkFailed: Ausgang,
  manuellePruefung: Ausgang,
  agentNichtGefunden: Ausgang,
  nichtVerfuegbar: lazy(async () => ({
    default: (await import('./steps/anfang/NichtVerfuegbar.tsx')).NichtVerfuegbar,
  })),
  fehler: lazy(async () => ({ default: (await import('./steps/anfang/Gestoert.tsx')).Gestoert })),
};

/** Fetched while the first question is read. */
async function ladeVoraus(): Promise<void> {
  await Promise.all([ladeEingabefeld(), tarif.laden()]);
  await Promise.all([ladeDialog(), ladeUebertragung()]);
  await Promise.all([beitragPruefen.laden(), anschluss.laden(), telefon.laden()]);
  await Promise.all([abschluss.laden(), bestaetigung.laden()]);
}
