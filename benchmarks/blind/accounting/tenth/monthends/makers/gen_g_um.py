# tax-credit rent schedule in a marketing/lender package, portrait, coloured, by phase
import random
from emit import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as H
random.seed(1607)
money=["ami","units","sf","gross","ua","net","monthly"]
S=[("Phase I - Garden Walk-ups (PIS 2019)",[("1BR / 1BA Garden",1,1,30,4,642,547,71),("1BR / 1BA Garden",1,1,50,10,642,912,71),("1BR / 1BA Garden",1,1,60,14,642,1095,71),("2BR / 1BA Garden",2,1,50,12,848,1095,94),("2BR / 1BA Garden",2,1,60,20,848,1314,94)]),
("Phase II - Elevator Building (PIS 2023)",[("Studio",0,1,50,6,478,851,58),("Studio",0,1,60,8,478,1022,58),("1BR / 1BA Den",1,1,60,11,715,1095,66),("2BR / 2BA Corner",2,2,50,5,931,1095,87),("2BR / 2BA Corner",2,2,80,9,931,1752,87),("3BR / 2BA",3,2,30,2,1126,759,112),("3BR / 2BA",3,2,60,7,1126,1518,112)])]
c=canvas.Canvas(doc('Tamarack_LIHTC_RentSchedule.pdf'),pagesize=(595,842))
c.setFillColor(H('#7a3b2e'));c.rect(0,780,595,62,fill=1,stroke=0);c.setFillColor(H('#ffffff'));c.setFont('Helvetica-Bold',18);c.drawString(40,806,"Tamarack Yards");c.setFont('Helvetica',9.5);c.drawString(40,791,"Unit Mix & Restricted Rent Schedule  |  2025 MTSP limits, effective 05/01/2025")
X={"typ":40,"bb":172,"ami":232,"units":272,"sf":318,"gross":376,"ua":428,"net":484,"monthly":555}
y=745;c.setFillColor(H('#000000'));c.setFont('Helvetica-Bold',7.5)
c.drawString(40,y,"UNIT TYPE");c.drawCentredString(172,y+9,"BEDS /");c.drawCentredString(172,y,"BATHS")
for k,a,b in[("ami","AMI","SET-ASIDE"),("units","NO. OF","UNITS"),("sf","NET","SQ. FT."),("gross","GROSS RENT","LIMIT"),("ua","UTILITY","ALLOW."),("net","NET","RENT"),("monthly","MONTHLY","NET RENT")]:
    c.drawRightString(X[k],y+9,a);c.drawRightString(X[k],y,b)
c.setStrokeColor(H('#7a3b2e'));c.line(38,y-5,557,y-5);y-=20
rows=[];tots=[];GU=GM=GS=0
def tot(lab,u,m,s):
    global y
    c.setFont('Helvetica-Bold',8.5);c.drawString(40,y,lab);c.drawRightString(X['units'],y,str(u));av=round(s/u);c.drawRightString(X['sf'],y,f"{av:,}");an=round(m/u);c.drawRightString(X['net'],y,f"${an:,}");c.drawRightString(X['monthly'],y,f"${m:,}");y-=26
    tots.append({"label":lab,"units":u,"sf":av,"net":an,"monthly":m})
i=0
for sn,ls in S:
    c.setFont('Helvetica-BoldOblique',9);c.setFillColor(H('#7a3b2e'));c.drawString(40,y,sn);c.setFillColor(H('#000000'));y-=15;U=M=Q=0
    for t,b,ba,am,u,sf,g,ua in ls:
        if i%2==0:c.setFillColor(H('#f3e9e4'));c.rect(38,y-4,519,14,fill=1,stroke=0);c.setFillColor(H('#000000'))
        i+=1;n=g-ua;m=n*u
        c.setFont('Helvetica',8.5);c.drawString(40,y,t);c.drawCentredString(172,y,f"{b} / {ba}")
        for k,v in[("ami",f"{am}%"),("units",str(u)),("sf",f"{sf:,}"),("gross",f"${g:,}"),("ua",f"(${ua})"[1:-1]),("net",f"${n:,}"),("monthly",f"${m:,}")]:c.drawRightString(X[k],y,v)
        rows.append({"type":t,"beds":b,"baths":ba,"ami":am,"units":u,"sf":sf,"gross":g,"ua":ua,"net":n,"monthly":m});U+=u;M+=m;Q+=u*sf;y-=14
    c.line(38,y+10,557,y+10);y-=2;tot("Phase I total / average" if 'I -' in sn and 'II' not in sn else "Phase II total / average",U,M,Q);GU+=U;GM+=M;GS+=Q
c.setLineWidth(1.5);c.line(38,y+12,557,y+12);tot("PROJECT TOTAL / AVERAGE",GU,GM,GS)
c.setFont('Helvetica',8)
for l in["Averages are weighted by number of units. One additional 2BR (848 sf) is a common-space manager's unit and is not shown above.","Utility allowances: Housing Authority of Ransom County schedule of 10/01/2024 (electric heat, cooking, other electric; owner pays water,","sewer and trash). Net rent is the maximum restricted rent; voucher holders may be charged to the payment standard.","","Tamarack Yards LP  -  Leasing office 4410 Switchyard Ave, Bellhaven  -  (555) 014-2290  -  Equal Housing Opportunity"]:c.drawString(40,y,l);y-=12
c.save();emit('Tamarack_LIHTC_RentSchedule.pdf','UM',money,rows,tots)
