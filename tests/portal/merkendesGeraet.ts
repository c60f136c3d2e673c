import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { BasisAntworten } from '#machines/antrag/context.ts';
import * as select from '#machines/merken/selectors.ts';
import { schrittVon, weiterMit } from '#machines/walk.ts';
import { davor } from '#portal/flows/antrag/entwurf/davor.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import { merkenMit, merkstandVon } from '#portal/flows/antrag/merken/effekte.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { replay } from '#portal/flows/replay.ts';
import { eventually } from '#tests/support/eventually.ts';
import { antrag, antworten, heute } from './hausratMitTarif.ts';
import { memoryStorage } from './memoryStorage.ts';

export const seite: AntragProduktSeite = hausratSeite;
export const schluessel = '/hausrat/antrag:andsafe';

interface Besuch {
  seite?: AntragProduktSeite;
  marke?: string;
  heute?: string;
  /** Of the tab; a new one unless told. */
  tab?: Storage;
  istVerlinkt?: boolean;
  istFrisch?: boolean;
}

/** A device at which tabs are opened; other tabs throw away what lies there by `GELOESCHT`. */
export function geraet(storage: Storage = memoryStorage(), oeffnen = () => storage) {
  const fenster = new EventTarget();
  return {
    storage,
    /** What lies there under any key. */
    alles: () =>
      Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((key) =>
        key.startsWith('gemerkt:'),
      ),
    loescheAnderswo: (key: string | null) =>
      fenster.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null })),
    /** Another tab has written there, as a browser tells it. */
    schriebAnderswo: (key: string) =>
      fenster.dispatchEvent(
        Object.assign(new Event('storage'), { key, newValue: storage.getItem(key) }),
      ),
    oeffne: ({ tab = memoryStorage(), ...besuch }: Besuch = {}) => {
      const { chart, eingang, behalten } = merkenMit({
        seite,
        speicher: tab,
        marke: 'andsafe',
        heute,
        istVerlinkt: false,
        istFrisch: true,
        oeffnen,
        fenster,
        ...besuch,
      });
      const merken = createActor(chart, { input: eingang });
      merken.subscribe(behalten);
      return merken.start();
    },
  };
}

export const zustand = (merken: ReturnType<ReturnType<typeof geraet>['oeffne']>) =>
  select.zustand(merken.getSnapshot());

/** An application that stands at a step, beside what keeps it. */
export async function bis(schritt: string, gegeben: BasisAntworten = antworten) {
  const { actor } = antrag(gegeben);
  await replay(actor, schritt, weiterMit({ ...gegeben }));
  await eventually(() => expect(schrittVon(actor.getSnapshot())).toBe(schritt));
  const stand = merkstandVon({ actor, entwurf: davor(), seite }, schritt);
  if (stand === null) throw new Error('Nobody knows who stands around it.');
  return { actor, stand };
}

/** A device at which she had her answers kept in another visit. */
export async function nachDemBesuch(schritt = 'wohnung') {
  const hier = geraet();
  const { stand } = await bis(schritt);
  const vorher = hier.oeffne();
  vorher.send({ type: 'MERKEN', stand });
  vorher.stop();
  return { ...hier, stand };
}
