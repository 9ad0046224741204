# UK managing agent, aged arrears by tenant, invoice level, A4 landscape
import random, datetime as dt
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
for a,b in(('D','DejaVuSansCondensed'),('DB','DejaVuSansCondensed-Bold'),('DI','DejaVuSansCondensed-Oblique')): pdfmetrics.registerFont(TTFont(a,f'/usr/share/fonts/truetype/dejavu/{b}.ttf'))
rng=random.Random(5409)
NAME='AR_Calder_Reeve_aged_arrears_311025.pdf'
AS=dt.date(2025,10,31)
P=[('P0117','Foundry House, 18-24 Cask Lane, London EC1',[('Unit G1','Brightfork Kitchens Ltd'),('1st North','Ottershaw Advisory LLP'),('1st South','Pellucid Data Limited'),('2nd','Harrow & Finch Architects Ltd'),('3rd North','Merrow Legal Recruitment Ltd'),('3rd South','Zephyrine Media Limited'),('4th','Collingham Marine Brokers plc'),('5th','Trellis Digital Health Ltd')]),
('P0123','Quayside Exchange, Mill Dam Road, Newcastle NE1',[('Suite 101','Northmoor Claims Services Ltd'),('Suite 102','Sable & Thorn Ltd'),('Suite 104','Kestrel Payroll Bureau Ltd'),('Suite 201','Wearhead Energy Consulting'),('Suite 202-204','Department of Regional Audit'),('Suite 205','Abacot Translation Services'),('Suite 301','Lindum Software (UK) Ltd'),('Suite 303','Greyfriars Wealth Partners'),('Suite 305','Tynebank Dental Laboratory')]),
('P0140','Regent Court, 5 Albion Place, Leeds LS1',[('Ground L','Moorcroft Coffee Roasters Ltd'),('Ground R','Opus Lettings (Yorkshire) Ltd'),('Floor 1','Hexagon Street Credit Union'),('Floor 2','Calverley Structural Engineers'),('Floor 3 E','Vantage Row Solicitors LLP'),('Floor 3 W','Juniper & Slate PR Limited'),('Floor 4','Ridgeline Actuarial Ltd'),('Car Park','Citywide Valet Parking Ltd')])]
Q=[dt.date(2025,9,29),dt.date(2025,6,24),dt.date(2025,3,25),dt.date(2024,12,25)]
QN={Q[0]:'29/09/25 to 24/12/25',Q[1]:'24/06/25 to 28/09/25',Q[2]:'25/03/25 to 23/06/25',Q[3]:'25/12/24 to 24/03/25'}
c=canvas.Canvas(doc(NAME),pagesize=landscape(A4)); W,H=landscape(A4)
keys=['total','b0_30','b31_60','b61_90','b91_120','b120']; XR=[560,618,670,720,770,820]
XT=[30,92,140,190,270]
pg=0
def m(x): return '' if x==0 else f'{x:,.2f}' if x>0 else f'{-x:,.2f}CR'
def head():
    global pg,y
    pg+=1; c.setFont('DB',11); c.drawString(24,565,'Calder Reeve'); c.setFont('D',7); c.drawString(24,555,'Property Managers & Surveyors')
    c.setFont('DB',10); c.drawCentredString(W/2,565,'Aged Arrears by Tenant - Detail'); c.setFont('D',7.5); c.drawCentredString(W/2,554,'As at 31/10/2025    Client: Haverstock Office Fund LP    All amounts in GBP including VAT')
    c.drawRightString(820,565,f'Page {pg}'); c.drawRightString(820,555,'Printed 04/11/2025 16:07')
    c.setFillGray(.88); c.rect(22,530,800,15,stroke=0,fill=1); c.setFillGray(0); c.setFont('DB',7)
    for x,t in zip(XT,['Invoice','Date','Due','Charge','Narrative']): c.drawString(x,535,t)
    for x,t in zip(XR,['Outstanding','0-30 days','31-60 days','61-90 days','91-120 days','Over 120']): c.drawRightString(x,535,t)
    y=520
def need(h):
    global y
    if y-h<34: c.showPage(); head()
def amounts(v,font='D'):
    c.setFont(font,7)
    for x,z in zip(XR,v): c.drawRightString(x,y,m(z))
