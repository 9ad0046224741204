# OM designed table, office tower
from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
R=random.Random(101); FN='calder_building_om_rent_roll.pdf'
NAVY=colors.HexColor('#15324b'); GOLD=colors.HexColor('#b8924a'); PALE=colors.HexColor('#f1ede4')
ten=[("100","Copperline Coffee Roasters"),("110","First Summit Credit Union"),("120",None),("200","Hale, Wickham & Drury LLP"),("300","Hale, Wickham & Drury LLP"),("400","Northfork Reservoir Engineers, Inc."),("450","Tessellate Software"),("475","Brightwater Title Company"),("500","Ridgeway Actuarial Group"),("550",None),("600","U.S. Geological Mapping Contractors, JV"),("700","Meridian Oncology Billing Services"),("725","Aspen & Oak Wealth Partners"),("750","Kestrel Aerospace Analytics"),("800","Colfax Energy Trading"),("900","Colfax Energy Trading"),("1000","Pinnacle Mutual Insurance"),("1050","Studio Verdant Architects"),("1075",None),("1100","Lodestar Recruiting"),("1150","Harrowgate Capital Advisors"),("PH-1","Bluebird Broadcasting (rooftop)"),("STOR","Hale, Wickham & Drury LLP (storage)")]
areas=[2140,4385,1962,18240,18240,9815,5120,3304,11870,6370,18240,6015,4480,7745,18240,18240,12600,3615,2025,9440,8801,0,612]
rows=[];body=[]
tot=sum(areas)
P=PS('p',fontName='Helvetica',fontSize=7.2,leading=8.6); 
money=lambda x:f"${x:,.0f}"
f=lambda d:d.strftime('%-m/%-d/%y')
for (u,t),a in zip(ten,areas):
    pct=f"{a/tot*100:.1f}%" if a else "–"
    if not t:
        rows.append(dict(unit=u,area=a,statusText='Available')); body.append([u,Paragraph('<i>Available</i>',P),f"{a:,}",pct,'','','','','','','']); continue
    st=addm(D(2017,1,1),R.randint(0,108)); term=R.choice([60,64,84,87,120,126]); en=endof(st,term)
    while en<D(2026,12,1): en=endof(en+dt.timedelta(1),60)
    psf=R.choice([27.5,29,30.25,31.5,33,34.75,26]) if u not in('STOR','PH-1') else 14
    m=round(a*psf/12) if a else 2450
    steps=[];d=addm(st,12);
    while d<=D(2026,10,1): d=addm(d,12)
    x=m
    while d<en and len(steps)<2 and u not in('STOR',):
        x=round(x*1.027); steps.append((d,x)); d=addm(d,12)
    rec='Gross' if not a or u=='STOR' else R.choice(['FSG / BY 2024','NNN','FSG / BY 2022','Mod. Gross'])
    rows.append(dict(unit=u,tenantName=t,area=a or None,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=m,annualRent=m*12,rentSteps=[dict(date=iso(a_),amount=b) for a_,b in steps]))
    body.append([u,Paragraph(t,P),f"{a:,}" if a else '–',pct,f(st),f(en),money(m),money(m*12),f"${m*12/a:.2f}" if a else '–','\n'.join(f(s[0]) for s in steps) or '–','\n'.join(money(s[1]) for s in steps) or '–',rec])
occ=sum(r['area'] or 0 for r in rows if r.get('tenantName')) if 0 else sum((r.get('area') or 0) for r in rows if 'tenantName' in r)
M=sum(r.get('contractRent',0) for r in rows)
for b in body:
    while len(b)<12:b.append('')
