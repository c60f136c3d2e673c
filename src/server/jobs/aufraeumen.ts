import { fristen } from '#contract/zahlen.ts';
import {
  anbindungMonate,
  feedbackMonate,
  geschaedigtMonate,
  nachrichtMonate,
  widerrufMonate,
} from '#contract/constants.ts';
import { einwilligungsgrenzen } from '#contract/schaeden/einwilligung.ts';
import { heuteInBerlin, zeitPlus } from '#contract/tag.ts';
import { wiederholbarMs } from '../commands/einmal.ts';
import type { Database } from '../database/open.ts';
import { anbindungen } from '../repositories/anbindungen.ts';
import { anfragezaehler } from '../repositories/anfragezaehler.ts';
import { antraege } from '../repositories/antraege.ts';
import { beendigungen } from '../repositories/beendigungen.ts';
import { beratungen } from '../repositories/beratungen.ts';
import { dokumente } from '../repositories/dokumente.ts';
import { einwilligungen } from '../repositories/einwilligungen.ts';
import { entwuerfe } from '../repositories/entwuerfe.ts';
import { feedback } from '../repositories/feedback.ts';
import { nachrichten } from '../repositories/nachrichten.ts';
import { geschaedigte } from '../repositories/geschaedigte.ts';
import { kontodaten } from '../repositories/kontodaten.ts';
import { kontolinks } from '../repositories/kontolinks.ts';
import { mitteilungen } from '../repositories/mitteilungen.ts';
import { nummerncodes } from '../repositories/nummerncodes.ts';
import { postausgang } from '../repositories/postausgang.ts';
import { widerrufslinks } from '../repositories/widerrufslinks.ts';
import { wiederholungen } from '../repositories/wiederholungen.ts';

/** Deletes what nobody needs any more. Safe at any time, in any process. */
export async function aufraeumen(database: Database, jetzt: Date): Promise<void> {
  await wiederholungen(database).vergessen(new Date(jetzt.getTime() - wiederholbarMs));
  await nummerncodes(database).vergessen(zeitPlus(jetzt, { hours: -fristen.nummerncodeStunden }));
  await beratungen(database).vergessen(zeitPlus(jetzt, { years: -fristen.beratungJahre }));
  await mitteilungen(database).vergessen(zeitPlus(jetzt, { years: -fristen.postfachJahre }), jetzt);
  await entwuerfe(database).vergessen(jetzt);
  await antraege(database).vergessen(jetzt);
  await postausgang(database).vergessen(zeitPlus(jetzt, { days: -zustellbarDauer.days }));
  await kontolinks(database).vergessen(jetzt);
  await widerrufslinks(database).vergessen(jetzt);
  const tagDavor = zeitPlus(jetzt, { days: -1 });
  await anfragezaehler(database).vergessen(tagDavor);
  await kontodaten(database).bestaetigungenVergessen(tagDavor);
  await dokumente(database).vergessen(jetzt);
  await feedback(database).vergessen(zeitPlus(jetzt, { months: -feedbackMonate }));
  await nachrichten(database).vergessen(zeitPlus(jetzt, { months: -nachrichtMonate }));
  await beendigungen(database).vergessen(zeitPlus(jetzt, { months: -widerrufMonate }));
  await einwilligungen(database).vergessen({
    offeneVor: zeitPlus(jetzt, { days: -einwilligungsgrenzen.unbeantwortetTage }),
    geschlossenVor: heuteInBerlin(zeitPlus(jetzt, { months: -einwilligungsgrenzen.monate })),
    jetzt,
  });
  await geschaedigte(database).vergessen(zeitPlus(jetzt, { months: -geschaedigtMonate }));
  await anbindungen(database).vergessen(zeitPlus(jetzt, { months: -anbindungMonate }));
}

/** Links in mails end before a mail nobody took for so long would arrive. */
const zustellbarDauer = { days: 7 };