rows=[];totals=[];G=[0.0]*6;inv=41208;byc={}
head()
for code,pn,T in P:
    need(60); c.setFont('DB',8.5); c.drawString(24,y,f'{code}  {pn}'); c.setLineWidth(.8); c.line(24,y-3,822,y-3); y-=15
    PS=[0.0]*6
    for unit,t in T:
        kind=rng.choices(['late','bad','ok','credit'],[40,18,32,10])[0]
        q=round(rng.uniform(9000,46000)/25)*25 if unit not in('Car Park','Suite 102','Suite 205','Suite 305','Ground L','Unit G1') else round(rng.uniform(3200,7800)/25)*25
        sc=round(q*rng.uniform(.18,.34),2); items=[]
        def it(d,ch,n,net,vat=True):
            items.append([d,ch,n,r2(net*1.2) if vat else r2(net)])
        nq={'late':rng.choice([1,1,2]),'bad':rng.choice([3,4]),'ok':1,'credit':1}[kind]
        for k in range(nq-1,-1,-1):
            d=Q[k]
            if kind!='ok' or rng.random()<.5: it(d,'Rent',QN[d],q if not(kind=='late' and k==0 and rng.random()<.3) else q/3)
            it(d,'Service Charge',QN[d],sc)
        if kind in('bad','late'):
            if rng.random()<.6: it(dt.date(2025,5,rng.randint(2,28)),'Insurance','Buildings & terrorism 2025/26',q*rng.uniform(.03,.06),False)
            if rng.random()<.5: it(dt.date(2025,8,rng.randint(2,28)),'Electricity',f'Sub-meter read Jul-25',rng.uniform(400,3800))
            if rng.random()<.4: it(dt.date(2025,7,rng.randint(5,28)),'Interest','Clause 4.2 at base + 4%',rng.uniform(90,1400),False)
        if rng.random()<.55: it(dt.date(2025,10,rng.randint(6,30)),'Electricity','Sub-meter read Sep-25',rng.uniform(350,3600))
        if rng.random()<.3: it(dt.date(2025,9,rng.randint(2,28)),'Sundry',rng.choice(['Access cards x 6','Out of hours air-con','Skip hire','Meeting room hire']),rng.uniform(60,780))
        if rng.random()<.25: it(dt.date(2025,10,rng.randint(1,20)),'S/C Balancing','Year ended 31/03/25',rng.uniform(300,4200))
        if rng.random()<.18: it(dt.date(2025,6,rng.randint(3,24)),'Legal Fees','Licence to alter',rng.choice([750,1250,1800]))
        if kind=='credit': items.append([dt.date(2025,10,rng.randint(14,30)),'Cash','Unallocated receipt',-r2(rng.choice([q*1.2,q*.6,rng.uniform(500,4000)]))])
        elif rng.random()<.2: items.append([dt.date(2025,rng.choice([8,10]),rng.randint(1,28)),'Cash','Payment on account',-r2(rng.uniform(300,3000))])
        if rng.random()<.08 or unit=='Suite 104': items.append([dt.date(2025,4,rng.randint(8,25)),'Credit Note','S/C cap adjustment',-r2(rng.uniform(200,1800)*1.2)])
        items.sort(key=lambda i:i[0]); TS=[0.0]*6
        need(34); c.setFont('DB',7.5); c.drawString(24,y,t); c.setFont('D',7.5); c.drawString(270,y,unit); y-=10.5
        for d,ch,n,a in items:
            need(11)
            if y>515: pass
            age=(AS-d).days; due=d if ch in('Rent','Service Charge','Cash','Credit Note') else d+dt.timedelta(14)
            b=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3 if age<=120 else 4
            v=[a]+[a if k==b else 0.0 for k in range(5)]
            no=f'{"RC" if ch=="Cash" else "CN" if ch=="Credit Note" else "SI"}{inv:06d}'; inv+=rng.randint(1,9)
            c.setFont('D',7); c.drawString(XT[0],y,no); c.drawString(XT[1],y,d.strftime('%d/%m/%y')); c.drawString(XT[2],y,due.strftime('%d/%m/%y')); c.drawString(XT[3],y,ch); c.drawString(XT[4],y,n)
            amounts(v); y-=9.6
            rows.append({'unit':unit,'name':t,'date':d.isoformat(),'charge':ch,'invoice':no,**{k:z for k,z in zip(keys,v) if z}})
            TS=[r2(p+z) for p,z in zip(TS,v)]; byc[ch]=r2(byc.get(ch,0)+a)
        need(22); c.setLineWidth(.3); c.line(500,y+7.5,822,y+7.5); c.setFont('DB',7); c.drawString(400,y-1,'Tenant balance'); y-=1; amounts(TS,'DB'); y-=10
        totals.append({'label':'Tenant balance',**{k:z for k,z in zip(keys,TS) if z}})
        if kind=='bad':
            need(10); c.setFont('DI',6.5); c.drawString(30,y+1,'Note: '+rng.choice(['Solicitors instructed 14/10/25, statutory demand served.','Rent deposit of one quarter held; drawdown notice sent.','Payment plan agreed to Mar-26, first instalment missed.','In CVA discussions - do not chase until 15/11/25.'])); y-=8
        y-=5; PS=[r2(p+z) for p,z in zip(PS,TS)]
    need(22); c.setLineWidth(.8); c.line(270,y+9,822,y+9); c.setFont('DB',7.5); c.drawString(270,y,f'Total {code}'); amounts(PS,'DB'); y-=20
    totals.append({'label':f'Total {code}',**{k:z for k,z in zip(keys,PS) if z}}); G=[r2(p+z) for p,z in zip(G,PS)]
need(30); c.line(270,y+9,822,y+9); c.setFont('DB',8); c.drawString(270,y,'Grand Total'); amounts(G,'DB'); c.line(500,y-3,822,y-3); c.line(500,y-5,822,y-5); y-=26
totals.append({'label':'Grand Total',**dict(zip(keys,G))})
need(20+10*len(byc)); c.setFont('DB',7.5); c.drawString(24,y,'Summary by charge type'); y-=11; c.setFont('D',7)
for k,v in sorted(byc.items()): c.drawString(30,y,k); c.drawRightString(190,y,m(v)); y-=9.5
c.save()
save(NAME,'AR',keys,rows,totals,'UK managing agent aged arrears, tenant heading with invoices, CR marks, notes, tenant/property/grand totals, charge recap',True)
