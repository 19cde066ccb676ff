package emberdelve.server.view;

/** An event that its reader is shown as a question, to answer by number. */
public interface Asks {
    Question question();
}
