package emberdelve.config.load;

import emberdelve.config.content.Shop;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Whole;

import java.util.ArrayList;

/** The {@code shop} of a room. */
final class ShopReader {
    private static final Whole SELLS = new Whole(1, 1000);
    private static final int SELLS_STANDARD = 100;
    static final int BUYS_STANDARD = 40;

    private ShopReader() {}

    static Shop read(YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var wares = new ArrayList<String>();
        fields.required("wares", "a list of items: [" + Id.ID.standIn() + "]")
                .ifPresent(list -> {
                    for (var item : list.items(draft.problems))
                        ItemReader.named(item, draft).ifPresent(wares::add);
                });
        var sells = fields.optional("sells-percent", SELLS, SELLS_STANDARD);
        var shop =
                new Shop(
                        fields.required("keeper", ReadableText.LINE),
                        wares,
                        sells,
                        fields.optional("buys-percent", new Whole(0, sells), BUYS_STANDARD));
        fields.end();
        return shop;
    }
}
