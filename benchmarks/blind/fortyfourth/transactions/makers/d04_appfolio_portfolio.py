# AppFolio "Rent Roll" grouped by property, PDF with grid cells and wrapped tenants (reportlab platypus)
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
F='rent_roll-20250415.pdf'
r=R(4404); AS=dt.date(2025,4,15)
P=[('Alder Court','1420 Alder Ct Boise, ID 83706',[(f'{i}','2/1.00',815,1285) for i in range(1,9)]),
('Boulder Creek Fourplex','77 S Garnet St Meridian, ID 83642',[(x,'3/2.00',1140,1695) for x in 'ABCD']),
('Cassia Terrace','2605 W Cassia St Boise, ID 83705',[(f'{b}{n:02d}','1/1.00' if n%3 else '2/1.50',640 if n%3 else 890,1120 if n%3 else 1390) for b in (1,2) for n in range(1,10)]),
('Drover Lane Duplex','318 Drover Ln Nampa, ID 83651',[('318 A','2/1.00',900,1350),('318 B','2/1.00',900,1350)]),
('Emmett Flats','910 N Emmett Ave Caldwell, ID 83605',[(f'Apt {n}','Studio/1.00' if n in(1,7) else '1/1.00',455 if n in(1,7) else 602,845 if n in(1,7) else 995) for n in range(1,13)]),
('Foothill Gardens','4411 N Ridgeway Dr Boise, ID 83702',[(f'{n}','2/2.00',1012,1575) for n in range(101,115)])]
ppl=iter(uniq_people(r,120)); S=ParagraphStyle('a',fontName='Helvetica',fontSize=7.2,leading=8.6); B=ParagraphStyle('b',parent=S,fontName='Helvetica-Bold'); RR=ParagraphStyle('r',parent=S,alignment=2); RB=ParagraphStyle('rb',parent=B,alignment=2)
p=lambda t,s=S:Paragraph(t,s)
hdr=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF<br/>Count','Late<br/>Count']
data=[[p(h,RB if 4<=i<=7 or i>=12 else B) for i,h in enumerate(hdr)]]; sty=[('BACKGROUND',(0,0),(-1,0),colors.Color(.9,.9,.9))]
rows=[];G=dict(n=0,o=0,sf=0,mk=0,rent=0,dep=0,pd=0);occT=vacT=0
def totrow(T,label):
    i=len(data); data.append([p(label,B),'',p(f"{T['n']} Units",B),p(f"{100*T['o']/T['n']:.1f}% Occupied",B),p(f"{T['sf']:,}",RB),p(m2(T['mk']),RB),p(m2(T['rent']),RB),p(m2(T['dep']),RB),'','','','',p(m2(T['pd']),RB),'','']); sty.append(('LINEABOVE',(0,i),(-1,i),.8,colors.black)); return i
for name,addr,us in P:
    i=len(data); data.append([p(f'{name} - {addr}',B)]+['']*14); sty.append(('SPAN',(0,i),(-1,i)))
    T=dict(n=0,o=0,sf=0,mk=0,rent=0,dep=0,pd=0)
    for u,bb,sf,mk in us:
        x=r.random(); st='Current' if x<.78 else 'Vacant-Unrented' if x<.89 else 'Notice-Unrented' if x<.96 else 'Evict'
        row=dict(unit=u,propertyName=name,unitType=bb,area=sf,marketRent=mk,statusText=st)
        v=[u,bb,'',st,f'{sf:,}',m2(mk),'','','','','','','','','']; T['n']+=1;T['sf']+=sf;T['mk']+=mk
        if not st.startswith('Vac'):
            T['o']+=1; t=' '.join(next(ppl))
            if r.random()<.25: t+=', '+' '.join(next(ppl))
            rent=mk-r.choice([0,5,25,45,60,95]); dep=r.choice([rent,rent,500,750,0]); mi=r.day(dt.date(2018,5,1),dt.date(2025,4,1)); lf=mi
            while addm(lf,12)<=AS: lf=addm(lf,12)
            lt=addm(lf,12)-dt.timedelta(days=1); mtm=r.random()<.12
            if mtm: lf=mi; lt=None
            pd=r.choice([0,0,0,0,0,round(r.uniform(20,rent),2),75.]); mo=r.day(dt.date(2025,4,20),dt.date(2025,5,31)) if st[0]=='N' else None
            v[2]=t; v[6]=m2(rent); v[7]=m2(dep); v[8]=mdy(lf);v[9]=mdy(lt);v[10]=mdy(mi);v[11]=mdy(mo);v[12]=m2(pd);v[13]=str(r.choice([0,0,0,1]));v[14]=str(r.choice([0,0,1,2,5]))
            T['rent']+=rent;T['dep']+=dep;T['pd']+=pd
            row.update(tenantName=t,contractRent=rent,deposit=dep,leaseStartDate=iso(lf),leaseEndDate=iso(lt),moveInDate=iso(mi),moveOutDate=iso(mo),balance=pd)
        rows.append(row); data.append([p(z,RR if 4<=k<=7 or k>=12 else S) for k,z in enumerate(v)])
    totrow(T,'')
    for k in G: G[k]+=T[k]
totrow(G,'Total')
def foot(c,d):
    c.saveState(); c.setFont('Helvetica',7); c.setFillGray(.4); c.drawString(30,20,'Created on 04/16/2025'); c.drawRightString(762,20,f'Page {d.page}'); c.restoreState()
doc=SimpleDocTemplate(path(F),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=28,bottomMargin=36)
w=[42,46,122,64,36,54,54,50,49,49,49,49,46,28,28]
t=Table(data,colWidths=w,repeatRows=1); t.setStyle(TableStyle(sty+[('LINEBELOW',(0,0),(-1,-1),.25,colors.Color(.75,.75,.75)),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)]))
H=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=14,leading=18)
doc.build([Paragraph('Rent Roll',H),p('Sagebrush Valley Property Management, LLC',B),Spacer(1,4),p('<b>Properties:</b> Alder Court, Boulder Creek Fourplex, Cassia Terrace, Drover Lane Duplex, Emmett Flats, Foothill Gardens'),p('<b>Units:</b> Active'),p('<b>As of:</b> 04/15/2025'),p('<b>Include Non-Revenue Units:</b> No'),Spacer(1,8),t],onFirstPage=foot,onLaterPages=foot)
save(F,rows,None,'2025-04-15',G['n'],G['o'],G['n']-G['o'],'MULTIFAMILY','AppFolio rent roll, six small properties','property headings, wrapped co-tenants, month-to-month with empty lease end')
