from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=R(202); f='buildium_rent_roll_tallgrass.pdf'
props=[('Prairie Court Apartments - 1810 Osage St, Wichita, KS 67213',[f'{i}' for i in range(1,21)]),('Hydraulic Avenue Fourplex - 2204 S Hydraulic Ave, Wichita, KS 67211',list('ABCD')),('Maple Terrace - 415 N Maple Dr, Derby, KS 67037',[f'{a}{b:02d}' for a in (1,2) for b in range(1,11)])]
bb={'1 Bed / 1 Bath':(610,765),'2 Bed / 1 Bath':(825,895),'2 Bed / 1.5 Bath':(910,965)}
rows=[];body=[];sty=[];b=PS('b',fontName='Helvetica',fontSize=7.5,leading=9)
H=['Unit','Bed/Bath','Sq. ft.','Lease','Lease type','Start','End','Market rent','Rent','Deposits held','Balance']
body.append(H)
G=[0]*4; asof=D(2025,2,28); u=o=0
for pn,us_ in props:
    k=len(body); body.append([pn]+['']*10); sty+= [('SPAN',(0,k),(-1,k)),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#EEF2F5'))]
    S=[0]*4; su=so=0
    for x in us_:
        bt=r.choice(list(bb)); sf,mk=bb[bt]; mk=float(mk); su+=1
        vac=(x in('7','14') and 'Prairie' in pn) or x=='206'
        base=dict(unit=x,propertyName=pn,unitType=bt,area=sf,marketRent=mk)
        if vac:
            rows.append(dict(base,statusText='Vacant')); body.append([x,bt,f'{sf:,}','VACANT','','','',m2(mk),'','',''])
            rows[-1]['statusText']='VACANT'; S[0]+=mk
            if x=='14':
                n=r.name(); a=D(2025,3,15); rn=mk
                rows.append(dict(unit=x,propertyName=pn,tenantName=n,statusText='Future',leaseStartDate=a,leaseEndDate=end(D(2025,3,15),12),deposit=rn))
                body.append([x,'','',n+' (Future)','Fixed',us(a),us(rows[-1]['leaseEndDate']),'','',m2(rn),'']); S[2]+=rn
            continue
        so+=1
        n=r.name()
        if r.random()<.35: n+=', '+r.name()
        if x=='3' : n+=', '+r.name()
        rn=mk-r.choice([0,0,15,25,40,60]); dep=r.choice([rn,rn,500.0,mk]); bal=r.choice([0.0]*7+[round(rn/2,2),-35.0,75.0,rn+50])
        a=r.day(D(2022,4,1),D(2025,1,20)); mtm=a<D(2023,6,1)
        if not mtm: a=a.replace(day=1) if r.random()<.7 else a
        e=None if mtm else end(a,12)
        while e and e<asof: e=end(e+dt.timedelta(days=1),12)
        rows.append(dict(base,tenantName=n,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=rn,deposit=dep,balance=bal))
        body.append([x,bt,f'{sf:,}',Paragraph(n,b),'At-will' if mtm else r.choice(['Fixed','Fixed w/rollover']),us(a),us(e) if e else '',m2(mk),m2(rn),m2(dep),m2(bal)])
        for i,v in enumerate((mk,rn,dep,bal)): S[i]+=v
    k=len(body); body.append([f'Total for {pn.split(" - ")[0]}  ({su} units, {so} occupied)']+['']*6+[m2(v) for v in S]); sty+=[('SPAN',(0,k),(6,k)),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEABOVE',(7,k),(-1,k),.6,colors.black)]
    for i in range(4):G[i]+=S[i]
    u+=su;o+=so
k=len(body); body.append([f'Grand total  ({u} units, {o} occupied, {u-o} vacant - {o/u:.1%} occupied)']+['']*6+[m2(v) for v in G]); sty+=[('SPAN',(0,k),(6,k)),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEABOVE',(0,k),(-1,k),1,colors.black)]
T=Table(body,colWidths=[36,74,38,165,66,55,55,62,62,65,60],repeatRows=1)
T.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.5),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('TEXTCOLOR',(0,0),(-1,0),colors.HexColor('#555555')),('LINEBELOW',(0,0),(-1,0),.8,colors.HexColor('#888888')),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#DDDDDD')),('ALIGN',(7,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]+sty))
def pg(c,d):
    c.setFont('Helvetica',7); c.setFillGray(.4); c.drawString(27,20,'Tallgrass Rentals LLC  |  Created on 02/28/2025 4:12 PM'); c.drawRightString(765,20,f'Page {d.page}')
SimpleDocTemplate(f'{B}/documents/{f}',pagesize=landscape(letter),leftMargin=27,rightMargin=27,topMargin=30,bottomMargin=36,title='Rent roll').build([Paragraph('Rent roll',PS('h',fontName='Helvetica-Bold',fontSize=15,leading=19)),Paragraph('Tallgrass Rentals LLC<br/>Properties: All &nbsp;&nbsp; As of: 2/28/2025 &nbsp;&nbsp; Include: Active and future leases, vacant units',PS('s',fontName='Helvetica',fontSize=8,leading=11,spaceAfter=8)),T],onFirstPage=pg,onLaterPages=pg)
save(f,('MULTIFAMILY','Buildium-like roll, three properties with section totals, a future lease row',False),None,'2025-02-28',u,o,u-o,rows,dict(marketRent=G[0],contractRent=G[1],deposit=G[2],balance=G[3]))
