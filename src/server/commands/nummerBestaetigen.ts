import { nummerncodeMinuten } from '#contract/constants.ts';
import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/open.ts';
import { Absage, nichtErreichbar, ungueltig } from '../http/answers.ts';
import { anfragezaehler } from '../repositories/anfragezaehler.ts';
import { nummerncodes, type Codeziel } from '../repositories/nummerncodes.ts';
import { codegrenzen, istCodeOffen, nummerncode, wartenSekunden } from '../rules/nummerncode.ts';
import { smsNummer } from '../rules/smsNummer.ts';
import { spaeterWieder } from '../rules/wartezeit.ts';
import { anfragenZaehlen, type Zaehlgrenze } from './anfragenZaehlen.ts';
import { langsamerHash } from './langsamerHash.ts';

export interface NummernDienste {
  database: Database;
  clock: () => Date;
  sendSms: (an: string, text: string) => Promise<void>;
  /** Told of an SMS that nobody took. */
  smsGescheitert: (error: unknown) => void;
}

/** A number as its plan writes it, where codes are sent to; throws the sentence that says why not (422). */
export function erlaubteNummer(wunsch: string, smsLaender: readonly string[]): string {
  const erlaubt = smsNummer(wunsch, smsLaender);
  if ('fehler' in erlaubt) throw ungueltig([{ feld: 'handynummer', text: erlaubt.fehler }]);
  return erlaubt.nummer;
}

/** Where a code goes, what for, and who asks. */
interface Codewunsch extends Codeziel {
  /** Network address; null where only the number counts. */
  adresse: string | null;
  /** Counts what else is limited; throws where that was too much. Whatever refuses later takes it back. */
  zaehlen?: (tx: Database) => Promise<void>;
}

/** Whether codes of a purpose go to a mailbox. */
const istPostfach: Readonly<Record<Codeziel['fuer'], boolean>> = {
  ANTRAG: false,
  KONTO: false,
  GESCHAEDIGT: true,
  ANBINDUNG: true,
  EINWILLIGUNG: true,
};

/** Sends a fresh code, as long as number, address and all together have not had too many; answers until when it counts. */
export async function codeSenden(dienste: NummernDienste, wunsch: Codewunsch): Promise<Date> {
  const { handynummer, fuer } = wunsch;
  const grenzen = grenzenVon(wunsch);
  const ort = istPostfach[fuer] ? 'Adresse' : 'Nummer';
  const zeit = dienste.clock();
  const id = randomUUID();
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const codeHash = await hashVon(code, id);
  await dienste.database.transaction(async (tx) => {
    const codes = nummerncodes(tx);
    await codes.sperren(wunsch);
    await wunsch.zaehlen?.(tx);
    const tagDavor = new Date(zeit.getTime() - nummerncode.nachweisGueltigMs);
    const warten = wartenSekunden(await codes.gesendetSeit(wunsch, tagDavor), zeit);
    if (warten > 0)
      throw zuVieleCodes(`An diese ${ort} haben wir schon mehrere Codes geschickt.`, warten);
    for (const [satz, gezaehlt] of grenzen) {
      const bis = await anfragenZaehlen(tx, gezaehlt, zeit);
      if (bis > 0) throw zuVieleCodes(satz, bis);
    }
    await codes.anlegen({ id, handynummer, fuer, codeHash, gesendetAm: zeit });
  });
  try {
    await dienste.sendSms(handynummer, smsText(code));
  } catch (error) {
    dienste.smsGescheitert(error);
    // What nobody received does not count against anybody.
    await nummerncodes(dienste.database).loeschen(id);
    const zaehler = anfragezaehler(dienste.database);
    for (const { schluessel } of grenzen.flatMap(([, gezaehlt]) => gezaehlt)) {
      await zaehler.zuruecknehmen(schluessel);
    }
    throw nichtErreichbar();
  }
  return new Date(zeit.getTime() + nummerncode.gueltigMs);
}

type Pruefung = { nachweis: string } | { versucheUebrig: number } | 'verbraucht';

/** The proof for a number and its code; a wrong code costs a try, the last of them ends it. */
export async function codePruefen(
  { database, clock }: Pick<NummernDienste, 'database' | 'clock'>,
  { code, ...ziel }: Codeziel & { code: string },
): Promise<string> {
  const zeit = clock();
  // A refusal is thrown after the commit: the failed try has to stay counted.
  const pruefung = await database.transaction(async (tx): Promise<Pruefung> => {
    const codes = nummerncodes(tx);
    await codes.sperren(ziel);
    const letzter = await codes.letzter(ziel);
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

/** What is counted besides the number, each with the sentence that refuses; all together for each purpose alone. */
function grenzenVon({ fuer, adresse }: Codewunsch): readonly (readonly [string, Zaehlgrenze[]])[] {
  if (adresse === null) return [];
  return [
    [
      'Von Ihrem Anschluss wurden schon viele Codes angefordert.',
      codegrenzen.adresse.map((grenze) => unter(['adresse', adresse], grenze)),
    ],
    [
      'Gerade fordern sehr viele einen Code an.',
      codegrenzen.gesamt.map((grenze) => unter(['gesamt', fuer], grenze)),
    ],
  ];
}

function unter(wer: string[], grenze: { mal: number; ms: number }): Zaehlgrenze {
  return { schluessel: ['sms', ...wer, String(grenze.ms)], ...grenze };
}

function zuVieleCodes(satz: string, warten: number): Absage {
  const errorMessage = `${satz} ${spaeterWieder(warten)}`;
  return new Absage(429, { code: 'ZU_VIELE_ANFRAGEN', errorMessage }, warten);
}
