from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
p='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
for a,b in(('N','Regular'),('NB','Bold')): pdfmetrics.registerFont(TTFont(a,p+b+'.ttf'))
N='05_88_carrick_street_tenancies.pdf';rng=random.Random(7205)
T=[('G.01','Ground','Rosella Coffee Roasters Pty Ltd',84.6,'Retail'),('G.02','Ground','Bluegum Convenience Pty Ltd',112.0,'Retail'),('G.03','Ground','Vacant',96.4,'Retail'),('1','Level 1','Tidewater Physio Pty Ltd ATF The Tidewater Unit Trust',418.5,'Office'),('2.01','Level 2','Corella Migration Services Pty Ltd',205.2,'Office'),('2.02','Level 2','Finch Harding Accountants Pty Ltd',241.8,'Office'),('3','Level 3','State of Queensland (Dept. of Regional Works)',612.0,'Office'),('4','Level 4','State of Queensland (Dept. of Regional Works)',612.0,'Office'),('5.01','Level 5','Ironbark Civil Engineers Pty Ltd',334.9,'Office'),('5.02','Level 5','Vacant',268.3,'Office'),('6','Level 6','Marlin Energy Retail Ltd',611.4,'Office'),('7','Level 7','Quill & Partners Lawyers Pty Ltd',598.7,'Office'),('Roof','Roof','Skylink Towers Pty Ltd (telco)',None,'Licence'),('Sign','Roof','Ironbark Civil Engineers Pty Ltd',None,'Signage')]
S=ParagraphStyle('s',fontName='N',fontSize=7.5,leading=9);SH=ParagraphStyle('h',fontName='NB',fontSize=7.5,leading=9,alignment=1)
H=['Suite','Floor','Tenant','Use','NLA<br/>m²','Commencement','Expiry','Option<br/>(yrs)','Base Rent<br/>$ p.a.','$/m²','Outgoings<br/>$ p.a.','Bays','Parking<br/>$ p.a.','Gross Income<br/>$ p.a.','Review','Bank<br/>Guarantee $']
data=[[Paragraph(h,SH) for h in H]];rows=[];tt=[0]*5;bt=0
for u,f_,t,a,use in T:
    r=dict(unit=u,unitType=use)
    if a: r['area']=a;tt[0]+=a
    if t=='Vacant':
        r['statusText']='Vacant';data.append([u,f_,Paragraph('<i>Vacant</i>',S),use,f'{a:,.1f}']+['']*11)
    else:
        rate=rng.uniform(520,640) if use=='Office' else rng.uniform(780,980);base=round(a*rate/10)*10 if a else (38500 if u=='Roof' else 12000)
        og=round(a*142.5) if a and t.find('State')<0 else 0
        bays=rng.choice([0,1,2,3,4]) if a and use=='Office' else 0;pk=bays*5400
        s=D(rng.randint(2019,2024),rng.randint(1,12),1);tn=rng.choice([5,5,7,10]);e=addy(s,tn,0,-1)
        if e<D(2025,5,31): e=addy(e,5)
        if u in('3','4'): s,e=D(2021,7,1),D(2031,6,30)
        if u=='Sign': s,e=D(2022,3,1),D(2027,2,28)
        bg=round((base+og)/2/100)*100 if a and 'State' not in t else 0
        opt=rng.choice(['5','3+3','5+5','Nil']) if a else 'Nil';rv=rng.choice(['3.50% fixed','3.75% fixed','4.00% fixed','CPI','CPI + 1%']) 
        r.update(tenantName=t,statusText='Occupied',annualRent=base,leaseStartDate=s,leaseEndDate=e,charges=([dict(code='Outgoings',amount=og)] if og else [])+([dict(code='Parking',amount=pk)] if pk else []),totalCharges=base+og+pk,deposit=bg or None)
        for i,q in enumerate((base,og,pk,base+og+pk),1): tt[i]+=q
        bt+=bays
        z=lambda q:f'{q:,.0f}' if q else '–'
        data.append([u,f_,Paragraph(t,S),use,f'{a:,.1f}' if a else '',s.strftime('%-d-%b-%y'),e.strftime('%-d-%b-%y'),opt,z(base),f'{base/a:,.0f}' if a else '',('Gross' if 'State' in t else z(og)),bays or '–',z(pk),z(base+og+pk),rv,z(bg)])
    rows.append(r)
bgt=sum(r.get('deposit') or 0 for r in rows)
data.append(['Total','','','',f'{tt[0]:,.1f}','','','',f'{tt[1]:,}','',f'{tt[2]:,}',bt,f'{tt[3]:,}',f'{tt[4]:,}','',f'{bgt:,}'])
t=Table(data,colWidths=[30,40,138,39,38,54,50,33,50,30,47,25,42,53,50,51],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'N',7.5),('ALIGN',(4,1),(4,-1),'RIGHT'),('ALIGN',(8,1),(13,-1),'RIGHT'),('ALIGN',(15,1),(15,-1),'RIGHT'),('ALIGN',(5,1),(7,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEABOVE',(0,0),(-1,0),1,colors.HexColor('#007a78')),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#007a78')),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor('#eef6f6')]),('FONT',(0,-1),(-1,-1),'NB',8),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
B=ParagraphStyle('b',fontName='Helvetica',fontSize=9,leading=12);T1=ParagraphStyle('t',fontName='Helvetica-Bold',fontSize=14,leading=18,textColor=colors.HexColor('#007a78'))
va=sum(r['area'] for r in rows if r['statusText']=='Vacant')
story=[Paragraph('8.2&nbsp;&nbsp;Tenancy Schedule',T1),Paragraph('The tenancy profile of <b>88 Carrick Street, Brisbane QLD 4000</b> as at 31 May 2025, the date of valuation, is summarised as follows. All amounts are in Australian dollars and exclude GST.',B),Spacer(1,8),t,Spacer(1,8),Paragraph(f'Vacancy stands at {va:,.1f} m² or {va/tt[0]:.2%} of the lettable area, being Suites G.03 and 5.02. The government tenant pays a gross rent. Car parking is licensed at $450 per bay per month.',B)]
def ft(c,d): c.setFont('Helvetica',7);c.drawString(40,24,'Whitsunday Barrett Valuers  |  Ref. V25-1187  |  Liability limited by a scheme approved under Professional Standards Legislation');c.drawRightString(802,24,'31')
b=SimpleDocTemplate(doc(N),pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=40,bottomMargin=40)
from reportlab.platypus.flowables import KeepInFrame
for q in(B,T1): q.leftIndent=2
b.build(story,onFirstPage=ft,onLaterPages=ft)
save(N,dict(propertyName='88 Carrick Street',asOnDate='2025-05-31',units=None,occupied=None,vacant=2,rows=rows),'OFFICE','Australian valuation report page, tenancy schedule with outgoings and parking')
