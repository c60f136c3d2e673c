import { createHmac } from 'node:crypto';
import { einwilligungsgrenzen } from '#contract/schaeden/einwilligung.ts';
import type { Erkennung } from '#contract/schaeden/einwilligungsform.ts';
import { zeitPlus } from '#contract/tag.ts';
import type { Database } from '../../database/open.ts';
import { Absage } from '../../http/answers.ts';
import { anfragezaehler } from '../../repositories/anfragezaehler.ts';
import { einwilligungen } from '../../repositories/einwilligungen.ts';
import { geheimnisse } from '../../repositories/geheimnisse.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { wartezeit } from '../../rules/wartezeit.ts';
import { anfragenZaehlen } from '../anfragenZaehlen.ts';
import { codePruefen, codeSenden } from '../nummerBestaetigen.ts';
import type { Einwilligungsdienste } from './dienste.ts';
import { codemail } from './einwilligungspost.ts';

interface Codedienste extends Pick<Einwilligungsdienste, 'database' | 'clock' | 'wecken'> {
  /** Told of a mail that could not be kept. */
  gescheitert: (error: unknown) => void;
}

interface Codewunsch {
  erkennung: Erkennung;
  /** Network address; null where only the claim counts. */
  adresse: string | null;
}

/** Mails a code to whoever that is. A code is made for nobody too, so that the answer tells nothing; answers until when it counts. */
export async function einwilligungscodeSenden(
  { database, clock, wecken, gescheitert }: Codedienste,
  { erkennung, adresse }: Codewunsch,
): Promise<Date> {
  const zeit = clock();
  const gemeint = await einwilligungen(database).erkannt(erkennung, zeit);
  const sendSms = async (_: string, text: string) => {
    if (!gemeint) return;
    const { email: an, marke } = gemeint;
    await postausgang(database).schreiben({ an, marke, ...codemail(text) }, zeit);
    wecken();
  };
  const dienste = { database, clock, sendSms, smsGescheitert: gescheitert };
  const zaehlen = async (tx: Database) => {
    const versuch = { schluessel: versuchVon(erkennung), ...proSchaden };
    const warten = await anfragenZaehlen(tx, [versuch], zeit);
    if (warten > 0) throw gesperrt(warten);
  };
  return codeSenden(dienste, { ...(await zielVon(database, erkennung)), adresse, zaehlen });
}

/** A token for the hour, for a code that fits; the tries for that claim are given back with it. */
export async function einwilligungscodePruefen(
  { database, clock }: Pick<Codedienste, 'database' | 'clock'>,
  erkennung: Erkennung,
  code: string,
): Promise<string> {
  await codePruefen({ database, clock }, { ...(await zielVon(database, erkennung)), code });
  const zeit = clock();
  const gemeint = await einwilligungen(database).erkannt(erkennung, zeit);
  if (!gemeint) throw nichtMehr();
  await anfragezaehler(database).leeren(versuchVon(erkennung));
  return einwilligungen(database).oeffnen({
    einwilligungId: gemeint.id,
    dauerhaft: false,
    laeuftAb: zeitPlus(zeit, { minutes: einwilligungsgrenzen.minuten }),
  });
}

const { versuche, sperreStunden } = einwilligungsgrenzen;
const proSchaden = { mal: versuche, ms: sperreStunden * 3_600_000 };

function versuchVon({ schadenNummer }: Erkennung): string[] {
  return ['einwilligung', schadenNummer];
}

/** Codes are kept by what she said of herself; so short it is that only a secret keeps it from being tried out. */
async function zielVon(database: Database, { schadenNummer, geburtsdatum, plz }: Erkennung) {
  const gesagt = JSON.stringify([schadenNummer, geburtsdatum, plz]);
  const geheimnis = await geheimnisse(database).schluessel('einwilligungscode');
  const handynummer = createHmac('sha256', geheimnis).update(gesagt).digest('hex');
  return { handynummer, fuer: 'EINWILLIGUNG' } as const;
}

function gesperrt(warten: number): Absage {
  const errorMessage = `Das waren zu viele Versuche. In ${wartezeit(warten)} geht es wieder. Bitte wenden Sie sich an unseren Schadenservice.`;
  return new Absage(429, { code: 'ZU_VIELE_ANFRAGEN', errorMessage }, warten);
}

function nichtMehr(): Absage {
  return new Absage(409, {
    code: 'CODE_VERBRAUCHT',
    errorMessage: 'Der Code ist abgelaufen. Bitte fordern Sie einen neuen Code an.',
  });
}
