CREATE TABLE "feedback" (
	"serial_no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_serial_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" text,
	"sub" text,
	"acting_reason" text,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"wants_answer" boolean NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"view" text,
	"fault_request_id" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_kind" CHECK ("feedback"."kind" in ('praise', 'idea', 'fault', 'question')),
	CONSTRAINT "feedback_email" CHECK ("feedback"."wants_answer" = ("feedback"."email" is not null))
);
--> statement-breakpoint
CREATE TABLE "survey_answer" (
	"answer_no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_answer_answer_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" text,
	"sub" text,
	"acting_reason" text,
	"score" integer NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_answer_score" CHECK ("survey_answer"."score" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"mail" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"fault" text,
	CONSTRAINT "outbox_message_state" CHECK ("outbox_message"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "idempotency_record" DROP CONSTRAINT "idempotency_record_actor_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_record" ADD PRIMARY KEY ("key");--> statement-breakpoint
ALTER TABLE "idempotency_record" ALTER COLUMN "status" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "survey_answer_customer" ON "survey_answer" USING btree ("customer_id","received_at");--> statement-breakpoint
CREATE INDEX "outbox_message_due" ON "outbox_message" USING btree ("due_at") WHERE "outbox_message"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_message_age" ON "outbox_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_record_age" ON "idempotency_record" USING btree ("created_at");