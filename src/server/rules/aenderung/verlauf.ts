import type { Verlaufsschritt } from '#contract/entities/aenderung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { ausgleich, kurzeRate } from '../ausgleich.ts';
import { formatDatum } from '#contract/tag.ts';
import { beitragBei } from '../zahlweise.ts';
import type { Aenderungslage, Vormerkung } from './lage.ts';
import { inReihenfolge, type Vorschauschritt } from './vorschau.ts';

/** A change on its day, with the contract before and after it. */
export interface Beitragswechsel {
  ab: string;
  davor: Aenderungslage;
  danach: Aenderungslage;
  /** In words. */
  was: readonly string[];
  /** The one that is being calculated. */
  eigener: boolean;
}

/** "So entwickelt sich Ihr Beitrag": today and each day on which something becomes different (`domain/vertrag.md §5`). */
export function verlaufVon(
  heute: Aenderungslage,
  wechsel: readonly Beitragswechsel[],
): Verlaufsschritt[] {
  const jetzt = { ...zahlung(heute), ab: heute.heute, was: [], eigener: false, einmalig: null };
  const tage = [...new Set(wechsel.map(({ ab }) => ab))];
  return [
    jetzt,
    ...tage.map((tag) =>
      schrittAus(
        wechsel.filter(({ ab }) => ab === tag),
        heute,
      ),
    ),
  ];
}

/** A pending change in the same terms. */
export function ausVorschau({
  vorgemerkt,
  davor,
  danach,
  angewendet,
}: Vorschauschritt): Beitragswechsel {
  const was = angewendet?.unterschiede.map(({ name, neu }) => `${name}: ${neu}`) ?? [];
  return { ab: vorgemerkt.wirksamkeitsdatum, davor, danach, was, eigener: false };
}

/** What is said of a pending change that was announced with another premium; null where none was. */
export function andererBeitrag({ vorgemerkt, angewendet }: Vorschauschritt): string | null {
  const angekuendigt = vorgemerkt.versicherungsPraemie ?? null;
  const beitrag = angewendet?.beitrag.versicherungsPraemie ?? null;
  if (angekuendigt === null || beitrag === null || beitrag === angekuendigt) return null;
  return dannStatt(vorgemerkt.wirksamkeitsdatum, beitrag, angekuendigt);
}

/** The same of all that wait, a sentence a day: of several changes of a day the last premium counts, the announced one too. */
export function andereBeitraege(
  angekuendigte: readonly Vormerkung[],
  schritte: readonly Vorschauschritt[],
): string[] {
  const praemien = new Map<string, number>();
  for (const { vorgemerkt, angewendet } of schritte) {
    const wartet = angekuendigte.some(({ art }) => art === vorgemerkt.art);
    if (!wartet || !angewendet) continue;
    praemien.set(vorgemerkt.wirksamkeitsdatum, angewendet.beitrag.versicherungsPraemie);
  }
  return [...praemien].flatMap(([ab, beitrag]) => {
    const desTages = inReihenfolge(angekuendigte.filter((eine) => eine.wirksamkeitsdatum === ab));
    const angekuendigt = desTages.at(-1)?.versicherungsPraemie ?? null;
    const gleich = angekuendigt === null || angekuendigt === beitrag;
    return gleich ? [] : [dannStatt(ab, beitrag, angekuendigt)];
  });
}

function dannStatt(ab: string, beitrag: number, angekuendigt: number): string {
  return `Dadurch beträgt Ihr Beitrag ab ${formatDatum(ab)} ${formatBetrag(beitrag)} statt ${formatBetrag(angekuendigt)}.`;
}

/** Of several changes of a day the last premium counts. */
function schrittAus(
  einesTages: readonly Beitragswechsel[],
  sonst: Aenderungslage,
): Verlaufsschritt {
  const davor = einesTages[0]?.davor ?? sonst;
  const danach = einesTages.at(-1)?.danach ?? sonst;
  const ab = einesTages[0]?.ab ?? sonst.heute;
  return {
    ...zahlung(danach),
    ab,
    was: einesTages.flatMap(({ was }) => was),
    eigener: einesTages.some(({ eigener }) => eigener),
    einmalig: einmalig(davor, danach, ab),
  };
}

function zahlung({ zahlweise, beitragsKomponenten }: Aenderungslage) {
  const { versicherungsPraemie } = beitragBei(beitragsKomponenten, zahlweise);
  return { zahlweise, versicherungsPraemie };
}

function einmalig(
  davor: Aenderungslage,
  danach: Aenderungslage,
  ab: string,
): Verlaufsschritt['einmalig'] {
  const alt = beitragBei(davor.beitragsKomponenten, davor.zahlweise);
  const neu = beitragBei(danach.beitragsKomponenten, danach.zahlweise);
  const einmal =
    davor.zahlweise === danach.zahlweise
      ? ausgleich(davor, { alt, neu, ab })
      : kurzeRate(danach, neu, ab);
  return einmal && einmal.betrag !== 0 ? { betrag: einmal.betrag, am: einmal.am } : null;
}
