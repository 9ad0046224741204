from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as HC
W, H = 612, 792
d = Doc("case_management_schedule"); c = canvas.Canvas(d.name + ".pdf", pagesize=(W, H))
C, CB = "Courier", "Courier-Bold"
c.setFont(CB, 11); c.drawCentredString(W / 2, 745, "IN THE COMMERCIAL COURT OF EASTMARCH"); c.setFont(C, 9)
c.drawCentredString(W / 2, 731, "Case No. CC-2024-00317"); c.drawCentredString(W / 2, 714, "Tarn Valley Rugby Union Ltd  v.  Skyline Charter Airways plc")
c.setFont(CB, 10); c.drawCentredString(W / 2, 692, "SCHEDULE OF STEPS (ANNEX TO ORDER OF 6 MAY 2024)")
t = Tab(c, d, 1, 60, 116, [30, 200, 92, 92, 78], "clllc", H, "Times-Roman", "Times-Bold", 9.5, px=4, py=3)
t.row(["", "Step", "Responsible", "Date", "Rule"], b=1, a="c")
st = [("Amended particulars of claim", "Claimant", "24 May 2024", "17.1"), ("Defence and any counterclaim", "Defendant", "21 June 2024", "15.4"), ("Reply and defence to counterclaim, if one is filed", "Claimant", "12 July 2024", "15.8"),
      ("Disclosure by list; electronic documents in native form", "Both parties", "9 August 2024", "31.10"), ("Inspection", "Both parties", "23 August 2024", "31.15"), ("Exchange of witness statements of fact", "Both parties, same time", "27 September 2024", "32.4"),
      ("Expert report on aircraft availability", "Joint expert (Capt. L. Moreau)", "18 October 2024", "35.7"), ("Written questions to the expert", "Both parties", "1 November 2024", "35.6"), ("Answers of the expert", "Joint expert", "22 November 2024", "35.6"),
      ("Pre-trial checklist and fee", "Claimant", "6 December 2024", "29.6"), ("Pre-trial review, by video", "Court", "17 January 2025, 10:30", "29.7"), ("Bundle, agreed and paginated", "Claimant", "31 January 2025", "39.5"), ("Skeleton arguments", "Both parties", "7 February 2025", ""), ("Trial (three days, one in reserve)", "Court", "Window opening 17 February 2025", "39")]
for i, r in enumerate(st): t.row([f"{i+1}.", *r])
t.layout(); t.hl(0, .5); t.hl(1, .5); t.hl(len(t.rows), .5)
for k in range(6): t.vl(k, w=.5)
t.text()
y = para(c, "Either party may apply to vary a step on three days' notice. Steps 8 and 9 fall away if no questions are put.", 60, H - t.bottom - 16, 492, "Times-Roman", 10, 12)
c.setFont("Times-Bold", 10); c.drawString(60, y - 8, "Trial timetable (hours)")
t = Tab(c, d, 1, 60, H - y + 18, [190, 60, 60, 60, 70], "ldddd", H, "Times-Roman", "Times-Bold", 9.5, py=2)
t.row(["", "Day 1", "Day 2", "Day 3", "Total"], b=1)
rows = [("Opening submissions", 1.5, 0, 0), ("Claimant's witnesses (Odell, Pask)", 3, 1.25, 0), ("Defendant's witnesses (Ruiz)", 0, 2.75, .5), ("Expert", 0, .5, 1.5), ("Closing submissions", 0, 0, 2.5)]
f = lambda v: "-" if not v else f"{v:.2f}"
for n, *v in rows: t.row([n, *(f(x) for x in v), f(sum(v))])
s = [sum(r[i] for r in rows) for i in (1, 2, 3)]
t.row(["Sitting time", *(f(x) for x in s), f(sum(s))], b=1)
t.layout(); t.hl(1, .5, 1); t.hl(len(t.rows) - 1, .5, 1); t.text()
c.setFont(C, 8); c.drawCentredString(W / 2, 28, "- 3 -"); c.showPage(); c.save(); d.save()
