# critical-date report with rents, platypus, sorted by next date
from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal,landscape
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
rng=random.Random(7108)
NAME='CriticalDates_MeridianCrossing_May2026.pdf'
asof=D(2026,5,1)
st=PS('x',fontName='Times-Roman',fontSize=8,leading=9.2); sb=PS('b',parent=st,fontName='Times-Bold'); hr=PS('h',parent=sb,textColor=colors.white,fontSize=7.8); rr=PS('r',parent=st,alignment=2); hrr=PS('hr',parent=hr,alignment=2)
ten='Abacus & Rowe Advisors|Bluefin Learning, Inc.|Cantrell Land Survey|Dovetail Staffing|Everwell Benefits Group|Foxglove Interactive|Grantham Reyes LLP|Hatchway Software|Isolde Home Health|Jackdaw Analytics|Kitteridge & Sons Insurance|Lodgepole Engineering|Mossback Publishing|Nettle Creek Dialysis|Oriel Dental Partners|Peregrine Claims Services|Quorum Association Mgmt|Rookery Title Agency|State Dept. of Labor – Field Office|Tern & Plover Architects|Umber Financial Planning|Verity Clinical Trials|Winnow Data'.split('|')
rows=[]
for i,t in enumerate(ten):
    b=1+i//8; su=f'{b}-{100*rng.randint(1,3)+5*rng.randint(0,12)}'
    while su in [r['u'] for r in rows]+['1-215','2-150','2-310','3-200']: su=f'{b}-{100*rng.randint(1,3)+5*rng.randint(0,12)}'
    a=rng.randint(1180,11900); m=r2(a*rng.uniform(19.5,29)/12)
    s=D(rng.randint(2017,2025),rng.randint(1,12),1); n=rng.choice([62,84,87,120]); e=endof(s,n)
    while e<D(2026,8,1): n+=36; e=endof(s,n)
    ev=[]; stp=s
    while stp<asof: stp=addm(stp,12)
    step=None
    if rng.random()<.8 and stp<e: step=(stp,r2(m*rng.choice([1.025,1.03,1.02]))); ev.append((stp,f'Base rent increases to ${m2(step[1])}/mo'))
    ev.append((e,'Lease expires'))
    if rng.random()<.55: nb=addm(e.replace(day=1),-rng.choice([6,9,12])); ev.append((nb,rng.choice(['Last day to exercise renewal option (1 x 5 yrs at FMV)','Renewal notice due (2 x 3 yrs, fixed)','Last day for extension notice, 5 yrs at 95% of market'])))
    if rng.random()<.15 and e>D(2028,6,1): ev.append((addm(asof,rng.randint(2,20)).replace(day=1),'Tenant early termination right, notice due with fee'))
    if rng.random()<.15: ev.append((D(2026,12,1),'Letter of credit renewal due'))
    ev=sorted(x for x in ev if x[0]>=asof)
    rows.append(dict(u=su,t=t,a=a,m=m,s=s,e=e,ev=ev,step=step,dep=rng.choice([0,m,m,r2(2*m)]),bldg=b))
rows.sort(key=lambda r:(r['ev'][0][0],r['u']))
vac=[('1-215',2840),('2-150',5115),('2-310',1960),('3-200',8420)]
f=lambda d: d.strftime('%d-%b-%Y').lstrip('0')
cw=[44,142,48,66,60,66,62,74,258,50]
hd=[Paragraph(x,hrr if i in(2,5,6) else hr) for i,x in enumerate(['Suite','Tenant','Area SF','LCD','LXD','Current Base Rent / Mo.','Security Deposit','Event Date','Critical Event','Days Away'])]
data=[hd]; sty=[('FONTSIZE',(0,0),(-1,-1),7),('LEADING',(0,0),(-1,-1),8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#5B2C1D')),('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('LEFTPADDING',(3,0),(3,-1),10),('LEFTPADDING',(7,0),(7,-1),12),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.2)]
T=[]
for r in rows:
    k=len(data)
    for j,(d,x) in enumerate(r['ev']):
        lead=[Paragraph(r['u'],sb),Paragraph(r['t'].replace('&','&amp;'),st),Paragraph(m0(r['a']),rr),Paragraph(f(r['s']),st),Paragraph(f(r['e']),st),Paragraph(m2(r['m']),rr),Paragraph(m2(r['dep']) if r['dep'] else '0.00',rr)] if j==0 else ['']*7
        n=(d-asof).days
        data.append(lead+[Paragraph(f(d),sb if n<=180 else st),Paragraph(x,st),Paragraph(str(n),st)])
    sty.append(('LINEABOVE',(0,k),(-1,k),.4,colors.grey))
    T.append(dict(unit=r['u'],tenantName=r['t'],area=r['a'],leaseStartDate=iso(r['s']),leaseEndDate=iso(r['e']),contractRent=r['m'],deposit=r['dep'],statusText='Occupied',rentSteps=[dict(date=iso(r['step'][0]),amount=r['step'][1])] if r['step'] else []))
k=len(data); data.append([Paragraph('No dates on file',sb)]+['']*9); sty+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#EFE3DC'))]
for u,a in vac:
    data.append([Paragraph(u,sb),Paragraph('<i>Vacant</i>',st),Paragraph(m0(a),rr)]+['']*7); T.append(dict(unit=u,area=a,statusText='Vacant'))
k=len(data); data.append(['',Paragraph('Total (23 leases, 4 vacant suites)',sb),Paragraph('<b>%s</b>'%m0(sum(t['area'] for t in T)),rr),'','',Paragraph('<b>%s</b>'%m2(sum(r['m'] for r in rows)),rr),Paragraph('<b>%s</b>'%m2(sum(r['dep'] for r in rows)),rr),'','','']); sty+=[('LINEABOVE',(0,k),(-1,k),1,colors.black)]
def pgf(c,d):
    w,h=landscape(legal); c.setFont('Times-Bold',14); c.drawString(50,h-38,'Critical Date Report'); c.setFont('Times-Roman',10); c.drawString(50,h-53,'Meridian Crossing Corporate Park, Buildings 1–3     |     Dates on or after May 1, 2026, next event first'); c.drawRightString(w-50,h-38,'Tolland Bay Realty Advisors'); c.setFont('Times-Roman',8); c.drawRightString(w-50,24,f'Page {d.page}'); c.drawString(50,24,'LCD = lease commencement; LXD = lease expiration. Events within 180 days in bold.')
doc=SimpleDocTemplate(path(NAME),pagesize=landscape(legal),leftMargin=50,rightMargin=50,topMargin=66,bottomMargin=42)
tb=Table(data,colWidths=cw,repeatRows=1); tb.setStyle(TableStyle(sty)); doc.build([tb],onFirstPage=pgf,onLaterPages=pgf)
save(NAME,'OFFICE','critical-date report listing rents, several event lines per lease',True,'Meridian Crossing Corporate Park','2026-05-01',27,23,4,T)
