import { fromCallback } from 'xstate';
import { geraetemerker, type Gemerktes, type Merkstand } from '#machines/merken/machine.ts';
import { type Merklage, wirdGemerkt } from '#machines/merken/selectors.ts';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import { entwurfAus } from '#machines/entwurf.ts';
import { praefix } from '../../clearDrafts.ts';
import type { EntwurfActor } from '../entwurf/effekte.ts';
import { inhaltVon } from '../entwurf/inhalt.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import type { AntragActor } from '../steps/step.ts';
import { geraetFuer } from './geraet.ts';

/** What keeps an application on this device, as far as its screens ask. */
export interface MerkActor {
  getSnapshot(): Merklage;
  send(ereignis: MerkEreignis): void;
  subscribe(melde: (lage: Merklage) => void): { unsubscribe(): void };
}

type MerkEreignis =
  | { type: 'WEITER' | 'LOESCHEN' | 'NEU_BEGINNEN' | 'VERGESSEN' | 'ABGESCHLOSSEN' }
  | { type: 'MERKEN' | 'BEANTWORTET'; stand: Merkstand };

interface Teile {
  seite: AntragProduktSeite;
  /** Of this tab. */
  speicher: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  marke: string;
  heute: string;
  /** The address leads to a saved application, which is another one. */
  istVerlinkt: boolean;
  /** Nobody has begun anything here: she may be greeted. */
  istFrisch: boolean;
  /** Of the device. */
  oeffnen?: () => Storage;
  /** Tells what other tabs do to it. */
  fenster?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** The chart that keeps an application on this device, with its effects, and how it begins. */
export function merkenMit({ seite, speicher, istVerlinkt, istFrisch, ...teile }: Teile) {
  const { marke, heute, oeffnen, fenster = globalThis } = teile;
  const geraet = geraetFuer({ basis: seite.basis, marke, heute, ...(oeffnen && { oeffnen }) });
  const zeichen = `${praefix}:${seite.flow}:gemerkt`;
  const lesbar = (liegt: Gemerktes | null) =>
    liegt && istLesbar(seite, heute, liegt) ? liegt : null;
  const liegtDort = geraet.lies();
  const stand = !istVerlinkt && speicher.getItem(zeichen) !== null ? liegtDort : null;
  // Another application than the one that was kept.
  if (stand === null) speicher.removeItem(zeichen);
  return {
    chart: geraetemerker.provide({
      actors: {
        geraet: fromCallback(({ sendBack }) => {
          const hoeren = (event: Event) => {
            const { key } = event as StorageEvent;
            // Without a key all of it was thrown away; there is room for one, whoever wrote it last.
            if (key !== null && key !== geraet.schluessel) return;
            const gefunden = lesbar(geraet.lies());
            sendBack(gefunden ? { type: 'ERSETZT', gefunden } : { type: 'GELOESCHT' });
          };
          fenster.addEventListener('storage', hoeren);
          return () => fenster.removeEventListener('storage', hoeren);
        }),
      },
      actions: {
        speichern: ({ self }, { stand }) => {
          if (stand && !geraet.schreibe(stand)) self.send({ type: 'VERWEIGERT' });
        },
        loeschen: geraet.loesche,
      },
    }),
    eingang: {
      stand,
      gefunden: istFrisch ? lesbar(liegtDort) : null,
    },
    /** The tab knows whether its application is the one that is kept. */
    behalten: (lage: Merklage): void => {
      if (wirdGemerkt(lage)) speicher.setItem(zeichen, '1');
      else speicher.removeItem(zeichen);
    },
  };
}

/** A page that is older than what is kept offers nothing of it; loaded anew it does. */
function istLesbar(seite: AntragProduktSeite, heute: string, liegtDort: Gemerktes): boolean {
  const regel = entwurfsregel(seite.flow, seite.regel.formen(heute), seite.regel.frueher);
  return entwurfAus(regel, { ...liegtDort, flow: seite.flow }) !== null;
}

/** What is kept of an application at a step; null before it is known who stands around it. */
export function merkstandVon(
  { actor, entwurf, seite }: Beisammen,
  schritt: string,
): Merkstand | null {
  const inhalt = inhaltVon(seite, actor.getSnapshot().context, schritt);
  if (inhalt === null) return null;
  const { produkt, schema, antworten, beitrag } = inhalt;
  const { kennung } = entwurf.getSnapshot().context;
  return { produkt, schema, schritt, antworten: { ...antworten }, beitrag, kennung };
}

/** An application and its draft. */
interface Beisammen {
  actor: Pick<AntragActor, 'getSnapshot'>;
  entwurf: Pick<EntwurfActor, 'getSnapshot'>;
  seite: AntragProduktSeite;
}
