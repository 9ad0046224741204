# Dynamics-like open invoice ageing, Canadian office buildings, flat list by property, due date & days, disputed, unapplied receipts
import random, datetime as dt
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(4105)
NAME='Open Invoice Ageing - Canada Office - 30 Jun 2025.pdf'
AS=dt.date(2025,6,30)
P=[('Bessborough Tower, Ottawa ON',[('C-10448','Lachapelle Noonan LLP','1400'),('C-10452','Rideau Policy Institute','0620'),('C-10467','Northgate Cloud Exchange Ltd.','B100'),('C-10470','Café Pignon (2019) Inc.','0102')]),
('Whitemud Business Park, Edmonton AB',[('C-20115','Tri-Coulee Drilling Services','210'),('C-20119','Prairie Eye Physicians','105'),('C-20133','Sawback Engineering Group','300')]),
('Kempt Road Centre, Halifax NS',[('C-30008','Harbourline Insurance Brokers','204'),('C-30011','Maritime Credit Counselling Society','110'),('C-30016','Fundy Softworks Inc.','310'),('C-30021','Bluenose Parking Operators','P1')])]
KIND=[('Rent','RN',(6200,38800)),('Op. cost recovery','OC',(2100,14900)),('Realty tax recovery','TX',(1800,12400)),('After-hours HVAC','HV',(180,1650)),('Electricity sub-meter','EL',(390,5800)),('Tenant work order','WO',(240,3900))]
keys=['total','other:Days past due','current','b1_30','b31_60','b61_90','b90','other:In dispute']
rows=[];data=[];tots=[];styles=[];num=88120
ps=ParagraphStyle('x',fontName='Helvetica',fontSize=7,leading=8)
f=lambda v:'' if v is None else ('{:,.2f}'.format(v) if v>=0 else '({:,.2f})'.format(-v))
MK=['total','current','b1_30','b31_60','b61_90','b90','other:In dispute']
data.append(['Tenant no.','Tenant','Suite','Invoice','Type','Invoice date','Due date','Days\npast due','Open amount','Not yet due','1 - 30','31 - 60','61 - 90','Over 90','In dispute'])
G=dict.fromkeys(MK,0.0)
for pn,ts in P:
    styles.append((len(data),'p')); data.append([pn]+['']*14); S=dict.fromkeys(MK,0.0)
    for cid,nm,su in ts:
        n=R.randint(4,7); inv=[]; rent=r2(R.uniform(6200,38800)*1.13); seen=set()
        for _ in range(n):
            k=R.choice(KIND); d=AS-dt.timedelta(days=R.choice([3,9,14,22,29,29,29,47,60,60,75,90,104,121,166]))
            if k[1]=='RN': d=d.replace(day=1)
            if (k[1],d) in seen: continue
            seen.add((k[1],d))
            net=0 if k[1]=='RN' else 30
            inv.append([d,d+dt.timedelta(days=net),k,rent if k[1]=='RN' else r2(R.uniform(*k[2])*1.13)])
        inv.sort(key=lambda z:z[0]); disp=R.random()<.45
        for i,(d,due,k,a) in enumerate(inv):
            num+=R.randint(2,37); days=(AS-due).days
            b='current' if days<=0 else 'b1_30' if days<=30 else 'b31_60' if days<=60 else 'b61_90' if days<=90 else 'b90'
            v=dict(total=a); v[b]=a; v['other:Days past due']=max(days,0) if days>0 else None
            if disp and days>30 and k[1] in('OC','TX','WO','EL'): v['other:In dispute']=a if R.random()<.6 else r2(a*.4)
            ino=f'{k[1]}-{num:06d}'
            data.append([cid,nm,su,ino,k[0],d.strftime('%d-%b-%y'),due.strftime('%d-%b-%y'),str(days) if days>0 else '']+[f(v.get(x)) for x in MK])
            rows.append(dict(unit=su,name=nm,resident=cid,invoice=ino,charge=k[0],date=d.isoformat(),**{x:y for x,y in v.items() if y is not None}))
            for x in MK: S[x]=r2(S[x]+v.get(x,0))
        if R.random()<.4:
            d=AS-dt.timedelta(days=R.randint(1,25)); a=-r2(R.uniform(400,7800)); num+=3; ino=f'RC-{num:06d}'
            data.append([cid,nm,su,ino,'Unapplied receipt',d.strftime('%d-%b-%y'),'','']+[f(a),f(a),'','','','',''])
            rows.append(dict(unit=su,name=nm,resident=cid,invoice=ino,charge='Unapplied receipt',date=d.isoformat(),total=a,current=a))
            S['total']=r2(S['total']+a); S['current']=r2(S['current']+a)
    lab='Total '+pn.split(',')[0]; styles.append((len(data),'t'))
    data.append([lab]+['']*7+[f(S[x]) for x in MK]); tots.append(dict(label=lab,**S)); G={x:r2(G[x]+S[x]) for x in MK}
styles.append((len(data),'g')); data.append(['Total CAD']+['']*7+[f(G[x]) for x in MK]); tots.append(dict(label='Total CAD',**G))
styles.append((len(data),'q')); data.append(['% of total']+['']*7+['100.0%']+[f'{G[x]/G["total"]*100:.1f}%' for x in MK[1:]])
# percent line is a note of shares; kept out of totals
st=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1B4D6B')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(7,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#DDDDDD'))]
for i,k in styles:
    if k=='p': st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('SPAN',(0,i),(-1,i)),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#1B4D6B')),('TOPPADDING',(0,i),(-1,i),6)]
    else:
        st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold' if k!='q' else 'Helvetica-Oblique',7),('SPAN',(0,i),(7,i))]
        if k!='q': st+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#EAF1F5'))]
def deco(c,d):
    w,h=landscape(legal); c.setFont('Helvetica-Bold',12); c.drawString(36,h-36,'Open Invoice Ageing'); c.setFont('Helvetica',8)
    c.drawString(36,h-48,'Tamsin Hill Office Canada ULC (legal entity THOC)   |   Ageing date 30-Jun-25, by due date   |   All amounts CAD incl. GST/HST')
    c.drawRightString(w-36,h-36,'Dynamics 365 Finance'); c.drawString(36,22,'Generated 07-Jul-25 08:55 by mvantreight'); c.drawRightString(w-36,22,f'Page {d.page}')
doc=SimpleDocTemplate(path(NAME),pagesize=landscape(legal),leftMargin=36,rightMargin=36,topMargin=60,bottomMargin=36,invariant=1)
t=Table(data,colWidths=[46,142,32,56,88,52,52,38,66,62,62,58,58,58,60],repeatRows=1); t.setStyle(TableStyle(st))
doc.build([t],onFirstPage=deco,onLaterPages=deco)
save(NAME,'AR',keys[:1] and ['other:Days past due']+MK,rows,tots,'Dynamics open invoice ageing, flat by property, due dates, days, in dispute, unapplied receipts; CAD',False)
