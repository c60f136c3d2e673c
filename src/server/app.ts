import type { ServerHttp2Session } from 'node:http2';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifySchemaCompiler,
} from 'fastify';
import type { Provider } from '@openfeature/server-sdk';
import { safeParse, type $ZodIssue, type $ZodType } from 'zod/v4/core';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Ablage } from './ablage/ablage.ts';
import type { Konten } from './access/konten.ts';
import { sessionReader, type Session, type TokenSource } from './access/session.ts';
import { anfragenZaehlen } from './commands/anfragenZaehlen.ts';
import { postbote } from './commands/postbote.ts';
import type { Database } from './database/open.ts';
import { allgemeineDokumente } from './documents/allgemeine.ts';
import { anhangVon } from './documents/anhaenge.ts';
import { absenderVon, type Dokumentmarke } from './documents/marke.ts';
import { dokumentzugang } from './documents/oeffnen.ts';
import type { Schriften } from './documents/pdf/pdf.ts';
import { fileProvider } from './features/fileProvider.ts';
import { flagsOf, zuletztBekannt } from './features/flags.ts';
import { nichtGefunden, zuVieleAnfragen, ungueltig, type Feldfehler } from './http/answers.ts';
import { faultOf, sendError } from './http/errors.ts';
import { registerHeaders } from './http/headers.ts';
import { registerOpenApi } from './http/openapi.ts';
import type { Api } from './http/registerEndpoint.ts';
import { sendUnreadable } from './http/unreadable.ts';
import { serializerCompiler } from './http/serialization.ts';
import { internpfad, registerIntern } from './intern/registrieren.ts';
import { briefpapier } from './outbox/briefpapier.ts';
import type { MailVersand } from './outbox/ports.ts';
import { zugaenge, type RevokedSql } from './repositories/zugaenge.ts';
import { registerAgentur } from './routes/agentur.ts';
import { registerAenderung } from './routes/aenderung.ts';
import { registerAnbindung } from './routes/anbindung.ts';
import { registerAntrag } from './routes/antrag.ts';
import { registerBeendigung } from './routes/beendigung.ts';
import { registerBestaetigung } from './routes/bestaetigung.ts';
import { registerBeratung } from './routes/beratung.ts';
import { registerBenutzer } from './routes/benutzer.ts';
import { registerClientErrors } from './routes/clientErrors.ts';
import { registerDownloadBereich } from './routes/downloadBereich.ts';
import { registerDruck } from './routes/druck.ts';
import { registerEinwilligung } from './routes/einwilligung.ts';
import { registerEntwuerfe } from './routes/entwuerfe.ts';
import { registerEntwurf } from './routes/entwurf.ts';
import { registerFeatures } from './routes/features.ts';
import { registerFeedback } from './routes/feedback.ts';
import { registerGeschaedigt } from './routes/geschaedigt.ts';
import { registerGruende } from './routes/gruende.ts';
import { registerHealth } from './routes/health.ts';
import { registerKundenbestand } from './routes/kundenbestand.ts';
import { registerNachricht } from './routes/nachricht.ts';
import { registerNachschlagen } from './routes/nachschlagen.ts';
import { registerPartner } from './routes/partner.ts';
import { registerPortale, type PoolSettings } from './routes/portale.ts';
import { registerPostfach } from './routes/postfach.ts';
import { registerBhvWechsel } from './routes/bhvWechsel.ts';
import { registerSchaden } from './routes/schaden.ts';
import { registerSchutz } from './routes/schutz.ts';
import { registerTarifieren } from './routes/tarifieren.ts';
import { registerUpload } from './routes/upload.ts';
import { smsLaender as uebliche } from './rules/smsNummer.ts';
import { registerUmzug } from './routes/umzug.ts';
import { registerVerifikation } from './routes/verifikation.ts';
import { registerVermittler } from './routes/vermittler.ts';
import { registerVermittlerKonto } from './routes/vermittlerKonto.ts';
import { registerVertrag } from './routes/vertrag.ts';
import { germanText } from './rules/germanTexts.ts';

