package emberdelve.bench.intruder;

import emberdelve.bench.opponent.ServerProcess;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * One connection of an offence, or one after the other.
 *
 * @param number from 0 among those of its offence
 * @param place the number of its address; ten guests share one, as many as a server lets in
 * @param stop whether it shall begin nothing new
 */
record Guest(ServerProcess server, int number, int place, BooleanSupplier stop) {
    private static final int ADDRESSES = 250;

    boolean shallStop() {
        return stop.getAsBoolean();
    }

    void rests(Duration time) throws InterruptedException {
        TimeUnit.NANOSECONDS.sleep(time.toNanos());
    }

    Wire connect() throws IOException {
        return connect(new Socket());
    }

    /** Connects with so small a buffer for what is not read. */
    Wire connect(int unreadOctets) throws IOException {
        var socket = new Socket();
        socket.setReceiveBufferSize(unreadOctets);
        return connect(socket);
    }

    private Wire connect(Socket socket) throws IOException {
        var own = new byte[] {127, 0, 1, (byte) (1 + place % ADDRESSES)};
        socket.bind(new InetSocketAddress(InetAddress.getByAddress(own), 0));
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
        return new Wire(socket);
    }
}
