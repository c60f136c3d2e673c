import type { ZahlweiseAngebot } from '#contract/entities/aenderung.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import { waehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import { zahlweise } from './arten/zahlweise.ts';
import type { Aenderungslage } from './lage.ts';
import { rahmenhinderung, vorEnde } from './rahmen.ts';
import { lageAm } from './vorschau.ts';
import type { Aenderungsregel, Aenderungswahl } from './regel.ts';
import { pruefeWahl } from './wahl.ts';

/** What the contract offers for one kind of change; no choices when something bars all of them. */
export function angebotVon<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
): Aenderungsangebot {
  const ohneWahl = angebotsrahmen(lage, regel);
  if (ohneWahl.hinderung) return { ...ohneWahl, optionen: [] };
  return { ...ohneWahl, optionen: regel.wahlen(lage).map((wahl) => optionVon(lage, regel, wahl)) };
}

/** What bars every choice, or the days and bounds for all. */
export function angebotsrahmen<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
): Omit<Aenderungsangebot, 'optionen'> {
  const { art } = regel;
  const hinderung = rahmenhinderung(lage, regel);
  if (hinderung) return { art, hinderung, mehr: null, weniger: null, betrag: null };
  return {
    art,
    hinderung: null,
    mehr: vorEnde(lage, regel.zeitraum(lage, 'MEHR')),
    weniger: vorEnde(lage, regel.zeitraum(lage, 'WENIGER')),
    betrag: regel.betrag?.(lage) ?? null,
  };
}

function optionVon<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  { wunsch, wert, label, erklaerung }: Aenderungswahl<Art>,
): Aenderungsangebot['optionen'][number] {
  const tag = tagDer(lage, regel, wunsch);
  const dann = lageAm(lage, tag);
  const { ergebnis, hinderung } = pruefeWahl(dann, regel, wunsch, tag);
  const aktuell = regel.unveraendert(dann, wunsch);
  const beitrag = 'ok' in ergebnis ? ergebnis.ok.beitrag : null;
  return {
    wert,
    label,
    ...(erklaerung !== undefined && { erklaerung }),
    beitrag: beitrag && {
      versicherungsPraemie: beitrag.versicherungsPraemie,
      jahresVersicherungsPraemie: beitrag.jahresVersicherungsPraemie,
    },
    aktuell,
    richtung: aktuell ? 'GLEICH' : regel.richtung(dann, wunsch),
    hinderung,
  };
}

/** The day a form offers first for a choice: its price is the one of that day. */
function tagDer<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  wunsch: Aenderungswahl<Art>['wunsch'],
): string {
  const zeitraum = regel.zeitraum(lage, regel.richtung(lage, wunsch), wunsch);
  return vorEnde(lage, zeitraum)?.standard ?? lage.heute;
}

/** The offer of the payment period as the contract itself carries it. */
export function zahlweiseAngebot(lage: Aenderungslage): ZahlweiseAngebot {
  const { hinderung, mehr, optionen } = angebotVon(lage, zahlweise);
  return {
    hinderung,
    wirksamkeitsdatum: mehr?.von ?? null,
    optionen: optionen.flatMap(({ wert, beitrag, aktuell, hinderung: dieser }) => {
      const periode = waehlbareZahlweise.safeParse(wert);
      if (!periode.success || !beitrag) return [];
      return [{ zahlweise: periode.data, beitrag, aktuell, hinderung: dieser }];
    }),
  };
}