export interface ServerOptions {
  database: Database;
  clock: () => Date;
  tokens: Record<Portal, TokenSource>;
  /** Signed out everywhere, or password reset, since the token was made. */
  isRevoked: (session: Session) => Promise<boolean>;
  /** The same question as SQL: it rides along with the access query, and `isRevoked` is not asked. */
  revokedSql?: RevokedSql;
  pools: Record<Portal, PoolSettings>;
  /** Accounts of the pools; without them no call can change one. */
  konten?: Konten | null;
  sendMail: MailVersand;
  sendSms: (an: string, text: string) => Promise<void>;
  /** Countries, as two letters, to whose mobile numbers codes are sent; the usual ones when absent. */
  smsLaender?: readonly string[];
  /** Who stands in documents and mails. */
  marken: Readonly<Record<MarkenSchluessel, Dokumentmarke>>;
  /** Keeps what is uploaded. */
  ablage: Ablage;
  /** What documents are set in. */
  schriften: Schriften;
  log: FastifyBaseLogger | false;
  /** Where links in mails lead, without a slash at the end; without it none is sent. */
  portalUrl?: string | null;
  /** 32 bytes that read the `vmr` of a broker's links; without them none leads to anybody. */
  vmrSchluessel?: Buffer | null;
  /** Whoever sends it is the insurer; without it that side does not exist. */
  internToken?: string | null;
  /** Further origins a page may call, such as Amazon Cognito. */
  connectSrc?: string[];
  /** Origins whose pages may frame the portal; none unless told. */
  frameHosts?: readonly string[];
  /** Feature flags; the shipped file when absent. */
  features?: Provider;
  /** Addresses or networks of proxies whose forwarded headers count; none by default. */
  trustProxy?: string[];
  /** Each answer is held against its schema before it leaves; true when absent. */
  answersChecked?: boolean;
  /** Requests per minute and address; false switches every limit off. */
  rateLimit?: { max: number } | false;
  /** Certificate and key as PEM: browsers then speak HTTP/2, and HTTP/1.1 whoever cannot. */
  tls?: Tls | null;
}

export interface Tls {
  cert: string;
  key: string;
}

const bodyLimit = 64 * 1024;
const requestsPerMinute = 1_200;

/** The reference backend, ready to take further routes and to listen; it closes nothing it was given. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = emptyServer(options);
  if (options.tls) registerGoodbye(app);
  app.setErrorHandler(sendError);
  registerRequestLog(app);
  const { herkunft } = options.ablage;
  const speicher = herkunft === null ? [] : [herkunft];
  registerHeaders(app, [...(options.connectSrc ?? []), ...speicher], options.frameHosts);
  registerHealth(app, options.database);
  const post = postOf(app, options);
  await app.register((api) => registerApi(api, options, post), { prefix: '/api' });
  const { internToken: token } = options;
  if (token) {
    await app.register((desk) => registerDesk(desk, { ...options, token }, post), {
      prefix: internpfad,
    });
  }
  return app;
}

type Post = ReturnType<typeof postOf>;

/** What leaves the house by mail, whichever side wrote it. */
function postOf(app: FastifyInstance, options: ServerOptions) {
  const { database, clock, marken, schriften, portalUrl = null } = options;
  const sendMail = briefpapier(options.sendMail, { marken, portalUrl });
  const anhang = anhangVon({ database, marken, schriften });
  return { sendMail, ...postbote(app, { database, clock, sendMail, anhang }) };
}

function emptyServer({ log, trustProxy, tls }: ServerOptions): FastifyInstance {
  return Fastify({
    ...(log === false ? { logger: false } : { loggerInstance: log }),
    // Fastify's own lines carry addresses; ours is `registerRequestLog`.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: trustProxy?.length ? trustProxy : false,
    schemaController: {
      compilersFactory: { buildValidator: () => onlyInApi, buildSerializer: () => onlyInApi },
    },
    clientErrorHandler: sendUnreadable,
    frameworkErrors: (_error, request, reply) => void sendError(nichtGefunden(), request, reply),
    ...protocolOf(tls),
  });
}

/** Fastify has a type of its own for each protocol; no route here touches what differs between them. */
function protocolOf(tls: ServerOptions['tls']): object {
  return tls ? { http2: true, https: { allowHTTP1: true, ...tls } } : {};
}

/** Before Node 24 a server that stops waits for whoever keeps a line of HTTP/2 open; what is asked on it is still answered. */
function registerGoodbye(app: FastifyInstance): void {
  const lines = new Set<ServerHttp2Session>();
  app.server.on('session', (line: ServerHttp2Session) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  app.addHook('preClose', (done) => {
    for (const line of lines) line.close();
    done();
  });
}

/** In place of a validator and a serializer that Fastify would load at every start and nothing would use. */
function onlyInApi(): never {
  throw new Error('Only endpoints of the API have schemas.');
}

/** The insurer's side, with what it needs of the house. */
async function registerDesk(
  app: FastifyInstance,
  options: ServerOptions & { token: string },
  { wecken }: Post,
): Promise<void> {
  await prepareWire(app, options);
  const { database, clock, token, ablage, portalUrl = null } = options;
  const { konten = null } = options;
  await registerIntern(app, { database, clock, token, ablage, konten, portalUrl, wecken });
}

/** What every call needs, on either side: schemas both ways, nothing kept by browsers, a limit. */
async function prepareWire(app: FastifyInstance, options: ServerOptions): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler(options.answersChecked ?? true));
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  if (options.rateLimit !== false) {
    await app.register(rateLimit, {
      max: options.rateLimit?.max ?? requestsPerMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: () => zuVieleAnfragen(),
    });
  }
}

