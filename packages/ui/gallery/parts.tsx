import type { ReactNode } from 'react';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-group">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Example({ name, stack, children }: { name: string; stack?: boolean; children: ReactNode }) {
  return (
    <div className="gallery-example">
      <h3>{name}</h3>
      <div className={stack ? 'gallery-stack' : 'gallery-line'}>{children}</div>
    </div>
  );
}

export const nothing = () => undefined;
