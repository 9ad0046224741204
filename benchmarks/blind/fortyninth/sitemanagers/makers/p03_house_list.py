# Build-to-rent house list by address, ruled platypus table, phases
import random, datetime as D
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common import *
N='harvest_lane_homes_house_list.pdf'; g=random.Random(4303)
ppl=iter(people(g,90)); rows=[]
PL={'Aspen':('3 bd / 2 ba',1412,2095),'Birch':('3 bd / 2.5 ba',1688,2295),'Cedar':('4 bd / 2.5 ba',1934,2550),'Dogwood':('4 bd / 3 ba',2210,2795)}
for ph,st,a,n,step in(('Phase I','Harvest Ln',1204,13,4),('Phase I','Gleaner Ct',301,5,6),('Phase II','Thresher Way',4410,15,4)):
    for i in range(n):
        p=g.choice(list(PL)); t=PL[p]; r=dict(unit=f'{a+i*step} {st}',section=ph,unitType=f'{p} {t[0]}',area=t[1])
        if g.random()<.1: r.update(tenantName=None,statusText='Vacant')
        else:
            f,l=next(ppl); nm=f'{f} {l}'
            x=g.random()
            if x<.3: f2,l2=next(ppl); nm+=f' & {f2} {l2}'
            elif x<.5: nm=f'{f} & {next(ppl)[0]} {l}'
            s=D.date(2024,g.randint(1,12),g.choice([1,1,1,6,12,15,22])); ln=g.choice([12,12,12,15,24])
            mm=s.month-1+ln; e=D.date(s.year+mm//12,mm%12+1,s.day)-D.timedelta(days=1)
            if e<D.date(2025,2,1): e=D.date(e.year+1,e.month,min(e.day,28)); s=s
            rent=t[2]+g.choice([-100,-45,0,0,50,75]); pet=g.choice([0,0,0,35,70]); am=65
            r.update(tenantName=nm,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=[dict(code='Pet',amount=pet)]*(pet>0)+[dict(code='Lawn & Tech',amount=am)],totalCharges=rent+pet+am,deposit=g.choice([1000,rent,rent,500]))
        rows.append(r)
P=lambda t,s='Helvetica',al=0,z=7.6:Paragraph(t,ParagraphStyle('x',fontName=s,fontSize=z,leading=z+1.6,alignment=al))
f=lambda v:f'${v:,.0f}'
data=[['No.','Home','Plan','Sq. Ft.','Resident(s)','Lease Term','Rent','Pet','Lawn &\nTech','Total\nMonthly','Deposit']]
sty=[('FONT',(0,0),(-1,0),'Helvetica-Bold',7.8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#47643f')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('FONT',(0,1),(-1,-1),'Helvetica',7.6),('GRID',(0,0),(-1,-1),.4,colors.HexColor('#9aa99a')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(6,0),(-1,-1),'RIGHT'),('ALIGN',(3,0),(3,-1),'RIGHT'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6)]
def sm(rs,k): return sum(r.get(k,0) for r in rs)
def cs(rs,k): return sum(q['amount'] for r in rs for q in r.get('charges',[]) if q['code']==k)
def totrow(rs,lab):
    i=len(data); data.append(['',lab,'',f"{sm(rs,'area'):,}",f"{sum(1 for r in rs if r['tenantName'])} of {len(rs)} leased",'',f(sm(rs,'contractRent')),f(cs(rs,'Pet')),f(cs(rs,'Lawn & Tech')),f(sm(rs,'totalCharges')),f(sm(rs,'deposit'))])
    sty.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',7.6),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e6ecdf'))])
no=0
for ph in('Phase I','Phase II'):
    i=len(data); data.append([ph]+['']*10); sty+= [('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Oblique',8.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f4f1e4'))]
    rs=[r for r in rows if r['section']==ph]
    for r in rs:
        no+=1
        if r['tenantName']:
            q={x['code']:x['amount'] for x in r['charges']}
            data.append([no,r['unit'],P(r['unitType']),f"{r['area']:,}",P(r['tenantName'].replace('&','&amp;')),P(r['leaseStartDate'].strftime('%-m/%-d/%y')+' to '+r['leaseEndDate'].strftime('%-m/%-d/%y')),f(r['contractRent']),f(q['Pet']) if 'Pet' in q else '',f(q['Lawn & Tech']),f(r['totalCharges']),f(r['deposit'])])
        else: data.append([no,r['unit'],P(r['unitType']),f"{r['area']:,}",P('<i>Vacant</i>'),'','','','','',''])
    totrow(rs,ph+' total')
totrow(rows,'All homes')
def pf(c,d):
    c.setFont('Helvetica',7); c.drawString(30,24,'Harvest Lane Homes  |  on-site office 1204 Harvest Ln'); c.drawRightString(582,24,'Sheet %d'%d.page)
d=SimpleDocTemplate(doc(N),pagesize=letter,leftMargin=28,rightMargin=28,topMargin=34,bottomMargin=40)
d.build([P('Harvest Lane Homes','Helvetica-Bold',0,15),Spacer(1,6),P('House list and rents in place at January 31, 2025',z=9.5),Spacer(1,8),Table(data,colWidths=[22,82,72,34,110,58,38,30,36,40,40],repeatRows=1,style=TableStyle(sty)),Spacer(1,8),P('Lawn &amp; Tech is the mandatory lawn care and smart-home fee. Deposits are held in the operating trust account. Vacant homes are turned and show-ready unless noted at the office.',z=7.5)],onFirstPage=pf,onLaterPages=pf)
for r in rows:
    for k in list(r):
        if isinstance(r[k],D.date): r[k]=iso(r[k])
o=sum(1 for r in rows if r['tenantName'])
save(N,dict(propertyName='Harvest Lane Homes',asOnDate='2025-01-31',units=len(rows),occupied=o,vacant=len(rows)-o,rows=rows),'SINGLE_FAMILY_RENTAL','house list by address, ruled green table, phases, lease term in one cell')
