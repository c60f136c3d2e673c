import * as z from 'zod/mini';
import { assign, fromPromise, setup } from 'xstate';
import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type { FlowMeta, FlowTag } from '#machines/tags.ts';
import { darfErneut } from '#machines/parts/erneut.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import { anschlusstag, istDoppelt } from './anschluss.ts';
import { type GelegterBeginn, type GezeigterBeitrag, telefon } from './answers.ts';
import type {
  Abschlussauftrag,
  Antragsanfang,
  Bonitaetsauftrag,
  Entwurfslage,
} from './auftraege.ts';
import type {
  Abschluss,
  AntragEingang,
  AntragHinweis,
  AntragKontext,
  BasisAntworten,
  Bonitaet,
  Risikofrage,
  Antragsstand,
  VorbereiteterAntrag,
  Zustellung,
} from './context.ts';
import type { AntragEreignis } from './events.ts';
import { gesagtes, istAnfragbar } from './anfrage.ts';
import { ablehnungAus, fehlerArt } from './failure.ts';
import type { Antragsfragen } from './frage.ts';
import { antragIdAus, nummerAus, sindAusgehaendigt } from './gegeben.ts';
import { preisregel } from './preis.ts';
import {
  eingabeVon,
  ergebnisVon,
  istGleicherBeitrag,
  nachgerechnet,
  ohneErgebnis,
  statt,
  type Produktregel,
} from './regel.ts';
import { wahlregel } from './wahl.ts';
import type { Schrittweg } from './weg.ts';

