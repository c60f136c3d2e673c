import * as z from 'zod/mini';
import {
  type AngabenAbgelehnt,
  angabenErgaenzen as endpoint,
} from '#contract/endpoints/schadenangaben.ts';
import { entschieden, type SchadenTeil } from '#contract/entities/schaden.ts';
import { type Nachtrag, nachtragsform } from '#contract/schaeden/nachtrag.ts';
import { type Nachtragsteil, nachtragsteile } from '#contract/schaeden/nachtragsteile.ts';
import { type Nachtragsfragen, umstaendeBei, umstandsform } from '#contract/schaeden/umstaende.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { mayHandIn } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import { Absage, nichtGefunden, ungueltig } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { bankverbindungen } from '../../repositories/bankverbindungen.ts';
import { journal } from '../../repositories/journal.ts';
import { partner } from '../../repositories/partner.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { schaeden, type Schadenszeile } from '../../repositories/schaeden.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { bankSperre } from '../../rules/konto.ts';
import { nachgefragt, teileAus, teileVon } from '../../rules/schaden/ansicht.ts';
import { statusNach } from '../../rules/schaden/fortgang.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import type { Schadendienste } from './schadenMelden.ts';
import { kontomail } from './schadenpost.ts';

type Auftrag = SignedCall<typeof endpoint, unknown>;

/** Takes answers to parts of what is asked after the report, once; a part may be answered anew (`domain/schaden.md §2`). */
export async function angabenErgaenzen(
  { database, clock, wecken }: Schadendienste,
  auftrag: Auftrag,
): Promise<SchadenTeil[]> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  const { claimId } = params;
  const { sub } = principal;
  const zeit = clock();
  const antwort = await database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await schaeden(tx).sperren(claimId);
    if (!zeile || !mayHandIn(principal, zeile)) throw nichtGefunden();
    const endpunkt = `PATCH /schaden/${claimId}/angaben`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      ergaenzen(tx, { zeile, auftrag, zeit }),
    );
  });
  wecken();
  return z.parse(endpoint.responses[200], antwort.body);
}

interface Ergaenzung {
  zeile: Schadenszeile;
  auftrag: Auftrag;
  zeit: Date;
}

/** Refusals are thrown and not kept: the same key goes through once they are over. */
async function ergaenzen(tx: Database, ergaenzung: Ergaenzung): Promise<Erstantwort> {
  const { zeile, auftrag, zeit } = ergaenzung;
  const { schadenNummer, versicherungsNummer, status } = zeile;
  if (entschieden.has(status)) throw abgelehnt(geschlossen);
  const gegeben = geprueft(ergaenzung);
  const teile = Object.keys(gegeben) as Nachtragsteil[];
  if (gegeben.auszahlung?.iban !== undefined) await anderesKonto(tx, ergaenzung);
  const alle = schaeden(tx);
  const notiz = teile.map((teil) => nachtragsteile[teil].label).join(', ');
  await alle.ereignis(schadenNummer, { ereignis: 'ANGABEN_ERGAENZT', autor: 'Sie', notiz }, zeit);
  const nachtrag = { ...zeile.nachtrag, ...gegeben };
  // Documents that were asked for are waited for all the same.
  const neu = { status: statusNach(status, true), letzteAktivitaet: zeit, nachtrag };
  await alle.fortschreiben(schadenNummer, neu);
  await journal(tx).schreiben({
    wer: auftrag.principal,
    zeit,
    aktion: 'schaden.angabenErgaenzt',
    versicherungsNummer,
    alt: { status },
    neu: { schadenNummer, status: neu.status, teile },
  });
  return { status: 200, body: teileAus({ ...zeile, nachtrag }) };
}

/** The parts that are answered, each as its kind of damage asks it. */
function geprueft({ zeile, auftrag, zeit }: Ergaenzung): Nachtrag {
  const { body } = auftrag;
  const { fragen } = nachgefragt(zeile);
  const gefragte = teileVon(zeile);
  const teile = (Object.keys(body) as Nachtragsteil[]).filter((teil) => body[teil] !== undefined);
  if (!fragen || !teile.every((teil) => gefragte.includes(teil))) throw abgelehnt(ungefragt);
  const fehler = teile.flatMap((teil) =>
    fehlerIn(teil, {
      fragen,
      art: zeile.schadenart,
      antwort: body[teil],
      heute: heuteInBerlin(zeit),
    }),
  );
  if (fehler.length > 0) throw ungueltig(fehler);
  return Object.fromEntries(teile.map((teil) => [teil, body[teil]]));
}

interface Gegebenes {
  fragen: Nachtragsfragen;
  art: string;
  antwort: unknown;
  heute: string;
}

function fehlerIn(teil: Nachtragsteil, { fragen, art, antwort, heute }: Gegebenes) {
  const form =
    teil === 'umstaende'
      ? umstandsform(umstaendeBei(fragen, art), heute)
      : nachtragsform(teil, heute);
  const { error } = z.safeParse(form, antwort);
  return (error?.issues ?? []).map(({ path, message }) => ({
    feld: [teil, ...path].join('.'),
    text: message,
  }));
}

/** Money to another account than that of the contract is told of, and has to wait where accounts are barred. */
async function anderesKonto(tx: Database, { zeile, zeit }: Ergaenzung): Promise<void> {
  const { partnerNummer, versicherungsNummer, schadenNummer } = zeile;
  const sperre = bankSperre(await bankverbindungen(tx).gesperrtBis(partnerNummer), zeit);
  if (sperre !== null) throw abgelehnt({ code: 'BANK_GESPERRT', errorMessage: sperre });
  const empfaenger = await partner(tx).empfaenger(partnerNummer, versicherungsNummer);
  if (!empfaenger) return;
  const { name, email: an, marke } = empfaenger;
  await postausgang(tx).schreiben({ an, marke, ...kontomail(name, schadenNummer) }, zeit);
}

const geschlossen = {
  code: 'GESCHLOSSEN',
  errorMessage: 'Dieser Schaden ist abgeschlossen. Schreiben Sie uns bitte eine Nachricht.',
} as const;
const ungefragt = {
  code: 'UNGEFRAGT',
  errorMessage: 'Diese Angabe brauchen wir zu Ihrem Schaden nicht.',
} as const;

function abgelehnt(antwort: AngabenAbgelehnt): Absage {
  return new Absage(409, antwort);
}