async function registerApi(
  app: FastifyInstance,
  options: ServerOptions,
  { sendMail, wecken, zugestellt }: Post,
): Promise<void> {
  const { database, clock, revokedSql } = options;
  const isRevoked = revokedSql ? () => Promise.resolve(false) : options.isRevoked;
  await prepareWire(app, options);
  await registerOpenApi(app);
  const api: Api = {
    app,
    isRevoked,
    sessionOf: sessionReader(options.tokens, clock),
    zaehlen:
      options.rateLimit === false
        ? null
        : (schluessel, grenze) => anfragenZaehlen(database, [{ schluessel, ...grenze }], clock()),
  };
  const { portalUrl = null, marken } = options;
  registerPortale(api, options.pools);
  const zugang = zugaenge(database, revokedSql);
  const zugriffe = dokumentzugang({ database, clock, marken });
  const { verlinkt, aeltere, neue, oeffnen, adresse, erstinformation } = zugriffe;
  const allgemeine = allgemeineDokumente({ marken, clock });
  registerDruck(app, { marken, schriften: options.schriften, oeffnen, allgemeine });
  registerDownloadBereich(api, allgemeine);
  const flags = flagsOf(options.features ?? fileProvider(), {
    onDefaults: (code) => app.log.warn({ code }, 'feature flags: defaults'),
  });
  const absender = (marke: MarkenSchluessel) => absenderVon(marken[marke]);
  const vertrag = { database, clock, flags: zuletztBekannt(flags), zugang, verlinkt, wecken };
  registerVertrag(api, { ...vertrag, aeltere, neue });
  registerAenderung(api, { ...vertrag, absender });
  registerSchutz(api, { ...vertrag, absender });
  registerGruende(api, zugang);
  registerPartner(api, { database, clock, zugang, absender, wecken });
  registerUmzug(api, { ...vertrag, absender });
  registerKundenbestand(api, { database, clock, zugang });
  registerNachschlagen(api);
  const tarifDienste = { database, clock, flags, zugang };
  registerTarifieren(api, tarifDienste);
  registerBhvWechsel(api, tarifDienste);
  registerFeatures(api, flags);
  registerClientErrors(api);
  registerFeedback(api, { database, clock });
  registerEntwurf(api, { database, clock, zugang, sendMail, portalUrl });
  registerEntwuerfe(api, { database, clock, zugang, portalUrl, wecken });
  const beratung = { database, clock, zugang, absender, portalUrl, wecken, allgemeine };
  registerBeratung(api, { ...beratung, erstinformation });
  const antrag = { database, clock, flags, zugang, absender, portalUrl, wecken, zugestellt };
  const mitZugangsrecht = Boolean(options.konten) && portalUrl !== null;
  registerAntrag(api, { ...antrag, mitZugangsrecht });
  const serviceEmail = (marke: MarkenSchluessel) => marken[marke].contact.email;
  registerBeendigung(api, { ...vertrag, absender, wecken, serviceEmail, portalUrl });
  registerUpload(api, { database, clock, zugang, ablage: options.ablage });
  registerBestaetigung(api, { ...vertrag, absender });
  registerNachricht(api, { database, clock, zugang, serviceEmail, wecken });
  registerVermittler(api, { database, vmrSchluessel: options.vmrSchluessel ?? null });
  const smsGescheitert = (error: unknown) => app.log.error(faultOf(error), 'sms not sent');
  const { konten = null, sendSms, smsLaender = uebliche } = options;
  const sms = { database, clock, sendSms, smsLaender };
  const konto = { ...sms, konten, smsGescheitert, portalUrl, wecken, zugang };
  registerBenutzer(api, konto);
  registerVermittlerKonto(api, konto);
  registerAgentur(api, konto);
  const postfach = { database, clock, zugang, adresse, ablage: options.ablage };
  registerPostfach(api, { ...postfach, serviceEmail, wecken });
  registerSchaden(api, { database, clock, zugang, wecken });
  registerGeschaedigt(api, { database, clock, flags, sendMail, serviceEmail, wecken });
  const einwilligung = { database, clock, absender, adresse, serviceEmail, portalUrl, wecken };
  registerEinwilligung(api, einwilligung);
  registerAnbindung(api, { database, clock, smsLaender, sendMail, serviceEmail, wecken });
  registerVerifikation(api, { ...sms, flags });
  app.all('/*', { schema: { hide: true } }, () => {
    throw nichtGefunden();
  });
}

/** One line per answer with the route's pattern; addresses, bodies and tokens stay out of the log. */
function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}

/** Checks params, headers and body by their schema; refusals name each field with a German sentence. */
const validatorCompiler: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = safeParse(schema, data, { error: germanText });
    return result.success
      ? { value: result.data }
      : { error: ungueltig(result.error.issues.flatMap(feldfehler)) };
  };

function feldfehler(issue: $ZodIssue): Feldfehler[] {
  const pfad = issue.path.map(String);
  const felder = issue.code === 'unrecognized_keys' ? issue.keys : [null];
  return felder.map((feld) => ({
    feld: [...pfad, ...(feld === null ? [] : [feld])].join('.'),
    text: issue.message,
  }));
}
