import {
  amount,
  anything,
  argument,
  argumentOrNone,
  either,
  fields,
  fieldsAnd,
  list,
  noArguments,
  nothing,
  oneOf,
  type Shape,
  type Shaped,
  text,
  truth,
} from './shape.ts';

/** Version of these messages; one that names none is of this one, as the specification writes it (§7). */
export const version = 1;

const id = text(64);
const name = text(256);

/** What a host may colour; every other token belongs to the brand (`domain/offen.md P7`). */
const colour = text(7, (value) => /^#[\da-f]{6}$/i.test(value));
const tokens = {
  background: colour,
  surface: colour,
  ink: colour,
  muted: colour,
  primary: colour,
  'primary-hover': colour,
  'on-primary': colour,
  'primary-soft': colour,
  border: colour,
  line: colour,
};
const theme = either(oneOf('light', 'dark'), fields({ name: id, tokens: fieldsAnd({}, tokens) }));

/** A contract as the host names it (`domain/offen.md P7`). */
const contract = fieldsAnd(
  { contractId: id, productKey: id, productName: name, status: id, begin: text(10) },
  { end: text(10) },
);
const brokerInfo = fields({ brokerId: id, distributionPath: id, name });
const application = fields({ name, version: id });
const conclusion = fieldsAnd({ productName: name, isCreated: truth }, { contractId: id });
const toast = fieldsAnd(
  {
    title: text(512),
    state: oneOf('positive', 'warning', 'neutral', 'negative', 'highlight'),
  },
  { duration: amount(60_000) },
);

/** An address of the web: nothing that runs (`javascript:`) and nothing that is read on the spot (`data:`). */
const address = text(2_048, (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));

/** Every command with its arguments and its answer; the only list (`specification §7`). */
const commands = {
  getTheme: { payload: noArguments, answer: theme },
  getBrokerInfo: { payload: noArguments, answer: either(brokerInfo, nothing) },
  handleGenericError: { payload: argumentOrNone(either(text(1_024), nothing)), answer: nothing },
  handleUninsurablePricingResult: { payload: noArguments, answer: nothing },
  handleContractConclusion: { payload: argument(conclusion), answer: nothing },
  resize: { payload: argument(amount()), answer: nothing },
  scrollTop: { payload: noArguments, answer: nothing },
  scrollCenter: { payload: noArguments, answer: nothing },
  setLocation: { payload: argument(address), answer: nothing },
  getContracts: { payload: noArguments, answer: list(contract, 500) },
  getAuthToken: { payload: noArguments, answer: either(text(8_192), nothing) },
  getPartnerNumber: { payload: noArguments, answer: either(id, nothing) },
  getContract: { payload: noArguments, answer: either(contract, nothing) },
  getEmbeddingApplication: { payload: noArguments, answer: either(application, nothing) },
  createToast: { payload: argument(toast), answer: nothing },
} as const satisfies Record<string, Record<'payload' | 'answer', Shape<unknown>>>;

export type CommandName = keyof typeof commands;
export type Payload<Name extends CommandName> = Shaped<(typeof commands)[Name]['payload']>;
export type CommandAnswer<Name extends CommandName> = Shaped<(typeof commands)[Name]['answer']>;
export type Theme = CommandAnswer<'getTheme'>;
export type Toast = Shaped<typeof toast>;

/** What the frame asks of the page around it: one of these and nothing else. */
export type Command = { [Name in CommandName]: NamedCommand<Name> }[CommandName];

/** The same, of one name. */
interface NamedCommand<Name extends CommandName> {
  readonly version?: typeof version;
  readonly id: string;
  readonly sender: 'child';
  readonly receiver: 'parent';
  readonly name: Name;
  readonly payload: Payload<Name>;
}

/** What the page answers; its payload is read by the command it belongs to (`readAnswer`). */
export type Response = Shaped<typeof response>;

const command = fieldsAnd(
  {
    id,
    sender: oneOf('child'),
    receiver: oneOf('parent'),
    name: text(64),
    payload: list(anything, 1),
  },
  { version: oneOf(version) },
);
const response = fieldsAnd(
  { id, sender: oneOf('parent'), receiver: oneOf('child'), correspondingCommandId: id },
  { version: oneOf(version), payload: anything },
);

/** A message that was read, or why it cannot be: a sentence that says nothing of what was in it. */
export type Reading<T> = { ok: true; value: T } | { ok: false; reason: string };

/** Reads what the host receives; unknown commands and wrong arguments are told apart. */
export function readCommand(data: unknown): Reading<Command> {
  if (!command(data)) return { ok: false, reason: 'Invalid command' };
  if (!Object.hasOwn(commands, data.name)) return { ok: false, reason: 'Unknown command' };
  return isNamed(data)
    ? { ok: true, value: data }
    : { ok: false, reason: `Invalid arguments of command ${data.name}` };
}

/** Reads what the frame receives. */
export function readResponse(data: unknown): Reading<Response> {
  return response(data)
    ? { ok: true, value: data }
    : { ok: false, reason: 'Invalid response schema' };
}

/** Reads what was answered to a command; what does not fit rejects it (`specification §8`). */
export function readAnswer<Name extends CommandName>(
  { id, name }: { readonly id: string; readonly name: Name },
  payload: unknown,
): Reading<CommandAnswer<Name>> {
  const fits = (value: unknown): value is CommandAnswer<Name> => commands[name].answer(value);
  return fits(payload)
    ? { ok: true, value: payload }
    : { ok: false, reason: parseFailure({ id, name }) };
}

/** What an unanswered command is rejected with (`specification §8`). */
export function timeoutExceeded(name: string): string {
  return `Timeout exceeded for command ${name}`;
}

/** What a command is rejected with whose answer does not fit: names receiver, command and id (`specification §8`). */
export function parseFailure({ id, name }: { id: string; name: string }): string {
  return `Parse failure of the response to child for command ${name} with id ${id}`;
}

function isNamed(read: Shaped<typeof command>): read is Command {
  const known = new Map<string, { payload: Shape<unknown> }>(Object.entries(commands));
  return known.get(read.name)?.payload(read.payload) ?? false;
}
