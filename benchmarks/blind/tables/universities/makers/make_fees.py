from make_lib import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.colors import HexColor
import os
L="/usr/share/fonts/truetype/liberation/LiberationSerif-"
R=ttf("LR",L+"Regular.ttf");B=ttf("LRB",L+"Bold.ttf");I=ttf("LRI",L+"Italic.ttf")
d=Doc("fee_schedule",A4)
d.text(60,66,"Schedule of Tuition and Other Fees",B,17);d.text(60,82,"St Brannoc's College, academic year 2025–26",I,11)
y=d.para(60,104,475,"Fees are charged for each year of study and fall due on the first day of the Michaelmas term. Overseas students pay a deposit on acceptance. Sums are in pounds sterling; a dash means that the programme is not open to the group in question.",R,10,12.5)
rw=[[C("Programme",rs=2,va="b"),C("Home",cs=2),C("Overseas",cs=2),C("Deposit",rs=2,va="b",al="r")],[C("Full-time",al="r"),C("Part-time",al="r"),C("Full-time",al="r"),C("Part-time",al="r")]]
S=[("Undergraduate",[("BA, BSc (all subjects but those below)","£|9,535","£|4,767","£|21,400","–","£|2,000"),("BEng, MEng","£|9,535","£|4,767","£|26,950","–","£|2,000"),("BMus, with instrumental tuition†","£|9,535","–","£|28,300","–","£|3,000"),("Year abroad or in industry","£|1,430","–","£|4,280","–","–")]),
("Taught postgraduate",[("MA in Arts, Languages and History","£|11,200","£|5,600","£|22,850","£|11,425","£|2,000"),("MSc in Science and Computing","£|13,750","£|6,875","£|29,400","£|14,700","£|3,000"),("MBA (executive, two years)‡","–","£|19,500","–","£|24,000","£|5,000"),("Postgraduate Certificate in Education","£|9,535","–","£|20,100","–","£|1,000")]),
("Research",[("PhD, laboratory based, including bench fee for the first three years","£|8,006","£|4,003","£|30,600","–","£|1,500"),("PhD, library based","£|5,006","£|2,503","£|22,850","£|11,425","£|1,500"),("Continuation (writing up)","£|310","£|310","£|310","£|310","–")])]
for n,b in S:
    rw.append([C(n,cs=6,font=I,al="l")]);rw+=[[C(r[0],ind=8),*r[1:]] for r in b]
g=d.grid(60,y+22,[185,58,58,62,62,50],rw,R,9.5,11.4,"l$$$$$",1.8,6,B,2).draw()
d.text(60,g.top-8,"1. Tuition fees",B,11)
g.h(0,1);g.h(1,.4,1,2,inset=6);g.h(1,.4,3,4,inset=6);g.h(2,.6);g.h(g.nr,1)
for r in range(3,g.nr):
    if any(k[0]==r and k[3]==5 and k[1]==0 for k in g.cells): g.h(r,.3,gray=.4)
d.text(60,g.bottom+11,"†  Second-study instrument £1,150 extra.   ‡  For the whole programme, payable in two halves.",R,8)
# two columns prose, a small table in the right one
y=g.bottom+38; cw=226
d.text(60,y,"Payment and refunds",B,11)
y1=d.para(60,y+15,cw,"Students may pay in one sum or in three instalments by direct debit. No charge is made for instalments. A student who withdraws within fourteen days of registration owes nothing; afterwards the fee is reduced according to the week of withdrawal, as section 3 shows. The deposit is not returned unless a visa is refused.",R,9.5,11.8)
y1=d.para(60,y1+4,cw,"Students in receipt of a bursary are asked to hand in the award letter before 12 September. Where a sponsor has agreed to pay, the student remains liable until the sum has reached the College. Library fines, hall charges and the cost of field trips are billed apart from tuition and are not covered by the refund rules on this page.",R,9.5,11.8)
d.text(309,y,"2. Other charges",B,11)
o=[("Late registration","75.00"),("Replacement card","12.50"),("Transcript, first copy","0.00"),("Transcript, each further copy","15.00"),("Resit, per module","62.75"),("Thesis binding (two copies)","118.40"),("Gown hire for graduation day","49.00")]
g2=d.grid(309,y+8,[160,66],[["Item","£"]]+[list(r) for r in o],R,9.5,11.8,"ld",1.5,4,B,1)
for r in range(2,8,2): g2.band(r,HexColor("#e9f0e6"))
g2.draw();g2.h(1,.8)
y2=d.para(309,g2.bottom+16,cw,"Charges are set by the Finance Committee and are not refundable. VAT is included where due.",R,9.5,11.8)
y=max(y1,y2)+14
d.text(60,y,"3. Share of the fee due on withdrawal",B,11)
rw=[["Week of withdrawal","1–2","3–5","6–10","11–15","16–20","21–30"],["Michaelmas start","nil","15%","33%","50%","67%","100%"],["Lent start","nil","20%","50%","75%","100%","n/a"]]
g3=d.grid(60,y+8,[115,60,60,60,60,60,60],rw,R,9.5,11.8,"lcccccc",2,4,R,1).draw();g3.box(.5)
d.text(297.5,815,"Finance Office, Room B14. Questions: extension 2290",R,8,"c")
d.save()