/** The setup of one product: types, effects as stubs, guards and actions. */
export function antragSetup<A extends BasisAntworten>(
  regel: Produktregel<A>,
  weg: Schrittweg<A>,
  /** Its pages say what a person has to be asked about. */
  seiten: Antragsfragen<A> = {},
) {
  type Kontext = AntragKontext<A>;
  const { am, parse, mit, fragtAnderes, istGewaehlt, mitVorgabe, angepasst, ...wahl } =
    wahlregel(regel);
  const { giltVorige, istOffen, offenMit } = wahl;
  const { istGezeigter, abgeloest, merke } = preisregel(regel);

  return setup({
    types: {
      context: typed<Kontext>(),
      events: typed<AntragEreignis>(),
      input: typed<AntragEingang<A>>(),
      meta: typed<FlowMeta>(),
      tags: typed<FlowTag>(),
    },
    actors: {
      umfeldLaden: fromPromise<Antragsanfang>(nichtVerdrahtet),
      entwurfOeffnen: fromPromise<BasisAntworten, { plz: string }>(nichtVerdrahtet),
      tarifieren: fromPromise<Tarifantwort, Antragsstand>(nichtVerdrahtet),
      nachrechnen: fromPromise<Tarifantwort, Antragsstand>(nichtVerdrahtet),
      risikofragenLaden: fromPromise<readonly Risikofrage[], Antragsstand>(nichtVerdrahtet),
      codeSenden: fromPromise<void, { handynummer: string }>(nichtVerdrahtet),
      codePruefen: fromPromise<string, { handynummer: string; code: string }>(nichtVerdrahtet),
      bonitaetPruefen: fromPromise<Bonitaet, Bonitaetsauftrag>(nichtVerdrahtet),
      unterlagenVorbereiten: fromPromise<VorbereiteterAntrag, Abschlussauftrag>(nichtVerdrahtet),
      unterlagenSenden: fromPromise<Zustellung, Bonitaetsauftrag>(nichtVerdrahtet),
      abschliessen: fromPromise<Abschluss, Abschlussauftrag>(nichtVerdrahtet),
    },
    guards: {
      istErreichbar: ({ context }, { schritt }: { schritt: string }) =>
        weg(context).includes(schritt),
      istGueltig: ({ context, event }, { schritt }: { schritt: string }) =>
        event.type === 'WEITER' && mit(am(context, event), schritt, event.antwort) !== null,
      istGefragt: ({ context }, { schritt }: { schritt: string }) =>
        regel.fragt?.(schritt, context.antworten) !== false,
      istVonHand: ({ context, event }, { schritt }: { schritt: string }) => {
        const antworten =
          event.type === 'WEITER' ? mit(am(context, event), schritt, event.antwort) : null;
        return antworten !== null && regel.istVonHand?.(schritt, antworten) === true;
      },
      istAnfragbar: ({ context, event }, { schritt }: { schritt: string }) =>
        event.type === 'ANFRAGEN' && istAnfragbar(seiten, schritt, am(context, event), event),
      istWaehlbar: ({ context, event }) =>
        event.type === 'WAHL' &&
        mit(am(context, event), 'angebot', event.antwort) !== null &&
        !istGewaehlt(am(context, event), event.antwort),
      istAngebotAngenommen: ({ context, event }) =>
        event.type === 'WEITER' &&
        mit(am(context, event), 'angebot', event.antwort) !== null &&
        istGewaehlt(am(context, event), event.antwort) &&
        (regel.fehlt?.(context) ?? []).length === 0,
      istEntwurf: (_, { anfang, lage }: { anfang: Antragsanfang; lage: Entwurfslage }) =>
        anfang.entwurf === lage,
      istBeitragBekannt: ({ context }) =>
        ergebnisVon(regel, 'tarifieren', context)?.ergebnis === 'VERSICHERBAR',
      giltVorigeWahl: ({ context }, { error }: { error: unknown }) => giltVorige(context, error),
      // What she changed before could not be calculated yet: with it the price is another.
      bleibtWahlOffen: ({ context }) =>
        istOffen(context) && ergebnisVon(regel, 'tarifieren', context)?.ergebnis === 'VERSICHERBAR',
      istAndereWahlOffen: ({ context }, { antwort }: { antwort: Tarifantwort }) =>
        istOffen(context) && antwort.ergebnis === 'VERSICHERBAR',
      istVersicherbar: (_, { antwort }: { antwort: Tarifantwort }) =>
        antwort.ergebnis === 'VERSICHERBAR',
      istOptionNichtMoeglich: (_, { antwort }: { antwort: Tarifantwort }) =>
        antwort.ergebnis === 'OPTION_NICHT_MOEGLICH',
      // Nobody is turned away for what she only corrected in a sentence: there she can take it back.
      istAnnahmeSchuld: ({ context }, { antwort }: { antwort: Tarifantwort }) =>
        antwort.ergebnis !== 'VERSICHERBAR' && regel.nimmtAn?.(context.antworten) === true,
      istVonHandZuPruefen: (_, { antwort }: { antwort: Tarifantwort }) =>
        antwort.ergebnis === 'MANUELLE_PRUEFUNG',
      wirdPersoenlichGeprueft: ({ context }) =>
        context.ergebnisse.tarifieren?.ergebnis.ergebnis === 'MANUELLE_PRUEFUNG',
      // Nothing she chose herself is taken back for her.
      istVorschlagAnpassbar: ({ context }, { antwort }: { antwort: Tarifantwort }) =>
        angepasst(context, antwort) !== null,
      istNachgerechnet: ({ context }) => nachgerechnet(regel, context)?.ergebnis === 'VERSICHERBAR',
      istBeitragBestaetigt: ({ context }) => istGezeigter(context, nachgerechnet(regel, context)),
      istGleicherBeitrag: ({ context }, { antwort }: { antwort: Tarifantwort }) =>
        istGezeigter(context, antwort),
      istNeuerBeitragAngenommen: ({ context, event }, { schritt }: { schritt: string }) =>
        event.type === 'WEITER' &&
        istGleicherBeitrag(
          nachgerechnet(regel, context)?.beitrag,
          (parse(context, schritt, event.antwort)?.data as GezeigterBeitrag | undefined)
            ?.angenommen,
        ),
      istEinfachVersichert: ({ context }) => !istDoppelt(context),
      istBeginnGelegt: ({ context, event }, { schritt }: { schritt: string }) =>
        event.type === 'WEITER' &&
        (parse(context, schritt, event.antwort)?.data as GelegterBeginn | undefined)?.beginn ===
          anschlusstag(context.antworten.vorversicherung),
      sindRisikofragenBekannt: ({ context }) =>
        ergebnisVon(regel, 'risikofragenLaden', context) !== null,
      sindAndereTaetigkeiten: ({ context, event }, { schritt }: { schritt: string }) =>
        event.type === 'NACHFRAGEN' && fragtAnderes(am(context, event), schritt, event.antwort),
      istTaetigkeitGueltig({ context, event }, { schritt }: { schritt: string }) {
        const jetzt = am(context, event);
        return (
          event.type === 'WEITER' &&
          !fragtAnderes(jetzt, schritt, event.antwort) &&
          mit(jetzt, schritt, event.antwort) !== null
        );
      },
      darfErneut: darfErneut('telefon'),
      istCodeGesendet: ({ context }) => ergebnisVon(regel, 'codeSenden', context) !== null,
      istCodeNoetig: ({ context, event }) =>
        context.umfeld?.mitCode === true &&
        event.type === 'WEITER' &&
        parse(context, 'kontaktZahlung', event.antwort)?.success === true &&
        nummerAus(parse(context, 'kontaktZahlung', event.antwort)?.data) !==
          context.nummernnachweis?.handynummer,
      istCodeGueltig: ({ event }) =>
        event.type === 'WEITER' && z.safeParse(telefon, event.antwort).success,
      istBonitaetBekannt: ({ context }) =>
        ergebnisVon(regel, 'bonitaetPruefen', context) === 'POSITIV',
      istBonitaetPositiv: (_, { bonitaet }: { bonitaet: Bonitaet }) => bonitaet === 'POSITIV',
      istBonitaetNegativ: (_, { bonitaet }: { bonitaet: Bonitaet }) => bonitaet === 'NEGATIV',
      sindUnterlagenBekannt: ({ context }) =>
        ergebnisVon(regel, 'unterlagenVorbereiten', context) !== null,
      istEinwilligungGueltig: ({ context, event }) =>
        event.type === 'ABSCHLIESSEN' &&
        parse(context, 'abschluss', event.antwort)?.success === true &&
        antragIdAus(event.antwort) ===
          ergebnisVon(regel, 'unterlagenVorbereiten', context)?.antragId &&
        sindAusgehaendigt(context),
      // Where codes are asked for since she began, her path knows no such step before it is read again.
      istNachweisNoetig: ({ context }, { error }: { error: unknown }) =>
        context.umfeld?.mitCode === true && fehlerArt(error) === 'NACHWEIS_NOETIG',
      istFehler: (_, { error, art }: { error: unknown; art: ReturnType<typeof fehlerArt> }) =>
        fehlerArt(error) === art,
    },
    actions: {
      umfeldMerken: assign((_, { anfang }: { anfang: Antragsanfang }) => ({
        umfeld: anfang.umfeld,
        // The draft was read by the shapes of this product.
        antworten: anfang.antworten as A,
      })),
      entwurfMerken: assign((_, { antworten }: { antworten: BasisAntworten }) => ({
        antworten: antworten as A,
        // Of another application, as far as anybody knows.
        bestaetigt: null,
      })),
      uebernehmen: assign(({ context, event }, { schritt }: { schritt: string }) => {
        if (!('antwort' in event)) return {};
        const { umfeld } = am(context, event);
        const gelesen = parse({ ...context, umfeld }, schritt, event.antwort);
        return gelesen?.success
          ? { umfeld, antworten: { ...context.antworten, [schritt]: gelesen.data }, hinweis: null }
          : {};
      }),
      vorgabeSetzen: assign(({ context }) => mitVorgabe(context)),
      vorschlagAnpassen: assign(({ context }, { antwort }: { antwort: Tarifantwort }) => {
        const tarif = angepasst(context, antwort);
        return tarif ? { antworten: { ...context.antworten, angebot: tarif } } : {};
      }),
      nachrechnungMerken: assign(({ context }, { antwort }: { antwort: Tarifantwort }) =>
        merke(context, 'nachrechnen', antwort),
      ),
      // From here on nothing is assumed any more, and the price is the one of her answers.
      bestaetigen: assign(({ context }) => {
        const ergebnis = nachgerechnet(regel, context);
        const { nachrechnen: _, ...ergebnisse } = context.ergebnisse;
        const eingabe = eingabeVon(regel, 'nachrechnen', context);
        return ergebnis && regel.annahmen
          ? {
              ergebnisse: { ...ergebnisse, tarifieren: { eingabe, ergebnis } },
              bestaetigt: statt(regel, context.antworten),
            }
          : {};
      }),
      // The choice is the answer at once, so that leaving the page loses none.
      wahlUebernehmen: assign(({ context, event }) => {
        const { umfeld } = am(context, event);
        const gelesen =
          event.type === 'WAHL' ? parse({ ...context, umfeld }, 'angebot', event.antwort) : null;
        return gelesen?.success
          ? {
              umfeld,
              antworten: { ...context.antworten, angebot: gelesen.data },
              offeneWahl: offenMit(context, gelesen.data ?? {}),
              hinweis: null,
            }
          : {};
      }),
      wahlMerken: assign(({ context }) => ({
        berechneteWahl: context.antworten.angebot ?? null,
        offeneWahl: istOffen(context) ? context.offeneWahl : null,
      })),
      wahlZuruecknehmen: assign(({ context }) => ({
        offeneWahl: context.offeneWahl ?? context.antworten.angebot ?? null,
        antworten: { ...context.antworten, angebot: context.berechneteWahl ?? undefined },
      })),
      wahlWiederholen: assign(({ context }) => ({
        antworten: { ...context.antworten, angebot: context.offeneWahl ?? undefined },
      })),
      wahlVerwerfen: assign({ offeneWahl: null }),
      tarifMerken: assign(({ context }, { antwort }: { antwort: Tarifantwort }) => ({
        ...merke(context, 'tarifieren', antwort),
        ...abgeloest(context, antwort),
        offeneWahl: istOffen(context) ? context.offeneWahl : null,
      })),
      tarifVerwerfen: assign(({ context }) => ohneErgebnis(context, 'tarifieren', 'nachrechnen')),
      risikofragenMerken: assign(({ context }, { fragen }: { fragen: readonly Risikofrage[] }) =>
        merke(context, 'risikofragenLaden', fragen),
      ),
      codesendungMerken: assign(({ context }) => merke(context, 'codeSenden', true)),
      codesendungVergessen: assign(({ context }) => ({
        ...ohneErgebnis(context, 'codeSenden'),
        hinweis: null,
      })),
      nachweisMerken: assign(({ context }, { nachweis }: { nachweis: string }) => ({
        nummernnachweis: {
          handynummer: context.antworten.kontaktZahlung?.handynummer ?? '',
          nachweis,
        },
        hinweis: null,
      })),
      bonitaetMerken: assign(({ context }, { bonitaet }: { bonitaet: Bonitaet }) =>
        merke(context, 'bonitaetPruefen', bonitaet),
      ),
      unterlagenMerken: assign(({ context }, { antrag }: { antrag: VorbereiteterAntrag }) =>
        merke(context, 'unterlagenVorbereiten', antrag),
      ),
      oeffnungMerken: assign(({ context }) => ({
        geoeffneterAntrag: context.ergebnisse.unterlagenVorbereiten?.ergebnis.antragId ?? null,
      })),
      zustellungMerken: assign(({ context }, { zustellung }: { zustellung: Zustellung }) => {
        const { unterlagenVorbereiten: gemerkt, ...ergebnisse } = context.ergebnisse;
        if (!gemerkt) return {};
        const ergebnis = { ...gemerkt.ergebnis, ...zustellung };
        return { ergebnisse: { ...ergebnisse, unterlagenVorbereiten: { ...gemerkt, ergebnis } } };
      }),
      // What is made anew was not opened yet.
      unterlagenVerwerfen: assign(({ context }) => ({
        ...ohneErgebnis(context, 'unterlagenVorbereiten'),
        geoeffneterAntrag: null,
      })),
      // The same documents come again with them: what she opened of them she has.
      erklaerungenVerwerfen: assign(({ context }) =>
        ohneErgebnis(context, 'unterlagenVorbereiten'),
      ),
      nachweisVerwerfen: assign(({ context }) => ({
        ...ohneErgebnis(context, 'codeSenden'),
        nummernnachweis: null,
      })),
      abschlussGesehen: assign(({ context }) => ({
        gesehenerBeitrag: context.ergebnisse.tarifieren?.ergebnis.beitrag ?? null,
        gesehenerAntrag: context.ergebnisse.unterlagenVorbereiten?.ergebnis.antragId ?? null,
      })),
      ablehnungMerken: assign((_, { error }: { error: unknown }) => ({
        ablehnung: ablehnungAus(error),
      })),
      tagMerken: assign(({ context, event }) => ({ umfeld: am(context, event).umfeld })),
      anfrageMerken: assign(({ event }, { schritt }: { schritt: string }) => ({
        angefragt: { schritt, gesagt: gesagtes(event) },
      })),
      abschlussMerken: assign((_, { abschluss }: { abschluss: Abschluss }) => ({ abschluss })),
      hinweisSetzen: assign((_, { hinweis }: { hinweis: AntragHinweis | null }) => ({ hinweis })),
    },
    delays: { CODE_WARTEZEIT: codeWartezeitMs },
  });
}
