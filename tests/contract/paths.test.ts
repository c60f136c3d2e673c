import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { endpoints } from '#contract/endpoints/table.ts';

const nr = '/vertrag/{versicherungsNummer}';
/**
 * The calls of the specification (§7), in its order. A service name that heads a list (dokument, schadenstrecke, finder)
 * is no segment (`domain/offen.md`, One rule for paths). Where it names no method, any one is meant.
 */
const named: readonly string[] = [
  // Contract API paths
  ...['zahlweise', 'vh/umsatz', 'phv', 'elementar', 'buerohaftpflicht', 'bhv/umsatz'].map(
    (what) => `POST ${nr}/beitrag/${what}`,
  ),
  'POST /vertrag/v2/{versicherungsNummer}/beitrag/phv/familienstand',
  ...['familienstand', 'zahlweise', 'vh/umsatz', 'bhv/umsatz', 'betriebsart'].map(
    (what) => `PATCH ${nr}/${what}`,
  ),
  `GET ${nr}`,
  `PATCH ${nr}`,
  'GET /vertrag/widerrufsgruende',
  'GET /vertrag/kuendigungsgruende/{produkt}',
  'GET /vertrag/findByPartnerNummer/{partnerNummer}',
  `DELETE ${nr}/widerruf/{widerrufsgrund}`,
  `DELETE ${nr}/kuendigung/{kuendigungsgrund}`,
  'GET /consents',
  // Other services
  '/partner/{id}',
  '/partner/{id}/umzug',
  '/partner/rechtsformen',
  '/partner/{id}/bankverbindung',
  '/partner/findByVermittlernummer/{id}',
  '/download-bereich/dokumente',
  '/download-bereich/dokumente/{id}',
  '/chat/{contactId}/{email}',
  ...['benutzer', 'vermittler'].flatMap((pool) =>
    ['count', 'eingang', 'ausgang', 'download/{id}'].map((what) => `/${pool}/nachricht/${what}`),
  ),
  '/nachricht/nachricht',
  '/upload',
  '/beratung/kundeninformationen',
  '/openiban-validator/validate/{iban}',
  '/fragebogen/search/zip/{zipcode}',
  '/fragebogen/risikofragen/{gewerbeId}',
  '/fragebogen/risikofragen/{gewerbeId}/showable',
  ...[
    'aendern',
    'zugang/link',
    'zugang/email/{contractId}',
    'passwort/aendern',
    'smstan',
    '{partnerId}/smstanverification',
    '{email}/reset/initial-passwort',
    'zugang/link/verification',
    'handynummer',
    'handynummer/reset',
    'handynummer/reset/token',
  ].map((what) => `/benutzer/${what}`),
  ...[
    'passwort/aendern',
    '{id}/vertriebsweg',
    '{email}/initial-passwort',
    'kundenbestand/download',
    '{vertriebsweg}/{externeId}/existenz',
    'liste',
    'erstellen',
    'blz/{blz}/nummerUndWeg',
    '{agentId}/nummerUndWeg',
    '{id}/vermittlerinfoByIdentifier',
    'identifier',
    '{id}/vermittlerinfo',
    'anbinden',
  ].map((what) => `/vermittler/${what}`),
  '/schaden',
  '/schaden/v2/{contractId}',
  '/schaden/{productKey}/required-documents/{claimId}',
  '/einwilligungserklaerung',
  '/zuers/orte/{postcode}',
  '/zuers/strassen',
  ...['fahrrad2', 'thv', 'phv', 'si', 'hausrat', 'bhv', 'vh2', 'bhv-wechsel', 'reise'].flatMap(
    (product) => ['tarifieren', 'antrag', 'vorbereiten'].map((what) => `/${product}/${what}`),
  ),
  '/hunderasse',
  '/fahrradhersteller',
  '/gewerbeartsuche',
  '/verifikation/tan/generieren',
  '/verifikation/tan/pruefen',
  '/bipro/request/{id}',
];

/** Calls that the specification asks for in words; the path is ours. */
const described: Readonly<Record<string, readonly string[]>> = {
  'Pool settings come from a per-portal pool endpoint': ['GET /portale/{portal}/pool'],
  'GET contract type {id} (no auth)': [`GET ${nr}/vertragsart`],
  'contract vertragsart, vermittlernummer': [`GET ${nr}/vermittlernummer`],
  'risikoort and selbstbeteiligung changes': [
    `POST ${nr}/beitrag/risikoort`,
    `PATCH ${nr}/risikoort`,
    `POST ${nr}/beitrag/selbstbeteiligung`,
    `PATCH ${nr}/selbstbeteiligung`,
  ],
  'PATCH save for each of those on contract {id}': [
    `PATCH ${nr}/elementar`,
    `PATCH ${nr}/buerohaftpflicht`,
    `PATCH ${nr}/phv`,
  ],
  'hausrat coverage calculate and save by {coverageType}': [
    `POST ${nr}/beitrag/deckung/{coverageType}`,
    `PATCH ${nr}/deckung/{coverageType}`,
  ],
  'annual revenue calculate, save and confirm': [`POST ${nr}/umsatz/bestaetigung`],
  'insured amount calculate and save': [
    `POST ${nr}/beitrag/versicherungssumme`,
    `PATCH ${nr}/versicherungssumme`,
  ],
  '{pool}/nachricht {id} (read, delete)': ['benutzer', 'vermittler'].flatMap((pool) =>
    ['GET', 'DELETE'].map((method) => `${method} /${pool}/nachricht/{id}`),
  ),
  'POST confirmation request with contract and partner parameters': [`POST ${nr}/bestaetigung`],
};

const asked = new Set([...named, ...Object.values(described).flat()]);
const calls = Object.entries<Endpoint>(endpoints).map(([name, { method, path, addition }]) => ({
  name,
  call: `${method} ${path}`,
  path,
  isAsked: asked.has(`${method} ${path}`) || asked.has(path),
  isAddition: addition === true,
}));

describe('a call', () => {
  test('is one of the specification, or says that it is not', () => {
    expect(calls.filter(({ isAsked, isAddition }) => !isAsked && !isAddition)).toEqual([]);
  });

  test('is no addition where the specification names path and method', () => {
    expect(calls.filter(({ call, isAddition }) => isAddition && asked.has(call))).toEqual([]);
  });

  test('of the specification is served once, by one method', () => {
    const served = calls
      .filter(({ path, isAddition }) => !isAddition && asked.has(path))
      .map(({ path }) => path);
    expect(served).toEqual([...new Set(served)]);
  });
});
