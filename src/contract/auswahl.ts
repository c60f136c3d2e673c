/** Option of a select (`specification §3`). */
export interface SelectOption {
  label: string;
  value: string;
  disabled?: boolean;
}

/** Option of a radio group (`specification §3`). */
export interface RadioOption {
  value: string;
  label: string;
  subline?: string;
  disabled?: boolean;
}

/** What a select shows: the default if it is an option, else the first; null without options (`specification §5`). */
export function vorauswahl(options: readonly SelectOption[], standard?: string): string | null {
  const treffer = options.find(({ value }) => value === standard) ?? options[0];
  return treffer?.value ?? null;
}

/** One radio button per row: more than 4 options, or a label longer than 30 characters (`specification §5`). */
export function einzelnJeZeile(options: readonly Pick<RadioOption, 'label'>[]): boolean {
  return options.length > 4 || options.some(({ label }) => label.length > 30);
}

/** A checkbox is required unless its label says otherwise (`specification §5`). */
export function checkboxLabel(label: string, pflicht = true): string {
  return pflicht ? label : `${label} (optional)`;
}
