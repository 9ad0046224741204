# Seniors census & rate roll, PDF, platypus table, grouped header, portrait letter
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
R=random.Random(4505); NAME='orchard_mere_seniors_census.pdf'; AS=dt.date(2025,5,31)
ps=lambda n,s,b=False,**k: ParagraphStyle(n,fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=s,leading=s*1.15,**k)
cell=ps('c',6.8)
D=lambda d:d.strftime('%d-%b-%y'); m=lambda v:f"{v:,.0f}"
secs=[('INDEPENDENT LIVING','IL',[(f'{n}',R.choice([('Studio',420,2950),('One Bedroom',610,3650),('One Bedroom Den',745,4150),('Two Bedroom',980,4925)])) for n in [101,102,103,104,105,106,107,108,201,202,203,204,205,206,207,208,210]]),
 ('ASSISTED LIVING','AL',[(f'{n}',R.choice([('Alcove',360,4650),('Studio',400,4950),('One Bedroom',540,5750)])) for n in [121,122,123,124,125,126,127,221,222,223,224,225,226,227,228]]),
 ('MEMORY CARE','MC',[(f'M{n}{x}',t) for n,sp in [(1,1),(2,0),(3,1),(4,0),(5,0),(6,1),(7,0),(8,0)] for x,t in ([('A',('Semi-Private',150,5600)),('B',('Semi-Private',150,5600))] if sp else [('',('Private',290,7450))])])]
hdr=[['Apt','Accommodation','Sq Ft','Resident','Payor','Move-in','Street\nRate','Monthly Billing','','','','Comm.\nFee Dep.'],['','','','','','','','Rent','Care\nLevel $','2nd\nPerson','Total','']]
data=hdr[:]; sty=[]; T=[]; tot={}; cnt=[0,0,0]; used=set(); res=0
for sname,sc,us in secs:
    sty+=[('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#e3ece1')),('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold')]
    data.append([sname]+['']*11); S={k:0 for k in('mk','r','c','s','t','d','a')}; o=0
    for u,(ty,sf,mk) in us:
        mk+=R.choice([0,0,75,150]); row=dict(unit=u,unitType=ty,area=sf,marketRent=float(mk),section=sname)
        x=R.random()
        if x<.13:
            w=R.choice(['Vacant','Vacant','Vacant - Reserved','Vacant - Refurb']); row['statusText']=w
            data.append([u,ty,m(sf),Paragraph('<i>%s</i>'%w,cell),'','',m(mk),'','','','',''])
        else:
            o+=1
            while 1:
                n=f'{R.choice(FIRST)} {R.choice(LAST)}'
                if n not in used: used.add(n);break
            cpl=sc!='MC' and x>.88; res+=1+cpl
            nm=n if not cpl else f'{R.choice(FIRST)} & {n}'
            mi=AS-dt.timedelta(R.randint(10,1900)); r=round(mk*R.uniform(.84,1.0)); lv=R.choice([0,1,2,3]) if sc=='AL' else (R.choice([2,3,4]) if sc=='MC' else 0); ca=[0,600,1050,1575,2100][lv]; s2=(850 if sc=='IL' else 1100) if cpl else 0
            t=r+ca+s2; d=R.choice([2500,3500,0,5000]) if sc!='MC' else R.choice([0,3000]); pay=R.choice(['PP','PP','PP','LTC','VA']) if sc!='IL' else 'PP'
            data.append([u,ty,m(sf),Paragraph(nm,cell),pay,D(mi),m(mk),m(r),m(ca) if ca else '',m(s2) if s2 else '',m(t),m(d)])
            row.update(tenantName=nm,statusText='Occupied',moveInDate=mi,contractRent=float(r),totalCharges=float(t),deposit=float(d),charges=[dict(code='Rent',amount=float(r))]+([dict(code='Care Level $',amount=float(ca))] if ca else [])+([dict(code='2nd Person',amount=float(s2))] if s2 else []))
            for k,v in zip('r c s t d'.split(),(r,ca,s2,t,d)): S[k]+=v
        S['mk']+=mk; S['a']+=sf; T.append(row)
    n=len(us); cnt[0]+=n;cnt[1]+=o;cnt[2]+=n-o
    sty+=[('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold'),('LINEABOVE',(0,len(data)),(-1,len(data)),.6,colors.black),('SPAN',(0,len(data)),(1,len(data)))]
    data.append([f'{sc} subtotal',"",m(S['a']),f'{o} of {n} occupied ({o/n:.1%})','','',m(S['mk']),m(S['r']),m(S['c']),m(S['s']),m(S['t']),m(S['d'])])
    for k,v in S.items(): tot[k]=tot.get(k,0)+v
i=len(data); sty+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#b9cfb4')),('SPAN',(0,i),(1,i))]
data.append(['COMMUNITY TOTAL','',m(tot['a']),f'{cnt[1]} of {cnt[0]} occupied ({cnt[1]/cnt[0]:.1%})','','',m(tot['mk']),m(tot['r']),m(tot['c']),m(tot['s']),m(tot['t']),m(tot['d'])])
ts=TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',6.8),('FONT',(0,0),(-1,1),'Helvetica-Bold',6.8),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#4e6b4a')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(6,0),(-1,-1),'RIGHT'),('ALIGN',(7,0),(10,0),'CENTER'),('SPAN',(7,0),(10,0)),('VALIGN',(0,0),(-1,1),'BOTTOM'),('VALIGN',(0,2),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('LINEBELOW',(0,2),(-1,-1),.2,colors.HexColor('#c9c9c9')),('LINEBELOW',(7,0),(10,0),.4,colors.white)]+[('SPAN',(k,0),(k,1)) for k in(0,1,2,3,4,5,6,11)]+sty)
def deco(c,d):
    c.setFont('Helvetica',6.5); c.drawString(36,22,'Orchard Mere Senior Living  |  Confidential resident information'); c.drawRightString(576,22,f'{d.page}')
d=SimpleDocTemplate(doc(NAME),pagesize=letter,leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=38,invariant=1)
t=Table(data,repeatRows=2,colWidths=[33,67,30,104,28,43,42,42,40,38,44,42],style=ts)
d.build([Paragraph('Orchard Mere Senior Living',ps('h',14,True)),Spacer(1,3),Paragraph('Resident Census and Rate Roll - May 31, 2025',ps('h2',9.5)),Spacer(1,8),t,Spacer(1,8),Paragraph(f'Residents in house: {res} (second persons counted). Payor: PP private pay, LTC long-term-care insurance, VA Aid & Attendance. Community fee deposits are refundable for 90 days only.',ps('n',6.8))],onFirstPage=deco,onLaterPages=deco)
put(NAME,'SENIOR_HOUSING','Seniors census, IL/AL/MC sections, grouped two-line header, semi-private beds, couples',False,dict(propertyName='Orchard Mere Senior Living',asOnDate=iso(AS),units=cnt[0],occupied=cnt[1],vacant=cnt[2],rows=T,totals=dict(marketRent=tot['mk'],contractRent=tot['r'],totalCharges=tot['t'],deposit=tot['d'],area=tot['a'])))
