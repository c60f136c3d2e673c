/** One of the entries; source `specification §3`, select option. */
export interface ListOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Where a select begins. */
export interface Start {
  /** Chosen first where it is among the options. */
  preferred?: string | undefined;
  /** Nothing is chosen for the customer. */
  ask?: boolean | undefined;
}

/**
 * The value that holds: what was chosen as long as it is offered, else the default if among the
 * options, else the first; empty without options (`specification §5`).
 */
export function chosenOption(
  options: readonly ListOption[],
  value: string,
  start: Start = {},
): string {
  const offered = options.filter(({ disabled = false }) => !disabled);
  const has = (wanted: string) => offered.some((option) => option.value === wanted);
  if (has(value)) return value;
  if (start.ask === true) return '';
  if (start.preferred !== undefined && has(start.preferred)) return start.preferred;
  return offered[0]?.value ?? '';
}