foot=[['','Occupied',f"{occ:,}",f"{occ/tot*100:.1f}%",'','',money(M),money(M*12),f"${M*12/occ:.2f}",'','',''],['','Available',f"{tot-occ:,}",f"{(tot-occ)/tot*100:.1f}%"]+['']*8,['','TOTAL / WTD. AVG.',f"{tot:,}",'100.0%','','',money(M),money(M*12),'','','','']]
h1=['','','RENTABLE AREA','','LEASE TERM','','IN-PLACE BASE RENT','','','SCHEDULED STEPS','','']
h2=['SUITE','TENANT','SF','% NRA','START','END','MONTHLY','ANNUAL','$/SF','DATE','MONTHLY','RECOVERY']
t=Table([h1,h2]+body+foot,colWidths=[36,150,44,38,50,50,56,62,42,52,56,76],repeatRows=2)
n=len(body)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.2),('LEADING',(0,0),(-1,-1),8.6),('BACKGROUND',(0,0),(-1,1),NAVY),('TEXTCOLOR',(0,0),(-1,1),colors.white),('FONT',(0,0),(-1,1),'Helvetica-Bold',6.8),
 ('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('SPAN',(9,0),(10,0)),('ALIGN',(2,0),(10,0),'CENTER'),('LINEBELOW',(2,0),(10,0),.5,GOLD),('ALIGN',(2,1),(10,-1),'RIGHT'),('VALIGN',(0,2),(-1,-1),'MIDDLE'),
 ('ROWBACKGROUNDS',(0,2),(-1,n+1),[colors.white,PALE]),('FONT',(0,n+2),(-1,-1),'Helvetica-Bold',7.2),('LINEABOVE',(0,n+2),(-1,n+2),1,GOLD),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#d9cfb8')),('TOPPADDING',(0,0),(-1,-1),2.4),('BOTTOMPADDING',(0,0),(-1,-1),2.4)]))
H=PS('h',fontName='Times-Roman',fontSize=22,leading=26,textColor=NAVY); S=PS('s',fontName='Helvetica',fontSize=8.5,leading=12,textColor=colors.HexColor('#444444'))
def deco(c,d):
    w,h=landscape(letter); c.setFillColor(NAVY); c.rect(0,h-20,w,20,stroke=0,fill=1); c.setFillColor(GOLD); c.rect(0,h-23,w,3,stroke=0,fill=1)
    c.setFillColor(colors.grey); c.setFont('Helvetica',7); c.drawString(40,20,'THE CALDER BUILDING   |   CONFIDENTIAL OFFERING MEMORANDUM'); c.drawRightString(w-40,20,str(33+d.page))
exp={}
for r in rows:
    if 'leaseEndDate' in r: exp.setdefault(r['leaseEndDate'].year,[0,0]); exp[r['leaseEndDate'].year][0]+=1; exp[r['leaseEndDate'].year][1]+=r.get('area') or 0
et=Table([['Year','Leases expiring','SF expiring','% of NRA']]+[[str(y),v[0],f"{v[1]:,}",f"{v[1]/tot*100:.1f}%"] for y,v in sorted(exp.items())],colWidths=[60,90,90,70],hAlign='LEFT')
et.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('LINEBELOW',(0,0),(-1,0),1,GOLD),('ALIGN',(1,0),(-1,-1),'RIGHT')]))
doc=SimpleDocTemplate(out(FN),pagesize=landscape(letter),leftMargin=38,rightMargin=38,topMargin=40,bottomMargin=38)
doc.build([Paragraph('Tenancy Overview',H),Spacer(1,6),Paragraph(f'The Calder Building is an eleven-story Class A office tower of {tot:,} rentable square feet at 17th and Calder in downtown Denver, Colorado. The property is {occ/tot*100:.1f}% leased to a diversified roster led by Hale, Wickham & Drury LLP and Colfax Energy Trading. Rollover is well distributed, as shown below.',S),Spacer(1,12),et,PageBreak(),
 Paragraph('Rent Roll',H),Paragraph('As of October 1, 2026. Base rent excludes recoveries and parking.',S),Spacer(1,6),t,Spacer(1,5),Paragraph('<font size=6.5>FSG = full-service gross over base year (BY). Rooftop license carries no rentable area. Information is believed reliable but is not warranted; prospective purchasers should rely on their own review of the leases.</font>',S)],onFirstPage=deco,onLaterPages=deco)
save(FN,'OFFICE','OM designed table, grouped headers, step lines in cell',False,dict(propertyName='The Calder Building',asOnDate='2026-10-01',units=None,occupied=None,vacant=3,rows=rows))
