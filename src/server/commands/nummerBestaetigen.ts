import { nummerncodeMinuten } from '#contract/constants.ts';
import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/open.ts';
import { Absage, nichtErreichbar } from '../http/answers.ts';
import { nummerncodes } from '../repositories/nummerncodes.ts';
import { istCodeOffen, nummerncode, wartenSekunden } from '../rules/nummerncode.ts';
import { langsamerHash } from './langsamerHash.ts';

export interface NummernDienste {
  database: Database;
  clock: () => Date;
  sendSms: (an: string, text: string) => Promise<void>;
  /** Told of an SMS that nobody took. */
  smsGescheitert: (error: unknown) => void;
}

/** Sends a fresh code to a number, as long as it has not had too many; answers until when it counts. */
export async function codeSenden(dienste: NummernDienste, handynummer: string): Promise<Date> {
  const zeit = dienste.clock();
  const id = randomUUID();
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const codeHash = await hashVon(code, id);
  await dienste.database.transaction(async (tx) => {
    const codes = nummerncodes(tx);
    await codes.sperren(handynummer);
    const tagDavor = new Date(zeit.getTime() - nummerncode.nachweisGueltigMs);
    const warten = wartenSekunden(await codes.gesendetSeit(handynummer, tagDavor), zeit);
    if (warten > 0) throw zuVieleCodes(warten);
    await codes.anlegen({ id, handynummer, codeHash, gesendetAm: zeit });
  });
  try {
    await dienste.sendSms(handynummer, smsText(code));
  } catch (error) {
    dienste.smsGescheitert(error);
    // What nobody received does not count against the number.
    await nummerncodes(dienste.database).loeschen(id);
    throw nichtErreichbar();
  }
  return new Date(zeit.getTime() + nummerncode.gueltigMs);
}

type Pruefung = { nachweis: string } | { versucheUebrig: number } | 'verbraucht';

/** The proof for a number and its code; a wrong code costs a try, the last of them ends it. */
export async function codePruefen(
  { database, clock }: Pick<NummernDienste, 'database' | 'clock'>,
  { handynummer, code }: { handynummer: string; code: string },
): Promise<string> {
  const zeit = clock();
  // A refusal is thrown after the commit: the failed try has to stay counted.
  const pruefung = await database.transaction(async (tx): Promise<Pruefung> => {
    const codes = nummerncodes(tx);
    await codes.sperren(handynummer);
    const letzter = await codes.letzter(handynummer);
    if (!letzter || !istCodeOffen(letzter, zeit)) return 'verbraucht';
    const erwartet = Buffer.from(letzter.codeHash, 'hex');
    if (!timingSafeEqual(Buffer.from(await hashVon(code, letzter.id), 'hex'), erwartet)) {
      await codes.fehlversuchZaehlen(letzter.id);
      return { versucheUebrig: nummerncode.versuche - letzter.fehlversuche - 1 };
    }
    const nachweis = randomBytes(32).toString('base64url');
    await codes.bestaetigen(letzter.id, nachweisHash(nachweis), zeit);
    return { nachweis };
  });
  if (pruefung === 'verbraucht') throw codeVerbraucht('Der Code ist abgelaufen.');
  if ('nachweis' in pruefung) return pruefung.nachweis;
  if (pruefung.versucheUebrig === 0) throw codeVerbraucht('Der Code ist nicht korrekt.');
  throw codeFalsch(pruefung.versucheUebrig);
}

/** Trying all codes of a stolen row takes longer than the code lives. */
function hashVon(code: string, id: string): Promise<string> {
  return langsamerHash(code, id);
}

/** What is stored of a proof. */
export function nachweisHash(nachweis: string): string {
  return createHash('sha256').update(nachweis).digest('hex');
}

function smsText(code: string): string {
  return `Ihr Code lautet ${code}. Er ist ${nummerncodeMinuten} Minuten gültig. Geben Sie ihn an niemanden weiter.`;
}

function codeFalsch(uebrig: number): Absage {
  const versuche = uebrig === 1 ? 'einen Versuch' : `${uebrig} Versuche`;
  return new Absage(409, {
    code: 'CODE_FALSCH',
    errorMessage: `Der Code ist nicht korrekt. Sie haben noch ${versuche}.`,
  });
}

function codeVerbraucht(grund: string): Absage {
  return new Absage(409, {
    code: 'CODE_VERBRAUCHT',
    errorMessage: `${grund} Bitte fordern Sie einen neuen Code an.`,
  });
}

function zuVieleCodes(warten: number): Absage {
  const errorMessage =
    'An diese Nummer haben wir schon mehrere Codes geschickt. Bitte versuchen Sie es später noch einmal.';
  return new Absage(429, { code: 'ZU_VIELE_ANFRAGEN', errorMessage }, warten);
}
