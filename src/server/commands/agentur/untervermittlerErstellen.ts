import { isDeepStrictEqual } from 'node:util';
import type { Mitarbeiter, Untervermittlerangaben } from '#contract/endpoints/agentur.ts';
import { zugang } from '#contract/fields/zugangsfristen.ts';
import type { Principal } from '../../access/decision.ts';
import {
  mitarbeitende,
  type Einladungsdaten,
  type Mitarbeiterzeile,
} from '../../repositories/mitarbeitende.ts';
import { einladungBis } from '../../rules/konto.ts';
import { kontenVon, portalUrlVon, type Kontodienste } from '../konto/dienste.ts';
import { vermittlerkontoOeffnen } from '../konto/vermittlerkonto.ts';
import { nurEiner } from '../nurEiner.ts';
import { erlaubteNummer } from '../nummerBestaetigen.ts';
import { agenturAbsage, mitarbeiterVon, unterSperre, verwaltet } from './agentur.ts';
import { einladungSenden, neuesPasswort } from './einladung.ts';

/** What an access shall be, and the number its codes go to. */
interface Einladung {
  email: string;
  handynummer: string;
  daten: Einladungsdaten;
}

/**
 * Opens the access of a sub-agent and mails the first password (`domain/konto.md §7.2`). The same again sends nothing;
 * other answers mend an invitation nobody has taken up yet.
 */
export async function untervermittlerErstellen(
  dienste: Kontodienste,
  wer: Principal,
  angaben: Untervermittlerangaben,
): Promise<Mitarbeiter> {
  const agentur = mitarbeitende(dienste.database, verwaltet(wer));
  const { email } = angaben;
  const handynummer = erlaubteNummer(angaben.handynummer, dienste.smsLaender);
  portalUrlVon(dienste);
  const konten = kontenVon(dienste);
  const einladung = { email, handynummer, daten: datenAus(angaben) };
  await nurEiner(dienste, ['einladung', email], async () => {
    const zeile = await agentur.mitEmail(email);
    if (!zeile) return oeffnen(dienste, wer, einladung);
    const konto = await konten.bySub('vermittler', zeile.sub);
    if (zeile.gesperrt || !konto?.initial) throw agenturAbsage('EMAIL_VERGEBEN');
    // The answer was lost: nothing more goes out.
    const gilt = zeile.eingeladenBis !== null && zeile.eingeladenBis > dienste.clock();
    if (gilt && konto.handynummer === handynummer && istGleich(zeile, einladung.daten)) return;
    await berichtigen(dienste, wer, { ...einladung, sub: zeile.sub });
  });
  const zeile = await agentur.mitEmail(email);
  if (!zeile) throw new Error('The access that was just opened is not there');
  return mitarbeiterVon(konten, wer, zeile);
}

function datenAus(angaben: Untervermittlerangaben): Einladungsdaten {
  const { vorname, nachname, anrede, rechte, eigeneRegistrierung } = angaben;
  return {
    name: `${vorname} ${nachname}`,
    anrede,
    rechte,
    ihkNummer: eigeneRegistrierung ? angaben.ihkNummer : null,
    eigeneNummer: eigeneRegistrierung ? angaben.vermittlerNummer : null,
  };
}

function istGleich(zeile: Mitarbeiterzeile, { rechte, ...daten }: Einladungsdaten): boolean {
  const { name, anrede, ihkNummer, eigeneNummer } = zeile;
  return (
    isDeepStrictEqual({ name, anrede, ihkNummer, eigeneNummer }, daten) &&
    isDeepStrictEqual(zeile.rechte.toSorted(), rechte.toSorted())
  );
}

async function oeffnen(dienste: Kontodienste, wer: Principal, einladung: Einladung) {
  const { database, clock } = dienste;
  const { email, handynummer, daten } = einladung;
  await platzVerlangen(mitarbeitende(database, verwaltet(wer)));
  const attribute = attributeVon(wer, daten);
  const offen = await vermittlerkontoOeffnen(dienste, { email, attribute });
  if (!offen) throw agenturAbsage('EMAIL_VERGEBEN');
  const { sub, initialPassword: passwort } = offen;
  // The pool learns the number first: a code of a sign-in needs one, and a repeat does the rest.
  await kontenVon(dienste).changePhone('vermittler', sub, handynummer, false);
  const jetzt = clock();
  await database.transaction(async (tx) => {
    const { agentur } = await unterSperre(tx, wer);
    await platzVerlangen(agentur);
    await agentur.anlegen({ ...daten, sub, email, eingeladenBis: einladungBis(jetzt) });
    await einladungSenden(tx, dienste, wer, { sub, email, passwort, ...daten });
  });
  dienste.wecken();
}

/** A mistyped number or name is mended: what was mailed before opens nothing any more. */
async function berichtigen(
  dienste: Kontodienste,
  wer: Principal,
  { sub, email, handynummer, daten }: Einladung & { sub: string },
) {
  const { database, clock } = dienste;
  const konten = kontenVon(dienste);
  const passwort = await neuesPasswort(dienste, { sub, email });
  await konten.changePhone('vermittler', sub, handynummer, false);
  await konten.changeAttributes('vermittler', sub, attributeVon(wer, daten));
  await database.transaction(async (tx) => {
    const { agentur, alle } = await unterSperre(tx, wer);
    // Locked meanwhile.
    if (alle.find((eine) => eine.sub === sub)?.gesperrt !== false) {
      throw agenturAbsage('KEINE_EINLADUNG');
    }
    await agentur.aendern(sub, { ...daten, eingeladenBis: einladungBis(clock()) });
    await einladungSenden(tx, dienste, wer, { sub, email, passwort, ...daten });
  });
  dienste.wecken();
}

function attributeVon({ vermittlerNummer }: Principal, { name }: Einladungsdaten) {
  return {
    name,
    'custom:vermittlernummer': vermittlerNummer ?? '',
    'custom:rolle': 'untervermittler',
  };
}

async function platzVerlangen(agentur: ReturnType<typeof mitarbeitende>): Promise<void> {
  if ((await agentur.anzahl()) >= zugang.untervermittler) throw agenturAbsage('AGENTUR_VOLL');
}
