import { formatBetrag } from '#contract/fields/betrag.ts';
import { versicherungsName } from '../commands/vertrag/beenden.ts';
import { nachtragAufheben } from '../commands/vertrag/dokumenteAufheben.ts';
import { folgenFesthalten, type Vertragsvorgang } from '../commands/vertrag/folgen.ts';
import type { Database } from '../database/open.ts';
import { faelligkeiten } from '../repositories/faelligkeiten.ts';
import { journal } from '../repositories/journal.ts';
import { vertraege, type Vertragszeile, type Vormerkungszeile } from '../repositories/vertraege.ts';
import { anwendenAuf, inWorten, type Angewendet } from '../rules/aenderung/anwendung.ts';
import { bisherVon } from '../rules/aenderung/lage.ts';
import { inReihenfolge } from '../rules/aenderung/vorschau.ts';
import { formatDatum } from '#contract/tag.ts';
import { nachts, type Arbeitstag, type Nachtarbeit } from './arbeit.ts';

/** Applies pending changes on their day, one after the other (`domain/vertrag.md §5`). */
export const vormerkungen: Nachtarbeit = {
  name: 'vormerkungen',
  faellige: (database, { tag }) => faelligkeiten(database).vorgemerkte(tag),
  async erledigen(tx, zeile, arbeitstag) {
    const faellig = inReihenfolge(
      zeile.vormerkungen.filter(({ wirksamkeitsdatum }) => wirksamkeitsdatum <= arbeitstag.tag),
    );
    let stand = zeile;
    // Nachträge of which something holds from now on.
    const geltende = new Set<string>();
    for (const vorgemerkt of faellig) {
      stand = await anwenden(tx, stand, vorgemerkt, arbeitstag, geltende);
    }
    return faellig.length > 0;
  },
};

/** Answers the contract as it is then; the Nachtrag was made when the change was saved. */
async function anwenden(
  tx: Database,
  zeile: Vertragszeile,
  vorgemerkt: Vormerkungszeile,
  { tag, zeit }: Arbeitstag,
  geltende: Set<string>,
): Promise<Vertragszeile> {
  const { versicherungsNummer } = zeile;
  const { art, wirksamkeitsdatum, vorgangId } = vorgemerkt;
  const giltSchon = vorgangId !== null && geltende.has(vorgangId);
  const lage = { ...zeile, heute: tag };
  const ergebnis = anwendenAuf(lage, vorgemerkt);
  if (!('ok' in ergebnis) && !giltSchon) await nachtragAufheben(tx, zeile, art, tag);
  await vertraege(tx).vormerkungLoeschen(versicherungsNummer, art);
  if (!('ok' in ergebnis)) {
    const worte = inWorten(lage, vorgemerkt);
    await folgenFesthalten(tx, entfallen(zeile, vorgemerkt, worte, zeit));
    return zeile;
  }
  if (vorgangId !== null) geltende.add(vorgangId);
  const { stand, beitrag } = ergebnis.ok;
  await vertraege(tx).aendern(versicherungsNummer, { ...stand, wirksamkeitsdatum });
  const eintrag = {
    wer: nachts,
    zeit,
    aktion: `${art}.angewendet`,
    versicherungsNummer,
    alt: bisherVon(zeile),
    neu: { ...vorgemerkt, versicherungsPraemie: beitrag.versicherungsPraemie },
  };
  const angekuendigt = vorgemerkt.versicherungsPraemie ?? beitrag.versicherungsPraemie;
  if (beitrag.versicherungsPraemie === angekuendigt) await journal(tx).schreiben(eintrag);
  else {
    const { wer, aktion, alt, neu } = eintrag;
    const folge = andererBeitrag(zeile, wirksamkeitsdatum, ergebnis.ok, angekuendigt);
    await folgenFesthalten(tx, { zeile, wer, zeit, aktion, alt, neu, vermittler: null, ...folge });
  }
  return { ...zeile, ...stand, wirksamkeitsdatum };
}

/** Other changes have moved the premium since the one was saved. */
function andererBeitrag(
  zeile: Vertragszeile,
  wirksamkeitsdatum: string,
  { unterschiede, beitrag }: Angewendet,
  angekuendigt: number,
): Pick<Vertragsvorgang, 'betreff' | 'absaetze'> {
  const ab = formatDatum(wirksamkeitsdatum);
  const neu = unterschiede.map((u) => `${u.name}: ${u.neu}`).join(', ');
  return {
    betreff: `Ihr Beitrag ab dem ${ab}`,
    absaetze: [
      `Ihre vorgemerkte Änderung für den Vertrag ${zeile.versicherungsNummer} (${versicherungsName(zeile)}) gilt ab dem ${ab}: ${neu}.`,
      `Angekündigt hatten wir einen Beitrag von ${formatBetrag(angekuendigt)} je Zahlung. Mit Ihren anderen Änderungen beträgt er ${formatBetrag(beitrag.versicherungsPraemie)}.`,
    ],
  };
}

/** The rules no longer allow what was saved: the contract stays as it is, and the customer knows. */
function entfallen(
  zeile: Vertragszeile,
  vorgemerkt: Vormerkungszeile,
  worte: string,
  zeit: Date,
): Vertragsvorgang {
  const { versicherungsNummer } = zeile;
  return {
    zeile,
    wer: nachts,
    zeit,
    aktion: `${vorgemerkt.art}.entfallen`,
    alt: vorgemerkt,
    neu: null,
    betreff: `Ihre vorgemerkte Änderung zum ${formatDatum(vorgemerkt.wirksamkeitsdatum)}`,
    absaetze: [
      `Diese Änderung Ihres Vertrags ${versicherungsNummer} (${versicherungsName(zeile)}) ist nicht mehr möglich${worte === '' ? '' : `: ${worte}`}.`,
      'Ihr Vertrag bleibt, wie er ist. Haben Sie Fragen dazu? Dann senden Sie uns bitte eine Nachricht.',
    ],
    vermittler: null,
  };
}
