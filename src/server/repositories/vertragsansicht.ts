import * as z from 'zod/mini';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { istAktiv, type Vertrag, type Vertragsstatus } from '#contract/entities/vertrag.ts';
import { phvAnzahl, selbstbeteiligungStufe, vormerkungen } from '#contract/entities/vormerkung.ts';
import { zahlweiseAngebot } from '../rules/aenderung/angebot.ts';
import { inWorten } from '../rules/aenderung/anwendung.ts';
import { kacheln } from '../rules/aenderung/kacheln.ts';
import type { Aenderungslage, Freigaben } from '../rules/aenderung/lage.ts';
import { vertragsendeVon } from '../rules/beendigung/ende.ts';
import { naechsteHauptfaelligkeit } from '../rules/hauptfaelligkeit.ts';
import { spaeter } from '#contract/tag.ts';
import { naechsteZahlung } from '../rules/naechsteZahlung.ts';
import { rueckstandAm } from '../rules/rueckstand.ts';
import { rangImVerzeichnis, statusAm } from '../rules/status.ts';
import { widerrufBis } from '../rules/widerruf.ts';
import { beitragBei } from '../rules/zahlweise.ts';
import type { Vertragszeile, Vormerkungszeile } from './vertraege.ts';

/** Contracts as the list shows them: LAUFEND, AUSLAUFEND, others; newest first (`domain/vertrag.md §1`). */
export function vertragsliste(
  zeilen: readonly Vertragszeile[],
  heute: string,
  freigaben: Freigaben = {},
): Vertrag[] {
  return zeilen
    .map((zeile) => vertragsansicht(zeile, heute, freigaben))
    .toSorted(
      (a, b) =>
        rangImVerzeichnis(a.vertragsstatus) - rangImVerzeichnis(b.vertragsstatus) ||
        b.vertragsBeginn.localeCompare(a.vertragsBeginn) ||
        a.versicherungsNummer.localeCompare(b.versicherungsNummer),
    );
}

/** Contract as its customer sees it on that day; flags that are not given have their defaults. */
export function vertragsansicht(
  zeile: Vertragszeile,
  heute: string,
  freigaben: Freigaben = {},
): Vertrag {
  const lage = { ...zeile, heute, freigaben };
  const status = statusAm(zeile, heute);
  const bis = widerrufBis(zeile, status, heute);
  const beitrag =
    zeile.beitragsKomponenten.length > 0
      ? beitragBei(zeile.beitragsKomponenten, zeile.zahlweise)
      : null;
  return {
    versicherungsNummer: zeile.versicherungsNummer,
    vertragsArt: zeile.vertragsArt,
    versicherungsTyp: zeile.versicherungsTyp,
    versicherungsName: produktName(schluesselAusIdentifier(zeile.produkt)),
    produktIdentifier: zeile.produkt,
    deckungsIdentifier: zeile.deckungsIdentifier,
    marke: zeile.marke,
    vertragsstatus: status,
    kuendbar: status === 'LAUFEND' ? zeile.kuendbar : 'NEIN',
    widerrufbar: bis !== null,
    widerrufBis: bis,
    // Addresses are given out with the answer: they hold for an hour.
    dokumente: zeile.unterlagen.map((unterlage) => ({ ...unterlage, url: '' })),
    versicherungsSumme: zeile.versicherungsSumme,
    versicherungsPraemie: beitrag?.versicherungsPraemie ?? null,
    jahresVersicherungsPraemie: beitrag?.jahresVersicherungsPraemie ?? null,
    zahlweise: zeile.zahlweise,
    vermittler: zeile.vermittler,
    bankverbindung: zeile.bankverbindung && {
      ...zeile.bankverbindung,
      iban: ibanMaskiert(zeile.bankverbindung.iban),
    },
    ablaufdatum: zeile.ablaufdatum,
    beendigungsdatum: zeile.beendigungsdatum,
    antragsdatum: zeile.antragsdatum,
    vertragsBeginn: zeile.vertragsBeginn,
    beginnverlegung: zeile.beginnverlegung,
    hauptfaelligkeit: hauptfaelligkeit(zeile, status, heute),
    wirksamkeitsdatum: zeile.wirksamkeitsdatum,
    mahnung: zeile.mahnung,
    rueckstand: rueckstandAm(zeile.offeneForderungen, status, heute),
    naechsteZahlung: naechsteZahlung(lage),
    ende: vertragsendeVon({ ...zeile, vertragsstatus: status }, heute),
    ...zeile.risiken,
    ...vorgemerkt(zeile.vormerkungen),
    aufgaben: zeile.aufgaben.toSorted((a, b) => a.erstelltAm.localeCompare(b.erstelltAm)),
    schaeden: schaeden(zeile),
    vorgemerkteAenderungen: vorgemerkteAenderungen(lage, zeile.vormerkungen),
    kacheln: kacheln(lage),
    aenderungen: { zahlweise: zahlweiseAngebot(lage) },
    kunde: zeile.kunde,
  };
}

