package emberdelve.server.view;

/** An answer to show to one reader. Immutable; a feature offers the page that shows it. */
public interface View {}
