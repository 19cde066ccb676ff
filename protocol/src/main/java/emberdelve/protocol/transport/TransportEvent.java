package emberdelve.protocol.transport;

import java.net.InetSocketAddress;

/** A finding of a transport. Fired through the pipeline as a user event. */
public sealed interface TransportEvent {

    /** The address from which the connection really comes, as a believed proxy says. */
    record From(InetSocketAddress source) implements TransportEvent {}

    /**
     * The address of the visitor for whom a trusted proxy sends the next request.
     *
     * @param encrypted whether the visitor came to the proxy inside TLS
     */
    record Visitor(InetSocketAddress source, boolean encrypted) implements TransportEvent {}

    /** The transport on which both sides have agreed; comes before {@code channelActive}. */
    record Agreed(Transport transport) implements TransportEvent {}

    /** The beginning of work of ours that takes its time; the peer waits for us. */
    record OursToDo() implements TransportEvent {}

    /** The end of that work, now or in a moment: then it is the peer's turn again. */
    record TheirsToDo() implements TransportEvent {}

    /** The request of a browser for a page; it may never want a session. */
    record PageRead() implements TransportEvent {}

    /**
     * The discovery that the peer speaks another protocol; it has its answer, and the connection is
     * being closed.
     */
    record Stranger(Foreign protocol) implements TransportEvent {}
}