/** Where they stand, and nothing of what happened: brokers see it, too. */
function schaeden({ schaeden: alle }: Vertragszeile): Vertrag['schaeden'] {
  return alle
    .map(({ schadenNummer, schadendatum, status }) => ({ schadenNummer, schadendatum, status }))
    .toSorted((a, b) => b.schadendatum.localeCompare(a.schadendatum));
}

/** `DE** **** **** **** **20 51`: country and the last four stay (`domain/konto.md §1`). */
export function ibanMaskiert(iban: string): string {
  const zeichen = iban.replaceAll(/\s/g, '');
  const maske = `${zeichen.slice(0, 2)}${'*'.repeat(Math.max(0, zeichen.length - 6))}${zeichen.slice(-4)}`;
  return maske.replaceAll(/.{4}(?=.)/g, '$& ');
}

/** Next one after today, and never the begin of the contract itself; an ended contract has none. */
function hauptfaelligkeit(
  zeile: Vertragszeile,
  vertragsstatus: Vertragsstatus,
  heute: string,
): string | null {
  const { hauptfaelligkeitTag: tag, hauptfaelligkeitMonat: monat } = zeile;
  if (tag === null || monat === null || !istAktiv({ vertragsstatus })) return null;
  return naechsteHauptfaelligkeit({ tag, monat }, spaeter(heute, zeile.vertragsBeginn));
}

/** All of them in words, the next one first (`domain/vertrag.md §12`). */
function vorgemerkteAenderungen(
  lage: Aenderungslage,
  zeilen: readonly Vormerkungszeile[],
): Vertrag['vorgemerkteAenderungen'] {
  return zeilen
    .map(({ art, wert, wirksamkeitsdatum, versicherungsPraemie }) => ({
      art,
      text: inWorten(lage, { art, wert }),
      wirksamkeitsdatum,
      versicherungsPraemie,
      loeschbar: wirksamkeitsdatum > lage.heute,
    }))
    .toSorted((a, b) => a.wirksamkeitsdatum.localeCompare(b.wirksamkeitsdatum));
}

const schluessel = {
  phvAnzahl: 'vorgemerktePhvAnzahl',
  buerohaftpflicht: 'vorgemerkteBuerohaftpflicht',
  selbstBeteiligung: 'vorgemerkteSelbstBeteiligung',
  zahlweise: 'vorgemerkteZahlweise',
  elementar: 'vorgemerkteElementar',
} as const satisfies Partial<Record<Vormerkungszeile['art'], keyof typeof vormerkungen>>;

const vorgemerkteFelder = z.object({
  ...vormerkungen,
  neueSelbstbeteiligung: z.optional(selbstbeteiligungStufe),
});
const mitAnzahl = z.object({ anzahl: phvAnzahl });

/** The five that the specification names, each in its own field. */
function vorgemerkt(zeilen: readonly Vormerkungszeile[]): z.infer<typeof vorgemerkteFelder> {
  if (zeilen.length === 0) return {};
  const felder = zeilen.flatMap(({ art, wert, wirksamkeitsdatum, versicherungsPraemie }) => {
    if (!hatFeld(art)) return [];
    const anzahl = mitAnzahl.safeParse(wert);
    const nurWert = anzahl.success ? anzahl.data.anzahl : wert;
    const zahlung = versicherungsPraemie !== null && { versicherungsPraemie };
    return [
      [schluessel[art], { wert: nurWert, wirksamkeitsdatum, ...zahlung }] as const,
      ...(art === 'selbstBeteiligung' ? [['neueSelbstbeteiligung', wert] as const] : []),
    ];
  });
  return z.parse(vorgemerkteFelder, Object.fromEntries(felder));
}

function hatFeld(art: Vormerkungszeile['art']): art is keyof typeof schluessel {
  return art in schluessel;
}
