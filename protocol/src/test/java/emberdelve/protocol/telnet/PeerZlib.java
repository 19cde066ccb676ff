package emberdelve.protocol.telnet;

import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;

import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** The compression of a client: begins, in each direction, behind the marker that it sees. */
final class PeerZlib {
    private static final byte[] MCCP2 = Notation.octets("SB MCCP2 SE");
    private static final byte[] MCCP3 = Notation.octets("SB MCCP3 SE");
    private static final int ROOM = 1 << 16;

    private Optional<Inflater> inflater = Optional.empty();
    private Optional<Deflater> deflater = Optional.empty();

    /** What the client sees of what has arrived. */
    byte[] received(byte[] octets) {
        var plain = Unpooled.buffer();
        var rest = Unpooled.wrappedBuffer(octets);
        while (rest.isReadable()) {
            if (inflater.isPresent()) {
                plain.writeBytes(inflate(inflater.get(), ByteBufUtil.getBytes(rest)));
                rest.readerIndex(rest.writerIndex() - inflater.get().getRemaining());
                if (inflater.get().finished()) inflater = Optional.empty();
            } else {
                var marker = ByteBufUtil.indexOf(Unpooled.wrappedBuffer(MCCP2), rest);
                var length =
                        marker < 0
                                ? rest.readableBytes()
                                : marker - rest.readerIndex() + MCCP2.length;
                plain.writeBytes(rest, length);
                if (marker >= 0) inflater = Optional.of(new Inflater());
            }
        }
        return ByteBufUtil.getBytes(plain);
    }

    /** What goes over the wire of what the client says. */
    byte[] sent(byte[] octets) {
        if (deflater.isPresent()) return deflate(deflater.get(), octets);

        var marker =
                ByteBufUtil.indexOf(Unpooled.wrappedBuffer(MCCP3), Unpooled.wrappedBuffer(octets));
        if (marker < 0) return octets;

        var begun = new Deflater();
        deflater = Optional.of(begun);
        var plain = marker + MCCP3.length;
        var rest =
                ByteBufUtil.getBytes(Unpooled.wrappedBuffer(octets, plain, octets.length - plain));
        return ByteBufUtil.getBytes(
                Unpooled.wrappedBuffer(
                        Unpooled.wrappedBuffer(octets, 0, plain),
                        Unpooled.wrappedBuffer(deflate(begun, rest))));
    }

    static byte[] deflate(Deflater deflater, byte[] octets) {
        deflater.setInput(octets);
        var room = new byte[ROOM + 2 * octets.length];
        var length = deflater.deflate(room, 0, room.length, Deflater.SYNC_FLUSH);
        return ByteBufUtil.getBytes(Unpooled.wrappedBuffer(room, 0, length));
    }

    private static byte[] inflate(Inflater inflater, byte[] octets) {
        inflater.setInput(octets);
        var plain = Unpooled.buffer();
        var room = new byte[ROOM];
        try {
            for (var made = inflater.inflate(room); made > 0; made = inflater.inflate(room)) {
                plain.writeBytes(room, 0, made);
            }
        } catch (DataFormatException bad) {
            throw new AssertionError(bad);
        }
        return ByteBufUtil.getBytes(plain);
    }
}
