import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { smstanPruefen, smstanSenden } from '#contract/endpoints/benutzer/handynummer.ts';
import { bankverbindungAendern } from '#contract/endpoints/bankverbindung.ts';
import { findByPartnerNummer, vertragLesen } from '#contract/endpoints/vertrag.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { t as konto } from '#portal/flows/konto/texte.ts';
import { t } from '#portal/flows/konto/stepUp/texte.ts';
import { untilRead } from '#tests/models/browser/arrival.ts';
import type { Filler, Given } from '#tests/models/browser/flowInBrowser.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { bestaetigungGesendet } from '../bestaetigungsfaelle.ts';
import { datenInBrowser } from '../datenImBrowser.ts';
import { neuerCode } from '../ungefragt.ts';

/** Reminded, and nothing there that could be debited. */
const zweiter = {
  ...vertrag,
  versicherungsNummer: 'PH250000501',
  bankverbindung: null,
  mahnung: true,
};

/** A contract as it is read; debited from the new account as soon as that is saved. */
function bezahlt(eines: Vertrag, given: Given): Vertrag {
  const bankverbindung = {
    iban: 'DE** **** **** **** **30 00',
    swiftBic: null,
    kontoinhaber: 'A. Bergmann',
  };
  return given.has('bankverbindungSpeichern ✓ gespeichert') ? { ...eines, bankverbindung } : eines;
}

export const inBrowser = unterbrechungImBrowser({
  ...datenInBrowser,
  address: '/kunden/bankverbindung/',
  calls: {
    bankverbindungSpeichern: bankverbindungAendern,
    bestaetigungSenden: smstanSenden,
    bestaetigungPruefen: smstanPruefen,
  },
  // After a code the chart no longer holds the account: nothing is compared then.
  bodies: { bankverbindungSpeichern: 'input' },
  // The day as the answer has it.
  says: (snapshot) =>
    snapshot.matches('gespeichert')
      ? ['Die erste Abbuchung ist frühestens am 23.11.2026 möglich.']
      : [],
  reads: [
    {
      of: findByPartnerNummer,
      answer: (given) => ({ json: [bezahlt(vertrag, given), bezahlt(zweiter, given)] }),
    },
    { of: vertragLesen, answer: (given) => ({ json: bezahlt(zweiter, given) }) },
  ],
  cameFrom: { frisch: '/kunden/vertraege/PH250000501' },
  behind: {
    'bankverbindungSpeichern ✓ gespeichert': {
      link: 'Zu Ihren Verträgen',
      path: '/kunden/vertraege',
      says: () => ['Vertrag PH250000501'],
      saysNoMore: ['Ihr Beitrag ist überfällig.'],
      next: {
        opens: true,
        path: '/kunden/vertraege/PH250000501',
        says: () => ['DE** **** **** **** **30 00'],
      },
    },
  },
  answers: {
    ...datenInBrowser.answers,
    '✗ BANK_GESPERRT': abgelehnt('BANK_GESPERRT'),
    '✗ EMAIL_UNBEWIESEN': abgelehnt('EMAIL_UNBEWIESEN'),
    '✗ IBAN_UNGUELTIG': { status: 422, json: { fehler: [{ feld: 'iban', text: 'Falsch.' }] } },
    '✗ STATUS': abgelehnt('STATUS'),
    '✗ UNVERAENDERT': abgelehnt('UNVERAENDERT'),
    '✓ gespeichert': {
      json: { abbuchungAb: '2026-11-23', vertraege: [vertrag.versicherungsNummer] },
    },
    '✓ gesendet': bestaetigungGesendet,
    '✓ bestaetigt': { json: { art: 'BESTAETIGT', bankGesperrtBis: null } },
  },
  buttons: { ...neuerCode, ZURUECK: t('zurueck') },
  fillers: { kontoinhaber: fremdesKonto, vertraege: bestimmteVertraege },
});

function abgelehnt(code: 'BANK_GESPERRT' | 'EMAIL_UNBEWIESEN' | 'STATUS' | 'UNVERAENDERT') {
  return conflict(code, konto(code));
}

async function fremdesKonto(...[page, value]: Parameters<Filler>): Promise<void> {
  await page.locator('[name="anderer"]').setChecked(true, { force: true });
  await page.locator('[name="kontoinhaber"]').fill(String(value));
}

async function bestimmteVertraege(...[page, value]: Parameters<Filler>): Promise<void> {
  await page.getByLabel('Nur für bestimmte Verträge', { exact: true }).check({ force: true });
  await untilRead(page, 'PH250000101, bisher DE** **** **** **** **20 51');
  await untilRead(page, 'PH250000501, bisher per Rechnung');
  const gewaehlt: unknown[] = Array.isArray(value) ? value : [];
  for (const karte of await page.locator('[name="vertraege"]').all()) {
    const nummer = await karte.getAttribute('value');
    await karte.setChecked(gewaehlt.includes(nummer), { force: true });
  }
}
