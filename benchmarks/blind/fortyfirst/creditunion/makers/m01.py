# AppFolio-style rent roll PDF, apartments, landscape, grouped by nothing, status col, totals
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
r=R(101); asof=D(2025,6,30); NAME='copper_mesa_rent_roll.pdf'
st=ParagraphStyle('c',fontName='Helvetica',fontSize=7,leading=8.2); stb=ParagraphStyle('b',parent=st,fontName='Helvetica-Bold')
rt=ParagraphStyle('r',parent=st,alignment=2); rtb=ParagraphStyle('rb',parent=stb,alignment=2)
P=lambda x,s=st:Paragraph(x,s)
types=[('1/1.00',640,975),('2/1.00',815,1165),('2/2.00',890,1240),('3/2.00',1080,1475)]
rows=[];data=[]
T=dict(mr=0,rent=0,dep=0,pd=0,sf=0); occ=0
for b in 'ABC':
    for f in (1,2):
        for k in range(1,7):
            u=f'{b}{f}0{k}'; t,sf,mk=types[[0,1,1,2,3,0][k-1]]; mk+=r.choice([0,0,25])
            s=r.choices(['Current','Notice-Unrented','Notice-Rented','Vacant-Unrented','Vacant-Rented'],[80,5,4,8,3])[0]
            q=dict(unit=u,unitType=t,area=sf,marketRent=mk,statusText=s); T['mr']+=mk; T['sf']+=sf
            if s.startswith('Vacant'):
                c=[u,t,'',s,f'{sf:,}',m2(mk),'','','','','','']
            else:
                occ+=1
                n=r.fl(); 
                if r.random()<.25: n+=', '+r.fl()
                mi=r.day(D(2019,3,1),D(2025,5,20)); 
                le=leaseend(mi,12)
                while le<D(2025,7,1) and r.random()<.85: le=addm(le,12)
                ls=addm(le+dt.timedelta(days=1),-12)
                rent=mk-r.choice([0,10,20,35,50,75,90]); dep=r.choice([300,500,rent,rent])
                pdue=r.choices([0,r.randrange(1,rent),-r.randrange(5,80)+.5],[75,18,7])[0]
                mtm=le<D(2025,7,1)
                q.update(tenantName=n,contractRent=rent,leaseStartDate=iso(ls),leaseEndDate='MTM' if mtm else iso(le),moveInDate=iso(mi),deposit=dep,balance=pdue)
                T['rent']+=rent;T['dep']+=dep;T['pd']+=pdue
                mo=''
                if s.startswith('Notice'):
                    mv=r.day(D(2025,7,5),D(2025,8,20)); q['moveOutDate']=iso(mv); mo=us(mv)
                c=[u,t,n,s,f'{sf:,}',m2(mk),m2(rent),m2(dep),us(ls),'MTM' if mtm else us(le),us(mi),mo,m2(pdue)]
            c=c+['']*(13-len(c)); data.append(c); rows.append(q)
H=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due']
num={4,5,6,7,12}
N=len(rows)
tot=[f'{N} Units','','',f'{occ/N*100:.1f}% Occupied',f"{T['sf']:,}",m2(T['mr']),m2(T['rent']),m2(T['dep']),'','','','',m2(T['pd'])]
tb=[[P(h,rtb if i in num else stb) for i,h in enumerate(H)]]
ad='Copper Mesa Apartments - 2250 E. Juniper Flat Rd, Prescott Valley, AZ 86314'
tb.append([P(ad,stb)]+['']*12)
tb+=[[P(x,rt if i in num else st) for i,x in enumerate(c)] for c in data]
tb.append([P(x,rtb if i in num else stb) for i,x in enumerate(tot)])
tb.append([P(x,rtb if i in num else stb) for i,x in enumerate(['Total '+tot[0]]+tot[1:])])
def pg(c,d):
    c.setFont('Helvetica',6.5); c.setFillGray(.4)
    c.drawString(36,24,'Created on 07/02/2025'); c.drawRightString(756,24,f'Page {d.page}')
doc=SimpleDocTemplate(DOC+'/'+NAME,pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=40,invariant=1)
h1=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=15,leading=19)
W=[38,36,112,68,36,54,54,52,52,52,52,52,50]
t=Table(tb,colWidths=W,repeatRows=1)
t.setStyle([('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,-3),.25,colors.Color(.8,.8,.8)),('SPAN',(0,1),(-1,1)),
 ('BACKGROUND',(0,1),(-1,1),colors.Color(.93,.93,.93)),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('LINEABOVE',(0,-2),(-1,-2),.8,colors.black),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black)])
doc.build([P('Rent Roll',h1),P('Properties: Copper Mesa Apartments'),P('Units: Active'),P('As of: 06/30/2025'),P('Include Non-Revenue Units: No'),Spacer(1,6),t],onFirstPage=pg,onLaterPages=pg)
save(NAME,dict(propertyName='Copper Mesa Apartments',asOnDate='2025-06-30',units=N,occupied=occ,vacant=N-occ),rows,'MULTIFAMILY','AppFolio-like rent roll print, landscape, wrapped cells')
