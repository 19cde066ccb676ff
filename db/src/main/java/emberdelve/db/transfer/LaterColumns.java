package emberdelve.db.transfer;

import emberdelve.db.character.PurseRow;
import emberdelve.db.character.SettingsRow;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.std.DelegatingDeserializer;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.LongNode;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.Map;

/**
 * The columns of a character that came after exports of this version had been written: in an older
 * file each of them is empty. Whatever else a file lacks is a fault. Safe for any thread.
 */
final class LaterColumns extends ValueDeserializerModifier {
    private static final long serialVersionUID = 1;

    /** The stand-ins for later columns, by their row. */
    static final Map<Class<?>, Map<String, JsonNode>> ALL =
            Map.of(
                    PurseRow.class, Map.of("boundGold", LongNode.valueOf(0)),
                    SettingsRow.class,
                            Map.of(
                                    "brief", NullNode.getInstance(),
                                    "sounds", JsonNodeFactory.instance.objectNode()));

    @Override
    public ValueDeserializer<?> modifyDeserializer(
            DeserializationConfig config,
            BeanDescription.Supplier row,
            ValueDeserializer<?> reader) {
        var later = ALL.get(row.getBeanClass());
        return later == null ? reader : new Filling(reader, later);
    }

    /** A reader of rows that first adds the columns that a row lacks. */
    private static final class Filling extends DelegatingDeserializer {
        private final Map<String, JsonNode> later;

        Filling(ValueDeserializer<?> reader, Map<String, JsonNode> later) {
            super(reader);
            this.later = later;
        }

        @Override
        protected ValueDeserializer<?> newDelegatingInstance(ValueDeserializer<?> reader) {
            return new Filling(reader, later);
        }

        @Override
        public Object deserialize(JsonParser json, DeserializationContext context) {
            var row = context.readTree(json);
            if (row instanceof ObjectNode columns) later.forEach(columns::putIfAbsent);
            try (var filled = row.traverse(context)) {
                filled.nextToken();
                return super.deserialize(filled, context);
            }
        }
    }
}
