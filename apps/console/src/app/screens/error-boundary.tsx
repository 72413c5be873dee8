import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorScreen } from './error.tsx';

/** Shows the error screen instead of what could not be drawn, until one goes somewhere else (ERR-11). */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary place={key}>{children}</Boundary>;
}

interface Props {
  place: string;
  children: ReactNode;
}

class Boundary extends Component<Props, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.caught && place !== this.props.place) this.setState({ caught: undefined });
  }

  override render() {
    return this.state.caught ? <ErrorScreen error={this.state.caught.error} /> : this.props.children;
  }
}
