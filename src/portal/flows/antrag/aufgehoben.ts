import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import { tagePlus } from '#contract/tag.ts';
import type { AntragEingang, BasisAntworten, Ergebnisse } from '#machines/antrag/context.ts';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import { entwurf, entwurfAus, entwurfVon, type Entwurfsregel } from '#machines/entwurf.ts';
import { schrittVon } from '#machines/walk.ts';
import { eingabenSchluessel, notizenIn, nurHier } from '../../formular/notizen.ts';
import { clearDrafts, praefix } from '../clearDrafts.ts';
import { type Draft, draftAt, type DraftStorage } from '../draft.ts';
import { vergissBeiseite } from './beiseite.ts';
import { kennungIm } from './entwurf/effekte.ts';
import { heutigeWahl } from './entwurf/heutigeWahl.ts';
import type { AntragProduktSeite } from './produkt.ts';

/** What a tab keeps of an application: answers without bank data, the price, the confirmed number. */
export interface Aufgehoben {
  readonly antworten: BasisAntworten;
  /** Those that are given again; a beginning of today in place of a past one is not hers yet. */
  readonly gegeben: BasisAntworten;
  readonly eingang: Pick<
    AntragEingang,
    'ergebnisse' | 'nummernnachweis' | 'bestaetigt' | 'offeneWahl'
  >;
}

/** Where the tab keeps an application while it is visited: answers, what is typed, which saved one it is. */
export function ablageIm(speicher: Storage, flow: string) {
  let istVergessen = false;
  const hier: DraftStorage = {
    getItem: (key) => speicher.getItem(key),
    setItem: (key, wert) => {
      if (!istVergessen) speicher.setItem(key, wert);
    },
    removeItem: (key) => speicher.removeItem(key),
  };
  const notizen = notizenIn(hier, eingabenSchluessel(flow), nurHier);
  return {
    // Whoever is signed in or not: a tab has one application of a product.
    draft: draftAt(hier, flow, '', ''),
    notizen: {
      ...notizen,
      leere: () => {
        notizen.leere();
        // Who concludes it need not be the broker for whom it waits.
        vergissBeiseite(speicher, flow);
      },
    },
    kennung: kennungIm(hier, `${praefix}:${flow}:ablage`),
    /** For good: the page goes on until it is loaded anew, and what it still does is not kept. */
    vergessen: () => {
      istVergessen = true;
      clearDrafts(speicher, `${praefix}:${flow}:`);
    },
  };
}

/** Reads what the tab kept; answers that hold no longer are asked again. */
export function aufgehobenAus(
  seite: AntragProduktSeite,
  heute: string,
  draft: Draft | null,
): Aufgehoben {
  const { data } = z.safeParse(form, draft?.antworten);
  if (!data) return { antworten: {}, gegeben: {}, eingang: {} };
  const regel = entwurfsregel(seite.flow, seite.regel.formen(heute), seite.regel.frueher);
  const gelesen = entwurfAus(regel, data.entwurf);
  const gegeben: BasisAntworten = gelesen?.antworten ?? {};
  const vorgabe = { versicherungsbeginn: tagePlus(heute, 1) };
  const tarif = gelesen && heutigeWahl(regel, gelesen, vorgabe);
  const { tarifieren, nachrechnen, codeSenden } = data.ergebnisse;
  const ergebnisse: Ergebnisse = {
    ...(tarifieren ? { tarifieren } : {}),
    ...(nachrechnen ? { nachrechnen } : {}),
    ...(codeSenden ? { codeSenden } : {}),
  };
  return {
    antworten: tarif ? { ...gegeben, angebot: tarif } : gegeben,
    gegeben,
    eingang: {
      ergebnisse,
      nummernnachweis: data.nummernnachweis,
      bestaetigt: gelesenVon(regel, data.bestaetigt),
      offeneWahl: data.offeneWahl && gelesenVon(regel, { angebot: data.offeneWahl })?.angebot,
    },
  };
}

/** What took the place of assumptions, where it still holds. */
function gelesenVon(
  { antworten: formen }: Entwurfsregel,
  bestaetigt: Readonly<Record<string, unknown>> | null | undefined,
): BasisAntworten | null {
  if (!bestaetigt) return null;
  return Object.fromEntries(
    Object.entries(bestaetigt).flatMap(([schritt, antwort]) => {
      const gelesen = formen[schritt]?.safeParse(antwort);
      return gelesen?.success ? [[schritt, gelesen.data]] : [];
    }),
  );
}

/** What is kept of the flow: nothing once it is concluded, all as it was at any other end. */
export function aufheben(seite: AntragProduktSeite, heute: string) {
  const regel = entwurfsregel(seite.flow, seite.regel.formen(heute), seite.regel.frueher);
  return (snapshot: AnyMachineSnapshot): Omit<Draft, 'schritt'> | 'saved' | null => {
    if (snapshot.matches('bestaetigung')) return 'saved';
    if (snapshot.status === 'done') return null;
    const { success, data } = z.safeParse(kontext, snapshot.context);
    if (!success || data.umfeld === null) return null;
    const antworten: Aufbewahrt = {
      entwurf: entwurfVon(regel, schrittVon(snapshot) ?? '', data.antworten),
      ergebnisse: data.ergebnisse,
      nummernnachweis: data.nummernnachweis,
      bestaetigt: data.bestaetigt,
      offeneWahl: data.offeneWahl,
    };
    return { antworten };
  };
}

const preis = z.object({ eingabe: z.unknown(), ergebnis: tarifantwort });

// Neither the credit result nor the documents, which are made from bank data too.
const ergebnisse = z.object({
  tarifieren: z.optional(preis),
  nachrechnen: z.optional(preis),
  codeSenden: z.optional(z.object({ eingabe: z.unknown(), ergebnis: z.literal(true) })),
});
const nummernnachweis = z.nullable(z.object({ handynummer: z.string(), nachweis: z.string() }));
const bestaetigt = z.optional(z.nullable(z.record(z.string(), z.unknown())));
const offeneWahl = z.optional(z.nullable(z.record(z.string(), z.unknown())));
const form = z.object({ entwurf, ergebnisse, nummernnachweis, bestaetigt, offeneWahl });
type Aufbewahrt = z.infer<typeof form>;
const kontext = z.object({
  umfeld: z.nullable(z.unknown()),
  antworten: z.record(z.string(), z.unknown()),
  ergebnisse,
  nummernnachweis,
  bestaetigt,
  offeneWahl,
});
