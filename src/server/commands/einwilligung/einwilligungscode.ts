import { createHash } from 'node:crypto';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { einwilligungsgrenzen } from '#contract/schaeden/einwilligung.ts';
import type { Erkennung } from '#contract/schaeden/einwilligungsform.ts';
import { zeitPlus } from '#contract/tag.ts';
import { Absage } from '../../http/answers.ts';
import type { Mail } from '../../outbox/ports.ts';
import { einwilligungen } from '../../repositories/einwilligungen.ts';
import { anfragenZaehlen } from '../anfragenZaehlen.ts';
import { codePruefen, codeSenden } from '../nummerBestaetigen.ts';
import type { Einwilligungsdienste } from './dienste.ts';
import { codemail } from './einwilligungspost.ts';

interface Codedienste extends Pick<Einwilligungsdienste, 'database' | 'clock'> {
  sendMail: (mail: Mail) => Promise<void>;
  /** Told of a mail that nobody took. */
  gescheitert: (error: unknown) => void;
}

interface Codewunsch {
  erkennung: Erkennung;
  marke: MarkenSchluessel;
  /** Network address; null where only the claim counts. */
  adresse: string | null;
}

/** Mails a code to whoever that is. A code is made for nobody too, so that the answer tells nothing; answers until when it counts. */
export async function einwilligungscodeSenden(
  { database, clock, sendMail, gescheitert }: Codedienste,
  { erkennung, marke, adresse }: Codewunsch,
): Promise<Date> {
  const zeit = clock();
  const versuch = { schluessel: ['einwilligung', erkennung.schadenNummer], ...proSchaden };
  const warten = await anfragenZaehlen(database, [versuch], zeit);
  if (warten > 0) throw gesperrt(warten);
  const gemeint = await einwilligungen(database).erkannt(erkennung, zeit);
  const sendSms = (_: string, text: string) => {
    // Nobody waits for it: how long a mail takes would tell that one goes out.
    if (gemeint) void sendMail({ an: gemeint.email, marke, ...codemail(text) }).catch(gescheitert);
    return Promise.resolve();
  };
  const dienste = { database, clock, sendSms, smsGescheitert: gescheitert };
  return codeSenden(dienste, { ...zielVon(erkennung), adresse });
}

/** A token for the hour, for a code that fits. */
export async function einwilligungscodePruefen(
  { database, clock }: Pick<Codedienste, 'database' | 'clock'>,
  erkennung: Erkennung,
  code: string,
): Promise<string> {
  await codePruefen({ database, clock }, { ...zielVon(erkennung), code });
  const zeit = clock();
  const gemeint = await einwilligungen(database).erkannt(erkennung, zeit);
  if (!gemeint) throw nichtMehr();
  return einwilligungen(database).oeffnen({
    einwilligungId: gemeint.id,
    dauerhaft: false,
    laeuftAb: zeitPlus(zeit, { minutes: einwilligungsgrenzen.minuten }),
  });
}

const { versuche, sperreStunden } = einwilligungsgrenzen;
const proSchaden = { mal: versuche, ms: sperreStunden * 3_600_000 };

/** Codes are kept by what she said of herself, of which nothing can be read there. */
function zielVon({ schadenNummer, geburtsdatum, plz }: Erkennung) {
  const gesagt = JSON.stringify([schadenNummer, geburtsdatum, plz]);
  const handynummer = createHash('sha256').update(gesagt).digest('hex');
  return { handynummer, fuer: 'EINWILLIGUNG' } as const;
}

function gesperrt(warten: number): Absage {
  const errorMessage =
    'Das waren zu viele Versuche. Bitte wenden Sie sich an unseren Schadenservice.';
  return new Absage(429, { code: 'ZU_VIELE_ANFRAGEN', errorMessage }, warten);
}

function nichtMehr(): Absage {
  return new Absage(409, {
    code: 'CODE_VERBRAUCHT',
    errorMessage: 'Der Code ist abgelaufen. Bitte fordern Sie einen neuen Code an.',
  });
}
