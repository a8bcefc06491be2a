--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: classes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.classes (
    code character varying(8) NOT NULL,
    teacher character varying(32) NOT NULL,
    name character varying(64) NOT NULL,
    body text NOT NULL,
    closed boolean NOT NULL,
    created bigint NOT NULL,
    touched bigint NOT NULL
);


--
-- Name: ended_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ended_sessions (
    guest character varying(32) NOT NULL,
    session character varying(32) NOT NULL
);


--
-- Name: events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.events (
    "table" character varying(32) NOT NULL,
    seq integer NOT NULL,
    at bigint NOT NULL,
    kind character varying(16) NOT NULL,
    body text NOT NULL
);


--
-- Name: guests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.guests (
    id character varying(32) NOT NULL,
    name character varying(64) NOT NULL,
    recovery character varying(64),
    created bigint NOT NULL,
    seen bigint NOT NULL,
    epoch character varying(16) DEFAULT '0'::character varying NOT NULL,
    signed_out bigint
);


--
-- Name: leases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.leases (
    "table" character varying(32) NOT NULL,
    holder character varying(64) NOT NULL,
    until bigint NOT NULL
);


--
-- Name: places; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.places (
    "table" character varying(32) NOT NULL,
    seat integer NOT NULL,
    guest character varying(32) NOT NULL,
    seen bigint NOT NULL
);


--
-- Name: pupils; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pupils (
    code character varying(8) NOT NULL,
    guest character varying(32) NOT NULL,
    name character varying(64) NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    "table" character varying(32) NOT NULL,
    joined bigint NOT NULL
);


--
-- Name: secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.secrets (
    name character varying(32) NOT NULL,
    value character varying(128) NOT NULL
);


--
-- Name: subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscriptions (
    hash character varying(64) NOT NULL,
    guest character varying(32) NOT NULL,
    body text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    phase character varying(16) NOT NULL,
    listed boolean NOT NULL,
    host character varying(32) NOT NULL,
    seed character varying(64) NOT NULL,
    seq integer NOT NULL,
    due bigint,
    created bigint NOT NULL,
    touched bigint NOT NULL
);


--
-- Name: tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tokens (
    hash character varying(64) NOT NULL,
    guest character varying(32) NOT NULL,
    label character varying(64) NOT NULL,
    created bigint NOT NULL
);


--
-- Name: uptimes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.uptimes (
    began bigint NOT NULL,
    until bigint NOT NULL
);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES
	('0004');


--
-- Data for Name: classes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.classes VALUES
	('YM6RHH', 'iwfjie5ekibb2t43czcp', '', '{"game": "hexago", "options": {"players": 2, "match": "free", "hands": "hidden"}, "players": 2, "bots": 0, "level": "greedy", "fill": true, "reckon": "move", "hints": false}', false, 1795011785227, 1795011787715);


--
-- Data for Name: ended_sessions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES
	('exvsw2ewe479rs78', 1, 1795011621462, 'created', '{"game": "castle", "options": {"players": 2, "scoring": "centres"}, "seats": [{"kind": "me", "kept": "h3xewfbxk9sgef36ct93", "name": ""}, {"kind": "bot", "level": "greedy", "name": "greedy"}], "settings": {"per_move": null, "per_game": null, "handicap": null, "listed": false, "hints": true, "reckon": "end", "pace": "normal"}, "host": "h3xewfbxk9sgef36ct93", "commitment": "155b92d11883715d37a55f663d02ce47622afdef476d7e911b333dd77271ee2f"}'),
	('exvsw2ewe479rs78', 2, 1795011621510, 'sat', '{"seat": 0, "guest": "h3xewfbxk9sgef36ct93", "name": "Ada", "nonce": "9cf4e64fc0c2d52cf763646cb7706635"}'),
	('exvsw2ewe479rs78', 3, 1795011621510, 'started', '{"nonces": ["9cf4e64fc0c2d52cf763646cb7706635", ""]}'),
	('exvsw2ewe479rs78', 4, 1795011621510, 'came', '{"text": "start 0"}'),
	('exvsw2ewe479rs78', 5, 1795011621510, 'came', '{"text": "roll 6"}'),
	('exvsw2ewe479rs78', 6, 1795011621580, 'did', '{"seat": 0, "text": "miss", "by": "server"}'),
	('exvsw2ewe479rs78', 7, 1795011621580, 'came', '{"text": "roll 5"}'),
	('exvsw2ewe479rs78', 8, 1795011642900, 'did', '{"seat": 1, "text": "miss", "by": "bot"}'),
	('exvsw2ewe479rs78', 9, 1795011642900, 'came', '{"text": "roll 5"}'),
	('exvsw2ewe479rs78', 10, 1795011643071, 'did', '{"seat": 0, "text": "miss", "by": "server"}'),
	('exvsw2ewe479rs78', 11, 1795011643071, 'came', '{"text": "roll 4"}'),
	('exvsw2ewe479rs78', 12, 1795011643781, 'did', '{"seat": 1, "text": "miss", "by": "bot"}'),
	('exvsw2ewe479rs78', 13, 1795011643781, 'came', '{"text": "roll 1"}'),
	('exvsw2ewe479rs78', 14, 1795011643781, 'came', '{"text": "draw red7"}'),
	('exvsw2ewe479rs78', 15, 1795011643850, 'did', '{"seat": 0, "text": "red7@0,0/0", "by": "player"}'),
	('exvsw2ewe479rs78', 16, 1795011643850, 'came', '{"text": "roll 6"}'),
	('exvsw2ewe479rs78', 17, 1795011644118, 'did', '{"seat": 1, "text": "take 0,0", "by": "bot"}'),
	('exvsw2ewe479rs78', 18, 1795011644118, 'came', '{"text": "roll 6"}'),
	('exvsw2ewe479rs78', 19, 1795011644154, 'did', '{"seat": 0, "text": "miss", "by": "server"}'),
	('exvsw2ewe479rs78', 20, 1795011644154, 'came', '{"text": "roll 6"}'),
	('exvsw2ewe479rs78', 21, 1795011644199, 'did', '{"seat": 1, "text": "miss", "by": "bot"}'),
	('exvsw2ewe479rs78', 22, 1795011644199, 'came', '{"text": "roll 2"}'),
	('exvsw2ewe479rs78', 23, 1795011644199, 'came', '{"text": "draw red6"}'),
	('exvsw2ewe479rs78', 24, 1795011644222, 'did', '{"seat": 0, "text": "red6@0,0/0", "by": "player"}'),
	('exvsw2ewe479rs78', 25, 1795011644222, 'came', '{"text": "draw red20"}'),
	('exvsw2ewe479rs78', 26, 1795011644235, 'did', '{"seat": 0, "text": "red20@0,-1/0", "by": "player"}'),
	('exvsw2ewe479rs78', 27, 1795011644235, 'came', '{"text": "roll 2"}'),
	('exvsw2ewe479rs78', 28, 1795011644235, 'came', '{"text": "draw blue6"}'),
	('exvsw2ewe479rs78', 29, 1795011644258, 'did', '{"seat": 1, "text": "blue6@0,-1/4", "by": "bot"}'),
	('exvsw2ewe479rs78', 30, 1795011644258, 'came', '{"text": "draw blue8"}'),
	('exvsw2ewe479rs78', 31, 1795011644279, 'did', '{"seat": 1, "text": "blue8@0,0/4", "by": "bot"}'),
	('exvsw2ewe479rs78', 32, 1795011644279, 'came', '{"text": "roll 6"}'),
	('exvsw2ewe479rs78', 33, 1795011644295, 'did', '{"seat": 0, "text": "take 0,-1", "by": "player"}'),
	('exvsw2ewe479rs78', 34, 1795011644295, 'came', '{"text": "roll 5"}'),
	('exvsw2ewe479rs78', 35, 1795011644342, 'did', '{"seat": 1, "text": "take 0,0", "by": "bot"}'),
	('exvsw2ewe479rs78', 36, 1795011644342, 'came', '{"text": "roll 4"}'),
	('exvsw2ewe479rs78', 37, 1795011644368, 'did', '{"seat": 0, "text": "miss", "by": "server"}'),
	('exvsw2ewe479rs78', 38, 1795011644368, 'came', '{"text": "roll 4"}'),
	('exvsw2ewe479rs78', 39, 1795011644390, 'did', '{"seat": 1, "text": "miss", "by": "bot"}'),
	('exvsw2ewe479rs78', 40, 1795011644390, 'came', '{"text": "roll 2"}'),
	('exvsw2ewe479rs78', 41, 1795011644390, 'came', '{"text": "draw red10"}'),
	('exvsw2ewe479rs78', 42, 1795011644402, 'did', '{"seat": 0, "text": "red10@0,-1/4", "by": "player"}'),
	('exvsw2ewe479rs78', 43, 1795011644402, 'came', '{"text": "draw red9"}'),
	('exvsw2ewe479rs78', 44, 1795011644410, 'did', '{"seat": 0, "text": "red9@1,-2/2", "by": "player"}'),
	('exvsw2ewe479rs78', 45, 1795011644410, 'came', '{"text": "roll 6"}'),
	('exvsw2ewe479rs78', 46, 1795011644433, 'did', '{"seat": 1, "text": "take 1,-2", "by": "bot"}'),
	('exvsw2ewe479rs78', 47, 1795011644433, 'came', '{"text": "roll 4"}'),
	('exvsw2ewe479rs78', 48, 1795011644450, 'did', '{"seat": 0, "text": "miss", "by": "player"}'),
	('exvsw2ewe479rs78', 49, 1795011644450, 'came', '{"text": "roll 4"}'),
	('exvsw2ewe479rs78', 50, 1795011644477, 'did', '{"seat": 1, "text": "miss", "by": "bot"}'),
	('exvsw2ewe479rs78', 51, 1795011644477, 'came', '{"text": "roll 3"}'),
	('exvsw2ewe479rs78', 52, 1795011644477, 'came', '{"text": "draw red2"}'),
	('exvsw2ewe479rs78', 53, 1795011644525, 'did', '{"seat": 0, "text": "red2@0,0/0", "by": "player"}'),
	('exvsw2ewe479rs78', 54, 1795011644525, 'came', '{"text": "draw red4"}'),
	('exvsw2ewe479rs78', 55, 1795011644574, 'did', '{"seat": 0, "text": "red4@-1,0/4", "by": "player"}'),
	('exvsw2ewe479rs78', 56, 1795011644574, 'came', '{"text": "draw red1"}'),
	('exvsw2ewe479rs78', 57, 1795011644615, 'did', '{"seat": 0, "text": "red1@0,0/3", "by": "player"}'),
	('exvsw2ewe479rs78', 58, 1795011644615, 'came', '{"text": "roll 4"}'),
	('exvsw2ewe479rs78', 59, 1795011644668, 'did', '{"seat": 1, "text": "miss", "by": "bot"}'),
	('exvsw2ewe479rs78', 60, 1795011644668, 'came', '{"text": "roll 6"}'),
	('exvsw2ewe479rs78', 61, 1795011644711, 'did', '{"seat": 0, "text": "miss", "by": "server"}'),
	('exvsw2ewe479rs78', 62, 1795011644711, 'came', '{"text": "roll 5"}'),
	('exvsw2ewe479rs78', 63, 1795011644769, 'did', '{"seat": 1, "text": "miss", "by": "bot"}'),
	('exvsw2ewe479rs78', 64, 1795011644769, 'came', '{"text": "roll 5"}'),
	('exvsw2ewe479rs78', 65, 1795011644815, 'did', '{"seat": 0, "text": "take 0,-1", "by": "player"}'),
	('exvsw2ewe479rs78', 66, 1795011644815, 'came', '{"text": "roll 4"}'),
	('exvsw2ewe479rs78', 67, 1795011644858, 'did', '{"seat": 1, "text": "miss", "by": "bot"}'),
	('exvsw2ewe479rs78', 68, 1795011644858, 'came', '{"text": "roll 6"}'),
	('exvsw2ewe479rs78', 69, 1795011644879, 'did', '{"seat": 0, "text": "miss", "by": "server"}'),
	('exvsw2ewe479rs78', 70, 1795011644879, 'came', '{"text": "roll 2"}'),
	('exvsw2ewe479rs78', 71, 1795011644879, 'came', '{"text": "draw blue4"}'),
	('exvsw2ewe479rs78', 72, 1795011644900, 'did', '{"seat": 1, "text": "blue4@0,-1/0", "by": "bot"}'),
	('exvsw2ewe479rs78', 73, 1795011644900, 'came', '{"text": "draw blue9"}'),
	('exvsw2ewe479rs78', 74, 1795011644922, 'did', '{"seat": 1, "text": "blue9@-1,0/1", "by": "bot"}'),
	('exvsw2ewe479rs78', 75, 1795011644922, 'came', '{"text": "roll 4"}'),
	('exvsw2ewe479rs78', 76, 1795011644934, 'did', '{"seat": 0, "text": "miss", "by": "player"}'),
	('exvsw2ewe479rs78', 77, 1795011644934, 'came', '{"text": "roll 6"}'),
	('w8s249q2qketqsjg', 19, 1795011662124, 'came', '{"text": "draw 145"}'),
	('exvsw2ewe479rs78', 78, 1795011644964, 'did', '{"seat": 1, "text": "take 0,0", "by": "bot"}'),
	('exvsw2ewe479rs78', 79, 1795011644964, 'came', '{"text": "roll 3"}'),
	('exvsw2ewe479rs78', 80, 1795011644964, 'came', '{"text": "draw red8"}'),
	('exvsw2ewe479rs78', 88, 1795011645058, 'reckoned', '{"seat": 0, "text": "", "answer": 0, "points": 18, "right": false, "operations": ["add"]}'),
	('2682ibnhddkpp6ja', 1, 1795011645106, 'created', '{"game": "castle", "options": {"players": 4, "scoring": "centres"}, "seats": [{"kind": "me", "kept": "h3xewfbxk9sgef36ct93", "name": ""}, {"kind": "open"}, {"kind": "bot", "level": "random", "name": "random"}, {"kind": "bot", "level": "random", "name": "random"}], "settings": {"per_move": null, "per_game": 86400, "handicap": null, "listed": true, "hints": false, "reckon": "off", "pace": "normal"}, "host": "h3xewfbxk9sgef36ct93", "commitment": "52959e8a6c3c888c5773d7bef938d8a59bcb90fbb6c6f281153fe2997394d164"}'),
	('2682ibnhddkpp6ja', 12, 1795011645258, 'did', '{"seat": 0, "text": "red2@1,0/2", "by": "player"}'),
	('2682ibnhddkpp6ja', 13, 1795011645258, 'came', '{"text": "roll 2"}'),
	('2682ibnhddkpp6ja', 14, 1795011645258, 'came', '{"text": "draw blue3"}'),
	('cxhquye472wwpnj2', 17, 1795011651243, 'reckoned', '{"seat": 0, "text": "B6G2G5R1Y3P3@1,1/4", "answer": 0, "points": 11, "right": false, "operations": ["add"]}'),
	('cxhquye472wwpnj2', 21, 1795011651354, 'did', '{"seat": 1, "text": "Y6B5R2R1P4G3@-1,1/1", "by": "bot"}'),
	('cxhquye472wwpnj2', 22, 1795011651354, 'came', '{"text": "draw B6R4Y5G1B2P3"}'),
	('cxhquye472wwpnj2', 38, 1795011651738, 'reckoned', '{"seat": 0, "text": "B6B1G2Y3P2R5@2,3/1", "answer": 0, "points": 0, "right": true, "operations": ["see"]}'),
	('cxhquye472wwpnj2', 39, 1795011651738, 'did', '{"seat": 0, "text": "B6B1G2Y3P2R5@2,3/1", "by": "player"}'),
	('cxhquye472wwpnj2', 46, 1795011652070, 'did', '{"seat": 1, "text": "G6B5R2Y4R3P1@2,0/0", "by": "bot"}'),
	('cxhquye472wwpnj2', 48, 1795011652191, 'reckoned', '{"seat": 0, "text": "R6B4G3P2Y1P5@3,-1/5", "answer": 0, "points": 3, "right": false, "operations": ["add"]}'),
	('trc62dzjjq7j2vk8', 1, 1795011652283, 'created', '{"game": "hexago", "options": {"players": 4, "match": "free", "hands": "hidden"}, "seats": [{"kind": "me", "kept": "h3xewfbxk9sgef36ct93", "name": ""}, {"kind": "open"}, {"kind": "bot", "level": "random", "name": "random"}, {"kind": "bot", "level": "random", "name": "random"}], "settings": {"per_move": null, "per_game": 86400, "handicap": null, "listed": true, "hints": false, "reckon": "off", "pace": "normal"}, "host": "h3xewfbxk9sgef36ct93", "commitment": "99e453d0c287d42b27a75fbad8a46a2ccc08fcaea2ac5352610b7f2b894581ce"}'),
	('trc62dzjjq7j2vk8', 24, 1795011652430, 'did', '{"seat": 3, "text": "B6B1G2Y3P2R5@0,1/4", "by": "bot"}'),
	('trc62dzjjq7j2vk8', 25, 1795011652430, 'came', '{"text": "draw R6B4G3P2Y1P5"}'),
	('wxh7v2bez3kceeqa', 17, 1795011659462, 'did', '{"seat": 0, "text": "1346@1,0", "by": "player"}'),
	('wxh7v2bez3kceeqa', 18, 1795011659462, 'came', '{"text": "draw 234"}'),
	('wxh7v2bez3kceeqa', 21, 1795011659538, 'did', '{"seat": 0, "text": "136@1,-1", "by": "player"}'),
	('wxh7v2bez3kceeqa', 22, 1795011659538, 'came', '{"text": "draw 124"}');
