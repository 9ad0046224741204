# AppFolio aged receivable detail, apartments, pdf, charges under tenant headings
from h import *
import datetime as dt
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(7105)
asof=dt.date(2026,2,24)
nm=names(r,27); units=sorted(r.sample([f"{b}{n:02d}" for b in (1,2,3) for n in range(1,19)],27))
f=lambda x:f"({-x/100:,.2f})" if x<0 else f"{x/100:,.2f}"
K=["other:Original Amount","total","b0_30","b31_60","b61_90","b90"]
data=[["Occurred On","Charge / GL Account","Original\nAmount","Amount\nReceivable","0-30","31-60","61-90","91+"]]
st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(2,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#EEF3F7')),('LINEBELOW',(0,0),(-1,0),.75,colors.HexColor('#6B7C8C')),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.8)]
rows=[];tots=[];G=[0]*6
COD=[("5110: Tenant Charges - Pet Rent",[3500,7000]),("4030: RUBS - Water/Sewer",[4412,5187,6230,3995]),("4035: Trash Fee",[1200]),("4060: Late Fee",[7500]),("4070: NSF Fees",[3500]),("4055: Month-to-Month Fee",[10000]),("4080: Damages / Cleaning",[18500,32550,7725]),("4090: Parking",[4000])]
for (fn,ln),u in zip(nm,units):
    past=r.random()<.22; rent=r.choice([119500,124900,131000,142500,155000,161000])
    ch=[]
    k=r.random()
    if past:
        d0=dt.date(2025,r.choice([9,10,11,12]),1)
        ch.append((d0,"4010: Rent Income",rent,r.choice([rent,r.randint(20000,rent)])))
        d1=d0+dt.timedelta(days=r.randint(12,20))
        for _ in range(r.randint(1,3)):
            c,a=r.choice(COD[-3:-1]+[COD[1]]);a=r.choice(a);ch.append((d1,c,a,a))
    else:
        if k<.65: ch.append((dt.date(2026,2,1),"4010: Rent Income",rent,rent if r.random()<.6 else r.randint(5000,rent)))
        if k<.2: ch.append((dt.date(2026,1,1),"4010: Rent Income",rent,r.randint(20000,rent)))
        for _ in range(r.randint(1,3)):
            c,a=r.choice(COD[:6]+[COD[7]]);a=r.choice(a);ch.append((r.choice([dt.date(2026,2,1),dt.date(2026,2,6),dt.date(2026,1,6),dt.date(2025,12,22)]),c,a,a))
        if r.random()<.12: ch.append((dt.date(2026,2,9),"4045: Rent Concession",-15000,-15000))
    ch.sort(key=lambda x:(x[0],x[1]))
    R=len(data); data.append([f"{u} - {fn} {ln}"+("  (Past)" if past else "")]); st+=[('FONT',(0,R),(-1,R),'Helvetica-Bold',8),('SPAN',(0,R),(-1,R)),('TOPPADDING',(0,R),(-1,R),5)]
    T=[0]*6
    for d,c,o,a in ch:
        age=(asof-d).days; b=[0]*4; b[0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3]=a
        v=[o,a]+b; T=[p+q for p,q in zip(T,v)]
        data.append([d.strftime("%m/%d/%Y"),c]+[f(x) for x in v])
        rows.append({"unit":u,"name":f"{fn} {ln}","date":d.isoformat(),"charge":c,**{kk:m(x) for kk,x in zip(K,v)}})
    R=len(data); data.append(["",""]+[""]+[f(x) for x in T[1:]]); st+=[('LINEABOVE',(3,R),(-1,R),.4,colors.grey),('FONT',(0,R),(-1,R),'Helvetica-Bold',8)]
    data[R][1]=f"Total for {u}"; tots.append({"label":f"Total for {u}",**{kk:m(x) for kk,x in zip(K[1:],T[1:])}})
    G=[p+q for p,q in zip(G,T)]
R=len(data);data.append(["Total","",""]+[f(x) for x in G[1:]]);st+=[('FONT',(0,R),(-1,R),'Helvetica-Bold',8.5),('LINEABOVE',(0,R),(-1,R),1,colors.black),('TOPPADDING',(0,R),(-1,R),5)]
tots.append({"label":"Total",**{kk:m(x) for kk,x in zip(K[1:],G[1:])}})
name="aged_receivable_detail-20260224.pdf"
def pg(c,d):
    c.setFont("Helvetica",7);c.setFillColor(colors.grey);c.drawString(40,24,"Created on 02/24/2026");c.drawRightString(752,24,f"Page {d.page}")
doc=SimpleDocTemplate(out(name),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=40)
t=Table(data,colWidths=[72,220,70,76,68,68,68,68],repeatRows=1,hAlign='LEFT');t.setStyle(TableStyle(st))
s=PS('a',fontName='Helvetica',fontSize=8,leading=11)
doc.build([Paragraph("Aged Receivable Detail",PS('t',fontName='Helvetica-Bold',fontSize=15,leading=20)),Paragraph("Properties: Cottonwood Terrace - 2280 W Briar Mesa Rd, Tempe, AZ 85282",s),Paragraph("Payers: All &nbsp;&nbsp; Tenant Status: Current, Notice, Past &nbsp;&nbsp; As of: 02/24/2026 &nbsp;&nbsp; GL Accounts: All",s),Spacer(1,8),t],onFirstPage=pg,onLaterPages=pg)
save(name,"AR",K,rows,tots,"AppFolio aged receivable detail, apartments, charges under unit-and-tenant headings with tenant totals",True)
print(len(rows))
