import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { widerrufsgruendeLesen } from '#contract/endpoints/gruende.ts';
import {
  oeffentlichWiderrufen,
  widerrufen,
  widerrufLesen,
} from '#contract/endpoints/vertrag/beendigung.ts';
import { findByPartnerNummer, vertragLesen } from '#contract/endpoints/vertrag.ts';
import type { Widerrufsangebot } from '#contract/entities/beendigung.ts';
import { t as tBeendigung } from '#portal/flows/vertrag/beendigung/texte.ts';
import { t } from '#portal/flows/vertrag/widerruf/texte.ts';
import type { Filler, Given } from '#tests/models/browser/flowInBrowser.ts';
import { sessionExpires } from '#tests/models/browser/pool.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { conflict, technisch } from '#tests/models/browser/wire.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { ungefragt } from '../../konto/ungefragt.ts';
import { ablehnung, angaben, eingegangen, versicherungsNummer } from './cases.ts';
import { gesagt, gezeigt } from './gezeigt.ts';

const angebot: Widerrufsangebot = {
  hinderung: null,
  kuendbar: true,
  fristEnde: '2026-12-01',
  name: angaben.name,
  email: angaben.email,
  beendigungsdatum: eingegangen.beendigungsdatum,
  abgebucht: true,
  erstattung: eingegangen.erstattung,
  vertragsBeginn: '2026-11-17',
};

/** The contract, revoked as soon as that has come in. */
function jetzt(given: Given): object {
  return {
    ...vertrag,
    versicherungsNummer,
    ...(given.has('widerrufen ✓ eingegangen') ? { vertragsstatus: 'AUFGEHOBEN' } : {}),
  };
}

export const inBrowser = unterbrechungImBrowser({
  address: `/kunden/kuendigen-widerrufen/${versicherungsNummer}/widerruf`,
  addresses: { 'ohne Anmeldung': '/vertrag-widerrufen' },
  signedIn: ['angemeldet'],
  // Signed in and not, the same call has two addresses.
  calls: { widerrufen: istWiderruf },
  bodies: {
    widerrufen: (input) => {
      const { zugang, angaben: gesagt } = z.parse(auftrag, input);
      const { name, versicherungsNummer: nummer, email, freitext, grund } = gesagt;
      return zugang === 'OFFEN'
        ? { name, versicherungsNummer: nummer, email, freitext }
        : { versicherungsNummer: nummer, email, freitext, widerrufsgrund: grund ?? 'KEINE_ANGABE' };
    },
  },
  reads: [
    { of: widerrufLesen, answer: { json: angebot } },
    { of: vertragLesen, answer: (given) => ({ json: jetzt(given) }) },
    { of: findByPartnerNummer, answer: (given) => ({ json: [jetzt(given)] }) },
    {
      of: widerrufsgruendeLesen,
      answer: { json: [{ key: 'KEINE_ANGABE', label: 'Ich möchte keinen Grund angeben' }] },
    },
  ],
  answers: {
    '✗ abgelehnt': conflict(ablehnung.code, ablehnung.errorMessage),
    '✗ zuOft': { ...technisch, status: 429 },
  },
  buttons: {
    WEITER: (from) => t(from.matches('uebersicht') ? 'widerrufen' : 'weiter'),
    WIDERRUFEN: t('widerrufBestaetigen'),
    ERNEUT: t('nochmal'),
  },
  fields: { gelesen: [] },
  // Whoever is signed in need not type what is known.
  fillers: { name: wennGefragt('name'), versicherungsNummer: wennGefragt('versicherungsNummer') },
  happenings: {
    SITZUNG_ABGELAUFEN: async (stage, from) => {
      if (!istOffen(from)) await sessionExpires(stage);
      else await ungefragt['SITZUNG_ABGELAUFEN']?.(stage, from);
    },
  },
  cameFrom: {
    angemeldet: ['/kunden/vertraege', `/kunden/vertraege/${versicherungsNummer}`],
  },
  behind: {
    'widerrufen ✓ eingegangen': {
      link: 'Zurück zum Vertrag',
      path: `/kunden/vertraege/${versicherungsNummer}`,
      only: (snapshot) => !istOffen(snapshot),
      says: () => ['Aufgehoben'],
      next: { link: 'Alle Verträge', path: '/kunden/vertraege', says: () => ['Aufgehoben'] },
    },
  },
  shows: gezeigt,
  says: (snapshot) => [
    ...gesagt(snapshot),
    // The offer of the tours may be cancelled as well.
    ...(snapshot.matches('uebersicht') ? ['Lieber kündigen'] : []),
  ],
  edits: { bestaetigen: { Zurück: 'angaben' } },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('abgelehnt')) return ablehnung.errorMessage;
    if (snapshot.matches('zuOft')) return t('zuOft');
    return snapshot.hasTag('fehler') ? tBeendigung('fehler') : null;
  },
});

function wennGefragt(name: string): Filler {
  return async (page, value) => {
    const feld = page.locator(`main [name="${name}"]`);
    if ((await feld.count()) > 0) await feld.fill(String(value));
  };
}

function istOffen(from: AnyMachineSnapshot): boolean {
  return kontext.parse(from.context).zugang === 'OFFEN';
}
const auftrag = z.object({
  zugang: z.enum(['KUNDE', 'OFFEN']),
  angaben: z.object({
    name: z.string(),
    versicherungsNummer: z.string(),
    email: z.string(),
    freitext: z.optional(z.string()),
    grund: z.optional(z.string()),
  }),
});
const kontext = z.object({ zugang: z.enum(['KUNDE', 'OFFEN']) });

function istWiderruf({ method, path }: StageRequest): boolean {
  return [widerrufen, oeffentlichWiderrufen].some(
    (endpoint) =>
      endpoint.method === method &&
      new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}
