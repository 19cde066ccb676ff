package emberdelve.server.endtoend;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Pictures of few colours: those that are seen most, and for all others the nearest of them. */
final class FewColours {
    private static final int MOST = 256;

    private FewColours() {}

    static BufferedImage of(BufferedImage picture) {
        var palette = palette(picture);
        var byColour = new HashMap<Integer, Integer>();
        var few =
                new BufferedImage(
                        picture.getWidth(),
                        picture.getHeight(),
                        BufferedImage.TYPE_BYTE_INDEXED,
                        model(palette));
        var raster = few.getRaster();
        for (var y = 0; y < picture.getHeight(); y++)
            for (var x = 0; x < picture.getWidth(); x++) {
                var colour = picture.getRGB(x, y);
                raster.setSample(
                        x, y, 0, byColour.computeIfAbsent(colour, one -> nearest(one, palette)));
            }
        return few;
    }

    private static List<Integer> palette(BufferedImage picture) {
        var counts = new HashMap<Integer, Integer>();
        for (var y = 0; y < picture.getHeight(); y++)
            for (var x = 0; x < picture.getWidth(); x++)
                counts.merge(picture.getRGB(x, y), 1, Integer::sum);
        return counts.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .limit(MOST)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static IndexColorModel model(List<Integer> palette) {
        var red = new byte[palette.size()];
        var green = new byte[palette.size()];
        var blue = new byte[palette.size()];
        for (var at = 0; at < palette.size(); at++) {
            red[at] = (byte) part(palette.get(at), 16);
            green[at] = (byte) part(palette.get(at), 8);
            blue[at] = (byte) part(palette.get(at), 0);
        }
        return new IndexColorModel(8, palette.size(), red, green, blue);
    }

    private static int nearest(int colour, List<Integer> palette) {
        var best = 0;
        for (var at = 1; at < palette.size(); at++)
            if (far(colour, palette.get(at)) < far(colour, palette.get(best))) best = at;
        return best;
    }

    private static int far(int one, int other) {
        var sum = 0;
        for (var shift = 0; shift <= 16; shift += 8) {
            var apart = part(one, shift) - part(other, shift);
            sum += apart * apart;
        }
        return sum;
    }

    private static int part(int colour, int shift) {
        return colour >> shift & 0xff;
    }
}
