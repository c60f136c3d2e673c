import { entschieden } from '#contract/entities/schaden.ts';
import { heuteInBerlin, spaeter, tagePlus, tageZwischen, zeitAm } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import { briefSchreiben } from '../commands/schaden/schadenbrief.ts';
import { erinnerung, ruhemeldung } from '../commands/schaden/schadenpost.ts';
import type { Database } from '../database/open.ts';
import { faelligkeiten } from '../repositories/faelligkeiten.ts';
import { journal } from '../repositories/journal.ts';
import { type Ereigniszeile, schaeden, type Schadenszeile } from '../repositories/schaeden.ts';
import { fehlt, unterlagenLabel } from '../rules/schaden/ansicht.ts';
import { type Arbeitstag, nachts, type Nachtarbeit } from './arbeit.ts';

const { schadenErinnerungTage, schadenRuhtTage } = fristen;

/**
 * Reminds of required documents of a claim, and lets it rest where nothing comes (`domain/schaden.md §5`). Both count
 * from the last thing that came or was asked for, so missed days are not made up for one by one.
 */
export const schadenfristen: Nachtarbeit = {
  name: 'schadenfristen',
  faellige: (database, { tag, heute }) =>
    tag === heute
      ? faelligkeiten(database).unvollstaendigeSchaeden(
          zeitAm(tagePlus(heute, 1 - schadenErinnerungTage), '00:00'),
        )
      : Promise.resolve([]),
  async erledigen(tx, { versicherungsNummer }, arbeitstag) {
    let getan = false;
    for (const nummer of await schaeden(tx).vonVertrag(versicherungsNummer)) {
      // Something may be coming for it at this moment.
      const zeile = await schaeden(tx).sperren(nummer);
      if (zeile) getan = (await anSchaden(tx, zeile, arbeitstag)) || getan;
    }
    return getan;
  },
};

async function anSchaden(
  tx: Database,
  zeile: Schadenszeile,
  arbeitstag: Arbeitstag,
): Promise<boolean> {
  const { schadenNummer, status, erinnertAm } = zeile;
  if (entschieden.has(status) || ruhtNie.has(status)) return false;
  const fehlend = (await schaeden(tx).unterlagen([schadenNummer]))
    .filter(fehlt)
    .map(({ typ }) => unterlagenLabel(typ));
  if (fehlend.length === 0) return false;
  const seit = letzterStand(zeile, await schaeden(tx).verlauf(schadenNummer));
  const tage = tageZwischen(seit, arbeitstag.heute);
  if (erinnertAm === null || erinnertAm < seit) {
    return tage >= schadenErinnerungTage && erinnern(tx, zeile, fehlend, arbeitstag);
  }
  return arbeitstag.heute > ruhtNach(erinnertAm) && ruhen(tx, zeile, arbeitstag);
}

/** What rests already, and what was decided in part. */
const ruhtNie: ReadonlySet<Schadenszeile['status']> = new Set(['RUHEND', 'TEILREGULIERT']);

/** Last day on which something can come before it rests; nothing rests of which nobody was reminded. */
function ruhtNach(erinnertAm: string): string {
  return tagePlus(erinnertAm, schadenRuhtTage - schadenErinnerungTage);
}

/** Day something last came for it or was asked for by a person. */
function letzterStand({ gemeldetAm }: Schadenszeile, verlauf: readonly Ereigniszeile[]): string {
  return verlauf
    .filter(({ ereignis, autor }) => bewegt.has(ereignis) && autor !== 'System')
    .map(({ zeitpunkt }) => heuteInBerlin(zeitpunkt))
    .reduce(spaeter, heuteInBerlin(gemeldetAm));
}

const bewegt: ReadonlySet<Ereigniszeile['ereignis']> = new Set([
  'UNTERLAGE_ANGEFORDERT',
  'UNTERLAGE_ERHALTEN',
  'ANGABEN_ERGAENZT',
  'NACHRICHT',
  'WIEDEREROEFFNET',
]);

async function erinnern(
  tx: Database,
  zeile: Schadenszeile,
  fehlend: readonly string[],
  { heute, zeit }: Arbeitstag,
): Promise<true> {
  const { schadenNummer, status, letzteAktivitaet } = zeile;
  const alle = schaeden(tx);
  const notiz = fehlend.join(', ');
  await alle.ereignis(
    schadenNummer,
    { ereignis: 'UNTERLAGE_ANGEFORDERT', autor: 'System', notiz },
    zeit,
  );
  await alle.fortschreiben(schadenNummer, { status, letzteAktivitaet, erinnertAm: heute });
  await briefSchreiben(tx, zeile, erinnerung(schadenNummer, fehlend, ruhtNach(heute)), zeit);
  return festhalten(tx, zeile, { aktion: 'schaden.erinnert', neu: { erinnertAm: heute }, zeit });
}

async function ruhen(tx: Database, zeile: Schadenszeile, { zeit }: Arbeitstag): Promise<true> {
  const { schadenNummer } = zeile;
  const alle = schaeden(tx);
  const notiz = 'Ihr Schaden ruht.';
  await alle.ereignis(schadenNummer, { ereignis: 'NACHRICHT', autor: 'System', notiz }, zeit);
  await alle.fortschreiben(schadenNummer, { status: 'RUHEND', letzteAktivitaet: zeit });
  await briefSchreiben(tx, zeile, ruhemeldung(schadenNummer), zeit);
  return festhalten(tx, zeile, { aktion: 'schaden.ruht', neu: { status: 'RUHEND' }, zeit });
}

async function festhalten(
  tx: Database,
  { schadenNummer, versicherungsNummer, status }: Schadenszeile,
  { aktion, neu, zeit }: { aktion: string; neu: object; zeit: Date },
): Promise<true> {
  await journal(tx).schreiben({
    wer: nachts,
    zeit,
    aktion,
    versicherungsNummer,
    alt: { status },
    neu: { schadenNummer, ...neu },
  });
  return true;
}
