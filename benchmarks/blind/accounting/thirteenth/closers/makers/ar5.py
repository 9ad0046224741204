import random
from fpdf import FPDF
from datetime import date,datetime,timezone
from common import *
TN=[('Bellweather Dental Group, PC','210'),('Northstar Actuarial Advisors','300'),('Crandall & Pike Title','115'),('Ostrander Physical Therapy','120'),('Fathom Analytics, Inc.','450'),('Lindqvist Wealth Partners','410'),('Mesa Verde Staffing 24/7','105'),('Tidewell Insurance Brokers','220'),('Hargreave Law Offices, LLP','500'),('Copper Kettle Cafe','100')]
CAT=[('BRT','Base Rent'),('OPX','Operating Exp. Est.'),('RET','R.E. Tax Est.'),('ELE','Submetered Electric'),('PKG','Reserved Parking'),('LTF','Late Fee'),('AHC','After-Hours HVAC')]
def run():
    F='larkspur_aged_delinquency.pdf'
    R=random.Random(2605)
    K=["b120","b91_120","b61_90","b31_60","b0_30","unpaid"]
    asof=date(2025,10,31);props=[('0321','Larkspur Corporate Center I',TN[:6]),('0322','Larkspur Corporate Center II',TN[6:])]
    pdf=FPDF('P','pt','Letter');pdf.set_creation_date(datetime(2025,11,3,tzinfo=timezone.utc));pdf.set_auto_page_break(False)
    XR=[278,338,396,454,512,576];y=0;pg=0
    def put(x,t,al='L',st='',sz=7.5):
        pdf.set_font('Helvetica',st,sz);w=pdf.get_string_width(t);pdf.text(x-(w if al=='R' else 0),y,t)
    def head():
        nonlocal y,pg
        pdf.add_page();pg+=1;y=40;put(36,'AGED DELINQUENCIES','L','B',13);put(576,f'Page {pg}','R');y=53;put(36,'Larkspur Portfolio (2 buildings)   |   Invoices open at 10/31/2025   |   All charge types   |   aged by invoice date');
        y=72;pdf.set_draw_color(90);pdf.line(36,62,576,62)
        pdf.set_font('Helvetica','B',7.5)
        put(300,'- - - - - - - -  D A Y S   O U T S T A N D I N G  - - - - - - - -','L','B',6.5);y=84
        for x,t in zip([36,88,130],['Inv. date','Invoice','Category']):put(x,t,'L','B')
        for x,t in zip(XR,['Over 120','91-120','61-90','31-60','0-30','Open amount']):put(x,t,'R','B')
        pdf.line(36,88,576,88);y=102
    def nums(v,st='',zero=''):
        for x,k in zip(XR,v):
            s=money(k,'lead',zero)
            put(x,s,'R',st)
    head();rows=[];totals=[];g=[0]*6;inv=70411;rec={}
    for pc,pn,tl in props:
        prop=f'{pc} - {pn}'
        if y>690:head()
        put(36,f'Building {prop}','L','BU',9);y+=16;ps=[0]*6
        for nm,su in tl:
            lines=[]
            for _ in range(R.randint(3,7)):
                age=R.choice([3,12,30,30,30,61,61,92,122,180,45,75,101]);d=date.fromordinal(asof.toordinal()-age)
                c=R.choice(CAT);base={'BRT':(420000,1900000),'OPX':(60000,240000),'RET':(40000,160000),'ELE':(9000,60000),'PKG':(7500,30000),'LTF':(5000,25000),'AHC':(6000,39000)}[c[0]]
                amt=R.randint(*base)
                if R.random()<.1:amt=-R.randint(2500,90000);c=('CRD','Unapplied Credit')
                b=4 if age<=30 else 3 if age<=60 else 2 if age<=90 else 1 if age<=120 else 0
                lines.append((d,c,amt,b))
            lines.sort(key=lambda z:z[0])
            code=f'{pc}-{R.randint(1000,9999)}'
            if y>740-14*min(len(lines)+3,5):head()
            put(36,nm,'L','B',8);put(222,f'Suite {su}    Lease {code}    Last receipt {R.randint(8,10):02d}/{R.randint(1,28):02d}/25  {R.randint(80000,1600000)/100:,.2f}','L','I',7);y+=12;ts=[0]*6
            for d,c,amt,b in lines:
                if y>745:
                    head();put(36,nm+' (continued)','L','B',8);y+=12
                inv+=R.randint(3,61);v=[None]*6;v[b]=amt;v[5]=amt
                ds=d.strftime('%m/%d/%y');iv=f'IN{inv}' if amt>0 else f'CM{inv}';ch=f'{c[0]} {c[1]}'
                put(40,ds);put(88,iv);put(130,ch);nums(v)
                rows.append({"property":prop,"unit":su,"resident":code,"name":nm,"charge":ch,"invoice":iv,"date":ds,K[b]:c2(amt),"unpaid":c2(amt)})
                ts=[p+(q or 0) for p,q in zip(ts,v)];rec[ch]=rec.get(ch,0)+amt;y+=11
            pdf.line(238,y-8,576,y-8);y+=2;put(130,'Tenant total','L','B');nums(ts,'B','0.00');y+=18
            totals.append({"label":"Tenant total","name":nm,**{k:c2(x) for k,x in zip(K,ts)}});ps=[p+q for p,q in zip(ps,ts)]
        if y>740:head()
        put(36,f'Total building {pc}','L','B',8);nums(ps,'B','0.00');pdf.line(36,y+4,576,y+4);y+=22
        totals.append({"label":f"Total building {pc}",**{k:c2(x) for k,x in zip(K,ps)}});g=[p+q for p,q in zip(g,ps)]
    if y>600:head()
    put(36,'Portfolio total','L','B',8);nums(g,'B','0.00');totals.append({"label":"Portfolio total",**{k:c2(x) for k,x in zip(K,g)}})
    y+=12;put(36,'% of open amount','L','I')
    pct=[round(x*100/g[5],1) for x in g]
    for x,p in zip(XR,pct):put(x,f'{p:.1f}%','R','I')
    y+=30;put(36,'Recap by category','L','B',8);y+=13
    for k in sorted(rec):put(46,k);put(278,money(rec[k],'lead'),'R');y+=11
    pdf.line(200,y-8,278,y-8);y+=2;put(46,'All categories','L','B');put(278,money(g[5],'lead'),'R','B');assert y<780
    pdf.output(DOC(F))
    return emit(F,'AR',K,rows,totals,None,'OFFICE','blocks by tenant with open invoices below, buckets from oldest to newest, open amount last','reversed bucket order, tenant heading carries last receipt amount, continued blocks over pages, credits with leading minus, percentage line and category recap after the total','closers')
