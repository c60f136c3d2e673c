import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { findByPartnerNummer, vertragLesen } from '#contract/endpoints/vertrag.ts';
import { schutzBerechnen, schutzSpeichern } from '#contract/endpoints/vertrag/schutz.ts';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { draftAt } from '#portal/flows/draft.ts';
import { t as einzeln } from '#portal/flows/vertrag/aenderung/texte.ts';
import { t } from '#portal/flows/vertrag/schutz/texte.ts';
import type { Given } from '#tests/models/browser/flowInBrowser.ts';
import { kundin } from '#tests/models/browser/pool.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { vertrag, vertragMit } from '../aenderung/wire.ts';
import { einer, hinderung, versicherungsNummer } from './cases.ts';
import { gesagt, gezeigt, istEiner, kontextVon, kostetMehr, vorgemerkt, worte } from './gezeigt.ts';

const amVertrag = `/kunden/vertraege/${versicherungsNummer}`;

function jetzt(given: Given) {
  const gespeichert = given.get('speichern ✓ vorgemerkt');
  return gespeichert ? vertragMit(...vorgemerkt(gespeichert.from)) : vertrag;
}

export const inBrowser = unterbrechungImBrowser({
  address: `${amVertrag}/schutz`,
  addresses: { 'im Auftrag': `/vermittler/vertraege/details/${versicherungsNummer}/schutz` },
  signedIn: true,
  calls: { berechnen: schutzBerechnen, speichern: schutzSpeichern },
  bodies: {
    speichern: (input) => {
      const { berechnung, zustimmung, ...rest } = z.parse(auftrag, input);
      const { wirksamkeitsdatum, berechnungId, beitragNeu } = berechnung;
      return {
        ...rest,
        wirksamkeitsdatum,
        berechnungId,
        beitragErwartet: beitragNeu.versicherungsPraemie,
        // The calculation is the key as well.
        idempotencyKey: berechnungId,
        imAuftragDesKunden: zustimmung.imAuftragDesKunden || undefined,
        entfallendesBestaetigt: zustimmung.entfallendesBestaetigt || undefined,
      };
    },
  },
  reads: [
    { of: vertragLesen, answer: (given) => ({ json: jetzt(given) }) },
    { of: findByPartnerNummer, answer: (given) => ({ json: [jetzt(given)] }) },
  ],
  answers: {
    'speichern ✓ vorgemerkt': (_, from) => ({ json: vertragMit(...vorgemerkt(from)) }),
    '✗ preisGeaendert': conflict('PREIS_GEAENDERT', 'Der Beitrag hat sich geändert.'),
    '✗ abgelehnt': conflict(hinderung.code, hinderung.text),
  },
  kept: { aufgehoben: aufgehoben() },
  sentByChange: ['WAHL'],
  buttons: {
    WEITER: t('pruefenKnopf'),
    SPEICHERN: (from) => {
      if (kostetMehr(from)) return einzeln('kostenpflichtig');
      return istEiner(from) ? einzeln('verbindlichSpeichern') : t('speichern');
    },
    ERNEUT: (from) =>
      einzeln(from.matches('fehlerBeimSpeichern') ? 'nochmalSpeichern' : 'nochmalBerechnen'),
    NEU_BEGINNEN: t('neuBeginnen'),
    AENDERN: t('wuenscheAendern'),
    BESTAETIGEN: 'bestätigen',
    ABBRECHEN: 'abbrechen',
  },
  fillers: {
    'WAHL.wuensche': stelleEin,
    // What is set already is checked as it stands.
    'WEITER.wuensche': () => Promise.resolve(),
    imAuftragDesKunden: (page, value) => hake(page, 'imAuftragDesKunden', value === true),
    entfallendesBestaetigt: (page, value) => hake(page, 'entfallendesBestaetigt', value === true),
  },
  toasts: {
    'speichern ✓ vorgemerkt': (snapshot) =>
      istEiner(snapshot)
        ? 'Ihre Änderung wurde gespeichert.'
        : 'Ihre Änderungen wurden gespeichert.',
  },
  labels: worte,
  cameFrom: { frisch: ['/kunden/vertraege', amVertrag] },
  behind: {
    'speichern ✓ vorgemerkt': {
      link: 'Vertrag ansehen',
      path: amVertrag,
      says: (snapshot) => {
        const [datum, was, beitragDann] = vorgemerkt(snapshot);
        const preis = formatBetrag(beitragDann);
        return [`Ab dem ${formatDatumLang(datum)}: ${was}. Beitrag dann ${preis}.`];
      },
    },
  },
  links: { 'Adresse ändern': `/kunden/risikoort/${versicherungsNummer}` },
  notices: {
    // What ends with these wishes.
    pruefen: ['Die Rate wäre zu klein.'],
    gesperrt: [hinderung.text],
  },
  shows: gezeigt,
  says: gesagt,
  sentence: (snapshot) => {
    if (snapshot.matches('abgelehnt') || snapshot.matches({ einstellen: 'unberechenbar' })) {
      return hinderung.text;
    }
    if (snapshot.hasTag('fehler')) return einzeln('fehler');
    if (!snapshot.matches({ einstellen: 'ueberholt' })) return null;
    const { rechnung, verworfenerBeitrag } = kontextVon(snapshot);
    const neuer = rechnung?.ergebnis.berechnung?.beitragNeu.versicherungsPraemie;
    return einzeln(neuer === verworfenerBeitrag ? 'vertragGeaendert' : 'preisGeaendert');
  },
});

const auftrag = z.object({
  versicherungsNummer: z.string(),
  aenderungen: z.array(z.looseObject({})),
  berechnung: z.object({
    wirksamkeitsdatum: z.string(),
    berechnungId: z.string(),
    beitragNeu: z.object({ versicherungsPraemie: z.number() }),
  }),
  zustimmung: z.object({
    imAuftragDesKunden: z.boolean(),
    entfallendesBestaetigt: z.boolean(),
  }),
});

const wuensche = z.array(z.object({ auswahl: z.object({ art: z.string() }) }));

/** One wish more or less, or none any more. */
async function stelleEin(page: Page, value: unknown): Promise<void> {
  const arten = new Set(z.parse(wuensche, value).map(({ auswahl }) => auswahl.art));
  if (arten.size === 0) {
    return page.getByRole('button', { name: t('allesZurueck') }).click();
  }
  if (arten.has('zahlweise')) {
    return page.locator('main [name="zahlweise"][value="JAEHRLICH"]').check({ force: true });
  }
  const schalter = page.getByRole('switch', { name: 'Elementarschutz' });
  if (arten.has('elementar') !== (await schalter.isChecked())) {
    await schalter.click({ force: true });
    if (arten.has('elementar')) await page.getByText('Nein', { exact: true }).click();
  }
  const karte = page.locator('main [name="selbstbeteiligung"][value="SB_250"]');
  if (!(await karte.isChecked())) await karte.check({ force: true });
}

async function hake(page: Page, name: string, ja: boolean): Promise<void> {
  const haken = page.locator(`main [name="${name}"]`);
  if ((await haken.count()) > 0) await haken.setChecked(ja, { force: true });
}

/** What this tab keeps of wishes that were not saved yet. */
function aufgehoben(): Record<string, string> {
  const kept: Record<string, string> = {};
  draftAt(
    {
      getItem: (key) => kept[key] ?? null,
      setItem: (key, text) => void (kept[key] = text),
      removeItem: (key) => void delete kept[key],
    },
    'schutz',
    versicherungsNummer,
    kundin.sub,
  ).write({ schritt: 'einstellen', antworten: { einstellen: einer } });
  return kept;
}
