// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { find, render } from '../../test/render.tsx';
import { Field } from './field.tsx';
import { MultiTextField } from './multi-text-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextField } from './text-field.tsx';

const described = () => {
  const id = find('input').getAttribute('aria-describedby');
  return id ? document.getElementById(id)?.textContent : undefined;
};
const nothing = () => undefined;

describe('[OPEN-59 part] a field', () => {
  it('sets the name of its control to the label and its description to the help text', () => {
    render(<TextField label="Name" help="People see it." />);
    expect(find('label').getAttribute('for')).toBe(find('input').id);
    expect(described()).toBe('People see it.');
    expect(find('input').getAttribute('aria-invalid')).toBeNull();
  });
  it('shows its error instead of the help text and announces it', () => {
    const { rerender } = render(<TextField label="Name" help="People see it." />);
    rerender(<TextField label="Name" help="People see it." error="A name is needed." />);
    expect(described()).toBe('A name is needed.');
    expect(find('input').getAttribute('aria-invalid')).toBe('true');
    expect(find('[role="alert"]').textContent).toBe('A name is needed.');
  });
  it('marks optional fields, not required ones', () => {
    render(<TextField label="Description" optional />);
    expect(find('label').textContent).toBe('Description optional');
  });
  it('sets the name of a group of controls', () => {
    render(
      <Field label="Kind" group>
        <RadioGroup options={[{ value: 'spa', label: 'Browser' }]} value="spa" onChange={nothing} />
      </Field>,
    );
    const label = find('[role="radiogroup"]').getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(label)?.textContent).toBe('Kind');
  });
  it('gives each line of a list its own name and error', () => {
    render(
      <MultiTextField
        label="Redirect URIs"
        value={['https://a.example', 'http://b.example']}
        errors={[undefined, 'Only https.']}
        onChange={nothing}
      />,
    );
    const second = find<HTMLInputElement>('input[aria-label="Redirect URIs 2"]');
    expect(second.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(second.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Only https.',
    );
    expect(find('input[aria-label="Redirect URIs 1"]').getAttribute('aria-invalid')).toBeNull();
  });
});
