from lib import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
r=random.Random(8003); asof=d(2026,9,30)
F='maplewood_terrace_senior_certified.pdf'
S=[('INDEPENDENT LIVING',[f'{n}' for n in list(range(101,113))+list(range(201,211))],[('Studio',410,2950),('1BR',585,3650),('2BR Deluxe',880,4725)],False),
('ASSISTED LIVING',[f'{n}' for n in range(301,319)],[('Studio',385,4450),('Alcove',430,4875),('1BR',540,5525)],True),
('MEMORY CARE',[f'MC-{n}' for n in range(1,13)],[('Private',300,6850),('Companion',300,5400)],True)]
nm=names(r,70,'{l}, {f}');rows=[]
P=ParagraphStyle('p',fontName='Helvetica',fontSize=8.5,leading=11)
B=ParagraphStyle('b',parent=P,fontName='Helvetica-Bold',fontSize=13,leading=16,alignment=1)
C=ParagraphStyle('c',parent=P,alignment=1)
h=[['Apt.','Style','Sq. Ft.','Resident','Pay\nSource','Move-In','Market\nRate','Monthly\nRent','Care\nLevel','Level of\nCare Fee','2nd\nPerson','Discount','Total\nMonthly']]
el=[Paragraph('MAPLEWOOD TERRACE SENIOR LIVING',B),Paragraph('Certified Rent Roll and Resident Census &ndash; as of September 30, 2026',C),Paragraph('Borrower: Maplewood Terrace OpCo, LLC &nbsp;&nbsp;|&nbsp;&nbsp; Loan No. 70-4418823',C),Spacer(1,8)]
dol=lambda v:f'${v:,.0f}' if v>=0 else f'(${-v:,.0f})'
G=[0]*5;allv=[];N=0;O=0;sm=[]
data=h[:];st=[('FONT',(0,0),(-1,-1),'Helvetica',7.3),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.3),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#2f4f4f')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(6,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(8,0),(8,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('LINEBELOW',(0,1),(-1,-1),.25,colors.lightgrey)]
for sec,us,ty,care in S:
    st+=[('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#dfe8e0')),('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7.8)]
    data.append([sec]+['']*12);t=[0]*5;o=0
    for u in us:
        a,sf,mk=r.choice(ty);N+=1
        if r.random()<.12:
            data.append([u,a,str(sf),'Vacant' if r.random()<.8 else 'Vacant','','',dol(mk),'','','','','','']);t[0]+=mk
            rows.append(dict(unit=u,unitType=a,area=sf,statusText='Vacant',section=sec,marketRent=mk));continue
        o+=1
        rent=mk-r.choice([0,0,75,150,225,310]);lv=r.randint(1,4) if care else 0;cf=[0,450,825,1275,1750][lv]
        se=r.choice([650,725]) if a in('1BR','2BR Deluxe') and r.random()<.35 else 0
        di=-r.choice([100,250,400]) if r.random()<.15 else 0
        n=nm.pop(); 
        if se: l,f=n.split(', ');n=f'{l}, {f} & '+r.choice(['Walter','June','Harold','Doris'])
        pay='Private' if sec!='ASSISTED LIVING' or r.random()<.7 else 'Medicaid Waiver'
        mi=d(r.randint(2018,2026),r.randint(1,9),r.randint(1,28));tot=rent+cf+se+di
        data.append([u,a,str(sf),n,pay.replace(' ','\n') if 0 else pay,smdy(mi),dol(mk),dol(rent),str(lv) if lv else 'n/a',dol(cf) if cf else '-',dol(se) if se else '-',dol(di) if di else '-',dol(tot)])
        t=[x+y for x,y in zip(t,[mk,rent,cf,se,di])]
        ch=[dict(code='Monthly Rent',amount=rent)]+([dict(code='Level of Care Fee',amount=cf)] if cf else [])+([dict(code='2nd Person',amount=se)] if se else [])+([dict(code='Discount',amount=di)] if di else [])
        rows.append(dict(unit=u,unitType=a,area=sf,tenantName=n,statusText='Occupied',section=sec,marketRent=mk,contractRent=rent,moveInDate=mi,charges=ch,totalCharges=tot))
    st+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7.3),('LINEABOVE',(6,len(data)),(-1,len(data)),.7,colors.black)]
    data.append([f'Subtotal {sec.title()}','','',f'{o} of {len(us)} occupied','','',dol(t[0]),dol(t[1]),'',dol(t[2]),dol(t[3]),dol(t[4]),dol(sum(t[1:]))])
    G=[x+y for x,y in zip(G,t)];O+=o;sm.append((sec.title(),len(us),o))
st+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7.6),('LINEABOVE',(0,len(data)),(-1,len(data)),1,colors.black),('LINEBELOW',(0,len(data)),(-1,len(data)),1,colors.black)]
data.append(['GRAND TOTAL','','',f'{O} of {N} occupied','','',dol(G[0]),dol(G[1]),'',dol(G[2]),dol(G[3]),dol(G[4]),dol(sum(G[1:]))])
el.append(Table(data,colWidths=[44,52,34,118,66,52,54,54,34,52,44,48,58],repeatRows=1,style=st));el.append(Spacer(1,12))
s2=[['Care Segment','Units','Occupied','Vacant','Occupancy']]+[[a,b,c_,b-c_,f'{c_/b:.1%}'] for a,b,c_ in sm]+[['Total',N,O,N-O,f'{O/N:.1%}']]
el.append(KeepTogether([Table(s2,hAlign='LEFT',colWidths=[110,50,55,50,60],style=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('GRID',(0,0),(-1,-1),.4,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT')]),Spacer(1,14),
Paragraph('The undersigned hereby certifies to Lender that the foregoing rent roll is true, correct and complete in all material respects as of the date stated above, that no resident has prepaid rent more than thirty (30) days in advance, and that no concessions exist other than those shown in the Discount column.',P),Spacer(1,22),Paragraph('By: ______________________________ &nbsp;&nbsp;&nbsp; Title: Executive Director &nbsp;&nbsp;&nbsp; Date: 10/14/2026',P)]))
def ft(c,dd): c.setFont('Helvetica',7);c.drawCentredString(396,20,f'Maplewood Terrace – Certified Rent Roll 9/30/2026 – Page {dd.page}')
SimpleDocTemplate(D+F,pagesize=(792,612),leftMargin=36,rightMargin=36,topMargin=32,bottomMargin=36).build(el,onFirstPage=ft,onLaterPages=ft)
save(F,'SENIOR_HOUSING','r80a','Certified lender roll by care segment, level-of-care fees, second-person fees, discounts, certification',False,'Maplewood Terrace Senior Living',asof,N,O,N-O,rows)
