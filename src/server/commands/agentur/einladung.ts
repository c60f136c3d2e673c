import type { Recht } from '#contract/entities/recht.ts';
import { hausmarke } from '#contract/marken.ts';
import type { Principal } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import { zuVieleAnfragen } from '../../http/answers.ts';
import { journal } from '../../repositories/journal.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { vermittler } from '../../repositories/vermittler.ts';
import { kontogrenzen } from '../../rules/konto.ts';
import { darfNoch, kontenVon, portalUrlVon, type Kontodienste } from '../konto/dienste.ts';
import { einladungMail, kontoAdresse } from '../konto/kontoMails.ts';
import { agenturAbsage, verwaltet } from './agentur.ts';

interface Eingeladene {
  sub: string;
  email: string;
  name: string;
  rechte: readonly Recht[];
  passwort: string;
}

/** Mails the first password of an access and writes it down; in the transaction of the row. */
export async function einladungSenden(
  tx: Database,
  dienste: Kontodienste,
  wer: Principal,
  { sub, email, name, rechte, passwort }: Eingeladene,
): Promise<void> {
  const jetzt = dienste.clock();
  const agentur = (await vermittler(tx).mitNummer(verwaltet(wer)))?.name ?? '';
  const adresse = kontoAdresse(portalUrlVon(dienste), '/vermittler/login/');
  const an = { name, email, marke: hausmarke };
  await postausgang(tx).schreiben(einladungMail(an, { agentur, passwort, adresse }), jetzt);
  await journal(tx).schreiben({
    wer,
    zeit: jetzt,
    aktion: 'untervermittler.eingeladen',
    versicherungsNummer: null,
    alt: null,
    neu: { sub, rechte },
  });
}

/** A fresh first password for an invitation that is open, so often only. */
export async function neuesPasswort(
  dienste: Kontodienste,
  { sub, email }: { sub: string; email: string },
): Promise<string> {
  const grenze = kontogrenzen.initialPasswort;
  if (!(await darfNoch(dienste, 'initialPasswort', `vermittler ${email}`, grenze))) {
    throw zuVieleAnfragen(grenze.ms / 1000);
  }
  const passwort = await kontenVon(dienste).resetToInitial('vermittler', sub);
  if (passwort === null) throw agenturAbsage('KEINE_EINLADUNG');
  return passwort;
}
