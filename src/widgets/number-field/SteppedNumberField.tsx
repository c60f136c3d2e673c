import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { Steppers } from './Steppers.tsx';

/** A small whole number with two buttons, for one less and one more. */
export function SteppedNumberField(props: Omit<NumberFieldProps, 'buttons'>) {
  const { name, label, value, onChange, min = 0, max, disabled = false } = props;
  const buttons = disabled ? undefined : (
    <Steppers {...{ name, label, value, min, max, onChange }} />
  );
  return <NumberField {...props} buttons={buttons} />;
}
