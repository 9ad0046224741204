# Broker's package page: key mix of two small hotels
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor as X
W,H=792,612
D=[("THE QUAY INN","Kelowna, British Columbia  |  88 keys  |  built 1994, renovated 2019",[("Standard Queen","1 Queen",14,1,265,168,71.4),("Standard Double Queen","2 Queens",31,2,310,182,74.9),("King Deluxe","1 King",22,1,305,196,76.2),("King Lakeview","1 King",11,1,325,238,81.5),("One-Bedroom Suite","1 King + sofa bed",7,1,480,274,69.8),("Accessible Queen","1 Queen",3,1,330,171,66.0)]),
("ALDER CREEK LODGE","Bend, Oregon  |  52 keys  |  built 2006",[("Lodge Double","2 Doubles",20,2,290,154,68.3),("Lodge King","1 King",18,1,300,163,72.7),("Loft King (2nd fl.)","1 King",8,1,395,199,70.1),("Family Bunk Room","1 Queen + bunks",4,3,420,214,64.4),("Creekside Cabin","2 Queens",2,2,610,305,58.9)])]
name='UM_two_hotels_key_mix.pdf'
c=canvas.Canvas(DOC+name,pagesize=(W,H),invariant=1)
def base(t,n):
    c.setFillColor(X('#0E3B43'));c.rect(0,H-58,W,58,stroke=0,fill=1);c.setFillColor(X('#FFFFFF'));c.setFont('Helvetica-Bold',20);c.drawString(40,H-38,t)
    c.setFillColor(X('#C98B2B'));c.rect(0,H-62,W,4,stroke=0,fill=1);c.setFillColor(X('#777777'));c.setFont('Helvetica',7);c.drawString(40,22,'CONFIDENTIAL OFFERING MEMORANDUM   |   Harrow & Finch Hospitality Advisors');c.drawRightString(W-40,22,str(n))
base('Portfolio Overview',11)
c.setFillColor(X('#222222'));c.setFont('Helvetica',10.5);y=505
for s in ["Harrow & Finch is pleased to present two independent limited-service hotels offered together or separately.","The Quay Inn stands one block off the Kelowna waterfront and runs at 75 % occupancy over the trailing year.","Alder Creek Lodge serves the Cascade resort market from a 3.1-acre creekside site with 61 surface stalls.","","Both properties are unencumbered by brand or management. A full key mix follows on the next page.","","Room statistics are for calendar 2025. ADR and RevPAR are in local currency (Kelowna: CAD; Bend: USD)."]: c.drawString(40,y,s); y-=18
c.setFont('Helvetica-Bold',10); 
for i,(a,b) in enumerate([("Keys","140"),("Hotels","2"),("Meeting space","2,850 SF"),("Year-round stalls","149")]):
    c.setFillColor(X('#EEF3F2'));c.rect(40+180*i,270,165,70,stroke=0,fill=1);c.setFillColor(X('#0E3B43'));c.setFont('Helvetica-Bold',22);c.drawCentredString(122+180*i,302,b);c.setFont('Helvetica',9);c.drawCentredString(122+180*i,282,a)
c.showPage(); base('Key Mix',12); y=524
K=["units","pct_units","beds","sf","total_sf","other:2025 ADR","pct_occ","other:RevPAR"]
XR=[298,352,404,466,536,606,664,736]; rows=[];tots=[]
def hd(y):
    c.setFillColor(X('#0E3B43'));c.rect(40,y-6,712,27,stroke=0,fill=1);c.setFillColor(X('#FFFFFF'));c.setFont('Helvetica-Bold',8.5)
    c.drawString(46,y+2,'Room Type');c.drawString(170,y+2,'Bedding')
    for x,a,b in zip(XR,['','% of','Beds /','Avg.','Total','2025','2025',''],['Keys','Keys','Room','SF','SF','ADR','Occ.','RevPAR']):
        if a: c.drawRightString(x,y+10,a); c.drawRightString(x,y,b)
        else: c.drawRightString(x,y+2,b)
gk=gs=0
for t,sub,L in D:
    c.setFillColor(X('#C98B2B'));c.setFont('Helvetica-Bold',12);c.drawString(40,y,t);c.setFillColor(X('#555555'));c.setFont('Helvetica-Oblique',9);c.drawString(200,y,sub); y-=30; hd(y); y-=18
    n=sum(q[2] for q in L); ts=sum(q[2]*q[4] for q in L); rn=[q[2]*365*q[6]/100 for q in L]; occ=round(sum(rn)/n/365*100,1); adr=round(sum(a*q[5] for a,q in zip(rn,L))/sum(rn),2)
    for i,q in enumerate(L):
        if i%2: c.setFillColor(X('#EEF3F2'));c.rect(40,y-4.5,712,16,stroke=0,fill=1)
        c.setFillColor(X('#222222'));c.setFont('Helvetica',9);c.drawString(46,y,q[0]);c.drawString(170,y,q[1])
        pu=round(q[2]/n*100,1); rev=round(q[5]*q[6]/100,2)
        v=[q[2],pu,q[3],q[4],q[2]*q[4],q[5],q[6],rev]
        for x,s in zip(XR,[f'{q[2]}',f'{pu:.1f}%',f'{q[3]}',f'{q[4]}',f'{q[2]*q[4]:,}',f'${q[5]}',f'{q[6]:.1f}%',f'${rev:.2f}']): c.drawRightString(x,y,s)
        rows.append({"type":q[0],**dict(zip(K,v))}); y-=16
    c.setStrokeColor(X('#0E3B43'));c.line(40,y+11,752,y+11);c.setFont('Helvetica-Bold',9);lab='Total / Average';c.drawString(46,y-1,lab)
    av=round(ts/n); rv=round(adr*occ/100,2)
    for x,s in zip(XR,[f'{n}','100.0%','',f'{av}',f'{ts:,}',f'${adr:.2f}',f'{occ:.1f}%',f'${rv:.2f}']): c.drawRightString(x,y-1,s)
    tots.append({"label":lab,"units":n,"pct_units":100,"sf":av,"total_sf":ts,"other:2025 ADR":adr,"pct_occ":occ,"other:RevPAR":rv}); y-=40; gk+=n;gs+=ts
c.setFillColor(X('#0E3B43'));c.rect(40,y-2,712,20,stroke=0,fill=1);c.setFillColor(X('#FFFFFF'));c.setFont('Helvetica-Bold',9.5);c.drawString(46,y+4,'PORTFOLIO TOTAL')
for i,s in ((0,str(gk)),(3,str(round(gs/gk))),(4,f'{gs:,}')): c.drawRightString(XR[i],y+4,s)
tots.append({"label":"PORTFOLIO TOTAL","units":gk,"sf":round(gs/gk),"total_sf":gs})
c.setFillColor(X('#555555'));c.setFont('Helvetica',7.5);c.drawString(40,y-16,'Source: owner room-revenue reports, calendar 2025. Average areas from the 2019 (Kelowna) and 2006 (Bend) architectural drawings; percentages may not add due to rounding.')
c.save()
save(name,"UM",K,rows,tots,"hotel key mix in a broker's offering memorandum, two hotels, colour bands, cover page of narrative",False)
print(name,len(rows),y)
