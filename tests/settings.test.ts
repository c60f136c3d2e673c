import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { settingsFrom } from '../src/settings.ts';

const pools = {
  COGNITO_BENUTZER_POOL: 'eu-central-1_Aaa',
  COGNITO_BENUTZER_CLIENT: 'a',
  COGNITO_VERMITTLER_POOL: 'eu-central-1_Bbb',
  COGNITO_VERMITTLER_CLIENT: 'b',
};

test('with nothing set the portal serves this machine on port 3000 from its own folder', () => {
  expect(settingsFrom({}, '/portal')).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    dataFolder: '/portal/data',
    cognito: null,
    production: false,
    trustProxy: [],
    rateLimit: true,
  });
});

test('links in mails lead to the address that is set', () => {
  const { portalUrl } = settingsFrom({ PORTAL_URL: 'https://portal.example.org/' }, '/portal');
  expect(portalUrl).toBe('https://portal.example.org');
  expect(settingsFrom({ PORTAL_URL: '' }, '/portal').portalUrl).toBeUndefined();
  expect(() => settingsFrom({ PORTAL_URL: 'portal.example.org' }, '/portal')).toThrow(
    'PORTAL_URL must be an address',
  );
});

const hosts = (FRAME_HOSTS: string) => settingsFrom({ FRAME_HOSTS }, '/portal').frameHosts;

test('the portal is framed by the pages that are listed by their exact origin, and by nobody else', () => {
  expect(hosts('')).toEqual([]);
  expect(hosts('https://www.bank.example, http://localhost:4000')).toEqual([
    'https://www.bank.example',
    'http://localhost:4000',
  ]);
  for (const wrong of [
    '*',
    'https://*.bank.example',
    'https://bank.example/',
    'bank.example',
    'http://www.bank.example',
    'data:',
  ])
    expect(() => hosts(wrong)).toThrow('FRAME_HOSTS must be origins');
});

test('the insurer’s side has a token that nobody guesses, and in production only one that was set', () => {
  const production = { ...pools, NODE_ENV: 'production' };
  expect(settingsFrom(production, '/portal').internToken).toBeNull();
  const INTERN_TOKEN = 'x'.repeat(32);
  expect(settingsFrom({ ...production, INTERN_TOKEN }, '/portal').internToken).toBe(INTERN_TOKEN);
  const drawn = settingsFrom({}, '/portal').internToken;
  expect(drawn).toHaveLength(43);
  expect(settingsFrom({}, '/portal').internToken).not.toBe(drawn);
  expect(() => settingsFrom({ INTERN_TOKEN: 'kurz' }, '/portal')).toThrow('at least 32 characters');
});

test('the key of broker links is one of 32 bytes, the demo one never in production', () => {
  const schluessel = Buffer.alloc(32, 1);
  const VMR_SCHLUESSEL = schluessel.toString('base64');
  expect(settingsFrom({ VMR_SCHLUESSEL }, '/portal').vmrSchluessel).toEqual(schluessel);
  expect(settingsFrom({}, '/portal').vmrSchluessel).toHaveLength(32);
  const production = { ...pools, NODE_ENV: 'production' };
  expect(settingsFrom(production, '/portal').vmrSchluessel).toBeNull();
  expect(() => settingsFrom({ VMR_SCHLUESSEL: 'kurz' }, '/portal')).toThrow('32 bytes');
});

const laender = (SMS_LAENDER: string) => settingsFrom({ SMS_LAENDER }, '/portal').smsLaender;

test('countries that codes are sent to are named by two letters each', () => {
  expect(laender('DE, NO')).toEqual(['DE', 'NO']);
  expect(laender('')).toBeUndefined();
  expect(() => laender('DE,+47')).toThrow('SMS_LAENDER must be countries such as DE,AT,CH.');
});

test('an empty variable counts as unset', () => {
  const settings = settingsFrom({ DATABASE_URL: '', HOST: '', PORT: '' }, '/portal');
  expect(settings).toMatchObject({ databaseUrl: undefined, host: '127.0.0.1', port: 3000 });
});

test.each(['0', '70000', 'web', '3000.5'])('PORT=%s is refused in a plain sentence', (PORT) => {
  expect(() => settingsFrom({ PORT }, '/portal')).toThrow('PORT must be a number from 1 to 65535.');
});

test.each(Object.keys(pools))('Cognito without %s is refused instead of half used', (missing) => {
  expect(() => settingsFrom({ ...pools, [missing]: undefined }, '/portal')).toThrow(
    'Set all four COGNITO_ variables or none of them.',
  );
});

test('production without Cognito does not start with demo accounts', () => {
  expect(() => settingsFrom({ NODE_ENV: 'production' }, '/portal')).toThrow('Amazon Cognito');
  expect(settingsFrom({ NODE_ENV: 'production', ...pools }, '/portal').cognito).not.toBeNull();
});

test('production keeps its limits whatever the environment says', () => {
  const env = { NODE_ENV: 'production', RATE_LIMIT: 'off', ...pools };
  expect(settingsFrom(env, '/portal').rateLimit).toBe(true);
  expect(settingsFrom({ RATE_LIMIT: 'off' }, '/portal').rateLimit).toBe(false);
});

test('answers are held against their schemas while developing, and in production never', () => {
  expect(settingsFrom({}, '/portal').answersChecked).toBe(true);
  expect(settingsFrom({ ANSWERS: 'unchecked' }, '/portal').answersChecked).toBe(false);
  const production = { NODE_ENV: 'production', ...pools };
  expect(settingsFrom(production, '/portal').answersChecked).toBe(false);
});

test('the local identity cannot be opened to other machines', () => {
  expect(() => settingsFrom({ HOST: '0.0.0.0' }, '/portal')).toThrow('this machine only');
});

test('proxies in front are named one by one', () => {
  expect(settingsFrom({ TRUST_PROXY: '10.0.0.1,10.1.0.0/16' }, '/portal').trustProxy).toEqual([
    '10.0.0.1',
    '10.1.0.0/16',
  ]);
});

const tls = (TLS_CERT: string, TLS_KEY: string) =>
  settingsFrom({ TLS_CERT, TLS_KEY }, '/portal').tls;

test('a certificate goes with its key, and both are read at once', () => {
  const cert = fileURLToPath(new URL('support/tls/cert.pem', import.meta.url));
  const key = fileURLToPath(new URL('support/tls/key.pem', import.meta.url));
  expect(tls('', '')).toBeNull();
  expect(tls(cert, key)?.cert).toContain('BEGIN CERTIFICATE');
  expect(tls(cert, key)?.key).toContain('BEGIN PRIVATE KEY');
  expect(() => tls(cert, '')).toThrow('Set both TLS_CERT and TLS_KEY or neither of them.');
  expect(() => tls(cert, `${key}.missing`)).toThrow('TLS_KEY must be a PEM file');
});