INSERT INTO public.events VALUES
	('wxh7v2bez3kceeqa', 25, 1795011659618, 'did', '{"seat": 0, "text": "1456@-2,1", "by": "player"}'),
	('wxh7v2bez3kceeqa', 26, 1795011659618, 'came', '{"text": "draw 1345"}'),
	('wxh7v2bez3kceeqa', 29, 1795011659671, 'did', '{"seat": 0, "text": "1345@-3,1", "by": "player"}'),
	('wxh7v2bez3kceeqa', 30, 1795011659671, 'came', '{"text": "draw 1235"}'),
	('wxh7v2bez3kceeqa', 35, 1795011659743, 'did', '{"seat": 1, "text": "146@4,-2", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 36, 1795011659743, 'came', '{"text": "draw 125"}'),
	('wxh7v2bez3kceeqa', 51, 1795011660116, 'did', '{"seat": 1, "text": "1245@6,-2", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 52, 1795011660116, 'came', '{"text": "draw 3456"}'),
	('wxh7v2bez3kceeqa', 63, 1795011660360, 'did', '{"seat": 1, "text": "125@6,-3", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 64, 1795011660360, 'came', '{"text": "draw 123"}'),
	('wxh7v2bez3kceeqa', 69, 1795011660520, 'did', '{"seat": 0, "text": "34@-3,-1", "by": "player"}'),
	('wxh7v2bez3kceeqa', 70, 1795011660520, 'came', '{"text": "draw 12456"}'),
	('wxh7v2bez3kceeqa', 75, 1795011660628, 'did', '{"seat": 1, "text": "135@-4,3", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 76, 1795011660628, 'came', '{"text": "draw 23456"}'),
	('wxh7v2bez3kceeqa', 81, 1795011660715, 'did', '{"seat": 0, "text": "256@-5,-2", "by": "player"}'),
	('wxh7v2bez3kceeqa', 82, 1795011660715, 'came', '{"text": "draw 2356"}'),
	('wxh7v2bez3kceeqa', 91, 1795011661013, 'did', '{"seat": 1, "text": "12356@3,0", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 92, 1795011661013, 'came', '{"text": "draw 156"}'),
	('wxh7v2bez3kceeqa', 101, 1795011661338, 'did', '{"seat": 0, "text": "12346@8,-3", "by": "player"}'),
	('wxh7v2bez3kceeqa', 102, 1795011661338, 'came', '{"text": "draw 35"}'),
	('wxh7v2bez3kceeqa', 107, 1795011661434, 'did', '{"seat": 1, "text": "45@-3,4", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 108, 1795011661434, 'came', '{"text": "draw 2346"}'),
	('wxh7v2bez3kceeqa', 111, 1795011661508, 'did', '{"seat": 1, "text": "2346@2,1", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 112, 1795011661508, 'came', '{"text": "draw 23"}'),
	('wxh7v2bez3kceeqa', 120, 1795011661679, 'did', '{"seat": 0, "text": "16@9,-4", "by": "player"}'),
	('wxh7v2bez3kceeqa', 126, 1795011661848, 'did', '{"seat": 0, "text": "13456@3,-7", "by": "player"}'),
	('wxh7v2bez3kceeqa', 129, 1795011661938, 'reckoned', '{"seat": 0, "text": "", "answer": 0, "points": 10, "right": false, "operations": ["add"]}'),
	('w8s249q2qketqsjg', 3, 1795011662124, 'sat', '{"seat": 0, "guest": "h3xewfbxk9sgef36ct93", "name": "Ada", "nonce": "71cfef9bfff2d3cc6f38d78d2c5691ae"}'),
	('w8s249q2qketqsjg', 4, 1795011662124, 'started', '{"nonces": ["71cfef9bfff2d3cc6f38d78d2c5691ae", "a0fb02c381261c4d20d59790ba830a1f", "", "", "", ""]}'),
	('w8s249q2qketqsjg', 5, 1795011662124, 'came', '{"text": "start 0"}'),
	('w8s249q2qketqsjg', 6, 1795011662124, 'came', '{"text": "draw 12456"}'),
	('w8s249q2qketqsjg', 7, 1795011662124, 'came', '{"text": "draw 1256"}'),
	('w8s249q2qketqsjg', 8, 1795011662124, 'came', '{"text": "draw 12356"}'),
	('w8s249q2qketqsjg', 9, 1795011662124, 'came', '{"text": "draw 356"}'),
	('w8s249q2qketqsjg', 10, 1795011662124, 'came', '{"text": "draw 1"}'),
	('w8s249q2qketqsjg', 11, 1795011662124, 'came', '{"text": "draw 1246"}'),
	('w8s249q2qketqsjg', 12, 1795011662124, 'came', '{"text": "draw 26"}'),
	('w8s249q2qketqsjg', 13, 1795011662124, 'came', '{"text": "draw 125"}'),
	('w8s249q2qketqsjg', 14, 1795011662124, 'came', '{"text": "draw 1345"}'),
	('w8s249q2qketqsjg', 15, 1795011662124, 'came', '{"text": "draw 135"}'),
	('w8s249q2qketqsjg', 16, 1795011662124, 'came', '{"text": "draw 23456"}'),
	('w8s249q2qketqsjg', 17, 1795011662124, 'came', '{"text": "draw 1356"}'),
	('w8s249q2qketqsjg', 18, 1795011662124, 'came', '{"text": "draw 456"}'),
	('exvsw2ewe479rs78', 81, 1795011644978, 'did', '{"seat": 0, "text": "red8@-1,-1/2", "by": "player"}'),
	('exvsw2ewe479rs78', 82, 1795011644978, 'came', '{"text": "draw red3"}'),
	('2682ibnhddkpp6ja', 10, 1795011645246, 'did', '{"seat": 0, "text": "red1@0,-1/2", "by": "player"}'),
	('2682ibnhddkpp6ja', 11, 1795011645246, 'came', '{"text": "draw red2"}'),
	('cxhquye472wwpnj2', 2, 1795011645356, 'sat', '{"seat": 0, "guest": "h3xewfbxk9sgef36ct93", "name": "Ada", "nonce": "d2c77918496c5e2ec7f389dc62e5fc40"}'),
	('cxhquye472wwpnj2', 3, 1795011645356, 'started', '{"nonces": ["d2c77918496c5e2ec7f389dc62e5fc40", ""]}'),
	('cxhquye472wwpnj2', 4, 1795011645356, 'came', '{"text": "start 1"}'),
	('cxhquye472wwpnj2', 5, 1795011645356, 'came', '{"text": "draw B6P5B1R3G2Y4"}'),
	('cxhquye472wwpnj2', 6, 1795011645356, 'came', '{"text": "draw Y6B3R1P4P2G5"}'),
	('cxhquye472wwpnj2', 7, 1795011645356, 'came', '{"text": "draw R6B3Y5G2P1R4"}'),
	('cxhquye472wwpnj2', 8, 1795011645356, 'came', '{"text": "draw G6Y1P2R3B4P5"}'),
	('cxhquye472wwpnj2', 9, 1795011645356, 'came', '{"text": "draw B6G2G5R1Y3P3"}'),
	('cxhquye472wwpnj2', 10, 1795011645356, 'came', '{"text": "draw P6G4Y3B1R2R1"}'),
	('cxhquye472wwpnj2', 11, 1795011645356, 'came', '{"text": "draw B6B1G2Y3P2R5"}'),
	('cxhquye472wwpnj2', 12, 1795011645356, 'came', '{"text": "draw G6Y5B3G2R3P4"}'),
	('cxhquye472wwpnj2', 13, 1795011645356, 'came', '{"text": "draw R6Y1P4G5P3B2"}'),
	('cxhquye472wwpnj2', 14, 1795011645356, 'came', '{"text": "draw G6B1Y2R4B5P3"}'),
	('cxhquye472wwpnj2', 19, 1795011651322, 'did', '{"seat": 0, "text": "B6G2G5R1Y3P3@1,1/4", "by": "player"}'),
	('cxhquye472wwpnj2', 20, 1795011651322, 'came', '{"text": "draw R6B2G3P4Y5G1"}'),
	('cxhquye472wwpnj2', 26, 1795011651398, 'did', '{"seat": 1, "text": "B6P5B1R3G2Y4@-1,2/4", "by": "bot"}'),
	('cxhquye472wwpnj2', 27, 1795011651398, 'came', '{"text": "draw G6B5R2Y4R3P1"}'),
	('cxhquye472wwpnj2', 33, 1795011651523, 'reckoned', '{"seat": 0, "text": "R6Y3P1Y2G4B2@1,3/0", "answer": 0, "points": 5, "right": false, "operations": ["add"]}'),
	('cxhquye472wwpnj2', 37, 1795011651686, 'did', '{"seat": 1, "text": "R6B3Y5G2P1R4@-1,3/5", "by": "bot"}'),
	('cxhquye472wwpnj2', 40, 1795011651806, 'did', '{"seat": 1, "text": "G6Y1P2R3B4P5@2,2/4", "by": "bot"}'),
	('trc62dzjjq7j2vk8', 2, 1795011652315, 'sat', '{"seat": 1, "guest": "9e3y2zr5st49gvywcih5", "name": "Ben", "nonce": "e2edae05017f24d361a2b1b5b33d4120"}'),
	('wxh7v2bez3kceeqa', 33, 1795011659718, 'did', '{"seat": 0, "text": "234@1,-2", "by": "player"}'),
	('wxh7v2bez3kceeqa', 34, 1795011659718, 'came', '{"text": "draw 14"}'),
	('wxh7v2bez3kceeqa', 49, 1795011660078, 'did', '{"seat": 0, "text": "124@-1,-1", "by": "player"}'),
	('wxh7v2bez3kceeqa', 50, 1795011660078, 'came', '{"text": "draw 2"}'),
	('wxh7v2bez3kceeqa', 59, 1795011660318, 'did', '{"seat": 1, "text": "126@6,-1", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 60, 1795011660318, 'came', '{"text": "draw 25"}'),
	('wxh7v2bez3kceeqa', 65, 1795011660393, 'did', '{"seat": 0, "text": "12345@-4,0", "by": "player"}'),
	('wxh7v2bez3kceeqa', 66, 1795011660393, 'came', '{"text": "draw 134"}'),
	('wxh7v2bez3kceeqa', 71, 1795011660543, 'did', '{"seat": 1, "text": "2345@4,0", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 72, 1795011660543, 'came', '{"text": "draw 135"}'),
	('wxh7v2bez3kceeqa', 85, 1795011660929, 'did', '{"seat": 0, "text": "2356@-5,-3", "by": "player"}'),
	('wxh7v2bez3kceeqa', 86, 1795011660929, 'came', '{"text": "draw 16"}'),
	('wxh7v2bez3kceeqa', 93, 1795011661035, 'did', '{"seat": 0, "text": "2@6,-4", "by": "player"}'),
	('wxh7v2bez3kceeqa', 94, 1795011661035, 'came', '{"text": "draw 15"}'),
	('wxh7v2bez3kceeqa', 97, 1795011661131, 'did', '{"seat": 0, "text": "456@3,-3", "by": "player"}'),
	('wxh7v2bez3kceeqa', 98, 1795011661131, 'came', '{"text": "draw 12346"}'),
	('wxh7v2bez3kceeqa', 113, 1795011661570, 'did', '{"seat": 0, "text": "246@-4,-5", "by": "player"}'),
	('wxh7v2bez3kceeqa', 114, 1795011661570, 'came', '{"text": "draw 36"}'),
	('wxh7v2bez3kceeqa', 119, 1795011661652, 'did', '{"seat": 1, "text": "236@-5,2", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 125, 1795011661840, 'did', '{"seat": 1, "text": "13@-1,1", "by": "bot"}'),
	('w8s249q2qketqsjg', 1, 1795011661982, 'created', '{"game": "hexamino", "options": {"players": 6, "variant": "octopus"}, "seats": [{"kind": "me", "kept": "h3xewfbxk9sgef36ct93", "name": ""}, {"kind": "open"}, {"kind": "bot", "level": "random", "name": "random"}, {"kind": "bot", "level": "random", "name": "random"}, {"kind": "bot", "level": "random", "name": "random"}, {"kind": "bot", "level": "random", "name": "random"}], "settings": {"per_move": null, "per_game": 86400, "handicap": null, "listed": true, "hints": false, "reckon": "off", "pace": "normal"}, "host": "h3xewfbxk9sgef36ct93", "commitment": "1c1defb9d23439881983d9fcff01e80acb85be6d0634f4e9bf7edd43c2884cbf"}'),
	('cpnrvwv7y2va2c8n', 21, 1795011662443, 'reckoned', '{"seat": 0, "text": "6@9H", "answer": 0, "points": 6, "right": false, "operations": ["add"]}'),
	('c737bkdkdqtua3my', 84, 1795011807860, 'away', '{"began": 1795011806381, "ended": 1795011807552}'),
	('2682ibnhddkpp6ja', 83, 1795011808622, 'away', '{"began": 1795011807552, "ended": 1795011808366}'),
	('trc62dzjjq7j2vk8', 97, 1795011809813, 'away', '{"began": 1795011808981, "ended": 1795011809687}'),
	('gycqskujmw6eh49v', 59, 1795011812146, 'away', '{"began": 1795011811250, "ended": 1795011811945}'),
	('c737bkdkdqtua3my', 91, 1795011818105, 'away', '{"began": 1795011816557, "ended": 1795011817917}'),
	('gycqskujmw6eh49v', 63, 1795011824428, 'away', '{"began": 1795011822525, "ended": 1795011823263}'),
	('w8s249q2qketqsjg', 114, 1795011825489, 'away', '{"began": 1795011823263, "ended": 1795011825075}'),
	('2682ibnhddkpp6ja', 92, 1795011826436, 'away', '{"began": 1795011825075, "ended": 1795011826245}'),
	('w8s249q2qketqsjg', 119, 1795011831616, 'away', '{"began": 1795011830310, "ended": 1795011831286}'),
	('gycqskujmw6eh49v', 69, 1795011832022, 'away', '{"began": 1795011830310, "ended": 1795011831286}');
INSERT INTO public.events VALUES
	('2682ibnhddkpp6ja', 98, 1795011833498, 'away', '{"began": 1795011832376, "ended": 1795011833192}'),
	('c737bkdkdqtua3my', 101, 1795011834613, 'away', '{"began": 1795011833192, "ended": 1795011834201}'),
	('trc62dzjjq7j2vk8', 114, 1795011836425, 'away', '{"began": 1795011835609, "ended": 1795011836221}'),
	('gycqskujmw6eh49v', 75, 1795011836582, 'away', '{"began": 1795011835609, "ended": 1795011836221}'),
	('2682ibnhddkpp6ja', 103, 1795011837034, 'away', '{"began": 1795011836221, "ended": 1795011836916}'),
	('exvsw2ewe479rs78', 83, 1795011644995, 'did', '{"seat": 0, "text": "red3@-2,-1/2", "by": "player"}'),
	('exvsw2ewe479rs78', 84, 1795011644995, 'came', '{"text": "draw red5"}'),
	('exvsw2ewe479rs78', 87, 1795011645034, 'reckoned', '{"seat": 0, "text": "", "answer": 0, "points": 18, "right": false, "operations": ["add"]}'),
	('2682ibnhddkpp6ja', 2, 1795011645131, 'sat', '{"seat": 1, "guest": "9e3y2zr5st49gvywcih5", "name": "Ben", "nonce": "83bba616885ed67128a0429fe753de65"}'),
	('cxhquye472wwpnj2', 28, 1795011651442, 'reckoned', '{"seat": 0, "text": "P6G4Y3B1R2R1@0,3/4", "answer": 0, "points": 0, "right": true, "operations": ["see"]}'),
	('cxhquye472wwpnj2', 29, 1795011651442, 'did', '{"seat": 0, "text": "P6G4Y3B1R2R1@0,3/4", "by": "player"}'),
	('cxhquye472wwpnj2', 30, 1795011651442, 'came', '{"text": "draw P6B1B4R5G2Y3"}'),
	('cxhquye472wwpnj2', 34, 1795011651564, 'reckoned', '{"seat": 0, "text": "R6Y3P1Y2G4B2@1,3/0", "answer": 0, "points": 5, "right": false, "operations": ["add"]}'),
	('cxhquye472wwpnj2', 35, 1795011651634, 'did', '{"seat": 0, "text": "R6Y3P1Y2G4B2@1,3/0", "by": "player"}'),
	('cxhquye472wwpnj2', 36, 1795011651634, 'came', '{"text": "draw R6B4G3P2Y1P5"}'),
	('cxhquye472wwpnj2', 43, 1795011651898, 'did', '{"seat": 1, "text": "R6B3G1Y5B4P1@2,1/1", "by": "bot"}'),
	('cxhquye472wwpnj2', 47, 1795011652151, 'reckoned', '{"seat": 0, "text": "R6B4G3P2Y1P5@3,-1/5", "answer": 0, "points": 3, "right": false, "operations": ["add"]}'),
	('trc62dzjjq7j2vk8', 3, 1795011652362, 'sat', '{"seat": 0, "guest": "h3xewfbxk9sgef36ct93", "name": "Ada", "nonce": "1dce2053bf146064fa3e74c73e24d117"}'),
	('trc62dzjjq7j2vk8', 4, 1795011652362, 'started', '{"nonces": ["1dce2053bf146064fa3e74c73e24d117", "e2edae05017f24d361a2b1b5b33d4120", "", ""]}'),
	('trc62dzjjq7j2vk8', 5, 1795011652362, 'came', '{"text": "start 3"}'),
	('trc62dzjjq7j2vk8', 6, 1795011652362, 'came', '{"text": "draw P6B2R3G1Y4R5"}'),
	('trc62dzjjq7j2vk8', 7, 1795011652362, 'came', '{"text": "draw B6B1G2Y3P2R5"}'),
	('trc62dzjjq7j2vk8', 8, 1795011652362, 'came', '{"text": "draw P6R5R2B3Y1G4"}'),
	('trc62dzjjq7j2vk8', 9, 1795011652362, 'came', '{"text": "draw R6B3G1Y5B4P1"}'),
	('trc62dzjjq7j2vk8', 10, 1795011652362, 'came', '{"text": "draw Y6B3R1P4P2G5"}'),
	('trc62dzjjq7j2vk8', 11, 1795011652362, 'came', '{"text": "draw Y6B1G4R4Y2P3"}'),
	('trc62dzjjq7j2vk8', 12, 1795011652362, 'came', '{"text": "draw Y6G1R2P5B5Y3"}'),
	('trc62dzjjq7j2vk8', 13, 1795011652362, 'came', '{"text": "draw P6B1B4R5G2Y3"}'),
	('trc62dzjjq7j2vk8', 14, 1795011652362, 'came', '{"text": "draw G6Y1P2R3B4P5"}'),
	('trc62dzjjq7j2vk8', 15, 1795011652362, 'came', '{"text": "draw B6P5B1R3G2Y4"}'),
	('trc62dzjjq7j2vk8', 16, 1795011652362, 'came', '{"text": "draw G6B4Y1R5P1G2"}'),
	('trc62dzjjq7j2vk8', 17, 1795011652362, 'came', '{"text": "draw R6B2G3P4Y5G1"}'),
	('trc62dzjjq7j2vk8', 18, 1795011652362, 'came', '{"text": "draw B6P3G5R4P2Y5"}'),
	('trc62dzjjq7j2vk8', 19, 1795011652362, 'came', '{"text": "draw P6R5G3P1Y4B4"}'),
	('trc62dzjjq7j2vk8', 20, 1795011652362, 'came', '{"text": "draw G6R2P1G4B5Y3"}'),
	('trc62dzjjq7j2vk8', 21, 1795011652362, 'came', '{"text": "draw R6B2P5G3B1Y4"}'),
	('trc62dzjjq7j2vk8', 22, 1795011652362, 'came', '{"text": "draw R6Y3P1Y2G4B2"}'),
	('trc62dzjjq7j2vk8', 23, 1795011652362, 'came', '{"text": "draw R6B3Y5G2P1R4"}'),
	('trc62dzjjq7j2vk8', 26, 1795011652466, 'did', '{"seat": 0, "text": "Y6B3R1P4P2G5@1,1/4", "by": "player"}'),
	('trc62dzjjq7j2vk8', 27, 1795011652466, 'came', '{"text": "draw B6P5G5Y4R1Y2"}'),
	('wxh7v2bez3kceeqa', 1, 1795011652543, 'created', '{"game": "hexamino", "options": {"players": 2, "variant": "octopus"}, "seats": [{"kind": "me", "kept": "h3xewfbxk9sgef36ct93", "name": ""}, {"kind": "bot", "level": "greedy", "name": "greedy"}], "settings": {"per_move": null, "per_game": null, "handicap": null, "listed": false, "hints": true, "reckon": "end", "pace": "normal"}, "host": "h3xewfbxk9sgef36ct93", "commitment": "bb1d39881fedbf14f79a5c4f603c427983862cd010acb59a6e2a4884ee1150ce"}'),
	('wxh7v2bez3kceeqa', 15, 1795011659414, 'did', '{"seat": 1, "text": "1246@-1,0", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 16, 1795011659414, 'came', '{"text": "draw 345"}'),
	('wxh7v2bez3kceeqa', 19, 1795011659502, 'did', '{"seat": 1, "text": "1236@2,-1", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 20, 1795011659502, 'came', '{"text": "draw 146"}'),
	('wxh7v2bez3kceeqa', 23, 1795011659574, 'did', '{"seat": 1, "text": "345@2,-2", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 24, 1795011659574, 'came', '{"text": "draw 346"}'),
	('wxh7v2bez3kceeqa', 27, 1795011659666, 'did', '{"seat": 1, "text": "346@3,-2", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 28, 1795011659666, 'came', '{"text": "draw 1356"}'),
	('wxh7v2bez3kceeqa', 31, 1795011659692, 'did', '{"seat": 1, "text": "1356@4,-3", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 32, 1795011659692, 'came', '{"text": "draw 126"}'),
	('wxh7v2bez3kceeqa', 39, 1795011659842, 'did', '{"seat": 1, "text": "245@1,-3", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 40, 1795011659842, 'came', '{"text": "draw 56"}'),
	('wxh7v2bez3kceeqa', 43, 1795011659919, 'did', '{"seat": 1, "text": "56@4,-4", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 44, 1795011659919, 'came', '{"text": "draw 5"}'),
	('wxh7v2bez3kceeqa', 45, 1795011659975, 'did', '{"seat": 0, "text": "1235@-4,1", "by": "player"}'),
	('wxh7v2bez3kceeqa', 46, 1795011659975, 'came', '{"text": "draw 1"}'),
	('wxh7v2bez3kceeqa', 53, 1795011660143, 'did', '{"seat": 0, "text": "24@5,-5", "by": "player"}'),
	('wxh7v2bez3kceeqa', 54, 1795011660143, 'came', '{"text": "draw 356"}'),
	('wxh7v2bez3kceeqa', 57, 1795011660293, 'did', '{"seat": 0, "text": "356@2,-6", "by": "player"}'),
	('wxh7v2bez3kceeqa', 58, 1795011660293, 'came', '{"text": "draw 145"}'),
	('wxh7v2bez3kceeqa', 77, 1795011660652, 'did', '{"seat": 0, "text": "134@7,-2", "by": "player"}'),
	('wxh7v2bez3kceeqa', 78, 1795011660652, 'came', '{"text": "draw 256"}'),
	('wxh7v2bez3kceeqa', 83, 1795011660781, 'did', '{"seat": 1, "text": "123@4,-1", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 84, 1795011660781, 'came', '{"text": "draw 13"}'),
	('wxh7v2bez3kceeqa', 87, 1795011660955, 'did', '{"seat": 1, "text": "6@-4,-3", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 88, 1795011660955, 'came', '{"text": "draw 12356"}'),
	('wxh7v2bez3kceeqa', 95, 1795011661059, 'did', '{"seat": 1, "text": "156@-3,3", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 96, 1795011661059, 'came', '{"text": "draw 1256"}'),
	('wxh7v2bez3kceeqa', 99, 1795011661294, 'did', '{"seat": 1, "text": "1256@-5,-4", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 100, 1795011661294, 'came', '{"text": "draw 2456"}'),
	('wxh7v2bez3kceeqa', 105, 1795011661406, 'did', '{"seat": 0, "text": "12@-1,-3", "by": "player"}'),
	('wxh7v2bez3kceeqa', 106, 1795011661406, 'came', '{"text": "draw 1234"}'),
	('wxh7v2bez3kceeqa', 117, 1795011661631, 'did', '{"seat": 0, "text": "1@9,-3", "by": "player"}'),
	('wxh7v2bez3kceeqa', 118, 1795011661631, 'came', '{"text": "draw 13456"}'),
	('exvsw2ewe479rs78', 85, 1795011645002, 'did', '{"seat": 0, "text": "red5@-2,-2/0", "by": "player"}'),
	('exvsw2ewe479rs78', 86, 1795011645002, 'ended', '{"why": "over", "seed": "bf58b5e62b2023107ef8653f0c93675aa3cf44053f63085e07ebd1976dee1b68"}'),
	('2682ibnhddkpp6ja', 3, 1795011645162, 'sat', '{"seat": 0, "guest": "h3xewfbxk9sgef36ct93", "name": "Ada", "nonce": "54e834544b24a0e5a8369b59ad4d806e"}'),
	('2682ibnhddkpp6ja', 4, 1795011645162, 'started', '{"nonces": ["54e834544b24a0e5a8369b59ad4d806e", "83bba616885ed67128a0429fe753de65", "", ""]}'),
	('2682ibnhddkpp6ja', 5, 1795011645162, 'came', '{"text": "start 0"}'),
	('2682ibnhddkpp6ja', 6, 1795011645162, 'came', '{"text": "roll 3"}'),
	('2682ibnhddkpp6ja', 7, 1795011645162, 'came', '{"text": "draw red7"}'),
	('2682ibnhddkpp6ja', 8, 1795011645211, 'did', '{"seat": 0, "text": "red7@0,0/0", "by": "player"}'),
	('2682ibnhddkpp6ja', 9, 1795011645211, 'came', '{"text": "draw red1"}'),
	('cxhquye472wwpnj2', 1, 1795011645314, 'created', '{"game": "hexago", "options": {"players": 2, "match": "free", "hands": "hidden"}, "seats": [{"kind": "me", "kept": "h3xewfbxk9sgef36ct93", "name": ""}, {"kind": "bot", "level": "greedy", "name": "greedy"}], "settings": {"per_move": null, "per_game": null, "handicap": null, "listed": false, "hints": true, "reckon": "move", "pace": "normal"}, "host": "h3xewfbxk9sgef36ct93", "commitment": "78b96474614d140fd7372e463d2314bcdf729ef7b09ac31f96e111b15b88ffaf"}'),
	('cxhquye472wwpnj2', 15, 1795011651158, 'did', '{"seat": 1, "text": "Y6B3R1P4P2G5@0,1/4", "by": "bot"}'),
	('cxhquye472wwpnj2', 16, 1795011651158, 'came', '{"text": "draw Y6B5R2R1P4G3"}'),
	('cxhquye472wwpnj2', 18, 1795011651294, 'reckoned', '{"seat": 0, "text": "B6G2G5R1Y3P3@1,1/4", "answer": 0, "points": 11, "right": false, "operations": ["add"]}'),
	('cxhquye472wwpnj2', 23, 1795011651362, 'reckoned', '{"seat": 0, "text": "R6B2G3P4Y5G1@0,2/2", "answer": 0, "points": 0, "right": true, "operations": ["see"]}'),
	('cxhquye472wwpnj2', 24, 1795011651362, 'did', '{"seat": 0, "text": "R6B2G3P4Y5G1@0,2/2", "by": "player"}'),
	('cxhquye472wwpnj2', 25, 1795011651362, 'came', '{"text": "draw R6Y3P1Y2G4B2"}'),
	('cxhquye472wwpnj2', 31, 1795011651472, 'did', '{"seat": 1, "text": "B6R4Y5G1B2P3@1,2/1", "by": "bot"}'),
	('cxhquye472wwpnj2', 32, 1795011651472, 'came', '{"text": "draw R6B3G1Y5B4P1"}'),
	('cxhquye472wwpnj2', 41, 1795011651859, 'reckoned', '{"seat": 0, "text": "G6Y5B3G2R3P4@2,-1/2", "answer": 0, "points": 0, "right": true, "operations": ["see"]}'),
	('cxhquye472wwpnj2', 42, 1795011651859, 'did', '{"seat": 0, "text": "G6Y5B3G2R3P4@2,-1/2", "by": "player"}'),
	('cxhquye472wwpnj2', 44, 1795011651994, 'reckoned', '{"seat": 0, "text": "P6B1B4R5G2Y3@0,-1/0", "answer": 0, "points": 0, "right": true, "operations": ["see"]}'),
	('cxhquye472wwpnj2', 45, 1795011651994, 'did', '{"seat": 0, "text": "P6B1B4R5G2Y3@0,-1/0", "by": "player"}'),
	('cxhquye472wwpnj2', 49, 1795011652243, 'did', '{"seat": 0, "text": "R6B4G3P2Y1P5@3,-1/5", "by": "player"}'),
	('cxhquye472wwpnj2', 50, 1795011652243, 'ended', '{"why": "over", "seed": "3fa5657a5ff4cc6e9deb4ef7a21a85da81021ecbe761aca52ba94072f18763c7"}'),
	('wxh7v2bez3kceeqa', 2, 1795011652579, 'sat', '{"seat": 0, "guest": "h3xewfbxk9sgef36ct93", "name": "Ada", "nonce": "2b158bf4215b32c23bc322dccd5fbe2b"}');
INSERT INTO public.events VALUES
	('wxh7v2bez3kceeqa', 3, 1795011652579, 'started', '{"nonces": ["2b158bf4215b32c23bc322dccd5fbe2b", ""]}'),
	('wxh7v2bez3kceeqa', 4, 1795011652579, 'came', '{"text": "start 1"}'),
	('wxh7v2bez3kceeqa', 5, 1795011652579, 'came', '{"text": "draw 4"}'),
	('wxh7v2bez3kceeqa', 6, 1795011652579, 'came', '{"text": "draw 1246"}'),
	('wxh7v2bez3kceeqa', 7, 1795011652579, 'came', '{"text": "draw 245"}'),
	('wxh7v2bez3kceeqa', 8, 1795011652579, 'came', '{"text": "draw 1236"}'),
	('wxh7v2bez3kceeqa', 9, 1795011652579, 'came', '{"text": "draw 235"}'),
	('wxh7v2bez3kceeqa', 10, 1795011652579, 'came', '{"text": "draw 26"}'),
	('wxh7v2bez3kceeqa', 11, 1795011652579, 'came', '{"text": "draw 1346"}'),
	('wxh7v2bez3kceeqa', 12, 1795011652579, 'came', '{"text": "draw 46"}'),
	('wxh7v2bez3kceeqa', 13, 1795011652579, 'came', '{"text": "draw 1456"}'),
	('wxh7v2bez3kceeqa', 14, 1795011652579, 'came', '{"text": "draw 136"}'),
	('wxh7v2bez3kceeqa', 37, 1795011659790, 'did', '{"seat": 0, "text": "26@5,-4", "by": "player"}'),
	('wxh7v2bez3kceeqa', 38, 1795011659790, 'came', '{"text": "draw 34"}'),
	('wxh7v2bez3kceeqa', 41, 1795011659890, 'did', '{"seat": 0, "text": "14@5,-2", "by": "player"}'),
	('wxh7v2bez3kceeqa', 42, 1795011659890, 'came', '{"text": "draw 24"}'),
	('wxh7v2bez3kceeqa', 47, 1795011660010, 'did', '{"seat": 1, "text": "235@1,-4", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 48, 1795011660010, 'came', '{"text": "draw 1245"}'),
	('wxh7v2bez3kceeqa', 55, 1795011660182, 'did', '{"seat": 1, "text": "3456@2,-5", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 56, 1795011660182, 'came', '{"text": "draw 3"}'),
	('wxh7v2bez3kceeqa', 61, 1795011660334, 'did', '{"seat": 0, "text": "46@5,0", "by": "player"}'),
	('wxh7v2bez3kceeqa', 62, 1795011660334, 'came', '{"text": "draw 12345"}'),
	('wxh7v2bez3kceeqa', 67, 1795011660450, 'did', '{"seat": 1, "text": "25@-4,2", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 68, 1795011660450, 'came', '{"text": "draw 2345"}'),
	('wxh7v2bez3kceeqa', 73, 1795011660601, 'did', '{"seat": 0, "text": "145@-5,0", "by": "player"}'),
	('wxh7v2bez3kceeqa', 74, 1795011660601, 'came', '{"text": "draw 12"}'),
	('wxh7v2bez3kceeqa', 79, 1795011660688, 'did', '{"seat": 1, "text": "23456@-5,-1", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 80, 1795011660688, 'came', '{"text": "draw 6"}'),
	('wxh7v2bez3kceeqa', 89, 1795011660991, 'did', '{"seat": 0, "text": "12456@0,-3", "by": "player"}'),
	('wxh7v2bez3kceeqa', 90, 1795011660991, 'came', '{"text": "draw 456"}'),
	('wxh7v2bez3kceeqa', 103, 1795011661376, 'did', '{"seat": 1, "text": "2456@-2,-1", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 104, 1795011661376, 'came', '{"text": "draw 45"}'),
	('wxh7v2bez3kceeqa', 109, 1795011661471, 'did', '{"seat": 0, "text": "35@3,1", "by": "player"}'),
	('wxh7v2bez3kceeqa', 110, 1795011661471, 'came', '{"text": "draw 246"}'),
	('wxh7v2bez3kceeqa', 115, 1795011661610, 'did', '{"seat": 1, "text": "23@2,2", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 116, 1795011661610, 'came', '{"text": "draw 236"}'),
	('wxh7v2bez3kceeqa', 121, 1795011661722, 'did', '{"seat": 1, "text": "5@4,1", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 123, 1795011661786, 'did', '{"seat": 1, "text": "4@-3,-5", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 124, 1795011661819, 'did', '{"seat": 0, "text": "15@-5,-5", "by": "player"}'),
	('wxh7v2bez3kceeqa', 130, 1795011661948, 'reckoned', '{"seat": 0, "text": "", "answer": 0, "points": 10, "right": false, "operations": ["add"]}'),
	('w8s249q2qketqsjg', 2, 1795011662067, 'sat', '{"seat": 1, "guest": "9e3y2zr5st49gvywcih5", "name": "Ben", "nonce": "a0fb02c381261c4d20d59790ba830a1f"}'),
	('cpnrvwv7y2va2c8n', 73, 1795011714914, 'did', '{"seat": 0, "text": "end", "by": "server"}'),
	('wxh7v2bez3kceeqa', 122, 1795011661751, 'did', '{"seat": 0, "text": "36@3,-6", "by": "player"}'),
	('wxh7v2bez3kceeqa', 127, 1795011661882, 'did', '{"seat": 1, "text": "3@1,2", "by": "bot"}'),
	('wxh7v2bez3kceeqa', 128, 1795011661882, 'ended', '{"why": "over", "seed": "9199b66d26fde510c3304394ad398fab405ba87f93e7de3c44b2a05a9dc59f85"}'),
	('cpnrvwv7y2va2c8n', 2, 1795011662305, 'sat', '{"seat": 0, "guest": "h3xewfbxk9sgef36ct93", "name": "Ada", "nonce": "0bd682fb0ca55a53bf843933260192ff"}'),
	('cpnrvwv7y2va2c8n', 3, 1795011662305, 'started', '{"nonces": ["0bd682fb0ca55a53bf843933260192ff", ""]}'),
	('cpnrvwv7y2va2c8n', 4, 1795011662305, 'came', '{"text": "draw 72"}'),
	('cpnrvwv7y2va2c8n', 5, 1795011662305, 'came', '{"text": "draw 4"}'),
	('cpnrvwv7y2va2c8n', 6, 1795011662305, 'came', '{"text": "draw 17"}'),
	('cpnrvwv7y2va2c8n', 7, 1795011662305, 'came', '{"text": "draw 9"}'),
	('cpnrvwv7y2va2c8n', 8, 1795011662305, 'came', '{"text": "draw 6"}'),
	('cpnrvwv7y2va2c8n', 9, 1795011662305, 'came', '{"text": "draw 6"}'),
	('cpnrvwv7y2va2c8n', 10, 1795011662305, 'came', '{"text": "draw 30"}'),
	('cpnrvwv7y2va2c8n', 11, 1795011662305, 'came', '{"text": "draw 49"}'),
	('cpnrvwv7y2va2c8n', 12, 1795011662305, 'came', '{"text": "draw 80"}'),
	('cpnrvwv7y2va2c8n', 13, 1795011662305, 'came', '{"text": "draw 54"}'),
	('cpnrvwv7y2va2c8n', 14, 1795011662305, 'came', '{"text": "draw 8"}'),
	('cpnrvwv7y2va2c8n', 15, 1795011662305, 'came', '{"text": "draw 8"}'),
	('cpnrvwv7y2va2c8n', 16, 1795011662305, 'came', '{"text": "draw 10"}'),
	('cpnrvwv7y2va2c8n', 17, 1795011662305, 'came', '{"text": "draw 1"}'),
	('cpnrvwv7y2va2c8n', 19, 1795011662354, 'reckoned', '{"seat": 0, "text": "6@6H", "answer": 0, "points": 6, "right": false, "operations": ["add"]}'),
	('gycqskujmw6eh49v', 55, 1795011807950, 'away', '{"began": 1795011806381, "ended": 1795011807552}'),
	('trc62dzjjq7j2vk8', 95, 1795011808638, 'away', '{"began": 1795011807552, "ended": 1795011808366}'),
	('w8s249q2qketqsjg', 109, 1795011812037, 'away', '{"began": 1795011811250, "ended": 1795011811945}'),
	('trc62dzjjq7j2vk8', 101, 1795011818062, 'away', '{"began": 1795011816557, "ended": 1795011817917}'),
	('c737bkdkdqtua3my', 95, 1795011828618, 'away', '{"began": 1795011826245, "ended": 1795011827262}'),
	('gycqskujmw6eh49v', 67, 1795011829329, 'away', '{"began": 1795011827262, "ended": 1795011828920}'),
	('trc62dzjjq7j2vk8', 108, 1795011831535, 'away', '{"began": 1795011830310, "ended": 1795011831286}'),
	('w8s249q2qketqsjg', 121, 1795011833639, 'away', '{"began": 1795011832376, "ended": 1795011833192}'),
	('2682ibnhddkpp6ja', 99, 1795011834437, 'away', '{"began": 1795011833192, "ended": 1795011834201}'),
	('w8s249q2qketqsjg', 125, 1795011836542, 'away', '{"began": 1795011835609, "ended": 1795011836221}'),
	('w8s249q2qketqsjg', 20, 1795011662124, 'came', '{"text": "draw 12"}'),
	('w8s249q2qketqsjg', 21, 1795011662124, 'came', '{"text": "draw 45"}'),
	('w8s249q2qketqsjg', 22, 1795011662124, 'came', '{"text": "draw 6"}'),
	('w8s249q2qketqsjg', 23, 1795011662124, 'came', '{"text": "draw 234"}'),
	('w8s249q2qketqsjg', 24, 1795011662124, 'came', '{"text": "draw 245"}'),
	('w8s249q2qketqsjg', 25, 1795011662124, 'came', '{"text": "draw 146"}'),
	('w8s249q2qketqsjg', 26, 1795011662124, 'came', '{"text": "draw 256"}'),
	('w8s249q2qketqsjg', 27, 1795011662124, 'came', '{"text": "draw 123"}'),
	('w8s249q2qketqsjg', 28, 1795011662124, 'came', '{"text": "draw 46"}'),
	('w8s249q2qketqsjg', 29, 1795011662124, 'came', '{"text": "draw 2456"}'),
	('w8s249q2qketqsjg', 30, 1795011662124, 'came', '{"text": "draw 14"}'),
	('w8s249q2qketqsjg', 31, 1795011662124, 'came', '{"text": "draw 56"}'),
	('w8s249q2qketqsjg', 32, 1795011662124, 'came', '{"text": "draw 1245"}'),
	('w8s249q2qketqsjg', 33, 1795011662124, 'came', '{"text": "draw 2346"}'),
	('w8s249q2qketqsjg', 34, 1795011662124, 'came', '{"text": "draw 345"}'),
	('w8s249q2qketqsjg', 35, 1795011662124, 'came', '{"text": "draw 16"}'),
	('w8s249q2qketqsjg', 36, 1795011662187, 'did', '{"seat": 0, "text": "1256@1,0", "by": "player"}'),
	('w8s249q2qketqsjg', 37, 1795011662187, 'came', '{"text": "draw 134"}'),
	('cpnrvwv7y2va2c8n', 18, 1795011662336, 'reckoned', '{"seat": 0, "text": "6@6H", "answer": 0, "points": 6, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 23, 1795011662517, 'did', '{"seat": 0, "text": "6@9H", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 24, 1795011662551, 'did', '{"seat": 0, "text": "end", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 25, 1795011662551, 'came', '{"text": "draw 3"}'),
	('cpnrvwv7y2va2c8n', 26, 1795011662551, 'came', '{"text": "draw 0"}'),
	('w8s249q2qketqsjg', 106, 1795011808666, 'away', '{"began": 1795011807552, "ended": 1795011808366}'),
	('gycqskujmw6eh49v', 57, 1795011809410, 'away', '{"began": 1795011808366, "ended": 1795011808981}'),
	('2682ibnhddkpp6ja', 85, 1795011809781, 'away', '{"began": 1795011808981, "ended": 1795011809687}'),
	('c737bkdkdqtua3my', 88, 1795011812081, 'away', '{"began": 1795011811250, "ended": 1795011811945}'),
	('trc62dzjjq7j2vk8', 99, 1795011815703, 'away', '{"began": 1795011814918, "ended": 1795011815635}');
INSERT INTO public.events VALUES
	('gycqskujmw6eh49v', 60, 1795011816224, 'away', '{"began": 1795011814918, "ended": 1795011815635}'),
	('w8s249q2qketqsjg', 111, 1795011817223, 'away', '{"began": 1795011815635, "ended": 1795011816557}'),
	('gycqskujmw6eh49v', 61, 1795011817436, 'away', '{"began": 1795011815635, "ended": 1795011816557}'),
	('gycqskujmw6eh49v', 62, 1795011818114, 'away', '{"began": 1795011816557, "ended": 1795011817917}'),
	('2682ibnhddkpp6ja', 90, 1795011823617, 'away', '{"began": 1795011822525, "ended": 1795011823263}'),
	('trc62dzjjq7j2vk8', 103, 1795011825339, 'away', '{"began": 1795011823263, "ended": 1795011825075}'),
	('c737bkdkdqtua3my', 93, 1795011825554, 'away', '{"began": 1795011823263, "ended": 1795011825075}'),
	('w8s249q2qketqsjg', 116, 1795011828591, 'away', '{"began": 1795011826245, "ended": 1795011827262}'),
	('trc62dzjjq7j2vk8', 106, 1795011829094, 'away', '{"began": 1795011827262, "ended": 1795011828920}'),
	('w8s249q2qketqsjg', 118, 1795011829897, 'away', '{"began": 1795011828920, "ended": 1795011829719}'),
	('2682ibnhddkpp6ja', 96, 1795011831476, 'away', '{"began": 1795011830310, "ended": 1795011831286}'),
	('w8s249q2qketqsjg', 122, 1795011834553, 'away', '{"began": 1795011833192, "ended": 1795011834201}'),
	('gycqskujmw6eh49v', 73, 1795011835259, 'away', '{"began": 1795011834201, "ended": 1795011834996}'),
	('2682ibnhddkpp6ja', 101, 1795011835623, 'away', '{"began": 1795011834996, "ended": 1795011835609}'),
	('gycqskujmw6eh49v', 74, 1795011835954, 'away', '{"began": 1795011834996, "ended": 1795011835609}'),
	('2682ibnhddkpp6ja', 102, 1795011836304, 'away', '{"began": 1795011835609, "ended": 1795011836221}'),
	('trc62dzjjq7j2vk8', 115, 1795011837149, 'away', '{"began": 1795011836221, "ended": 1795011836916}'),
	('gycqskujmw6eh49v', 76, 1795011837224, 'away', '{"began": 1795011836221, "ended": 1795011836916}'),
	('cpnrvwv7y2va2c8n', 1, 1795011662275, 'created', '{"game": "mathable", "options": {"players": 2, "referee": "strict"}, "seats": [{"kind": "me", "kept": "h3xewfbxk9sgef36ct93", "name": ""}, {"kind": "bot", "level": "greedy", "name": "greedy"}], "settings": {"per_move": null, "per_game": null, "handicap": null, "listed": false, "hints": true, "reckon": "move", "pace": "normal"}, "host": "h3xewfbxk9sgef36ct93", "commitment": "427a510adbd9781cc0da0b25949ebbe0c55350ee379866bdc7626f11c0f07612"}'),
	('cpnrvwv7y2va2c8n', 20, 1795011662424, 'did', '{"seat": 0, "text": "6@6H", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 22, 1795011662506, 'reckoned', '{"seat": 0, "text": "6@9H", "answer": 0, "points": 6, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 27, 1795011688819, 'did', '{"seat": 1, "text": "8@5H", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 28, 1795011688926, 'did', '{"seat": 1, "text": "extra", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 29, 1795011688926, 'came', '{"text": "draw 3"}'),
	('cpnrvwv7y2va2c8n', 30, 1795011689031, 'did', '{"seat": 1, "text": "4@6G", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 31, 1795011689083, 'did', '{"seat": 1, "text": "10@6F", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 32, 1795011689119, 'did', '{"seat": 1, "text": "3@7F", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 33, 1795011689142, 'did', '{"seat": 1, "text": "1@7I", "by": "bot"}'),
	('2682ibnhddkpp6ja', 15, 1795011694967, 'away', '{"began": 1795011694210, "ended": 1795011694821}'),
	('trc62dzjjq7j2vk8', 28, 1795011695000, 'away', '{"began": 1795011694210, "ended": 1795011694821}'),
	('w8s249q2qketqsjg', 38, 1795011695035, 'away', '{"began": 1795011694210, "ended": 1795011694821}'),
	('2682ibnhddkpp6ja', 16, 1795011704642, 'away', '{"began": 1795011703650, "ended": 1795011704516}'),
	('trc62dzjjq7j2vk8', 29, 1795011704686, 'away', '{"began": 1795011703650, "ended": 1795011704516}'),
	('w8s249q2qketqsjg', 39, 1795011704755, 'away', '{"began": 1795011703650, "ended": 1795011704516}'),
	('2682ibnhddkpp6ja', 17, 1795011705490, 'away', '{"began": 1795011704516, "ended": 1795011705273}'),
	('trc62dzjjq7j2vk8', 30, 1795011705551, 'away', '{"began": 1795011704516, "ended": 1795011705273}'),
	('w8s249q2qketqsjg', 40, 1795011705616, 'away', '{"began": 1795011704516, "ended": 1795011705273}'),
	('2682ibnhddkpp6ja', 18, 1795011706022, 'away', '{"began": 1795011705273, "ended": 1795011705933}'),
	('trc62dzjjq7j2vk8', 31, 1795011706054, 'away', '{"began": 1795011705273, "ended": 1795011705933}'),
	('w8s249q2qketqsjg', 41, 1795011706065, 'away', '{"began": 1795011705273, "ended": 1795011705933}'),
	('2682ibnhddkpp6ja', 19, 1795011711677, 'away', '{"began": 1795011710849, "ended": 1795011711538}'),
	('trc62dzjjq7j2vk8', 32, 1795011711760, 'away', '{"began": 1795011710849, "ended": 1795011711538}'),
	('w8s249q2qketqsjg', 42, 1795011711828, 'away', '{"began": 1795011710849, "ended": 1795011711538}'),
	('cpnrvwv7y2va2c8n', 34, 1795011712423, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 35, 1795011712423, 'came', '{"text": "draw 2"}'),
	('cpnrvwv7y2va2c8n', 36, 1795011712423, 'came', '{"text": "draw 10"}'),
	('cpnrvwv7y2va2c8n', 37, 1795011712423, 'came', '{"text": "draw 7"}'),
	('cpnrvwv7y2va2c8n', 38, 1795011712423, 'came', '{"text": "draw 7"}'),
	('cpnrvwv7y2va2c8n', 39, 1795011712568, 'reckoned', '{"seat": 0, "text": "30@8F", "answer": 0, "points": 30, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 40, 1795011712691, 'reckoned', '{"seat": 0, "text": "30@8F", "answer": 0, "points": 30, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 41, 1795011712738, 'did', '{"seat": 0, "text": "30@8F", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 42, 1795011712784, 'reckoned', '{"seat": 0, "text": "3@9G", "answer": 0, "points": 3, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 43, 1795011712870, 'reckoned', '{"seat": 0, "text": "3@9G", "answer": 0, "points": 3, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 44, 1795011712918, 'did', '{"seat": 0, "text": "3@9G", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 45, 1795011712962, 'reckoned', '{"seat": 0, "text": "9@9F", "answer": 0, "points": 9, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 46, 1795011712983, 'reckoned', '{"seat": 0, "text": "9@9F", "answer": 0, "points": 9, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 47, 1795011713036, 'did', '{"seat": 0, "text": "9@9F", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 48, 1795011713118, 'did', '{"seat": 0, "text": "end", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 49, 1795011713118, 'came', '{"text": "draw 2"}'),
	('cpnrvwv7y2va2c8n', 50, 1795011713118, 'came', '{"text": "draw 1"}'),
	('cpnrvwv7y2va2c8n', 51, 1795011713118, 'came', '{"text": "draw 70"}'),
	('cpnrvwv7y2va2c8n', 52, 1795011713235, 'did', '{"seat": 1, "text": "10@6I", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 53, 1795011713414, 'did', '{"seat": 1, "text": "7@5F", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 54, 1795011713470, 'did', '{"seat": 1, "text": "7@8I", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 55, 1795011713546, 'did', '{"seat": 1, "text": "8@9I", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 56, 1795011713682, 'did', '{"seat": 1, "text": "2@7J", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 57, 1795011714003, 'did', '{"seat": 1, "text": "extra", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 58, 1795011714003, 'came', '{"text": "draw 5"}'),
	('cpnrvwv7y2va2c8n', 59, 1795011714210, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 60, 1795011714210, 'came', '{"text": "draw 36"}'),
	('cpnrvwv7y2va2c8n', 61, 1795011714210, 'came', '{"text": "draw 21"}'),
	('cpnrvwv7y2va2c8n', 62, 1795011714210, 'came', '{"text": "draw 3"}'),
	('cpnrvwv7y2va2c8n', 63, 1795011714210, 'came', '{"text": "draw 4"}'),
	('cpnrvwv7y2va2c8n', 64, 1795011714286, 'reckoned', '{"seat": 0, "text": "70@4F", "answer": 0, "points": 70, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 65, 1795011714337, 'reckoned', '{"seat": 0, "text": "70@4F", "answer": 0, "points": 70, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 66, 1795011714428, 'did', '{"seat": 0, "text": "70@4F", "by": "player"}'),
	('2682ibnhddkpp6ja', 20, 1795011714462, 'away', '{"began": 1795011713654, "ended": 1795011714322}'),
	('cpnrvwv7y2va2c8n', 67, 1795011714512, 'reckoned', '{"seat": 0, "text": "2@9J", "answer": 0, "points": 2, "right": false, "operations": ["subtract"]}'),
	('trc62dzjjq7j2vk8', 33, 1795011714622, 'away', '{"began": 1795011713654, "ended": 1795011714322}'),
	('cpnrvwv7y2va2c8n', 68, 1795011714646, 'reckoned', '{"seat": 0, "text": "2@9J", "answer": 0, "points": 2, "right": false, "operations": ["subtract"]}'),
	('w8s249q2qketqsjg', 43, 1795011714668, 'away', '{"began": 1795011713654, "ended": 1795011714322}'),
	('cpnrvwv7y2va2c8n', 69, 1795011714669, 'did', '{"seat": 0, "text": "2@9J", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 70, 1795011714690, 'reckoned', '{"seat": 0, "text": "1@10I", "answer": 0, "points": 1, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 72, 1795011714822, 'did', '{"seat": 0, "text": "1@10I", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 71, 1795011714762, 'reckoned', '{"seat": 0, "text": "1@10I", "answer": 0, "points": 1, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 79, 1795011715380, 'did', '{"seat": 1, "text": "extra", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 80, 1795011715380, 'came', '{"text": "draw 1"}'),
	('cpnrvwv7y2va2c8n', 82, 1795011715517, 'did', '{"seat": 1, "text": "extra", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 83, 1795011715517, 'came', '{"text": "draw 12"}'),
	('cpnrvwv7y2va2c8n', 98, 1795011716602, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 99, 1795011716602, 'came', '{"text": "draw 56"}'),
	('cpnrvwv7y2va2c8n', 100, 1795011716602, 'came', '{"text": "draw 16"}'),
	('cpnrvwv7y2va2c8n', 101, 1795011716602, 'came', '{"text": "draw 8"}'),
	('cpnrvwv7y2va2c8n', 108, 1795011716985, 'did', '{"seat": 1, "text": "8@4G", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 118, 1795011717759, 'reckoned', '{"seat": 0, "text": "8@7M", "answer": 0, "points": 8, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 122, 1795011717966, 'reckoned', '{"seat": 0, "text": "32@4J", "answer": 0, "points": 32, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 131, 1795011718587, 'did', '{"seat": 1, "text": "6@12I", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 135, 1795011718919, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 136, 1795011718919, 'came', '{"text": "draw 27"}'),
	('cpnrvwv7y2va2c8n', 142, 1795011719597, 'did', '{"seat": 0, "text": "6@10G", "by": "player"}');
INSERT INTO public.events VALUES
	('cpnrvwv7y2va2c8n', 159, 1795011720924, 'did', '{"seat": 1, "text": "10@2G", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 166, 1795011721228, 'reckoned', '{"seat": 0, "text": "6@9D", "answer": 0, "points": 6, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 169, 1795011721617, 'reckoned', '{"seat": 0, "text": "5@14I", "answer": 0, "points": 5, "right": false, "operations": ["subtract"]}'),
	('2682ibnhddkpp6ja', 21, 1795011722359, 'away', '{"began": 1795011721438, "ended": 1795011722144}'),
	('cpnrvwv7y2va2c8n', 187, 1795011723160, 'reckoned', '{"seat": 0, "text": "48@10D", "answer": 0, "points": 48, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 190, 1795011723437, 'reckoned', '{"seat": 0, "text": "15@1I", "answer": 0, "points": 15, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 196, 1795011723724, 'did', '{"seat": 1, "text": "4@3J", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 199, 1795011723944, 'reckoned', '{"seat": 0, "text": "8@2J", "answer": 0, "points": 8, "right": false, "operations": ["divide"]}'),
	('cpnrvwv7y2va2c8n', 203, 1795011724417, 'reckoned', '{"seat": 0, "text": "2@1J", "answer": 0, "points": 2, "right": false, "operations": ["divide"]}'),
	('cpnrvwv7y2va2c8n', 207, 1795011726689, 'reckoned', '{"seat": 0, "text": "17@1K", "answer": 0, "points": 17, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 211, 1795011727046, 'did', '{"seat": 0, "text": "19@1L", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 227, 1795011728959, 'reckoned', '{"seat": 0, "text": "2@2M", "answer": 0, "points": 4, "right": false, "operations": ["add", "subtract", "multiply"]}'),
	('cpnrvwv7y2va2c8n', 229, 1795011729470, 'did', '{"seat": 0, "text": "end", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 230, 1795011729470, 'came', '{"text": "draw 14"}'),
	('cpnrvwv7y2va2c8n', 231, 1795011729470, 'came', '{"text": "draw 6"}'),
	('cpnrvwv7y2va2c8n', 232, 1795011729470, 'came', '{"text": "draw 10"}'),
	('cpnrvwv7y2va2c8n', 238, 1795011730272, 'did', '{"seat": 0, "text": "14@3L", "by": "player"}'),
	('trc62dzjjq7j2vk8', 41, 1795011730718, 'away', '{"began": 1795011729302, "ended": 1795011730461}'),
	('cpnrvwv7y2va2c8n', 247, 1795011731005, 'did', '{"seat": 0, "text": "9@5K", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 255, 1795011731480, 'reckoned', '{"seat": 0, "text": "1@5L", "answer": 0, "points": 51, "right": false, "operations": ["add", "subtract"]}'),
	('cpnrvwv7y2va2c8n', 267, 1795011731610, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 268, 1795011731610, 'came', '{"text": "draw 18"}'),
	('cpnrvwv7y2va2c8n', 269, 1795011731610, 'came', '{"text": "draw 9"}'),
	('cpnrvwv7y2va2c8n', 276, 1795011731776, 'did', '{"seat": 0, "text": "no extra", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 281, 1795011731937, 'reckoned', '{"seat": 0, "text": "4@5D", "answer": 0, "points": 4, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 283, 1795011732025, 'reckoned', '{"seat": 0, "text": "13@2H", "answer": 0, "points": 13, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 292, 1795011732132, 'did', '{"seat": 1, "text": "18@8K", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 298, 1795011732546, 'did', '{"seat": 1, "text": "7@5C", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 303, 1795011733125, 'did', '{"seat": 0, "text": "28@8J", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 307, 1795011733286, 'reckoned', '{"seat": 0, "text": "5@4E", "answer": 0, "points": 5, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 312, 1795011733772, 'did', '{"seat": 0, "text": "no extra", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 324, 1795011734784, 'did', '{"seat": 0, "text": "end", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 325, 1795011734784, 'came', '{"text": "draw 45"}'),
	('cpnrvwv7y2va2c8n', 328, 1795011735335, 'did', '{"seat": 1, "text": "extra", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 329, 1795011735335, 'came', '{"text": "draw 4"}'),
	('2682ibnhddkpp6ja', 31, 1795011735698, 'away', '{"began": 1795011734450, "ended": 1795011735546}'),
	('cpnrvwv7y2va2c8n', 345, 1795011736060, 'did', '{"seat": 1, "text": "4@4K", "by": "bot"}'),
	('w8s249q2qketqsjg', 55, 1795011736988, 'away', '{"began": 1795011735546, "ended": 1795011736152}'),
	('c737bkdkdqtua3my', 2, 1795011737275, 'sat', '{"seat": 1, "guest": "9e3y2zr5st49gvywcih5", "name": "Ben", "nonce": "93d7c60833f6ef90c6455fc0d881d49a"}'),
	('c737bkdkdqtua3my', 34, 1795011737605, 'did', '{"seat": 0, "text": "6@9H", "by": "player"}'),
	('w8s249q2qketqsjg', 56, 1795011737889, 'away', '{"began": 1795011736152, "ended": 1795011737413}'),
	('w8s249q2qketqsjg', 57, 1795011738762, 'away', '{"began": 1795011737413, "ended": 1795011738190}'),
	('w8s249q2qketqsjg', 58, 1795011739410, 'away', '{"began": 1795011738190, "ended": 1795011739109}'),
	('c737bkdkdqtua3my', 42, 1795011744120, 'away', '{"began": 1795011742501, "ended": 1795011743151}'),
	('c737bkdkdqtua3my', 43, 1795011744988, 'away', '{"began": 1795011743151, "ended": 1795011744492}'),
	('trc62dzjjq7j2vk8', 54, 1795011745452, 'away', '{"began": 1795011744492, "ended": 1795011745354}'),
	('c737bkdkdqtua3my', 85, 1795011808694, 'away', '{"began": 1795011807552, "ended": 1795011808366}'),
	('w8s249q2qketqsjg', 107, 1795011809345, 'away', '{"began": 1795011808366, "ended": 1795011808981}'),
	('gycqskujmw6eh49v', 58, 1795011809918, 'away', '{"began": 1795011808981, "ended": 1795011809687}'),
	('c737bkdkdqtua3my', 89, 1795011815819, 'away', '{"began": 1795011814918, "ended": 1795011815635}'),
	('cpnrvwv7y2va2c8n', 74, 1795011714914, 'came', '{"text": "draw 19"}'),
	('cpnrvwv7y2va2c8n', 75, 1795011714914, 'came', '{"text": "draw 5"}'),
	('cpnrvwv7y2va2c8n', 76, 1795011714914, 'came', '{"text": "draw 3"}'),
	('cpnrvwv7y2va2c8n', 78, 1795011715213, 'did', '{"seat": 1, "text": "4@5G", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 84, 1795011715647, 'did', '{"seat": 1, "text": "12@5I", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 92, 1795011716393, 'did', '{"seat": 0, "text": "3@9E", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 97, 1795011716574, 'did', '{"seat": 1, "text": "8@5J", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 111, 1795011717202, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 112, 1795011717202, 'came', '{"text": "draw 6"}'),
	('cpnrvwv7y2va2c8n', 115, 1795011717522, 'did', '{"seat": 0, "text": "90@8E", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 126, 1795011718506, 'did', '{"seat": 0, "text": "7@11I", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 141, 1795011719191, 'reckoned', '{"seat": 0, "text": "6@10G", "answer": 0, "points": 6, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 146, 1795011719805, 'reckoned', '{"seat": 0, "text": "2@4I", "answer": 0, "points": 2, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 156, 1795011720727, 'did', '{"seat": 1, "text": "extra", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 157, 1795011720727, 'came', '{"text": "draw 60"}'),
	('cpnrvwv7y2va2c8n', 158, 1795011720858, 'did', '{"seat": 1, "text": "27@10E", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 168, 1795011721504, 'did', '{"seat": 0, "text": "6@9D", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 173, 1795011722040, 'reckoned', '{"seat": 0, "text": "81@11E", "answer": 0, "points": 81, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 179, 1795011722246, 'did', '{"seat": 1, "text": "10@3I", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 189, 1795011723336, 'did', '{"seat": 0, "text": "48@10D", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 191, 1795011723534, 'reckoned', '{"seat": 0, "text": "15@1I", "answer": 0, "points": 15, "right": false, "operations": ["add"]}'),
	('trc62dzjjq7j2vk8', 35, 1795011723649, 'away', '{"began": 1795011722144, "ended": 1795011723342}'),
	('cpnrvwv7y2va2c8n', 200, 1795011724056, 'reckoned', '{"seat": 0, "text": "8@2J", "answer": 0, "points": 8, "right": false, "operations": ["divide"]}'),
	('trc62dzjjq7j2vk8', 36, 1795011724488, 'away', '{"began": 1795011723342, "ended": 1795011724114}'),
	('2682ibnhddkpp6ja', 24, 1795011726273, 'away', '{"began": 1795011724114, "ended": 1795011725075}'),
	('cpnrvwv7y2va2c8n', 205, 1795011726534, 'did', '{"seat": 0, "text": "2@1J", "by": "player"}'),
	('w8s249q2qketqsjg', 47, 1795011726534, 'away', '{"began": 1795011724114, "ended": 1795011725075}'),
	('cpnrvwv7y2va2c8n', 208, 1795011726792, 'did', '{"seat": 0, "text": "17@1K", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 218, 1795011727898, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 219, 1795011727898, 'came', '{"text": "draw 72"}'),
	('cpnrvwv7y2va2c8n', 223, 1795011728589, 'reckoned', '{"seat": 0, "text": "5@2L", "answer": 0, "points": 5, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 241, 1795011730522, 'did', '{"seat": 0, "text": "10@2N", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 243, 1795011730722, 'reckoned', '{"seat": 0, "text": "6@6K", "answer": 0, "points": 6, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 250, 1795011731165, 'did', '{"seat": 0, "text": "9@4L", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 254, 1795011731464, 'did', '{"seat": 0, "text": "no extra", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 271, 1795011731690, 'reckoned', '{"seat": 0, "text": "10@8L", "answer": 0, "points": 10, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 274, 1795011731749, 'reckoned', '{"seat": 0, "text": "3@9C", "answer": 0, "points": 3, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 286, 1795011732086, 'did', '{"seat": 0, "text": "end", "by": "server"}'),
	('cpnrvwv7y2va2c8n', 287, 1795011732086, 'came', '{"text": "draw 63"}'),
	('cpnrvwv7y2va2c8n', 288, 1795011732086, 'came', '{"text": "draw 28"}'),
	('cpnrvwv7y2va2c8n', 289, 1795011732086, 'came', '{"text": "draw 7"}'),
	('cpnrvwv7y2va2c8n', 290, 1795011732086, 'came', '{"text": "draw 5"}'),
	('cpnrvwv7y2va2c8n', 291, 1795011732086, 'came', '{"text": "draw 5"}'),
	('cpnrvwv7y2va2c8n', 308, 1795011733390, 'did', '{"seat": 0, "text": "5@4E", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 311, 1795011733505, 'did', '{"seat": 0, "text": "5@9L", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 337, 1795011735911, 'reckoned', '{"seat": 0, "text": "45@11L", "answer": 0, "points": 45, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 339, 1795011735985, 'reckoned', '{"seat": 0, "text": "5@4M", "answer": 0, "points": 5, "right": false, "operations": ["subtract"]}'),
	('trc62dzjjq7j2vk8', 45, 1795011736782, 'away', '{"began": 1795011735546, "ended": 1795011736152}'),
	('trc62dzjjq7j2vk8', 46, 1795011737698, 'away', '{"began": 1795011736152, "ended": 1795011737413}'),
	('c737bkdkdqtua3my', 36, 1795011737918, 'did', '{"seat": 0, "text": "no extra", "by": "player"}');
INSERT INTO public.events VALUES
	('trc62dzjjq7j2vk8', 50, 1795011740471, 'away', '{"began": 1795011739750, "ended": 1795011740395}'),
	('trc62dzjjq7j2vk8', 51, 1795011742617, 'away', '{"began": 1795011741893, "ended": 1795011742501}'),
	('gycqskujmw6eh49v', 56, 1795011808708, 'away', '{"began": 1795011807552, "ended": 1795011808366}'),
	('2682ibnhddkpp6ja', 84, 1795011809195, 'away', '{"began": 1795011808366, "ended": 1795011808981}'),
	('c737bkdkdqtua3my', 86, 1795011809354, 'away', '{"began": 1795011808366, "ended": 1795011808981}'),
	('w8s249q2qketqsjg', 108, 1795011809843, 'away', '{"began": 1795011808981, "ended": 1795011809687}'),
	('2682ibnhddkpp6ja', 88, 1795011816891, 'away', '{"began": 1795011815635, "ended": 1795011816557}'),
	('w8s249q2qketqsjg', 112, 1795011818091, 'away', '{"began": 1795011816557, "ended": 1795011817917}'),
	('w8s249q2qketqsjg', 115, 1795011826852, 'away', '{"began": 1795011825075, "ended": 1795011826245}'),
	('2682ibnhddkpp6ja', 93, 1795011827645, 'away', '{"began": 1795011826245, "ended": 1795011827262}'),
	('trc62dzjjq7j2vk8', 105, 1795011828317, 'away', '{"began": 1795011826245, "ended": 1795011827262}'),
	('gycqskujmw6eh49v', 66, 1795011828631, 'away', '{"began": 1795011826245, "ended": 1795011827262}'),
	('trc62dzjjq7j2vk8', 107, 1795011829886, 'away', '{"began": 1795011828920, "ended": 1795011829719}'),
	('2682ibnhddkpp6ja', 97, 1795011832576, 'away', '{"began": 1795011831286, "ended": 1795011832376}'),
	('c737bkdkdqtua3my', 99, 1795011832882, 'away', '{"began": 1795011831286, "ended": 1795011832376}'),
	('w8s249q2qketqsjg', 123, 1795011835151, 'away', '{"began": 1795011834201, "ended": 1795011834996}'),
	('trc62dzjjq7j2vk8', 113, 1795011835655, 'away', '{"began": 1795011834996, "ended": 1795011835609}'),
	('c737bkdkdqtua3my', 103, 1795011835948, 'away', '{"began": 1795011834996, "ended": 1795011835609}'),
	('cpnrvwv7y2va2c8n', 77, 1795011715166, 'did', '{"seat": 1, "text": "21@10F", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 96, 1795011716551, 'did', '{"seat": 1, "text": "4@6J", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 107, 1795011716899, 'did', '{"seat": 1, "text": "16@9K", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 114, 1795011717450, 'reckoned', '{"seat": 0, "text": "90@8E", "answer": 0, "points": 90, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 116, 1795011717595, 'did', '{"seat": 0, "text": "extra", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 117, 1795011717595, 'came', '{"text": "draw 81"}'),
	('cpnrvwv7y2va2c8n', 120, 1795011717866, 'did', '{"seat": 0, "text": "8@7M", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 123, 1795011718083, 'did', '{"seat": 0, "text": "32@4J", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 132, 1795011718658, 'did', '{"seat": 1, "text": "extra", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 133, 1795011718658, 'came', '{"text": "draw 10"}'),
	('cpnrvwv7y2va2c8n', 137, 1795011718956, 'reckoned', '{"seat": 0, "text": "2@3G", "answer": 0, "points": 2, "right": false, "operations": ["divide"]}'),
	('cpnrvwv7y2va2c8n', 140, 1795011719132, 'reckoned', '{"seat": 0, "text": "6@10G", "answer": 0, "points": 6, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 147, 1795011719944, 'did', '{"seat": 0, "text": "2@4I", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 155, 1795011720496, 'did', '{"seat": 1, "text": "54@3F", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 160, 1795011720947, 'did', '{"seat": 1, "text": "20@1G", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 171, 1795011721946, 'did', '{"seat": 0, "text": "5@14I", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 202, 1795011724262, 'did', '{"seat": 0, "text": "no extra", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 204, 1795011724527, 'reckoned', '{"seat": 0, "text": "2@1J", "answer": 0, "points": 2, "right": false, "operations": ["divide"]}'),
	('trc62dzjjq7j2vk8', 37, 1795011726363, 'away', '{"began": 1795011724114, "ended": 1795011725075}'),
	('2682ibnhddkpp6ja', 25, 1795011727031, 'away', '{"began": 1795011725075, "ended": 1795011726798}'),
	('cpnrvwv7y2va2c8n', 217, 1795011727778, 'did', '{"seat": 1, "text": "36@1M", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 220, 1795011728028, 'reckoned', '{"seat": 0, "text": "3@2K", "answer": 0, "points": 3, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 222, 1795011728488, 'did', '{"seat": 0, "text": "3@2K", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 224, 1795011728655, 'reckoned', '{"seat": 0, "text": "5@2L", "answer": 0, "points": 5, "right": false, "operations": ["subtract"]}'),
	('w8s249q2qketqsjg', 49, 1795011728903, 'away', '{"began": 1795011726798, "ended": 1795011728306}'),
	('cpnrvwv7y2va2c8n', 228, 1795011728972, 'did', '{"seat": 0, "text": "2@2M", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 237, 1795011730048, 'reckoned', '{"seat": 0, "text": "14@3L", "answer": 0, "points": 28, "right": false, "operations": ["add", "subtract", "multiply"]}'),
	('cpnrvwv7y2va2c8n', 249, 1795011731112, 'reckoned', '{"seat": 0, "text": "9@4L", "answer": 0, "points": 9, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 265, 1795011731550, 'did', '{"seat": 1, "text": "6@6E", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 272, 1795011731706, 'did', '{"seat": 0, "text": "10@8L", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 275, 1795011731769, 'did', '{"seat": 0, "text": "3@9C", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 280, 1795011731922, 'reckoned', '{"seat": 0, "text": "4@5D", "answer": 0, "points": 4, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 302, 1795011732993, 'reckoned', '{"seat": 0, "text": "28@8J", "answer": 0, "points": 28, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 304, 1795011733178, 'did', '{"seat": 0, "text": "extra", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 305, 1795011733178, 'came', '{"text": "draw 7"}'),
	('cpnrvwv7y2va2c8n', 309, 1795011733426, 'reckoned', '{"seat": 0, "text": "5@9L", "answer": 0, "points": 5, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 318, 1795011734454, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 319, 1795011734454, 'came', '{"text": "draw 24"}'),
	('cpnrvwv7y2va2c8n', 320, 1795011734454, 'came', '{"text": "draw 40"}'),
	('2682ibnhddkpp6ja', 30, 1795011734584, 'away', '{"began": 1795011733820, "ended": 1795011734450}'),
	('trc62dzjjq7j2vk8', 43, 1795011734780, 'away', '{"began": 1795011733820, "ended": 1795011734450}'),
	('w8s249q2qketqsjg', 53, 1795011735124, 'away', '{"began": 1795011733820, "ended": 1795011734450}'),
	('trc62dzjjq7j2vk8', 44, 1795011735886, 'away', '{"began": 1795011734450, "ended": 1795011735546}'),
	('cpnrvwv7y2va2c8n', 338, 1795011735977, 'did', '{"seat": 0, "text": "45@11L", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 349, 1795011736235, 'reckoned', '{"seat": 0, "text": "9@9B", "answer": 0, "points": 9, "right": false, "operations": ["add"]}'),
	('c737bkdkdqtua3my', 1, 1795011737159, 'created', '{"game": "mathable", "options": {"players": 4, "referee": "strict"}, "seats": [{"kind": "me", "kept": "h3xewfbxk9sgef36ct93", "name": ""}, {"kind": "open"}, {"kind": "bot", "level": "random", "name": "random"}, {"kind": "bot", "level": "random", "name": "random"}], "settings": {"per_move": null, "per_game": 86400, "handicap": null, "listed": true, "hints": false, "reckon": "off", "pace": "normal"}, "host": "h3xewfbxk9sgef36ct93", "commitment": "fc68a95eabf08598dedccec8381eb02df2f73009ba284ad5a9dad7aaa0f5d97e"}'),
	('q7w4kr4dapcsd343', 1, 1795011738108, 'created', '{"game": "mathmagic", "options": {"players": 2, "board": "14x14", "subtraction": "difference", "rectangle": "6x14"}, "seats": [{"kind": "me", "kept": "h3xewfbxk9sgef36ct93", "name": ""}, {"kind": "bot", "level": "greedy", "name": "greedy"}], "settings": {"per_move": null, "per_game": null, "handicap": null, "listed": false, "hints": true, "reckon": "end", "pace": "normal"}, "host": "h3xewfbxk9sgef36ct93", "commitment": "5be0bf6bdaac5c9c0a036af7a28a0ac2cd93adabce88c77a310feb995ad1e1c6"}'),
	('2682ibnhddkpp6ja', 37, 1795011740441, 'away', '{"began": 1795011739750, "ended": 1795011740395}'),
	('c737bkdkdqtua3my', 41, 1795011742894, 'away', '{"began": 1795011741893, "ended": 1795011742501}'),
	('c737bkdkdqtua3my', 44, 1795011745610, 'away', '{"began": 1795011744492, "ended": 1795011745354}'),
	('trc62dzjjq7j2vk8', 96, 1795011809286, 'away', '{"began": 1795011808366, "ended": 1795011808981}'),
	('c737bkdkdqtua3my', 87, 1795011809885, 'away', '{"began": 1795011808981, "ended": 1795011809687}'),
	('2682ibnhddkpp6ja', 86, 1795011811970, 'away', '{"began": 1795011811250, "ended": 1795011811945}'),
	('2682ibnhddkpp6ja', 87, 1795011815680, 'away', '{"began": 1795011814918, "ended": 1795011815635}'),
	('trc62dzjjq7j2vk8', 100, 1795011817106, 'away', '{"began": 1795011815635, "ended": 1795011816557}'),
	('w8s249q2qketqsjg', 113, 1795011824239, 'away', '{"began": 1795011822525, "ended": 1795011823263}'),
	('c737bkdkdqtua3my', 94, 1795011827007, 'away', '{"began": 1795011825075, "ended": 1795011826245}'),
	('c737bkdkdqtua3my', 96, 1795011829217, 'away', '{"began": 1795011827262, "ended": 1795011828920}'),
	('cpnrvwv7y2va2c8n', 81, 1795011715462, 'did', '{"seat": 1, "text": "3@7K", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 91, 1795011716323, 'reckoned', '{"seat": 0, "text": "3@9E", "answer": 0, "points": 3, "right": false, "operations": ["divide"]}'),
	('cpnrvwv7y2va2c8n', 93, 1795011716458, 'did', '{"seat": 0, "text": "end", "by": "server"}'),
	('cpnrvwv7y2va2c8n', 94, 1795011716458, 'came', '{"text": "draw 1"}'),
	('cpnrvwv7y2va2c8n', 119, 1795011717839, 'reckoned', '{"seat": 0, "text": "8@7M", "answer": 0, "points": 8, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 125, 1795011718414, 'reckoned', '{"seat": 0, "text": "7@11I", "answer": 0, "points": 7, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 138, 1795011719009, 'reckoned', '{"seat": 0, "text": "2@3G", "answer": 0, "points": 2, "right": false, "operations": ["divide"]}'),
	('cpnrvwv7y2va2c8n', 145, 1795011719738, 'reckoned', '{"seat": 0, "text": "2@4I", "answer": 0, "points": 2, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 151, 1795011720105, 'did', '{"seat": 1, "text": "64@4H", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 154, 1795011720391, 'did', '{"seat": 1, "text": "56@3H", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 161, 1795011721014, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 162, 1795011721014, 'came', '{"text": "draw 10"}'),
	('cpnrvwv7y2va2c8n', 163, 1795011721014, 'came', '{"text": "draw 3"}'),
	('cpnrvwv7y2va2c8n', 164, 1795011721014, 'came', '{"text": "draw 5"}'),
	('cpnrvwv7y2va2c8n', 165, 1795011721014, 'came', '{"text": "draw 25"}'),
	('cpnrvwv7y2va2c8n', 172, 1795011722004, 'reckoned', '{"seat": 0, "text": "81@11E", "answer": 0, "points": 81, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 175, 1795011722185, 'did', '{"seat": 0, "text": "end", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 176, 1795011722185, 'came', '{"text": "draw 5"}'),
	('cpnrvwv7y2va2c8n', 177, 1795011722185, 'came', '{"text": "draw 15"}'),
	('cpnrvwv7y2va2c8n', 178, 1795011722185, 'came', '{"text": "draw 48"}'),
	('cpnrvwv7y2va2c8n', 180, 1795011722322, 'did', '{"seat": 1, "text": "extra", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 181, 1795011722322, 'came', '{"text": "draw 49"}'),
	('cpnrvwv7y2va2c8n', 183, 1795011722637, 'did', '{"seat": 1, "text": "3@7N", "by": "bot"}'),
	('2682ibnhddkpp6ja', 22, 1795011723572, 'away', '{"began": 1795011722144, "ended": 1795011723342}');
INSERT INTO public.events VALUES
	('cpnrvwv7y2va2c8n', 193, 1795011723678, 'did', '{"seat": 0, "text": "end", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 194, 1795011723678, 'came', '{"text": "draw 2"}'),
	('cpnrvwv7y2va2c8n', 195, 1795011723678, 'came', '{"text": "draw 8"}'),
	('cpnrvwv7y2va2c8n', 210, 1795011726996, 'reckoned', '{"seat": 0, "text": "19@1L", "answer": 0, "points": 19, "right": false, "operations": ["add"]}'),
	('w8s249q2qketqsjg', 48, 1795011727615, 'away', '{"began": 1795011725075, "ended": 1795011726798}'),
	('2682ibnhddkpp6ja', 26, 1795011728599, 'away', '{"began": 1795011726798, "ended": 1795011728306}'),
	('cpnrvwv7y2va2c8n', 226, 1795011728917, 'reckoned', '{"seat": 0, "text": "2@2M", "answer": 0, "points": 4, "right": false, "operations": ["add", "subtract", "multiply"]}'),
	('cpnrvwv7y2va2c8n', 233, 1795011729601, 'did', '{"seat": 1, "text": "72@3M", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 236, 1795011729807, 'reckoned', '{"seat": 0, "text": "14@3L", "answer": 0, "points": 28, "right": false, "operations": ["add", "subtract", "multiply"]}'),
	('trc62dzjjq7j2vk8', 40, 1795011729806, 'away', '{"began": 1795011728306, "ended": 1795011729302}'),
	('cpnrvwv7y2va2c8n', 239, 1795011730448, 'reckoned', '{"seat": 0, "text": "10@2N", "answer": 0, "points": 10, "right": false, "operations": ["multiply"]}'),
	('2682ibnhddkpp6ja', 28, 1795011730522, 'away', '{"began": 1795011729302, "ended": 1795011730461}'),
	('cpnrvwv7y2va2c8n', 245, 1795011730954, 'reckoned', '{"seat": 0, "text": "9@5K", "answer": 0, "points": 9, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 251, 1795011731257, 'reckoned', '{"seat": 0, "text": "2@6L", "answer": 0, "points": 2, "right": false, "operations": ["subtract"]}'),
	('trc62dzjjq7j2vk8', 42, 1795011731440, 'away', '{"began": 1795011730461, "ended": 1795011731153}'),
	('cpnrvwv7y2va2c8n', 266, 1795011731574, 'did', '{"seat": 1, "text": "60@6D", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 279, 1795011731875, 'did', '{"seat": 0, "text": "42@11D", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 293, 1795011732164, 'did', '{"seat": 1, "text": "extra", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 294, 1795011732164, 'came', '{"text": "draw 7"}'),
	('cpnrvwv7y2va2c8n', 306, 1795011733244, 'reckoned', '{"seat": 0, "text": "5@4E", "answer": 0, "points": 5, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 316, 1795011734164, 'did', '{"seat": 1, "text": "80@9M", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 321, 1795011734517, 'reckoned', '{"seat": 0, "text": "8@5N", "answer": 0, "points": 8, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 330, 1795011735390, 'did', '{"seat": 1, "text": "25@10J", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 336, 1795011735819, 'reckoned', '{"seat": 0, "text": "45@11L", "answer": 0, "points": 45, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 340, 1795011735992, 'reckoned', '{"seat": 0, "text": "5@4M", "answer": 0, "points": 5, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 346, 1795011736153, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 347, 1795011736153, 'came', '{"text": "draw 9"}'),
	('2682ibnhddkpp6ja', 32, 1795011736265, 'away', '{"began": 1795011735546, "ended": 1795011736152}'),
	('c737bkdkdqtua3my', 3, 1795011737341, 'sat', '{"seat": 0, "guest": "h3xewfbxk9sgef36ct93", "name": "Ada", "nonce": "a0e9a1c562d9f13255f3ee4e419e4d8c"}'),
	('c737bkdkdqtua3my', 4, 1795011737341, 'started', '{"nonces": ["a0e9a1c562d9f13255f3ee4e419e4d8c", "93d7c60833f6ef90c6455fc0d881d49a", "", ""]}'),
	('c737bkdkdqtua3my', 5, 1795011737341, 'came', '{"text": "draw 45"}'),
	('c737bkdkdqtua3my', 6, 1795011737341, 'came', '{"text": "draw 7"}'),
	('c737bkdkdqtua3my', 7, 1795011737341, 'came', '{"text": "draw 7"}'),
	('c737bkdkdqtua3my', 8, 1795011737341, 'came', '{"text": "draw 10"}'),
	('c737bkdkdqtua3my', 9, 1795011737341, 'came', '{"text": "draw 24"}'),
	('c737bkdkdqtua3my', 10, 1795011737341, 'came', '{"text": "draw 6"}'),
	('c737bkdkdqtua3my', 11, 1795011737341, 'came', '{"text": "draw 2"}'),
	('c737bkdkdqtua3my', 12, 1795011737341, 'came', '{"text": "draw 10"}'),
	('c737bkdkdqtua3my', 13, 1795011737341, 'came', '{"text": "draw 8"}'),
	('c737bkdkdqtua3my', 14, 1795011737341, 'came', '{"text": "draw 56"}'),
	('c737bkdkdqtua3my', 15, 1795011737341, 'came', '{"text": "draw 7"}'),
	('c737bkdkdqtua3my', 16, 1795011737341, 'came', '{"text": "draw 6"}'),
	('c737bkdkdqtua3my', 17, 1795011737341, 'came', '{"text": "draw 5"}'),
	('c737bkdkdqtua3my', 18, 1795011737341, 'came', '{"text": "draw 9"}'),
	('c737bkdkdqtua3my', 19, 1795011737341, 'came', '{"text": "draw 17"}'),
	('cpnrvwv7y2va2c8n', 85, 1795011715818, 'did', '{"seat": 1, "text": "5@7L", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 86, 1795011716050, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 87, 1795011716050, 'came', '{"text": "draw 11"}'),
	('cpnrvwv7y2va2c8n', 88, 1795011716050, 'came', '{"text": "draw 4"}'),
	('cpnrvwv7y2va2c8n', 89, 1795011716050, 'came', '{"text": "draw 8"}'),
	('cpnrvwv7y2va2c8n', 90, 1795011716227, 'reckoned', '{"seat": 0, "text": "3@9E", "answer": 0, "points": 3, "right": false, "operations": ["divide"]}'),
	('cpnrvwv7y2va2c8n', 95, 1795011716522, 'did', '{"seat": 1, "text": "11@5E", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 102, 1795011716632, 'did', '{"seat": 0, "text": "swap 0 5 49 72", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 103, 1795011716632, 'came', '{"text": "draw 90"}'),
	('cpnrvwv7y2va2c8n', 104, 1795011716632, 'came', '{"text": "draw 32"}'),
	('cpnrvwv7y2va2c8n', 105, 1795011716632, 'came', '{"text": "draw 8"}'),
	('cpnrvwv7y2va2c8n', 106, 1795011716632, 'came', '{"text": "draw 7"}'),
	('cpnrvwv7y2va2c8n', 109, 1795011717107, 'did', '{"seat": 1, "text": "extra", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 110, 1795011717107, 'came', '{"text": "draw 64"}'),
	('cpnrvwv7y2va2c8n', 113, 1795011717266, 'reckoned', '{"seat": 0, "text": "90@8E", "answer": 0, "points": 90, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 121, 1795011717879, 'reckoned', '{"seat": 0, "text": "32@4J", "answer": 0, "points": 32, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 124, 1795011718291, 'reckoned', '{"seat": 0, "text": "7@11I", "answer": 0, "points": 7, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 127, 1795011718539, 'did', '{"seat": 0, "text": "end", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 128, 1795011718539, 'came', '{"text": "draw 6"}'),
	('cpnrvwv7y2va2c8n', 129, 1795011718539, 'came', '{"text": "draw 2"}'),
	('cpnrvwv7y2va2c8n', 130, 1795011718539, 'came', '{"text": "draw 9"}'),
	('cpnrvwv7y2va2c8n', 134, 1795011718892, 'did', '{"seat": 1, "text": "1@13I", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 139, 1795011719062, 'did', '{"seat": 0, "text": "2@3G", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 143, 1795011719656, 'did', '{"seat": 0, "text": "extra", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 144, 1795011719656, 'came', '{"text": "draw 2"}'),
	('cpnrvwv7y2va2c8n', 148, 1795011720058, 'did', '{"seat": 0, "text": "end", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 149, 1795011720058, 'came', '{"text": "draw 5"}'),
	('cpnrvwv7y2va2c8n', 150, 1795011720058, 'came', '{"text": "draw 6"}'),
	('cpnrvwv7y2va2c8n', 152, 1795011720207, 'did', '{"seat": 1, "text": "extra", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 153, 1795011720207, 'came', '{"text": "draw 20"}'),
	('cpnrvwv7y2va2c8n', 167, 1795011721388, 'reckoned', '{"seat": 0, "text": "6@9D", "answer": 0, "points": 6, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 170, 1795011721843, 'reckoned', '{"seat": 0, "text": "5@14I", "answer": 0, "points": 5, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 174, 1795011722071, 'did', '{"seat": 0, "text": "81@11E", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 182, 1795011722381, 'did', '{"seat": 1, "text": "5@2I", "by": "bot"}'),
	('trc62dzjjq7j2vk8', 34, 1795011722425, 'away', '{"began": 1795011721438, "ended": 1795011722144}'),
	('w8s249q2qketqsjg', 44, 1795011722722, 'away', '{"began": 1795011721438, "ended": 1795011722144}'),
	('cpnrvwv7y2va2c8n', 184, 1795011722799, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 185, 1795011722799, 'came', '{"text": "draw 4"}'),
	('cpnrvwv7y2va2c8n', 186, 1795011722799, 'came', '{"text": "draw 50"}'),
	('cpnrvwv7y2va2c8n', 188, 1795011723226, 'reckoned', '{"seat": 0, "text": "48@10D", "answer": 0, "points": 48, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 192, 1795011723583, 'did', '{"seat": 0, "text": "15@1I", "by": "player"}'),
	('w8s249q2qketqsjg', 45, 1795011723711, 'away', '{"began": 1795011722144, "ended": 1795011723342}'),
	('cpnrvwv7y2va2c8n', 197, 1795011723906, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 198, 1795011723906, 'came', '{"text": "draw 1"}'),
	('cpnrvwv7y2va2c8n', 201, 1795011724177, 'did', '{"seat": 0, "text": "8@2J", "by": "player"}'),
	('2682ibnhddkpp6ja', 23, 1795011724276, 'away', '{"began": 1795011723342, "ended": 1795011724114}'),
	('w8s249q2qketqsjg', 46, 1795011724588, 'away', '{"began": 1795011723342, "ended": 1795011724114}'),
	('cpnrvwv7y2va2c8n', 206, 1795011726598, 'reckoned', '{"seat": 0, "text": "17@1K", "answer": 0, "points": 17, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 209, 1795011726904, 'reckoned', '{"seat": 0, "text": "19@1L", "answer": 0, "points": 19, "right": false, "operations": ["add"]}'),
	('trc62dzjjq7j2vk8', 38, 1795011727349, 'away', '{"began": 1795011725075, "ended": 1795011726798}'),
	('cpnrvwv7y2va2c8n', 212, 1795011727350, 'did', '{"seat": 0, "text": "end", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 213, 1795011727350, 'came', '{"text": "draw 2"}'),
	('cpnrvwv7y2va2c8n', 214, 1795011727350, 'came', '{"text": "draw 2"}'),
	('cpnrvwv7y2va2c8n', 215, 1795011727350, 'came', '{"text": "draw 9"}'),
	('cpnrvwv7y2va2c8n', 216, 1795011727350, 'came', '{"text": "draw 3"}');
INSERT INTO public.events VALUES
	('cpnrvwv7y2va2c8n', 221, 1795011728169, 'reckoned', '{"seat": 0, "text": "3@2K", "answer": 0, "points": 3, "right": false, "operations": ["subtract"]}'),
	('trc62dzjjq7j2vk8', 39, 1795011728707, 'away', '{"began": 1795011726798, "ended": 1795011728306}'),
	('cpnrvwv7y2va2c8n', 225, 1795011728718, 'did', '{"seat": 0, "text": "5@2L", "by": "player"}'),
	('2682ibnhddkpp6ja', 27, 1795011729688, 'away', '{"began": 1795011728306, "ended": 1795011729302}'),
	('cpnrvwv7y2va2c8n', 234, 1795011729688, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 235, 1795011729688, 'came', '{"text": "draw 6"}'),
	('w8s249q2qketqsjg', 50, 1795011730004, 'away', '{"began": 1795011728306, "ended": 1795011729302}'),
	('cpnrvwv7y2va2c8n', 240, 1795011730500, 'reckoned', '{"seat": 0, "text": "10@2N", "answer": 0, "points": 10, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 242, 1795011730612, 'reckoned', '{"seat": 0, "text": "6@6K", "answer": 0, "points": 6, "right": false, "operations": ["subtract"]}'),
	('w8s249q2qketqsjg', 51, 1795011730740, 'away', '{"began": 1795011729302, "ended": 1795011730461}'),
	('cpnrvwv7y2va2c8n', 244, 1795011730810, 'did', '{"seat": 0, "text": "6@6K", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 246, 1795011730969, 'reckoned', '{"seat": 0, "text": "9@5K", "answer": 0, "points": 9, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 248, 1795011731029, 'reckoned', '{"seat": 0, "text": "9@4L", "answer": 0, "points": 9, "right": false, "operations": ["subtract"]}'),
	('2682ibnhddkpp6ja', 29, 1795011731264, 'away', '{"began": 1795011730461, "ended": 1795011731153}'),
	('cpnrvwv7y2va2c8n', 252, 1795011731308, 'reckoned', '{"seat": 0, "text": "2@6L", "answer": 0, "points": 2, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 253, 1795011731445, 'did', '{"seat": 0, "text": "2@6L", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 256, 1795011731511, 'reckoned', '{"seat": 0, "text": "1@5L", "answer": 0, "points": 51, "right": false, "operations": ["add", "subtract"]}'),
	('cpnrvwv7y2va2c8n', 270, 1795011731636, 'reckoned', '{"seat": 0, "text": "10@8L", "answer": 0, "points": 10, "right": false, "operations": ["multiply"]}'),
	('cpnrvwv7y2va2c8n', 278, 1795011731821, 'reckoned', '{"seat": 0, "text": "42@11D", "answer": 0, "points": 84, "right": false, "operations": ["add", "subtract", "multiply"]}'),
	('cpnrvwv7y2va2c8n', 284, 1795011732038, 'reckoned', '{"seat": 0, "text": "13@2H", "answer": 0, "points": 13, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 295, 1795011732205, 'did', '{"seat": 1, "text": "9@5M", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 296, 1795011732351, 'did', '{"seat": 1, "text": "extra", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 297, 1795011732351, 'came', '{"text": "draw 0"}'),
	('cpnrvwv7y2va2c8n', 299, 1795011732759, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 300, 1795011732759, 'came', '{"text": "draw 7"}'),
	('cpnrvwv7y2va2c8n', 310, 1795011733430, 'reckoned', '{"seat": 0, "text": "5@9L", "answer": 0, "points": 5, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 313, 1795011733964, 'did', '{"seat": 0, "text": "end", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 314, 1795011733964, 'came', '{"text": "draw 5"}'),
	('cpnrvwv7y2va2c8n', 315, 1795011733964, 'came', '{"text": "draw 8"}'),
	('cpnrvwv7y2va2c8n', 317, 1795011734304, 'did', '{"seat": 1, "text": "50@10L", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 322, 1795011734548, 'reckoned', '{"seat": 0, "text": "8@5N", "answer": 0, "points": 8, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 326, 1795011735147, 'did', '{"seat": 1, "text": "40@3K", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 331, 1795011735430, 'did', '{"seat": 1, "text": "4@6M", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 332, 1795011735661, 'did', '{"seat": 1, "text": "end", "by": "bot"}'),
	('cpnrvwv7y2va2c8n', 333, 1795011735661, 'came', '{"text": "draw 10"}'),
	('cpnrvwv7y2va2c8n', 334, 1795011735661, 'came', '{"text": "draw 1"}'),
	('cpnrvwv7y2va2c8n', 335, 1795011735661, 'came', '{"text": "draw 4"}'),
	('cpnrvwv7y2va2c8n', 342, 1795011736031, 'did', '{"seat": 0, "text": "end", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 343, 1795011736031, 'came', '{"text": "draw 9"}'),
	('cpnrvwv7y2va2c8n', 344, 1795011736031, 'came', '{"text": "draw 9"}'),
	('2682ibnhddkpp6ja', 33, 1795011737596, 'away', '{"began": 1795011736152, "ended": 1795011737413}'),
	('c737bkdkdqtua3my', 35, 1795011737730, 'did', '{"seat": 0, "text": "24@10H", "by": "player"}'),
	('c737bkdkdqtua3my', 37, 1795011738853, 'away', '{"began": 1795011737413, "ended": 1795011738190}'),
	('c737bkdkdqtua3my', 38, 1795011739464, 'away', '{"began": 1795011738190, "ended": 1795011739109}'),
	('trc62dzjjq7j2vk8', 49, 1795011739913, 'away', '{"began": 1795011739109, "ended": 1795011739750}'),
	('c737bkdkdqtua3my', 39, 1795011740104, 'away', '{"began": 1795011739109, "ended": 1795011739750}'),
	('w8s249q2qketqsjg', 60, 1795011740494, 'away', '{"began": 1795011739750, "ended": 1795011740395}'),
	('2682ibnhddkpp6ja', 38, 1795011742610, 'away', '{"began": 1795011741893, "ended": 1795011742501}'),
	('2682ibnhddkpp6ja', 39, 1795011743302, 'away', '{"began": 1795011742501, "ended": 1795011743151}'),
	('w8s249q2qketqsjg', 62, 1795011743752, 'away', '{"began": 1795011742501, "ended": 1795011743151}'),
	('trc62dzjjq7j2vk8', 53, 1795011744846, 'away', '{"began": 1795011743151, "ended": 1795011744492}'),
	('trc62dzjjq7j2vk8', 98, 1795011811998, 'away', '{"began": 1795011811250, "ended": 1795011811945}'),
	('w8s249q2qketqsjg', 110, 1795011815762, 'away', '{"began": 1795011814918, "ended": 1795011815635}'),
	('2682ibnhddkpp6ja', 89, 1795011817981, 'away', '{"began": 1795011816557, "ended": 1795011817917}'),
	('2682ibnhddkpp6ja', 94, 1795011829077, 'away', '{"began": 1795011827262, "ended": 1795011828920}'),
	('2682ibnhddkpp6ja', 95, 1795011829863, 'away', '{"began": 1795011828920, "ended": 1795011829719}'),
	('c737bkdkdqtua3my', 97, 1795011829972, 'away', '{"began": 1795011828920, "ended": 1795011829719}'),
	('trc62dzjjq7j2vk8', 109, 1795011832711, 'away', '{"began": 1795011831286, "ended": 1795011832376}'),
	('c737bkdkdqtua3my', 100, 1795011833716, 'away', '{"began": 1795011832376, "ended": 1795011833192}'),
	('trc62dzjjq7j2vk8', 111, 1795011834499, 'away', '{"began": 1795011833192, "ended": 1795011834201}'),
	('w8s249q2qketqsjg', 52, 1795011731457, 'away', '{"began": 1795011730461, "ended": 1795011731153}'),
	('cpnrvwv7y2va2c8n', 257, 1795011731521, 'did', '{"seat": 0, "text": "1@5L", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 258, 1795011731521, 'came', '{"text": "draw 13"}'),
	('cpnrvwv7y2va2c8n', 259, 1795011731521, 'came', '{"text": "draw 35"}'),
	('cpnrvwv7y2va2c8n', 260, 1795011731521, 'came', '{"text": "draw 1"}'),
	('cpnrvwv7y2va2c8n', 261, 1795011731521, 'came', '{"text": "draw 3"}'),
	('cpnrvwv7y2va2c8n', 262, 1795011731521, 'came', '{"text": "draw 42"}'),
	('cpnrvwv7y2va2c8n', 263, 1795011731521, 'came', '{"text": "draw 10"}'),
	('cpnrvwv7y2va2c8n', 264, 1795011731521, 'came', '{"text": "draw 4"}'),
	('cpnrvwv7y2va2c8n', 273, 1795011731737, 'reckoned', '{"seat": 0, "text": "3@9C", "answer": 0, "points": 3, "right": false, "operations": ["subtract"]}'),
	('cpnrvwv7y2va2c8n', 277, 1795011731791, 'reckoned', '{"seat": 0, "text": "42@11D", "answer": 0, "points": 84, "right": false, "operations": ["add", "subtract", "multiply"]}'),
	('cpnrvwv7y2va2c8n', 282, 1795011731944, 'did', '{"seat": 0, "text": "4@5D", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 285, 1795011732059, 'did', '{"seat": 0, "text": "13@2H", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 301, 1795011732856, 'reckoned', '{"seat": 0, "text": "28@8J", "answer": 0, "points": 28, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 323, 1795011734634, 'did', '{"seat": 0, "text": "8@5N", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 327, 1795011735306, 'did', '{"seat": 1, "text": "24@10H", "by": "bot"}'),
	('w8s249q2qketqsjg', 54, 1795011735943, 'away', '{"began": 1795011734450, "ended": 1795011735546}'),
	('cpnrvwv7y2va2c8n', 341, 1795011736017, 'did', '{"seat": 0, "text": "5@4M", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 348, 1795011736206, 'reckoned', '{"seat": 0, "text": "9@9B", "answer": 0, "points": 9, "right": false, "operations": ["add"]}'),
	('cpnrvwv7y2va2c8n', 350, 1795011736309, 'did', '{"seat": 0, "text": "9@9B", "by": "player"}'),
	('cpnrvwv7y2va2c8n', 351, 1795011736309, 'ended', '{"why": "over", "seed": "cedeedf5352186a989d1d5fda939585ad77d74ec00c08397a96b79285b274439"}'),
	('c737bkdkdqtua3my', 33, 1795011737483, 'did', '{"seat": 0, "text": "2@7I", "by": "player"}'),
	('q7w4kr4dapcsd343', 2, 1795011738177, 'sat', '{"seat": 0, "guest": "h3xewfbxk9sgef36ct93", "name": "Ada", "nonce": "3ced9a4cd5fcf552eb64ab1d30bd5393"}'),
	('q7w4kr4dapcsd343', 3, 1795011738177, 'started', '{"nonces": ["3ced9a4cd5fcf552eb64ab1d30bd5393", ""]}'),
	('q7w4kr4dapcsd343', 4, 1795011738177, 'came', '{"text": "draw B8Y6R3G4"}'),
	('q7w4kr4dapcsd343', 5, 1795011738177, 'came', '{"text": "draw Y1B10B4G8"}'),
	('q7w4kr4dapcsd343', 6, 1795011738177, 'came', '{"text": "draw G1B8Y7Y4"}'),
	('q7w4kr4dapcsd343', 7, 1795011738177, 'came', '{"text": "draw R1G3Y5Y12"}'),
	('q7w4kr4dapcsd343', 8, 1795011738177, 'came', '{"text": "draw B6G1Y8Y4"}'),
	('q7w4kr4dapcsd343', 9, 1795011738177, 'came', '{"text": "draw R2Y3G10B8"}'),
	('q7w4kr4dapcsd343', 10, 1795011738177, 'came', '{"text": "draw B12G2Y4B1"}'),
	('q7w4kr4dapcsd343', 11, 1795011738177, 'came', '{"text": "draw R3G2Y12B4"}'),
	('q7w4kr4dapcsd343', 12, 1795011738177, 'came', '{"text": "draw R4Y9G3R2"}'),
	('q7w4kr4dapcsd343', 13, 1795011738177, 'came', '{"text": "draw B1G9G11Y10"}'),
	('q7w4kr4dapcsd343', 14, 1795011738177, 'came', '{"text": "draw R7Y10B6Y3"}'),
	('q7w4kr4dapcsd343', 15, 1795011738177, 'came', '{"text": "draw R10B3Y2R8"}'),
	('2682ibnhddkpp6ja', 34, 1795011738447, 'away', '{"began": 1795011737413, "ended": 1795011738190}'),
	('trc62dzjjq7j2vk8', 47, 1795011738673, 'away', '{"began": 1795011737413, "ended": 1795011738190}'),
	('trc62dzjjq7j2vk8', 48, 1795011739384, 'away', '{"began": 1795011738190, "ended": 1795011739109}'),
	('w8s249q2qketqsjg', 61, 1795011742720, 'away', '{"began": 1795011741893, "ended": 1795011742501}');
INSERT INTO public.events VALUES
	('trc62dzjjq7j2vk8', 52, 1795011743449, 'away', '{"began": 1795011742501, "ended": 1795011743151}'),
	('2682ibnhddkpp6ja', 40, 1795011744777, 'away', '{"began": 1795011743151, "ended": 1795011744492}'),
	('w8s249q2qketqsjg', 64, 1795011745506, 'away', '{"began": 1795011744492, "ended": 1795011745354}'),
	('c737bkdkdqtua3my', 90, 1795011817327, 'away', '{"began": 1795011815635, "ended": 1795011816557}'),
	('trc62dzjjq7j2vk8', 102, 1795011823859, 'away', '{"began": 1795011822525, "ended": 1795011823263}'),
	('c737bkdkdqtua3my', 92, 1795011824397, 'away', '{"began": 1795011822525, "ended": 1795011823263}'),
	('2682ibnhddkpp6ja', 91, 1795011825281, 'away', '{"began": 1795011823263, "ended": 1795011825075}'),
	('gycqskujmw6eh49v', 64, 1795011825729, 'away', '{"began": 1795011823263, "ended": 1795011825075}'),
	('trc62dzjjq7j2vk8', 104, 1795011826691, 'away', '{"began": 1795011825075, "ended": 1795011826245}'),
	('gycqskujmw6eh49v', 65, 1795011827032, 'away', '{"began": 1795011825075, "ended": 1795011826245}'),
	('w8s249q2qketqsjg', 117, 1795011829107, 'away', '{"began": 1795011827262, "ended": 1795011828920}'),
	('c737bkdkdqtua3my', 98, 1795011831935, 'away', '{"began": 1795011830310, "ended": 1795011831286}'),
	('gycqskujmw6eh49v', 70, 1795011832930, 'away', '{"began": 1795011831286, "ended": 1795011832376}'),
	('trc62dzjjq7j2vk8', 110, 1795011833633, 'away', '{"began": 1795011832376, "ended": 1795011833192}'),
	('gycqskujmw6eh49v', 72, 1795011834685, 'away', '{"began": 1795011833192, "ended": 1795011834201}'),
	('2682ibnhddkpp6ja', 100, 1795011835012, 'away', '{"began": 1795011834201, "ended": 1795011834996}'),
	('c737bkdkdqtua3my', 102, 1795011835209, 'away', '{"began": 1795011834201, "ended": 1795011834996}'),
	('w8s249q2qketqsjg', 124, 1795011835867, 'away', '{"began": 1795011834996, "ended": 1795011835609}'),
	('c737bkdkdqtua3my', 104, 1795011836567, 'away', '{"began": 1795011835609, "ended": 1795011836221}'),
	('c737bkdkdqtua3my', 20, 1795011737341, 'came', '{"text": "draw 32"}'),
	('c737bkdkdqtua3my', 21, 1795011737341, 'came', '{"text": "draw 6"}'),
	('c737bkdkdqtua3my', 22, 1795011737341, 'came', '{"text": "draw 2"}'),
	('c737bkdkdqtua3my', 23, 1795011737341, 'came', '{"text": "draw 3"}'),
	('c737bkdkdqtua3my', 24, 1795011737341, 'came', '{"text": "draw 1"}'),
	('c737bkdkdqtua3my', 25, 1795011737341, 'came', '{"text": "draw 9"}'),
	('c737bkdkdqtua3my', 26, 1795011737341, 'came', '{"text": "draw 4"}'),
	('c737bkdkdqtua3my', 27, 1795011737341, 'came', '{"text": "draw 2"}'),
	('c737bkdkdqtua3my', 28, 1795011737341, 'came', '{"text": "draw 72"}'),
	('c737bkdkdqtua3my', 29, 1795011737341, 'came', '{"text": "draw 54"}'),
	('c737bkdkdqtua3my', 30, 1795011737341, 'came', '{"text": "draw 19"}'),
	('c737bkdkdqtua3my', 31, 1795011737341, 'came', '{"text": "draw 3"}'),
	('c737bkdkdqtua3my', 32, 1795011737341, 'came', '{"text": "draw 4"}'),
	('2682ibnhddkpp6ja', 35, 1795011739271, 'away', '{"began": 1795011738190, "ended": 1795011739109}'),
	('2682ibnhddkpp6ja', 36, 1795011739824, 'away', '{"began": 1795011739109, "ended": 1795011739750}'),
	('w8s249q2qketqsjg', 59, 1795011740048, 'away', '{"began": 1795011739109, "ended": 1795011739750}'),
	('c737bkdkdqtua3my', 40, 1795011740501, 'away', '{"began": 1795011739750, "ended": 1795011740395}'),
	('w8s249q2qketqsjg', 63, 1795011744980, 'away', '{"began": 1795011743151, "ended": 1795011744492}'),
	('2682ibnhddkpp6ja', 41, 1795011745445, 'away', '{"began": 1795011744492, "ended": 1795011745354}'),
	('2682ibnhddkpp6ja', 42, 1795011749291, 'away', '{"began": 1795011748569, "ended": 1795011749248}'),
	('trc62dzjjq7j2vk8', 55, 1795011749308, 'away', '{"began": 1795011748569, "ended": 1795011749248}'),
	('w8s249q2qketqsjg', 65, 1795011749330, 'away', '{"began": 1795011748569, "ended": 1795011749248}'),
	('c737bkdkdqtua3my', 45, 1795011749347, 'away', '{"began": 1795011748569, "ended": 1795011749248}'),
	('2682ibnhddkpp6ja', 43, 1795011750948, 'away', '{"began": 1795011750021, "ended": 1795011750816}'),
	('trc62dzjjq7j2vk8', 56, 1795011751140, 'away', '{"began": 1795011750021, "ended": 1795011750816}'),
	('w8s249q2qketqsjg', 66, 1795011751377, 'away', '{"began": 1795011750021, "ended": 1795011750816}'),
	('c737bkdkdqtua3my', 46, 1795011751496, 'away', '{"began": 1795011750021, "ended": 1795011750816}'),
	('2682ibnhddkpp6ja', 44, 1795011752297, 'away', '{"began": 1795011750816, "ended": 1795011751949}'),
	('trc62dzjjq7j2vk8', 57, 1795011752649, 'away', '{"began": 1795011750816, "ended": 1795011751949}'),
	('w8s249q2qketqsjg', 67, 1795011752947, 'away', '{"began": 1795011750816, "ended": 1795011751949}'),
	('c737bkdkdqtua3my', 47, 1795011753184, 'away', '{"began": 1795011750816, "ended": 1795011751949}'),
	('2682ibnhddkpp6ja', 45, 1795011754788, 'away', '{"began": 1795011751949, "ended": 1795011753809}'),
	('trc62dzjjq7j2vk8', 58, 1795011755082, 'away', '{"began": 1795011751949, "ended": 1795011753809}'),
	('w8s249q2qketqsjg', 68, 1795011755878, 'away', '{"began": 1795011751949, "ended": 1795011753809}'),
	('c737bkdkdqtua3my', 48, 1795011756151, 'away', '{"began": 1795011751949, "ended": 1795011753809}'),
	('2682ibnhddkpp6ja', 46, 1795011757521, 'away', '{"began": 1795011753809, "ended": 1795011756663}'),
	('trc62dzjjq7j2vk8', 59, 1795011757590, 'away', '{"began": 1795011753809, "ended": 1795011756663}'),
	('w8s249q2qketqsjg', 69, 1795011757752, 'away', '{"began": 1795011753809, "ended": 1795011756663}'),
	('c737bkdkdqtua3my', 49, 1795011757897, 'away', '{"began": 1795011753809, "ended": 1795011756663}'),
	('2682ibnhddkpp6ja', 47, 1795011758902, 'away', '{"began": 1795011756663, "ended": 1795011758586}'),
	('trc62dzjjq7j2vk8', 60, 1795011759086, 'away', '{"began": 1795011756663, "ended": 1795011758586}'),
	('w8s249q2qketqsjg', 70, 1795011759243, 'away', '{"began": 1795011756663, "ended": 1795011758586}'),
	('c737bkdkdqtua3my', 50, 1795011759521, 'away', '{"began": 1795011756663, "ended": 1795011758586}'),
	('2682ibnhddkpp6ja', 48, 1795011760068, 'away', '{"began": 1795011758586, "ended": 1795011759745}'),
	('trc62dzjjq7j2vk8', 61, 1795011760208, 'away', '{"began": 1795011758586, "ended": 1795011759745}'),
	('w8s249q2qketqsjg', 71, 1795011760401, 'away', '{"began": 1795011758586, "ended": 1795011759745}'),
	('c737bkdkdqtua3my', 51, 1795011760477, 'away', '{"began": 1795011758586, "ended": 1795011759745}'),
	('2682ibnhddkpp6ja', 49, 1795011760912, 'away', '{"began": 1795011759745, "ended": 1795011760770}'),
	('trc62dzjjq7j2vk8', 62, 1795011761004, 'away', '{"began": 1795011759745, "ended": 1795011760770}'),
	('w8s249q2qketqsjg', 72, 1795011761297, 'away', '{"began": 1795011759745, "ended": 1795011760770}'),
	('c737bkdkdqtua3my', 52, 1795011761311, 'away', '{"began": 1795011759745, "ended": 1795011760770}'),
	('2682ibnhddkpp6ja', 50, 1795011762991, 'away', '{"began": 1795011760770, "ended": 1795011762024}'),
	('trc62dzjjq7j2vk8', 63, 1795011763169, 'away', '{"began": 1795011760770, "ended": 1795011762024}'),
	('w8s249q2qketqsjg', 73, 1795011763294, 'away', '{"began": 1795011760770, "ended": 1795011762024}'),
	('c737bkdkdqtua3my', 53, 1795011763460, 'away', '{"began": 1795011760770, "ended": 1795011762024}'),
	('2682ibnhddkpp6ja', 51, 1795011765166, 'away', '{"began": 1795011762024, "ended": 1795011764057}'),
	('trc62dzjjq7j2vk8', 64, 1795011765306, 'away', '{"began": 1795011762024, "ended": 1795011764057}'),
	('w8s249q2qketqsjg', 74, 1795011765455, 'away', '{"began": 1795011762024, "ended": 1795011764057}'),
	('c737bkdkdqtua3my', 54, 1795011765974, 'away', '{"began": 1795011762024, "ended": 1795011764057}'),
	('2682ibnhddkpp6ja', 52, 1795011766348, 'away', '{"began": 1795011764057, "ended": 1795011766272}'),
	('trc62dzjjq7j2vk8', 65, 1795011766355, 'away', '{"began": 1795011764057, "ended": 1795011766272}'),
	('w8s249q2qketqsjg', 75, 1795011766836, 'away', '{"began": 1795011764057, "ended": 1795011766272}'),
	('c737bkdkdqtua3my', 55, 1795011767901, 'away', '{"began": 1795011764057, "ended": 1795011766272}'),
	('2682ibnhddkpp6ja', 53, 1795011768415, 'away', '{"began": 1795011766272, "ended": 1795011768266}'),
	('trc62dzjjq7j2vk8', 66, 1795011768458, 'away', '{"began": 1795011766272, "ended": 1795011768266}'),
	('w8s249q2qketqsjg', 76, 1795011768527, 'away', '{"began": 1795011766272, "ended": 1795011768266}'),
	('c737bkdkdqtua3my', 56, 1795011768607, 'away', '{"began": 1795011766272, "ended": 1795011768266}'),
	('q7w4kr4dapcsd343', 16, 1795011769098, 'did', '{"seat": 1, "text": "R1G3Y5Y12@7G", "by": "bot"}'),
	('q7w4kr4dapcsd343', 17, 1795011769333, 'did', '{"seat": 1, "text": "Y1B10B4G8@7H", "by": "bot"}'),
	('q7w4kr4dapcsd343', 18, 1795011769333, 'came', '{"text": "draw Y4G3G5B12"}'),
	('q7w4kr4dapcsd343', 19, 1795011769333, 'came', '{"text": "draw G11B3Y7B9"}'),
	('2682ibnhddkpp6ja', 54, 1795011769381, 'away', '{"began": 1795011768266, "ended": 1795011769110}'),
	('q7w4kr4dapcsd343', 20, 1795011769577, 'did', '{"seat": 0, "text": "B8Y6R3G4@6G", "by": "player"}'),
	('q7w4kr4dapcsd343', 21, 1795011769577, 'came', '{"text": "draw B4G12Y10R2"}'),
	('trc62dzjjq7j2vk8', 67, 1795011769635, 'away', '{"began": 1795011768266, "ended": 1795011769110}'),
	('q7w4kr4dapcsd343', 28, 1795011769951, 'did', '{"seat": 0, "text": "Y6Y7R5G10@6I", "by": "player"}'),
	('q7w4kr4dapcsd343', 29, 1795011769951, 'came', '{"text": "draw G8R1B7G9"}'),
	('q7w4kr4dapcsd343', 36, 1795011770951, 'did', '{"seat": 0, "text": "R10B3Y2R8@7E", "by": "player"}'),
	('q7w4kr4dapcsd343', 37, 1795011770951, 'came', '{"text": "draw G5Y2B10G4"}'),
	('trc62dzjjq7j2vk8', 68, 1795011771076, 'away', '{"began": 1795011769110, "ended": 1795011770468}'),
	('c737bkdkdqtua3my', 58, 1795011771108, 'away', '{"began": 1795011769110, "ended": 1795011770468}');
INSERT INTO public.events VALUES
	('q7w4kr4dapcsd343', 52, 1795011771401, 'did', '{"seat": 0, "text": "G8R1B7G9@7D", "by": "player"}'),
	('q7w4kr4dapcsd343', 53, 1795011771401, 'came', '{"text": "draw B5R8Y9R11"}'),
	('w8s249q2qketqsjg', 79, 1795011772514, 'away', '{"began": 1795011770468, "ended": 1795011771474}'),
	('q7w4kr4dapcsd343', 64, 1795011772597, 'did', '{"seat": 0, "text": "B5R8Y9R11@2F", "by": "player"}'),
	('q7w4kr4dapcsd343', 65, 1795011772597, 'came', '{"text": "draw R3G4B11B6"}'),
	('q7w4kr4dapcsd343', 70, 1795011772726, 'did', '{"seat": 1, "text": "Y1G7R10G3@9B", "by": "bot"}'),
	('q7w4kr4dapcsd343', 71, 1795011772726, 'came', '{"text": "draw R5G7Y3G6"}'),
	('2682ibnhddkpp6ja', 57, 1795011772898, 'away', '{"began": 1795011771474, "ended": 1795011772860}'),
	('w8s249q2qketqsjg', 80, 1795011772952, 'away', '{"began": 1795011771474, "ended": 1795011772860}'),
	('q7w4kr4dapcsd343', 100, 1795011773909, 'did', '{"seat": 0, "text": "R3G4B11B6@7M", "by": "player"}'),
	('q7w4kr4dapcsd343', 101, 1795011773909, 'came', '{"text": "draw G6R9Y4R12"}'),
	('q7w4kr4dapcsd343', 114, 1795011774463, 'did', '{"seat": 1, "text": "Y10Y6G1R8@9F", "by": "bot"}'),
	('q7w4kr4dapcsd343', 115, 1795011774463, 'came', '{"text": "draw R10B5G1B9"}'),
	('trc62dzjjq7j2vk8', 71, 1795011775532, 'away', '{"began": 1795011774852, "ended": 1795011775498}'),
	('q7w4kr4dapcsd343', 142, 1795011776719, 'did', '{"seat": 1, "text": "B12G2Y4B1@12B", "by": "bot"}'),
	('q7w4kr4dapcsd343', 143, 1795011776719, 'came', '{"text": "draw Y9B1R6Y7"}'),
	('2682ibnhddkpp6ja', 59, 1795011777127, 'away', '{"began": 1795011775498, "ended": 1795011776713}'),
	('c737bkdkdqtua3my', 62, 1795011778815, 'away', '{"began": 1795011775498, "ended": 1795011776713}'),
	('gycqskujmw6eh49v', 33, 1795011781996, 'did', '{"seat": 3, "text": "R7Y10B6Y3@8G", "by": "bot"}'),
	('gycqskujmw6eh49v', 34, 1795011781996, 'came', '{"text": "draw B5R8Y9R11"}'),
	('w8s249q2qketqsjg', 85, 1795011782407, 'away', '{"began": 1795011781127, "ended": 1795011782005}'),
	('w8s249q2qketqsjg', 87, 1795011783990, 'away', '{"began": 1795011782005, "ended": 1795011783325}'),
	('trdhvegtrjf3fur9', 16, 1795011784465, 'resigned', '{"seat": 1, "why": "resigned"}'),
	('trdhvegtrjf3fur9', 17, 1795011784465, 'ended', '{"why": "resigned", "seed": "bf813cb9a3314e0733e1d9ffa600e8b05bf117bb0e95913af1a934ca49ad4be7"}'),
	('w8s249q2qketqsjg', 88, 1795011785563, 'away', '{"began": 1795011783325, "ended": 1795011785066}'),
	('7ebp8kh8iztcfhf4', 1, 1795011786070, 'created', '{"game": "hexago", "options": {"players": 2, "match": "free", "hands": "hidden"}, "seats": [{"kind": "open", "kept": "class YM6RHH"}, {"kind": "open", "kept": "class YM6RHH"}], "settings": {"reckon": "move", "hints": false, "listed": false}, "host": "class YM6RHH", "commitment": "851ec5bb0e710503e14f853e7579be98e905b5547cdb2e286dc66626c2063fea"}'),
	('7ebp8kh8iztcfhf4', 2, 1795011786469, 'sat', '{"seat": 0, "guest": "h3xewfbxk9sgef36ct93", "name": "Ada", "nonce": "46a49fe642bd97522e28932b98526801"}'),
	('gycqskujmw6eh49v', 39, 1795011788278, 'away', '{"began": 1795011785066, "ended": 1795011786641}'),
	('2682ibnhddkpp6ja', 67, 1795011788676, 'away', '{"began": 1795011786641, "ended": 1795011788578}'),
	('gycqskujmw6eh49v', 41, 1795011790879, 'away', '{"began": 1795011789590, "ended": 1795011790225}'),
	('gycqskujmw6eh49v', 44, 1795011793739, 'away', '{"began": 1795011792210, "ended": 1795011793461}'),
	('w8s249q2qketqsjg', 95, 1795011794458, 'away', '{"began": 1795011793461, "ended": 1795011794101}'),
	('trc62dzjjq7j2vk8', 87, 1795011797092, 'away', '{"began": 1795011796105, "ended": 1795011796993}'),
	('trc62dzjjq7j2vk8', 88, 1795011798876, 'away', '{"began": 1795011797549, "ended": 1795011798562}'),
	('c737bkdkdqtua3my', 79, 1795011800656, 'away', '{"began": 1795011798562, "ended": 1795011800148}'),
	('c737bkdkdqtua3my', 81, 1795011802079, 'away', '{"began": 1795011801210, "ended": 1795011801974}'),
	('2682ibnhddkpp6ja', 80, 1795011805878, 'away', '{"began": 1795011804523, "ended": 1795011805397}'),
	('c737bkdkdqtua3my', 82, 1795011806142, 'away', '{"began": 1795011804523, "ended": 1795011805397}'),
	('gycqskujmw6eh49v', 68, 1795011830023, 'away', '{"began": 1795011828920, "ended": 1795011829719}'),
	('w8s249q2qketqsjg', 120, 1795011832823, 'away', '{"began": 1795011831286, "ended": 1795011832376}'),
	('gycqskujmw6eh49v', 71, 1795011833884, 'away', '{"began": 1795011832376, "ended": 1795011833192}'),
	('trc62dzjjq7j2vk8', 112, 1795011835081, 'away', '{"began": 1795011834201, "ended": 1795011834996}'),
	('w8s249q2qketqsjg', 126, 1795011837194, 'away', '{"began": 1795011836221, "ended": 1795011836916}'),
	('q7w4kr4dapcsd343', 22, 1795011769642, 'did', '{"seat": 1, "text": "B6G1Y8Y4@6H", "by": "bot"}'),
	('q7w4kr4dapcsd343', 23, 1795011769642, 'came', '{"text": "draw B3R10R2Y11"}'),
	('c737bkdkdqtua3my', 57, 1795011769856, 'away', '{"began": 1795011768266, "ended": 1795011769110}'),
	('q7w4kr4dapcsd343', 38, 1795011771009, 'did', '{"seat": 1, "text": "Y7G12B11G5@8J", "by": "bot"}'),
	('q7w4kr4dapcsd343', 39, 1795011771009, 'came', '{"text": "draw R11Y5B8B2"}'),
	('w8s249q2qketqsjg', 78, 1795011771093, 'away', '{"began": 1795011769110, "ended": 1795011770468}'),
	('c737bkdkdqtua3my', 59, 1795011772603, 'away', '{"began": 1795011770468, "ended": 1795011771474}'),
	('q7w4kr4dapcsd343', 72, 1795011772783, 'did', '{"seat": 0, "text": "R2G4G6Y7@9A", "by": "player"}'),
	('q7w4kr4dapcsd343', 73, 1795011772783, 'came', '{"text": "draw G12B2Y8G7"}'),
	('q7w4kr4dapcsd343', 84, 1795011773203, 'did', '{"seat": 0, "text": "R6G8Y1R11@7B", "by": "player"}'),
	('q7w4kr4dapcsd343', 85, 1795011773203, 'came', '{"text": "draw B1Y12R4Y6"}'),
	('q7w4kr4dapcsd343', 118, 1795011774608, 'did', '{"seat": 1, "text": "G6R4R8Y9@5K", "by": "bot"}'),
	('q7w4kr4dapcsd343', 119, 1795011774608, 'came', '{"text": "draw R5B6G7R3"}'),
	('w8s249q2qketqsjg', 81, 1795011775557, 'away', '{"began": 1795011774852, "ended": 1795011775498}'),
	('q7w4kr4dapcsd343', 146, 1795011777052, 'did', '{"seat": 1, "text": "Y9B1R6Y7@6J", "by": "bot"}'),
	('q7w4kr4dapcsd343', 147, 1795011777052, 'came', '{"text": "draw B9G10G5R7"}'),
	('q7w4kr4dapcsd343', 150, 1795011778574, 'did', '{"seat": 1, "text": "B9G10G5R7@6A", "by": "bot"}'),
	('q7w4kr4dapcsd343', 151, 1795011778574, 'came', '{"text": "draw B8Y12G11B5"}'),
	('q7w4kr4dapcsd343', 160, 1795011779023, 'did', '{"seat": 0, "text": "R9Y1G10Y2@4I", "by": "player"}'),
	('q7w4kr4dapcsd343', 166, 1795011780830, 'did', '{"seat": 0, "text": "Y6R11R1G2@3A", "by": "player"}'),
	('q7w4kr4dapcsd343', 169, 1795011781034, 'did', '{"seat": 1, "text": "R10B5G1B9@11J", "by": "bot"}'),
	('trc62dzjjq7j2vk8', 74, 1795011781646, 'away', '{"began": 1795011779085, "ended": 1795011781127}'),
	('w8s249q2qketqsjg', 86, 1795011783467, 'asked', '{"seat": 0, "what": "pause"}'),
	('trdhvegtrjf3fur9', 3, 1795011784147, 'sat', '{"seat": 1, "guest": "9e3y2zr5st49gvywcih5", "name": "Ben", "nonce": "8f6707ced7e8edb4fd5e9d63d52680cc"}'),
	('trdhvegtrjf3fur9', 4, 1795011784147, 'started', '{"nonces": ["a1b880878120765e6317bae31f19cb5f", "8f6707ced7e8edb4fd5e9d63d52680cc"]}'),
	('trdhvegtrjf3fur9', 5, 1795011784147, 'came', '{"text": "start 0"}'),
	('trdhvegtrjf3fur9', 6, 1795011784147, 'came', '{"text": "draw G6Y1P2R3B4P5"}'),
	('trdhvegtrjf3fur9', 7, 1795011784147, 'came', '{"text": "draw G6R2P1G4B5Y3"}'),
	('trdhvegtrjf3fur9', 8, 1795011784147, 'came', '{"text": "draw P6R5R2B3Y1G4"}'),
	('trdhvegtrjf3fur9', 9, 1795011784147, 'came', '{"text": "draw R6B3Y5G2P1R4"}'),
	('trdhvegtrjf3fur9', 10, 1795011784147, 'came', '{"text": "draw Y6P4Y2B3R3G1"}'),
	('trdhvegtrjf3fur9', 11, 1795011784147, 'came', '{"text": "draw P6G4G5B2Y3R2"}'),
	('trdhvegtrjf3fur9', 12, 1795011784147, 'came', '{"text": "draw G6Y5G4B1R4P2"}'),
	('trdhvegtrjf3fur9', 13, 1795011784147, 'came', '{"text": "draw P6G4Y3B1R2R1"}'),
	('trdhvegtrjf3fur9', 14, 1795011784147, 'came', '{"text": "draw B6R4Y5G1B2P3"}'),
	('trdhvegtrjf3fur9', 15, 1795011784147, 'came', '{"text": "draw Y6B3R1P4P2G5"}'),
	('exvsw2ewe479rs78', 89, 1795011784531, 'rematch', '{"table": "53ui75avwebyw9us"}'),
	('trc62dzjjq7j2vk8', 81, 1795011791171, 'away', '{"began": 1795011790225, "ended": 1795011791102}'),
	('2682ibnhddkpp6ja', 70, 1795011792678, 'away', '{"began": 1795011791542, "ended": 1795011792210}'),
	('w8s249q2qketqsjg', 93, 1795011792915, 'away', '{"began": 1795011791542, "ended": 1795011792210}'),
	('c737bkdkdqtua3my', 73, 1795011793702, 'away', '{"began": 1795011792210, "ended": 1795011793461}'),
	('c737bkdkdqtua3my', 78, 1795011798996, 'away', '{"began": 1795011797549, "ended": 1795011798562}'),
	('2682ibnhddkpp6ja', 77, 1795011800250, 'away', '{"began": 1795011798562, "ended": 1795011800148}'),
	('2682ibnhddkpp6ja', 79, 1795011801990, 'away', '{"began": 1795011801210, "ended": 1795011801974}'),
	('w8s249q2qketqsjg', 104, 1795011807173, 'away', '{"began": 1795011805397, "ended": 1795011806381}'),
	('trc62dzjjq7j2vk8', 94, 1795011807678, 'away', '{"began": 1795011806381, "ended": 1795011807552}'),
	('c737bkdkdqtua3my', 105, 1795011837201, 'away', '{"began": 1795011836221, "ended": 1795011836916}'),
	('w8s249q2qketqsjg', 77, 1795011769720, 'away', '{"began": 1795011768266, "ended": 1795011769110}'),
	('q7w4kr4dapcsd343', 30, 1795011770018, 'did', '{"seat": 1, "text": "G11B3Y7B9@8F", "by": "bot"}'),
	('q7w4kr4dapcsd343', 31, 1795011770018, 'came', '{"text": "draw B11G10R7G12"}'),
	('q7w4kr4dapcsd343', 42, 1795011771084, 'did', '{"seat": 1, "text": "G1B8Y7Y4@5I", "by": "bot"}'),
	('q7w4kr4dapcsd343', 43, 1795011771084, 'came', '{"text": "draw Y4R7B1G3"}'),
	('q7w4kr4dapcsd343', 54, 1795011771702, 'did', '{"seat": 1, "text": "Y4G3G5B12@3F", "by": "bot"}'),
	('q7w4kr4dapcsd343', 55, 1795011771702, 'came', '{"text": "draw B10B5Y11R7"}'),
	('trc62dzjjq7j2vk8', 69, 1795011772205, 'away', '{"began": 1795011770468, "ended": 1795011771474}'),
	('q7w4kr4dapcsd343', 62, 1795011772530, 'did', '{"seat": 1, "text": "G4Y11R10G9@9C", "by": "bot"}'),
	('q7w4kr4dapcsd343', 63, 1795011772530, 'came', '{"text": "draw Y11B9G2R10"}');
INSERT INTO public.events VALUES
	('q7w4kr4dapcsd343', 66, 1795011772621, 'did', '{"seat": 1, "text": "Y11B9G2R10@9H", "by": "bot"}'),
	('q7w4kr4dapcsd343', 67, 1795011772621, 'came', '{"text": "draw Y1G7R10G3"}'),
	('q7w4kr4dapcsd343', 74, 1795011772870, 'did', '{"seat": 1, "text": "R5G7Y3G6@7C", "by": "bot"}'),
	('q7w4kr4dapcsd343', 75, 1795011772870, 'came', '{"text": "draw R12B7Y6B10"}'),
	('q7w4kr4dapcsd343', 82, 1795011773101, 'did', '{"seat": 1, "text": "B3R10R2Y11@8M", "by": "bot"}'),
	('q7w4kr4dapcsd343', 83, 1795011773101, 'came', '{"text": "draw Y8B12G4B6"}'),
	('q7w4kr4dapcsd343', 94, 1795011773650, 'did', '{"seat": 1, "text": "G10R12Y2B1@10H", "by": "bot"}'),
	('q7w4kr4dapcsd343', 95, 1795011773650, 'came', '{"text": "draw Y5R12G8R4"}'),
	('q7w4kr4dapcsd343', 102, 1795011773954, 'did', '{"seat": 1, "text": "Y11G9G3R10@1C", "by": "bot"}'),
	('q7w4kr4dapcsd343', 103, 1795011773954, 'came', '{"text": "draw Y3Y8B9G1"}'),
	('q7w4kr4dapcsd343', 106, 1795011774143, 'did', '{"seat": 1, "text": "B10Y3G2R6@9K", "by": "bot"}'),
	('q7w4kr4dapcsd343', 107, 1795011774143, 'came', '{"text": "draw G6R4R8Y9"}'),
	('q7w4kr4dapcsd343', 140, 1795011776692, 'did', '{"seat": 0, "text": "G3B4R11G8@12C", "by": "player"}'),
	('q7w4kr4dapcsd343', 141, 1795011776692, 'came', '{"text": "draw G9B8B4Y1"}'),
	('trc62dzjjq7j2vk8', 73, 1795011780322, 'away', '{"began": 1795011776713, "ended": 1795011779085}'),
	('q7w4kr4dapcsd343', 168, 1795011780968, 'did', '{"seat": 0, "text": "G9B8B4Y1@5A", "by": "player"}'),
	('gycqskujmw6eh49v', 2, 1795011781718, 'sat', '{"seat": 1, "guest": "9e3y2zr5st49gvywcih5", "name": "Ben", "nonce": "b681162f3e0d3180e32a6d41ea711cca"}'),
	('gycqskujmw6eh49v', 29, 1795011781913, 'did', '{"seat": 2, "text": "B11G10R7G12@7G", "by": "bot"}'),
	('2682ibnhddkpp6ja', 62, 1795011782056, 'away', '{"began": 1795011781127, "ended": 1795011782005}'),
	('trdhvegtrjf3fur9', 1, 1795011783603, 'created', '{"game": "hexago", "options": {"players": 2, "match": "free", "hands": "hidden"}, "seats": [{"kind": "me", "kept": "h3xewfbxk9sgef36ct93", "name": ""}, {"kind": "open"}], "settings": {"per_move": null, "per_game": null, "handicap": null, "listed": false, "hints": false, "reckon": "off", "pace": "normal"}, "host": "h3xewfbxk9sgef36ct93", "commitment": "9a5360f4c62544be21df91662e081dcfcc593ba2d81e2e5e904f26b363ddac00"}'),
	('2682ibnhddkpp6ja', 65, 1795011785390, 'away', '{"began": 1795011783325, "ended": 1795011785066}'),
	('2682ibnhddkpp6ja', 66, 1795011787471, 'away', '{"began": 1795011785066, "ended": 1795011786641}'),
	('7ebp8kh8iztcfhf4', 3, 1795011788083, 'sat', '{"seat": 1, "guest": "9e3y2zr5st49gvywcih5", "name": "Ben", "nonce": "9a47d355a17840232b7bb12ef1a83526"}'),
	('7ebp8kh8iztcfhf4', 4, 1795011788083, 'started', '{"nonces": ["46a49fe642bd97522e28932b98526801", "9a47d355a17840232b7bb12ef1a83526"]}'),
	('7ebp8kh8iztcfhf4', 5, 1795011788083, 'came', '{"text": "start 1"}'),
	('7ebp8kh8iztcfhf4', 6, 1795011788083, 'came', '{"text": "draw Y6P5R4B5R1G3"}'),
	('7ebp8kh8iztcfhf4', 7, 1795011788083, 'came', '{"text": "draw B6R4Y5G1B2P3"}'),
	('7ebp8kh8iztcfhf4', 8, 1795011788083, 'came', '{"text": "draw Y6B1G4R4Y2P3"}'),
	('7ebp8kh8iztcfhf4', 9, 1795011788083, 'came', '{"text": "draw P6B1B4R5G2Y3"}'),
	('7ebp8kh8iztcfhf4', 10, 1795011788083, 'came', '{"text": "draw P6G4Y3B1R2R1"}'),
	('7ebp8kh8iztcfhf4', 11, 1795011788083, 'came', '{"text": "draw P6R5G3P1Y4B4"}'),
	('7ebp8kh8iztcfhf4', 12, 1795011788083, 'came', '{"text": "draw G6B5R2Y4R3P1"}'),
	('7ebp8kh8iztcfhf4', 13, 1795011788083, 'came', '{"text": "draw R6Y2Y1G5P2B4"}'),
	('7ebp8kh8iztcfhf4', 14, 1795011788083, 'came', '{"text": "draw R6Y3P1Y2G4B2"}'),
	('7ebp8kh8iztcfhf4', 15, 1795011788083, 'came', '{"text": "draw G6B4Y1R5P1G2"}'),
	('trc62dzjjq7j2vk8', 79, 1795011788726, 'away', '{"began": 1795011786641, "ended": 1795011788578}'),
	('c737bkdkdqtua3my', 69, 1795011788814, 'away', '{"began": 1795011786641, "ended": 1795011788578}'),
	('2682ibnhddkpp6ja', 69, 1795011791113, 'away', '{"began": 1795011790225, "ended": 1795011791102}'),
	('c737bkdkdqtua3my', 71, 1795011791289, 'away', '{"began": 1795011790225, "ended": 1795011791102}'),
	('trc62dzjjq7j2vk8', 82, 1795011792794, 'away', '{"began": 1795011791542, "ended": 1795011792210}'),
	('trc62dzjjq7j2vk8', 83, 1795011793591, 'away', '{"began": 1795011792210, "ended": 1795011793461}'),
	('2682ibnhddkpp6ja', 73, 1795011795103, 'away', '{"began": 1795011794101, "ended": 1795011794980}'),
	('w8s249q2qketqsjg', 96, 1795011795293, 'away', '{"began": 1795011794101, "ended": 1795011794980}'),
	('gycqskujmw6eh49v', 46, 1795011795824, 'away', '{"began": 1795011794101, "ended": 1795011794980}'),
	('2682ibnhddkpp6ja', 74, 1795011796220, 'away', '{"began": 1795011794980, "ended": 1795011796105}'),
	('c737bkdkdqtua3my', 77, 1795011797298, 'away', '{"began": 1795011796105, "ended": 1795011796993}'),
	('gycqskujmw6eh49v', 49, 1795011799207, 'away', '{"began": 1795011797549, "ended": 1795011798562}'),
	('gycqskujmw6eh49v', 50, 1795011800942, 'away', '{"began": 1795011798562, "ended": 1795011800148}'),
	('2682ibnhddkpp6ja', 78, 1795011801254, 'away', '{"began": 1795011800148, "ended": 1795011801210}'),
	('w8s249q2qketqsjg', 101, 1795011801496, 'away', '{"began": 1795011800148, "ended": 1795011801210}'),
	('gycqskujmw6eh49v', 51, 1795011801728, 'away', '{"began": 1795011800148, "ended": 1795011801210}'),
	('gycqskujmw6eh49v', 52, 1795011802150, 'away', '{"began": 1795011801210, "ended": 1795011801974}'),
	('w8s249q2qketqsjg', 103, 1795011806135, 'away', '{"began": 1795011804523, "ended": 1795011805397}'),
	('c737bkdkdqtua3my', 83, 1795011807186, 'away', '{"began": 1795011805397, "ended": 1795011806381}'),
	('q7w4kr4dapcsd343', 24, 1795011769735, 'did', '{"seat": 0, "text": "B4G12Y10R2@8H", "by": "player"}'),
	('q7w4kr4dapcsd343', 25, 1795011769735, 'came', '{"text": "draw Y6Y7R5G10"}'),
	('q7w4kr4dapcsd343', 40, 1795011771044, 'did', '{"seat": 0, "text": "G5Y2B10G4@5G", "by": "player"}'),
	('q7w4kr4dapcsd343', 41, 1795011771044, 'came', '{"text": "draw B5R9G12R3"}'),
	('q7w4kr4dapcsd343', 44, 1795011771098, 'did', '{"seat": 0, "text": "B1G9G11Y10@4G", "by": "player"}'),
	('q7w4kr4dapcsd343', 45, 1795011771098, 'came', '{"text": "draw R4G1B2Y11"}'),
	('q7w4kr4dapcsd343', 50, 1795011771354, 'did', '{"seat": 1, "text": "G9Y5R2Y1@4F", "by": "bot"}'),
	('q7w4kr4dapcsd343', 51, 1795011771354, 'came', '{"text": "draw G4Y11R10G9"}'),
	('q7w4kr4dapcsd343', 60, 1795011772472, 'did', '{"seat": 0, "text": "R4Y9G3R2@4E", "by": "player"}'),
	('q7w4kr4dapcsd343', 61, 1795011772472, 'came', '{"text": "draw R9Y10B12R1"}'),
	('q7w4kr4dapcsd343', 96, 1795011773703, 'did', '{"seat": 0, "text": "B1Y12R4Y6@9L", "by": "player"}'),
	('q7w4kr4dapcsd343', 97, 1795011773703, 'came', '{"text": "draw G5R8B2B3"}'),
	('q7w4kr4dapcsd343', 108, 1795011774187, 'did', '{"seat": 0, "text": "G6R9Y4R12@10K", "by": "player"}'),
	('q7w4kr4dapcsd343', 109, 1795011774187, 'came', '{"text": "draw R8G5B12G11"}'),
	('q7w4kr4dapcsd343', 120, 1795011775285, 'did', '{"seat": 0, "text": "Y2B4R7B12@11K", "by": "player"}'),
	('q7w4kr4dapcsd343', 121, 1795011775285, 'came', '{"text": "draw B12Y11Y9R5"}'),
	('q7w4kr4dapcsd343', 128, 1795011775571, 'did', '{"seat": 0, "text": "B12Y11Y9R5@10D", "by": "player"}'),
	('q7w4kr4dapcsd343', 129, 1795011775571, 'came', '{"text": "draw B7R3R8G11"}'),
	('q7w4kr4dapcsd343', 138, 1795011776671, 'did', '{"seat": 1, "text": "G4B6R9B3@12D", "by": "bot"}'),
	('q7w4kr4dapcsd343', 139, 1795011776671, 'came', '{"text": "draw Y10R1R12B7"}'),
	('q7w4kr4dapcsd343', 156, 1795011778884, 'did', '{"seat": 0, "text": "G2R5Y6Y3@4B", "by": "player"}'),
	('q7w4kr4dapcsd343', 157, 1795011778884, 'came', '{"text": "draw R9Y1G10Y2"}'),
	('q7w4kr4dapcsd343', 162, 1795011779895, 'did', '{"seat": 0, "text": "G11R2R6B10@12E", "by": "player"}'),
	('q7w4kr4dapcsd343', 163, 1795011780230, 'did', '{"seat": 1, "text": "B3Y8G6Y5@11E", "by": "bot"}'),
	('q7w4kr4dapcsd343', 164, 1795011780422, 'did', '{"seat": 0, "text": "G5R8B2B3@4D", "by": "player"}'),
	('q7w4kr4dapcsd343', 170, 1795011781045, 'did', '{"seat": 0, "text": "R6G5G7B11@12M", "by": "player"}'),
	('gycqskujmw6eh49v', 1, 1795011781648, 'created', '{"game": "mathmagic", "options": {"players": 4, "board": "14x14", "subtraction": "difference", "rectangle": "6x14"}, "seats": [{"kind": "me", "kept": "h3xewfbxk9sgef36ct93", "name": ""}, {"kind": "open"}, {"kind": "bot", "level": "random", "name": "random"}, {"kind": "bot", "level": "random", "name": "random"}], "settings": {"per_move": null, "per_game": 86400, "handicap": null, "listed": true, "hints": false, "reckon": "off", "pace": "normal"}, "host": "h3xewfbxk9sgef36ct93", "commitment": "9ea83ad67c5e0dbabd144982c2711ee639d7927c9bd65734b84f8bb6eb492d2f"}'),
	('c737bkdkdqtua3my', 64, 1795011781757, 'away', '{"began": 1795011779085, "ended": 1795011781127}'),
	('gycqskujmw6eh49v', 30, 1795011781951, 'did', '{"seat": 2, "text": "G8R1B7G9@6G", "by": "bot"}'),
	('gycqskujmw6eh49v', 31, 1795011781951, 'came', '{"text": "draw G3B4R11G8"}'),
	('gycqskujmw6eh49v', 32, 1795011781951, 'came', '{"text": "draw G4Y11R10G9"}'),
	('gycqskujmw6eh49v', 35, 1795011782068, 'did', '{"seat": 0, "text": "B9G10G5R7@6F", "by": "player"}'),
	('gycqskujmw6eh49v', 36, 1795011782068, 'came', '{"text": "draw B7G11Y1G12"}'),
	('c737bkdkdqtua3my', 65, 1795011782635, 'away', '{"began": 1795011781127, "ended": 1795011782005}'),
	('gycqskujmw6eh49v', 38, 1795011785903, 'away', '{"began": 1795011783325, "ended": 1795011785066}'),
	('trc62dzjjq7j2vk8', 78, 1795011787713, 'away', '{"began": 1795011785066, "ended": 1795011786641}'),
	('w8s249q2qketqsjg', 89, 1795011788001, 'away', '{"began": 1795011785066, "ended": 1795011786641}'),
	('w8s249q2qketqsjg', 90, 1795011788770, 'away', '{"began": 1795011786641, "ended": 1795011788578}'),
	('trc62dzjjq7j2vk8', 80, 1795011790602, 'away', '{"began": 1795011789590, "ended": 1795011790225}'),
	('c737bkdkdqtua3my', 70, 1795011790820, 'away', '{"began": 1795011789590, "ended": 1795011790225}'),
	('w8s249q2qketqsjg', 92, 1795011791198, 'away', '{"began": 1795011790225, "ended": 1795011791102}'),
	('gycqskujmw6eh49v', 43, 1795011793172, 'away', '{"began": 1795011791542, "ended": 1795011792210}'),
	('2682ibnhddkpp6ja', 71, 1795011793523, 'away', '{"began": 1795011792210, "ended": 1795011793461}'),
	('trc62dzjjq7j2vk8', 84, 1795011794381, 'away', '{"began": 1795011793461, "ended": 1795011794101}'),
	('trc62dzjjq7j2vk8', 86, 1795011796463, 'away', '{"began": 1795011794980, "ended": 1795011796105}'),
	('gycqskujmw6eh49v', 47, 1795011796697, 'away', '{"began": 1795011794980, "ended": 1795011796105}');
INSERT INTO public.events VALUES
	('w8s249q2qketqsjg', 99, 1795011798938, 'away', '{"began": 1795011797549, "ended": 1795011798562}'),
	('trc62dzjjq7j2vk8', 91, 1795011801999, 'away', '{"began": 1795011801210, "ended": 1795011801974}'),
	('gycqskujmw6eh49v', 53, 1795011806156, 'away', '{"began": 1795011804523, "ended": 1795011805397}'),
	('2682ibnhddkpp6ja', 81, 1795011806558, 'away', '{"began": 1795011805397, "ended": 1795011806381}'),
	('q7w4kr4dapcsd343', 26, 1795011769910, 'did', '{"seat": 1, "text": "R2Y3G10B8@7F", "by": "bot"}'),
	('q7w4kr4dapcsd343', 27, 1795011769910, 'came', '{"text": "draw G9Y5R2Y1"}'),
	('q7w4kr4dapcsd343', 32, 1795011770083, 'did', '{"seat": 0, "text": "R7Y10B6Y3@5H", "by": "player"}'),
	('q7w4kr4dapcsd343', 33, 1795011770083, 'came', '{"text": "draw Y2B11R5G6"}'),
	('q7w4kr4dapcsd343', 34, 1795011770738, 'did', '{"seat": 1, "text": "B11G10R7G12@8I", "by": "bot"}'),
	('q7w4kr4dapcsd343', 35, 1795011770738, 'came', '{"text": "draw Y7G12B11G5"}'),
	('2682ibnhddkpp6ja', 55, 1795011771010, 'away', '{"began": 1795011769110, "ended": 1795011770468}'),
	('q7w4kr4dapcsd343', 48, 1795011771245, 'did', '{"seat": 0, "text": "R3G2Y12B4@7J", "by": "player"}'),
	('q7w4kr4dapcsd343', 49, 1795011771245, 'came', '{"text": "draw G1Y2B8Y12"}'),
	('2682ibnhddkpp6ja', 56, 1795011771996, 'away', '{"began": 1795011770468, "ended": 1795011771474}'),
	('q7w4kr4dapcsd343', 56, 1795011772007, 'did', '{"seat": 0, "text": "B5R9G12R3@8D", "by": "player"}'),
	('q7w4kr4dapcsd343', 57, 1795011772007, 'came', '{"text": "draw G12R11B1R5"}'),
	('q7w4kr4dapcsd343', 68, 1795011772663, 'did', '{"seat": 0, "text": "G1Y2B8Y12@1F", "by": "player"}'),
	('q7w4kr4dapcsd343', 69, 1795011772663, 'came', '{"text": "draw R2G4G6Y7"}'),
	('q7w4kr4dapcsd343', 76, 1795011772902, 'did', '{"seat": 0, "text": "G12R11B1R5@10A", "by": "player"}'),
	('q7w4kr4dapcsd343', 77, 1795011772902, 'came', '{"text": "draw R6G8Y1R11"}'),
	('q7w4kr4dapcsd343', 78, 1795011772947, 'did', '{"seat": 1, "text": "R11Y5B8B2@1E", "by": "bot"}'),
	('q7w4kr4dapcsd343', 79, 1795011772947, 'came', '{"text": "draw B10Y3G2R6"}'),
	('q7w4kr4dapcsd343', 80, 1795011773011, 'did', '{"seat": 0, "text": "R9Y10B12R1@8L", "by": "player"}'),
	('q7w4kr4dapcsd343', 81, 1795011773011, 'came', '{"text": "draw Y2B4R7B12"}'),
	('q7w4kr4dapcsd343', 86, 1795011773247, 'did', '{"seat": 1, "text": "Y8B12G4B6@6D", "by": "bot"}'),
	('q7w4kr4dapcsd343', 87, 1795011773247, 'came', '{"text": "draw B9B2R1Y5"}'),
	('q7w4kr4dapcsd343', 90, 1795011773386, 'did', '{"seat": 1, "text": "B10B5Y11R7@5D", "by": "bot"}'),
	('q7w4kr4dapcsd343', 91, 1795011773386, 'came', '{"text": "draw G10R12Y2B1"}'),
	('q7w4kr4dapcsd343', 92, 1795011773482, 'did', '{"seat": 0, "text": "Y2B11R5G6@1D", "by": "player"}'),
	('q7w4kr4dapcsd343', 93, 1795011773482, 'came', '{"text": "draw B2B10G9R1"}'),
	('q7w4kr4dapcsd343', 104, 1795011774047, 'did', '{"seat": 0, "text": "G7B11R4Y9@2C", "by": "player"}'),
	('q7w4kr4dapcsd343', 105, 1795011774047, 'came', '{"text": "draw R11Y7Y3B2"}'),
	('q7w4kr4dapcsd343', 110, 1795011774260, 'did', '{"seat": 1, "text": "Y3Y8B9G1@2B", "by": "bot"}'),
	('q7w4kr4dapcsd343', 111, 1795011774260, 'came', '{"text": "draw Y10Y6G1R8"}'),
	('q7w4kr4dapcsd343', 112, 1795011774361, 'did', '{"seat": 0, "text": "G12B2Y8G7@7K", "by": "player"}'),
	('q7w4kr4dapcsd343', 113, 1795011774361, 'came', '{"text": "draw R6G5G7B11"}'),
	('q7w4kr4dapcsd343', 122, 1795011775308, 'did', '{"seat": 1, "text": "R5B6G7R3@4K", "by": "bot"}'),
	('q7w4kr4dapcsd343', 123, 1795011775308, 'came', '{"text": "draw Y8R6B3B4"}'),
	('2682ibnhddkpp6ja', 58, 1795011775518, 'away', '{"began": 1795011774852, "ended": 1795011775498}'),
	('q7w4kr4dapcsd343', 126, 1795011775542, 'did', '{"seat": 1, "text": "Y8R6B3B4@8G", "by": "bot"}'),
	('q7w4kr4dapcsd343', 127, 1795011775542, 'came', '{"text": "draw B3Y8G6Y5"}'),
	('c737bkdkdqtua3my', 61, 1795011775707, 'away', '{"began": 1795011774852, "ended": 1795011775498}'),
	('q7w4kr4dapcsd343', 130, 1795011775880, 'did', '{"seat": 1, "text": "Y9R6B7Y8@10E", "by": "bot"}'),
	('q7w4kr4dapcsd343', 131, 1795011775880, 'came', '{"text": "draw Y5Y4G8B7"}'),
	('q7w4kr4dapcsd343', 132, 1795011776529, 'did', '{"seat": 0, "text": "R12G6B5R9@10L", "by": "player"}'),
	('q7w4kr4dapcsd343', 133, 1795011776529, 'came', '{"text": "draw G2R5Y6Y3"}'),
	('q7w4kr4dapcsd343', 136, 1795011776587, 'did', '{"seat": 0, "text": "B7R3R8G11@11A", "by": "player"}'),
	('q7w4kr4dapcsd343', 137, 1795011776587, 'came', '{"text": "draw B11B9R12G2"}'),
	('q7w4kr4dapcsd343', 144, 1795011776762, 'did', '{"seat": 0, "text": "B11B9R12G2@6B", "by": "player"}'),
	('q7w4kr4dapcsd343', 145, 1795011776762, 'came', '{"text": "draw B7G11Y1G12"}'),
	('trc62dzjjq7j2vk8', 72, 1795011778279, 'away', '{"began": 1795011775498, "ended": 1795011776713}'),
	('q7w4kr4dapcsd343', 152, 1795011778648, 'did', '{"seat": 0, "text": "B2B10G9R1@3B", "by": "player"}'),
	('q7w4kr4dapcsd343', 153, 1795011778648, 'came', '{"text": "draw Y6R11R1G2"}'),
	('q7w4kr4dapcsd343', 154, 1795011778818, 'did', '{"seat": 1, "text": "B9B2R1Y5@3E", "by": "bot"}'),
	('q7w4kr4dapcsd343', 155, 1795011778818, 'came', '{"text": "draw G8R7Y12G10"}'),
	('q7w4kr4dapcsd343', 158, 1795011778973, 'did', '{"seat": 1, "text": "G8R7Y12G10@10N", "by": "bot"}'),
	('q7w4kr4dapcsd343', 159, 1795011778973, 'came', '{"text": "draw Y12R4B6R9"}'),
	('q7w4kr4dapcsd343', 161, 1795011779097, 'did', '{"seat": 1, "text": "B8Y12G11B5@9N", "by": "bot"}'),
	('2682ibnhddkpp6ja', 60, 1795011779969, 'away', '{"began": 1795011776713, "ended": 1795011779085}'),
	('w8s249q2qketqsjg', 83, 1795011780368, 'away', '{"began": 1795011776713, "ended": 1795011779085}'),
	('c737bkdkdqtua3my', 63, 1795011780743, 'away', '{"began": 1795011776713, "ended": 1795011779085}'),
	('q7w4kr4dapcsd343', 167, 1795011780872, 'did', '{"seat": 1, "text": "Y10R1R12B7@11M", "by": "bot"}'),
	('q7w4kr4dapcsd343', 171, 1795011781067, 'did', '{"seat": 1, "text": "R12B7Y6B10@10G", "by": "bot"}'),
	('q7w4kr4dapcsd343', 172, 1795011781067, 'ended', '{"why": "over", "seed": "f8dec9d7fa91f8788d1824ab4b6576057fdeb8c27c365bd58a7a635b77c517e2"}'),
	('q7w4kr4dapcsd343', 174, 1795011781347, 'reckoned', '{"seat": 0, "text": "", "answer": 0, "points": 584, "right": false, "operations": ["add"]}'),
	('2682ibnhddkpp6ja', 61, 1795011781446, 'away', '{"began": 1795011779085, "ended": 1795011781127}'),
	('gycqskujmw6eh49v', 3, 1795011781787, 'sat', '{"seat": 0, "guest": "h3xewfbxk9sgef36ct93", "name": "Ada", "nonce": "7be333c556be546839d0506d0314cc49"}'),
	('gycqskujmw6eh49v', 4, 1795011781787, 'started', '{"nonces": ["7be333c556be546839d0506d0314cc49", "b681162f3e0d3180e32a6d41ea711cca", "", ""]}'),
	('gycqskujmw6eh49v', 5, 1795011781787, 'came', '{"text": "draw G1B8Y7Y4"}'),
	('gycqskujmw6eh49v', 6, 1795011781787, 'came', '{"text": "draw Y9R6B7Y8"}'),
	('gycqskujmw6eh49v', 7, 1795011781787, 'came', '{"text": "draw B11G10R7G12"}'),
	('gycqskujmw6eh49v', 8, 1795011781787, 'came', '{"text": "draw R10B3Y2R8"}'),
	('gycqskujmw6eh49v', 9, 1795011781787, 'came', '{"text": "draw R1G3Y5Y12"}'),
	('gycqskujmw6eh49v', 10, 1795011781787, 'came', '{"text": "draw Y6Y7R5G10"}'),
	('gycqskujmw6eh49v', 11, 1795011781787, 'came', '{"text": "draw G9Y5R2Y1"}'),
	('gycqskujmw6eh49v', 12, 1795011781787, 'came', '{"text": "draw B11B9R12G2"}'),
	('gycqskujmw6eh49v', 13, 1795011781787, 'came', '{"text": "draw G8R1B7G9"}'),
	('gycqskujmw6eh49v', 14, 1795011781787, 'came', '{"text": "draw R7Y10B6Y3"}'),
	('gycqskujmw6eh49v', 15, 1795011781787, 'came', '{"text": "draw G2R5Y6Y3"}'),
	('q7w4kr4dapcsd343', 46, 1795011771159, 'did', '{"seat": 1, "text": "Y4R7B1G3@8K", "by": "bot"}'),
	('q7w4kr4dapcsd343', 47, 1795011771159, 'came', '{"text": "draw G7R3B5Y10"}'),
	('q7w4kr4dapcsd343', 58, 1795011772362, 'did', '{"seat": 1, "text": "G7R3B5Y10@9D", "by": "bot"}'),
	('q7w4kr4dapcsd343', 59, 1795011772362, 'came', '{"text": "draw Y9R6B7Y8"}'),
	('trc62dzjjq7j2vk8', 70, 1795011772923, 'away', '{"began": 1795011771474, "ended": 1795011772860}'),
	('c737bkdkdqtua3my', 60, 1795011773032, 'away', '{"began": 1795011771474, "ended": 1795011772860}'),
	('q7w4kr4dapcsd343', 88, 1795011773360, 'did', '{"seat": 0, "text": "R4G1B2Y11@5F", "by": "player"}'),
	('q7w4kr4dapcsd343', 89, 1795011773360, 'came', '{"text": "draw G7B11R4Y9"}'),
	('q7w4kr4dapcsd343', 98, 1795011773850, 'did', '{"seat": 1, "text": "Y5R12G8R4@8C", "by": "bot"}'),
	('q7w4kr4dapcsd343', 99, 1795011773850, 'came', '{"text": "draw Y11G9G3R10"}'),
	('q7w4kr4dapcsd343', 116, 1795011774578, 'did', '{"seat": 0, "text": "R11Y7Y3B2@5J", "by": "player"}'),
	('q7w4kr4dapcsd343', 117, 1795011774578, 'came', '{"text": "draw G3B4R11G8"}'),
	('q7w4kr4dapcsd343', 124, 1795011775509, 'did', '{"seat": 0, "text": "R8G5B12G11@3G", "by": "player"}'),
	('q7w4kr4dapcsd343', 125, 1795011775509, 'came', '{"text": "draw R12G6B5R9"}'),
	('q7w4kr4dapcsd343', 134, 1795011776560, 'did', '{"seat": 1, "text": "Y5Y4G8B7@11D", "by": "bot"}'),
	('q7w4kr4dapcsd343', 135, 1795011776560, 'came', '{"text": "draw G4B6R9B3"}'),
	('q7w4kr4dapcsd343', 148, 1795011777230, 'did', '{"seat": 0, "text": "B7G11Y1G12@10M", "by": "player"}'),
	('q7w4kr4dapcsd343', 149, 1795011777230, 'came', '{"text": "draw G11R2R6B10"}'),
	('w8s249q2qketqsjg', 82, 1795011778654, 'away', '{"began": 1795011775498, "ended": 1795011776713}'),
	('q7w4kr4dapcsd343', 165, 1795011780804, 'did', '{"seat": 1, "text": "Y12R4B6R9@11N", "by": "bot"}'),
	('q7w4kr4dapcsd343', 173, 1795011781160, 'reckoned', '{"seat": 0, "text": "", "answer": 0, "points": 584, "right": false, "operations": ["add"]}');
INSERT INTO public.events VALUES
	('w8s249q2qketqsjg', 84, 1795011781710, 'away', '{"began": 1795011779085, "ended": 1795011781127}'),
	('2682ibnhddkpp6ja', 63, 1795011782485, 'asked', '{"seat": 0, "what": "pause"}'),
	('trdhvegtrjf3fur9', 2, 1795011783740, 'sat', '{"seat": 0, "guest": "h3xewfbxk9sgef36ct93", "name": "Ada", "nonce": "a1b880878120765e6317bae31f19cb5f"}'),
	('gycqskujmw6eh49v', 37, 1795011784494, 'away', '{"began": 1795011782005, "ended": 1795011783325}'),
	('c737bkdkdqtua3my', 76, 1795011796621, 'away', '{"began": 1795011794980, "ended": 1795011796105}'),
	('w8s249q2qketqsjg', 98, 1795011797222, 'away', '{"began": 1795011796105, "ended": 1795011796993}'),
	('2682ibnhddkpp6ja', 76, 1795011798790, 'away', '{"began": 1795011797549, "ended": 1795011798562}'),
	('trc62dzjjq7j2vk8', 89, 1795011800278, 'away', '{"began": 1795011798562, "ended": 1795011800148}'),
	('trc62dzjjq7j2vk8', 90, 1795011801294, 'away', '{"began": 1795011800148, "ended": 1795011801210}'),
	('c737bkdkdqtua3my', 80, 1795011801558, 'away', '{"began": 1795011800148, "ended": 1795011801210}'),
	('trc62dzjjq7j2vk8', 93, 1795011806879, 'away', '{"began": 1795011805397, "ended": 1795011806381}'),
	('w8s249q2qketqsjg', 105, 1795011807714, 'away', '{"began": 1795011806381, "ended": 1795011807552}'),
	('gycqskujmw6eh49v', 16, 1795011781787, 'came', '{"text": "draw Y11G9G3R10"}'),
	('gycqskujmw6eh49v', 17, 1795011781787, 'came', '{"text": "draw R4Y9G3R2"}'),
	('gycqskujmw6eh49v', 18, 1795011781787, 'came', '{"text": "draw R3G2Y12B4"}'),
	('gycqskujmw6eh49v', 19, 1795011781787, 'came', '{"text": "draw R5G7Y3G6"}'),
	('gycqskujmw6eh49v', 20, 1795011781787, 'came', '{"text": "draw G7B11R4Y9"}'),
	('gycqskujmw6eh49v', 21, 1795011781787, 'came', '{"text": "draw B7R3R8G11"}'),
	('gycqskujmw6eh49v', 22, 1795011781787, 'came', '{"text": "draw B9G10G5R7"}'),
	('gycqskujmw6eh49v', 23, 1795011781787, 'came', '{"text": "draw Y7G12B11G5"}'),
	('gycqskujmw6eh49v', 24, 1795011781787, 'came', '{"text": "draw Y3Y8B9G1"}'),
	('gycqskujmw6eh49v', 25, 1795011781787, 'came', '{"text": "draw B12G2Y4B1"}'),
	('gycqskujmw6eh49v', 26, 1795011781787, 'came', '{"text": "draw Y12R4B6R9"}'),
	('gycqskujmw6eh49v', 27, 1795011781787, 'came', '{"text": "draw B9B2R1Y5"}'),
	('gycqskujmw6eh49v', 28, 1795011781787, 'came', '{"text": "draw R9Y10B12R1"}'),
	('2682ibnhddkpp6ja', 64, 1795011783582, 'away', '{"began": 1795011782005, "ended": 1795011783325}'),
	('c737bkdkdqtua3my', 66, 1795011784455, 'away', '{"began": 1795011782005, "ended": 1795011783325}'),
	('trc62dzjjq7j2vk8', 77, 1795011785476, 'away', '{"began": 1795011783325, "ended": 1795011785066}'),
	('c737bkdkdqtua3my', 67, 1795011785689, 'away', '{"began": 1795011783325, "ended": 1795011785066}'),
	('c737bkdkdqtua3my', 68, 1795011788191, 'away', '{"began": 1795011785066, "ended": 1795011786641}'),
	('2682ibnhddkpp6ja', 68, 1795011790414, 'away', '{"began": 1795011789590, "ended": 1795011790225}'),
	('w8s249q2qketqsjg', 91, 1795011790710, 'away', '{"began": 1795011789590, "ended": 1795011790225}'),
	('gycqskujmw6eh49v', 42, 1795011791330, 'away', '{"began": 1795011790225, "ended": 1795011791102}'),
	('gycqskujmw6eh49v', 45, 1795011794679, 'away', '{"began": 1795011793461, "ended": 1795011794101}'),
	('c737bkdkdqtua3my', 75, 1795011795669, 'away', '{"began": 1795011794101, "ended": 1795011794980}'),
	('2682ibnhddkpp6ja', 75, 1795011797051, 'away', '{"began": 1795011796105, "ended": 1795011796993}'),
	('w8s249q2qketqsjg', 100, 1795011800506, 'away', '{"began": 1795011798562, "ended": 1795011800148}'),
	('gycqskujmw6eh49v', 54, 1795011807209, 'away', '{"began": 1795011805397, "ended": 1795011806381}'),
	('2682ibnhddkpp6ja', 82, 1795011807653, 'away', '{"began": 1795011806381, "ended": 1795011807552}'),
	('trc62dzjjq7j2vk8', 75, 1795011782326, 'away', '{"began": 1795011781127, "ended": 1795011782005}'),
	('trc62dzjjq7j2vk8', 76, 1795011783679, 'away', '{"began": 1795011782005, "ended": 1795011783325}'),
	('53ui75avwebyw9us', 1, 1795011784518, 'created', '{"game": "castle", "options": {"players": 2, "scoring": "centres"}, "seats": [{"kind": "me", "kept": "h3xewfbxk9sgef36ct93", "name": "Ada"}, {"kind": "bot", "level": "greedy", "name": "greedy"}], "settings": {"per_move": null, "per_game": null, "handicap": null, "listed": false, "hints": true, "reckon": "end", "pace": "normal"}, "host": "h3xewfbxk9sgef36ct93", "commitment": "854354e52fc2ae7f1b940e650900675c2cd0e7a2d1de74fbb55b4f7c9d2f228d"}'),
	('gycqskujmw6eh49v', 40, 1795011788835, 'away', '{"began": 1795011786641, "ended": 1795011788578}'),
	('c737bkdkdqtua3my', 72, 1795011793079, 'away', '{"began": 1795011791542, "ended": 1795011792210}'),
	('w8s249q2qketqsjg', 94, 1795011793657, 'away', '{"began": 1795011792210, "ended": 1795011793461}'),
	('2682ibnhddkpp6ja', 72, 1795011794284, 'away', '{"began": 1795011793461, "ended": 1795011794101}'),
	('c737bkdkdqtua3my', 74, 1795011794539, 'away', '{"began": 1795011793461, "ended": 1795011794101}'),
	('trc62dzjjq7j2vk8', 85, 1795011795150, 'away', '{"began": 1795011794101, "ended": 1795011794980}'),
	('w8s249q2qketqsjg', 97, 1795011796555, 'away', '{"began": 1795011794980, "ended": 1795011796105}'),
	('gycqskujmw6eh49v', 48, 1795011797335, 'away', '{"began": 1795011796105, "ended": 1795011796993}'),
	('w8s249q2qketqsjg', 102, 1795011802038, 'away', '{"began": 1795011801210, "ended": 1795011801974}'),
	('trc62dzjjq7j2vk8', 92, 1795011806036, 'away', '{"began": 1795011804523, "ended": 1795011805397}');


--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guests VALUES
	('h3xewfbxk9sgef36ct93', 'Ada', NULL, 1795011621263, 1795011621263, '0', NULL),
	('9e3y2zr5st49gvywcih5', 'Ben', NULL, 1795011621315, 1795011621315, '0', NULL),
	('iwfjie5ekibb2t43czcp', 'Cleo', NULL, 1795011621373, 1795011621373, '0', NULL);


--
-- Data for Name: leases; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.leases VALUES
	('probe a24bc7529bdddbd6', 'probe a24bc7529bdddbd6', 1795011620983),
	('q7w4kr4dapcsd343', '8e70e86d080025c9', 1795011782259),
	('exvsw2ewe479rs78', '8e70e86d080025c9', 1795011646341),
	('cxhquye472wwpnj2', '8e70e86d080025c9', 1795011652831),
	('wxh7v2bez3kceeqa', '8e70e86d080025c9', 1795011662738),
	('2682ibnhddkpp6ja', '8e70e86d080025c9', 1795011847356),
	('c737bkdkdqtua3my', '8e70e86d080025c9', 1795011847394),
	('trc62dzjjq7j2vk8', '8e70e86d080025c9', 1795011847808),
	('w8s249q2qketqsjg', '8e70e86d080025c9', 1795011848037),
	('gycqskujmw6eh49v', '8e70e86d080025c9', 1795011848045),
	('cpnrvwv7y2va2c8n', '8e70e86d080025c9', 1795011737096);


--
-- Data for Name: places; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.places VALUES
	('c737bkdkdqtua3my', 1, '9e3y2zr5st49gvywcih5', 1795011837850),
	('c737bkdkdqtua3my', 0, 'h3xewfbxk9sgef36ct93', 1795011839952),
	('q7w4kr4dapcsd343', 0, 'h3xewfbxk9sgef36ct93', 1795011842056),
	('gycqskujmw6eh49v', 1, '9e3y2zr5st49gvywcih5', 1795011842144),
	('gycqskujmw6eh49v', 0, 'h3xewfbxk9sgef36ct93', 1795011844302),
	('trdhvegtrjf3fur9', 1, '9e3y2zr5st49gvywcih5', 1795011844363),
	('trdhvegtrjf3fur9', 0, 'h3xewfbxk9sgef36ct93', 1795011846477),
	('7ebp8kh8iztcfhf4', 0, 'h3xewfbxk9sgef36ct93', 1795011786469),
	('7ebp8kh8iztcfhf4', 1, '9e3y2zr5st49gvywcih5', 1795011788083),
	('exvsw2ewe479rs78', 0, 'h3xewfbxk9sgef36ct93', 1795011790334),
	('2682ibnhddkpp6ja', 1, '9e3y2zr5st49gvywcih5', 1795011803168),
	('2682ibnhddkpp6ja', 0, 'h3xewfbxk9sgef36ct93', 1795011805271),
	('cxhquye472wwpnj2', 0, 'h3xewfbxk9sgef36ct93', 1795011808166),
	('trc62dzjjq7j2vk8', 1, '9e3y2zr5st49gvywcih5', 1795011812735),
	('trc62dzjjq7j2vk8', 0, 'h3xewfbxk9sgef36ct93', 1795011814923),
	('wxh7v2bez3kceeqa', 0, 'h3xewfbxk9sgef36ct93', 1795011817577),
	('w8s249q2qketqsjg', 1, '9e3y2zr5st49gvywcih5', 1795011820050),
	('w8s249q2qketqsjg', 0, 'h3xewfbxk9sgef36ct93', 1795011822323),
	('cpnrvwv7y2va2c8n', 0, 'h3xewfbxk9sgef36ct93', 1795011825003);


--
-- Data for Name: pupils; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pupils VALUES
	('YM6RHH', 'h3xewfbxk9sgef36ct93', 'Ada', 1, 0, '7ebp8kh8iztcfhf4', 1795011786258),
	('YM6RHH', '9e3y2zr5st49gvywcih5', 'Ben', 1, 1, '7ebp8kh8iztcfhf4', 1795011787715);


--
-- Data for Name: secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secrets VALUES
	('cookies', '6fcb583bcfd638066fd65c8da7f456ca917b6e4e3d6fa373d7106fd4626ef55c'),
	('push', 'ViOufXYcbzJkIvxrBmsVXDkxyem8lq_jLREqzn4l2hA');


--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES
	('53ui75avwebyw9us', 'castle', 'waiting', false, 'h3xewfbxk9sgef36ct93', '50c94f2e6dda3e153394711a0860868ce03a56705e7f54efecb90b0243384264', 1, NULL, 1795011784518, 1795011784518),
	('exvsw2ewe479rs78', 'castle', 'over', false, 'h3xewfbxk9sgef36ct93', 'bf58b5e62b2023107ef8653f0c93675aa3cf44053f63085e07ebd1976dee1b68', 89, NULL, 1795011621462, 1795011784531),
	('gycqskujmw6eh49v', 'mathmagic', 'playing', true, 'h3xewfbxk9sgef36ct93', '7236980044f999b5cd16806ec5cebde2eb8dc2ab954176986eef4262732276a6', 76, 1795098222624, 1795011781648, 1795011837224),
	('cxhquye472wwpnj2', 'hexago', 'over', false, 'h3xewfbxk9sgef36ct93', '3fa5657a5ff4cc6e9deb4ef7a21a85da81021ecbe761aca52ba94072f18763c7', 50, NULL, 1795011645314, 1795011652243),
	('wxh7v2bez3kceeqa', 'hexamino', 'over', false, 'h3xewfbxk9sgef36ct93', '9199b66d26fde510c3304394ad398fab405ba87f93e7de3c44b2a05a9dc59f85', 130, NULL, 1795011652543, 1795011661948),
	('cpnrvwv7y2va2c8n', 'mathable', 'over', false, 'h3xewfbxk9sgef36ct93', 'cedeedf5352186a989d1d5fda939585ad77d74ec00c08397a96b79285b274439', 351, NULL, 1795011662275, 1795011736309),
	('2682ibnhddkpp6ja', 'castle', 'playing', true, 'h3xewfbxk9sgef36ct93', 'e4b359dab54e4005024a9258c95cbbcdf6e5c30b810447524695503be75b7cb5', 103, 1795098140550, 1795011645106, 1795011837034),
	('trc62dzjjq7j2vk8', 'hexago', 'playing', true, 'h3xewfbxk9sgef36ct93', 'efab2e5eb3399388a0cb1b6ae6c9505f3ff3bbab61b7d06e7235cb1b71c48ffb', 115, 1795098147758, 1795011652283, 1795011837149),
	('w8s249q2qketqsjg', 'hexamino', 'playing', true, 'h3xewfbxk9sgef36ct93', 'db60114d940e2c92a3435301c365b6a065570a417878c669c24d70422f6ee978', 126, 1795098157479, 1795011661982, 1795011837194),
	('c737bkdkdqtua3my', 'mathable', 'playing', true, 'h3xewfbxk9sgef36ct93', 'b637ade9d6d1310f6c8db81de581f6c21e0c484e9648ece70e8f136300037b32', 105, 1795098214569, 1795011737159, 1795011837201),
	('q7w4kr4dapcsd343', 'mathmagic', 'over', false, 'h3xewfbxk9sgef36ct93', 'f8dec9d7fa91f8788d1824ab4b6576057fdeb8c27c365bd58a7a635b77c517e2', 174, NULL, 1795011738108, 1795011781347),
	('trdhvegtrjf3fur9', 'hexago', 'over', false, 'h3xewfbxk9sgef36ct93', 'bf813cb9a3314e0733e1d9ffa600e8b05bf117bb0e95913af1a934ca49ad4be7', 17, NULL, 1795011783603, 1795011784465),
	('7ebp8kh8iztcfhf4', 'hexago', 'playing', false, 'class YM6RHH', '6b31e1d0071c2eaca427672f441fa797f74978c60e307972225a104a1790da31', 15, NULL, 1795011786070, 1795011788083);


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: uptimes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.uptimes VALUES
	(1795011745354, 1795011748569),
	(1795011749248, 1795011750021),
	(1795011750816, 1795011750816),
	(1795011751949, 1795011751949),
	(1795011753809, 1795011753809),
	(1795011756663, 1795011756663),
	(1795011758586, 1795011758586),
	(1795011759745, 1795011759745),
	(1795011760770, 1795011760770),
	(1795011762024, 1795011762024),
	(1795011764057, 1795011764057),
	(1795011766272, 1795011766272),
	(1795011768266, 1795011768266),
	(1795011769110, 1795011769110),
	(1795011770468, 1795011770468),
	(1795011771474, 1795011771474),
	(1795011643769, 1795011694210),
	(1795011772860, 1795011774852),
	(1795011775498, 1795011775498),
	(1795011776713, 1795011776713),
	(1795011779085, 1795011779085),
	(1795011781127, 1795011781127),
	(1795011782005, 1795011782005),
	(1795011783325, 1795011783325),
	(1795011785066, 1795011785066),
	(1795011786641, 1795011786641),
	(1795011788578, 1795011789590),
	(1795011790225, 1795011790225),
	(1795011791102, 1795011791542),
	(1795011792210, 1795011792210),
	(1795011694821, 1795011703650),
	(1795011704516, 1795011704516),
	(1795011705273, 1795011705273),
	(1795011793461, 1795011793461),
	(1795011794101, 1795011794101),
	(1795011794980, 1795011794980),
	(1795011796105, 1795011796105),
	(1795011796993, 1795011797549),
	(1795011798562, 1795011798562),
	(1795011800148, 1795011800148),
	(1795011801210, 1795011801210),
	(1795011836916, 1795011846569),
	(1795011705933, 1795011710849),
	(1795011711538, 1795011713654),
	(1795011801974, 1795011804523),
	(1795011805397, 1795011805397),
	(1795011620763, 1795011640773),
	(1795011806381, 1795011806381),
	(1795011807552, 1795011807552),
	(1795011808366, 1795011808366),
	(1795011641575, 1795011642874),
	(1795011808981, 1795011808981),
	(1795011809687, 1795011811250),
	(1795011714322, 1795011721438),
	(1795011722144, 1795011722144),
	(1795011723342, 1795011723342),
	(1795011724114, 1795011724114),
	(1795011725075, 1795011725075),
	(1795011726798, 1795011726798),
	(1795011728306, 1795011728306),
	(1795011729302, 1795011729302),
	(1795011730461, 1795011730461),
	(1795011811945, 1795011814918),
	(1795011731153, 1795011733820),
	(1795011734450, 1795011734450),
	(1795011735546, 1795011735546),
	(1795011736152, 1795011736152),
	(1795011737413, 1795011737413),
	(1795011738190, 1795011738190),
	(1795011739109, 1795011739109),
	(1795011739750, 1795011739750),
	(1795011815635, 1795011815635),
	(1795011816557, 1795011816557),
	(1795011740395, 1795011741893),
	(1795011742501, 1795011742501),
	(1795011743151, 1795011743151),
	(1795011744492, 1795011744492),
	(1795011817917, 1795011822525),
	(1795011823263, 1795011823263),
	(1795011825075, 1795011825075),
	(1795011826245, 1795011826245),
	(1795011827262, 1795011827262),
	(1795011828920, 1795011828920),
	(1795011829719, 1795011830310),
	(1795011831286, 1795011831286),
	(1795011832376, 1795011832376),
	(1795011833192, 1795011833192),
	(1795011834201, 1795011834201),
	(1795011834996, 1795011834996),
	(1795011835609, 1795011835609),
	(1795011836221, 1795011836221);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: classes classes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.classes
    ADD CONSTRAINT classes_pkey PRIMARY KEY (code);


--
-- Name: ended_sessions ended_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ended_sessions
    ADD CONSTRAINT ended_sessions_pkey PRIMARY KEY (guest, session);


--
-- Name: events events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY ("table", seq);


--
-- Name: guests guests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);


--
-- Name: guests guests_recovery_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_recovery_key UNIQUE (recovery);


--
-- Name: leases leases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY ("table");


--
-- Name: pupils one_pupil_a_seat; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pupils
    ADD CONSTRAINT one_pupil_a_seat UNIQUE (code, number, seat);


--
-- Name: places places_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pkey PRIMARY KEY ("table", seat);


--
-- Name: pupils pupils_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pupils
    ADD CONSTRAINT pupils_pkey PRIMARY KEY (code, guest);


--
-- Name: secrets secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);


--
-- Name: subscriptions subscriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (hash);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: tokens tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);


--
-- Name: uptimes uptimes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.uptimes
    ADD CONSTRAINT uptimes_pkey PRIMARY KEY (began);


--
-- Name: ix_classes_teacher; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_classes_teacher ON public.classes USING btree (teacher);


--
-- Name: ix_guests_signed_out; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_guests_signed_out ON public.guests USING btree (signed_out);


--
-- Name: ix_places_guest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_places_guest ON public.places USING btree (guest);


--
-- Name: ix_pupils_guest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_pupils_guest ON public.pupils USING btree (guest);


--
-- Name: ix_subscriptions_guest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_subscriptions_guest ON public.subscriptions USING btree (guest);


--
-- Name: ix_tokens_guest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tokens_guest ON public.tokens USING btree (guest);


--
-- Name: tables_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_due ON public.tables USING btree (due);


--
-- Name: tables_in_lobby; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_in_lobby ON public.tables USING btree (phase, listed, touched);


--
-- Name: ended_sessions ended_sessions_guest_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ended_sessions
    ADD CONSTRAINT ended_sessions_guest_fkey FOREIGN KEY (guest) REFERENCES public.guests(id) ON DELETE CASCADE;


--
-- Name: events events_table_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: places places_table_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: pupils pupils_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pupils
    ADD CONSTRAINT pupils_code_fkey FOREIGN KEY (code) REFERENCES public.classes(code) ON DELETE CASCADE;


--
-- Name: subscriptions subscriptions_guest_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_guest_fkey FOREIGN KEY (guest) REFERENCES public.guests(id) ON DELETE CASCADE;


--
-- Name: tokens tokens_guest_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_guest_fkey FOREIGN KEY (guest) REFERENCES public.guests(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


