import * as z from 'zod/mini';
import {
  type UnterlageAbgelehnt,
  unterlagenEinreichen as endpoint,
} from '#contract/endpoints/schaden.ts';
import { entschieden } from '#contract/entities/schaden.ts';
import type { SchadenUnterlage } from '#contract/entities/schadenakte.ts';
import { mayHandIn } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import { Absage, nichtGefunden } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { journal } from '../../repositories/journal.ts';
import { schaeden, type Schadenszeile } from '../../repositories/schaeden.ts';
import { uploads } from '../../repositories/uploads.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { fehlt, unterlagenAus, unterlagenLabel } from '../../rules/schaden/ansicht.ts';
import { dateienNochmal } from '../../rules/upload/pruefung.ts';
import { abgeschlossen, statusNach } from '../../rules/schaden/fortgang.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import type { Schadendienste } from './schadenMelden.ts';

type Auftrag = SignedCall<typeof endpoint, unknown>;

/** Takes files for one entry of the list of documents, once; more for the same entry are fine (`domain/schaden.md §5`). */
export async function unterlagenEinreichen(
  { database, clock }: Pick<Schadendienste, 'database' | 'clock'>,
  auftrag: Auftrag,
): Promise<SchadenUnterlage[]> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  const { claimId } = params;
  const { sub } = principal;
  const zeit = clock();
  const antwort = await database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await schaeden(tx).sperren(claimId);
    if (!zeile || !mayHandIn(principal, zeile)) throw nichtGefunden();
    const endpunkt = `POST /schaden/${claimId}/unterlagen`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      einreichen(tx, { zeile, auftrag, zeit }),
    );
  });
  return z.parse(endpoint.responses[200], antwort.body);
}

/** Refusals are thrown and not kept: the same key goes through once they are over. */
async function einreichen(
  tx: Database,
  { zeile, auftrag, zeit }: { zeile: Schadenszeile; auftrag: Auftrag; zeit: Date },
): Promise<Erstantwort> {
  const { schadenNummer, versicherungsNummer, status } = zeile;
  const { principal, body } = auftrag;
  const { typ, dateien } = body;
  const alle = schaeden(tx);
  if (entschieden.has(status)) throw abgelehnt(abgeschlossen);
  const bisher = await alle.unterlagen([schadenNummer]);
  const eine = bisher.find((unterlage) => unterlage.typ === typ);
  if (!eine) throw abgelehnt(unbekannt);
  const gehoertDazu = { zweck: 'SCHADEN', vorgangId: eine.id, zeit } as const;
  if (!(await uploads(tx).nehmen(dateien, principal, gehoertDazu))) throw abgelehnt(dateienWeg);
  await alle.unterlageErhalten(eine.id, zeit);
  const jetzt = await alle.unterlagen([schadenNummer]);
  const notiz = unterlagenLabel(typ);
  const ereignis = { ereignis: 'UNTERLAGE_ERHALTEN', autor: 'Sie', notiz } as const;
  await alle.ereignis(schadenNummer, ereignis, zeit);
  const neu = { status: statusNach(status, jetzt.some(fehlt)), letzteAktivitaet: zeit };
  await alle.fortschreiben(schadenNummer, neu);
  await journal(tx).schreiben({
    wer: principal,
    zeit,
    aktion: 'schaden.unterlageErhalten',
    versicherungsNummer,
    alt: { status },
    neu: { schadenNummer, status: neu.status, typ, dateien: dateien.length },
  });
  return { status: 200, body: unterlagenAus(jetzt) };
}

const unbekannt = {
  code: 'UNBEKANNT',
  errorMessage: 'Diese Unterlage brauchen wir zu Ihrem Schaden nicht.',
} as const;
const dateienWeg = {
  code: 'NACHWEIS',
  errorMessage: dateienNochmal,
} as const;

function abgelehnt(antwort: UnterlageAbgelehnt): Absage {
  return new Absage(409, antwort);
}
