import { VisuallyHidden } from '#widgets/theme/VisuallyHidden.tsx';

interface Props {
  label: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
}

/** Nobody sees or reaches it; a program that fills in every field gives itself away. */
export function Leerfeld({ label, name, value, onChange }: Props) {
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        {label}
        <input
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          tabIndex={-1}
          autoComplete="off"
        />
      </label>
    </VisuallyHidden>
  );
}
