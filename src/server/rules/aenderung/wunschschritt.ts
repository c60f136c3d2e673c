import type { Hinderung } from '#contract/entities/aenderung.ts';
import type { VormerkungsArt, Wunsch } from '#contract/aenderungen/arten.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Feldfehler } from '../../http/answers.ts';
import { ablehnung } from '../ablehnung.ts';
import { datumHinderung, type Zeitraum } from '../fristen/wirksamkeit.ts';
import { beitragBei } from '../zahlweise.ts';
import type { Aenderungslage } from './lage.ts';
import type { Absagegrund, Neuerstand } from './neuerStand.ts';
import { rahmenhinderung, vorEnde } from './rahmen.ts';
import {
  type Aenderungshinweis,
  type Aenderungsregel,
  type Unterschied,
  vormerkungsArtZu,
} from './regel.ts';
import { wertVon } from './regeln.ts';
import { pruefeWahl } from './wahl.ts';
import { lageAm } from './vorschau.ts';

/** A wish with its rule, whatever its kind. */
export interface Einzelwunsch {
  readonly art: AenderungsArt;
  /** Under which name it waits; of one name there is one wish only. */
  readonly name: VormerkungsArt;
  /** What it changes, as customers read it. */
  bezeichnung(lage: Aenderungslage): string;
  /** What it makes of a contract on a day, or why not; `davor` is the contract that earlier wishes have made. */
  schritt(
    lage: Aenderungslage,
    tag: string,
    davor?: Aenderungslage,
  ): { ok: Wunschschritt } | Absagegrund;
  /** Days on which it may take effect by itself, or what bars all of them. */
  tage(lage: Aenderungslage): { ok: Zeitraum } | Absagegrund;
}

/** What one wish makes of a contract on its day, and all that saving and telling need of it. */
export interface Wunschschritt {
  art: AenderungsArt;
  name: VormerkungsArt;
  /** As it is kept while it waits. */
  wert: unknown;
  /** The wish without what is only agreed to with the calculation in sight. */
  gerechnet: object;
  /** The contract on the day before it, with the pending changes that begin by then and the wishes before it. */
  davor: Aenderungslage;
  neu: Neuerstand;
  danach: Aenderungslage;
  unterschiede: readonly Unterschied[];
  hinweise: readonly Aenderungshinweis[];
  /** What has to be agreed to before saving. */
  offen: readonly Feldfehler[];
  /** Who decides where no proof comes along. */
  unbelegt: Hinderung | null;
  /** Uploads that prove it. */
  dateien: readonly string[];
  bewirkt: Aenderungsregel<AenderungsArt>['bewirkt'] | null;
  /** The sentence about what is paid says all of it. */
  nurZahlung: boolean;
}

/** Binds a wish to its rule. */
export function einzelwunsch<Art extends AenderungsArt>(
  regel: Aenderungsregel<Art>,
  wunsch: Wunsch<Art>,
): Einzelwunsch {
  return {
    art: regel.art,
    name: vormerkungsArtZu(regel, wunsch),
    bezeichnung: (lage) =>
      regel
        .unterschiede(lage, wunsch)
        .map(({ name }) => name)
        .join(', '),
    schritt: (lage, tag, davor = lageAm(lage, tag)) =>
      schrittVon(lage, regel, { wunsch, tag, davor }),
    tage: (lage) => tageVon(lage, regel, wunsch),
  };
}

function schrittVon<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  { wunsch, tag, davor }: { wunsch: Wunsch<Art>; tag: string; davor: Aenderungslage },
): { ok: Wunschschritt } | Absagegrund {
  const nein = grundsaetzlich(lage, regel, wunsch);
  if (nein) return nein;
  const wahl = pruefeWahl(davor, regel, wunsch, tag);
  if (wahl.hinderung) return { abgelehnt: wahl.hinderung };
  if (!('ok' in wahl.ergebnis)) return wahl.ergebnis;
  const zeitraum = regel.zeitraum(lage, regel.richtung(davor, wunsch), wunsch);
  const nichtAnDiesemTag = datumHinderung(vorEnde(lage, zeitraum), tag);
  if (nichtAnDiesemTag) return { abgelehnt: nichtAnDiesemTag };
  const neu = wahl.ergebnis.ok;
  const alt = beitragBei(davor.beitragsKomponenten, davor.zahlweise);
  const vergleich = {
    jahrAlt: alt.jahresVersicherungsPraemie,
    jahrNeu: neu.beitrag.jahresVersicherungsPraemie,
    wirksamkeitsdatum: tag,
  };
  return {
    ok: {
      art: regel.art,
      name: vormerkungsArtZu(regel, wunsch),
      wert: wertVon(regel, wunsch),
      gerechnet: regel.ohneZustimmung?.(wunsch) ?? wunsch,
      davor,
      neu,
      danach: { ...davor, ...neu.stand },
      unterschiede: regel.unterschiede(davor, wunsch),
      hinweise: regel.hinweise?.(davor, wunsch, vergleich) ?? [],
      offen: regel.zustimmungFehlt?.(davor, wunsch) ?? [],
      unbelegt: regel.ohneNachweis?.(davor, wunsch) ?? null,
      dateien: regel.nachweise?.(wunsch) ?? [],
      bewirkt: regel.bewirkt ?? null,
      nurZahlung: regel.nurZahlung === true,
    },
  };
}

/** What bars the wish on any day, or what is wrong with it. */
function grundsaetzlich<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  wunsch: Wunsch<Art>,
): Absagegrund | null {
  const gesperrt = rahmenhinderung(lage, regel);
  if (gesperrt) return { abgelehnt: gesperrt };
  const fehler = regel.fehler?.(lage, wunsch) ?? [];
  return fehler.length > 0 ? { ungueltig: fehler } : null;
}

function tageVon<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  wunsch: Wunsch<Art>,
): { ok: Zeitraum } | Absagegrund {
  const nein = grundsaetzlich(lage, regel, wunsch);
  if (nein) return nein;
  const tage = vorEnde(lage, regel.zeitraum(lage, regel.richtung(lage, wunsch), wunsch));
  return tage ? { ok: tage } : { abgelehnt: ablehnung.keinDatum };
}
