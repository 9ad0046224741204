# Senior living, PDF portrait, ~130 rows, levels of care, sections
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib import colors
R=random.Random(6806); N='Heronsgate Senior Living RR 10-15-2025.pdf'
LN='Abernathy Bastow Corliss Delacroix Engstrom Farraday Gilchrist Hathersby Iverness Jessup Kowalke Lindqvist Macready Nettles Osgood Pruitt Quarles Rosenthal Sandoval Thackeray Underhill Vickers Wainwright Yoder Zeller Applegate Birdsong Crocker Dunleavy Eastman Fogarty Granger Holbrook Isaacson Jarrell Kimbrough Loomis Mayhew Norwood Ostrow Pettibone Ransom Satterfield Tillman Upchurch Vandermeer Whitlock Yancey Bramlett Coffey Dowling Eubanks Fontaine Gadsden Hollister'.split()
FN='Agnes Albert Beatrice Bernard Clara Clyde Dolores Earl Edith Eugene Florence Frances Gladys Harold Helen Irene Jack Josephine Leonard Lois Mabel Marjorie Mildred Norma Opal Pauline Ralph Roberta Ruth Stanley Thelma Vernon Virginia Walter Wilma'.split()
rows=[]; used=set()
def nm():
    while 1:
        x=f'{R.choice(LN)}, {R.choice(FN)}'
        if x not in used: used.add(x); return x
LOC={1:450,2:875,3:1350,4:1825}
UT={'Studio':(412,2995),'1BR':(588,3695),'1BR Deluxe':(664,3995),'2BR/2BA':(921,4895),'AL Studio':(368,3850),'AL 1BR':(515,4650),'MC Private':(310,6250),'MC Companion':(365,4950)}
plan=[]
for fl in (1,2,3):
    for k in range(1,25): 
        if k in (4,13) and fl==1: continue
        plan.append(('INDEPENDENT LIVING',f'{fl}{k:02d}',R.choice(['Studio','1BR','1BR','1BR Deluxe','2BR/2BA'])))
for fl in (1,2):
    for k in range(30,47): plan.append(('ASSISTED LIVING',f'{fl}{k}',R.choice(['AL Studio','AL Studio','AL 1BR'])))
for k in range(50,62):
    if k%3==0: plan+= [('MEMORY CARE',f'{k+100}-A','MC Companion'),('MEMORY CARE',f'{k+100}-B','MC Companion')]
    else: plan.append(('MEMORY CARE',f'{k+100}','MC Private'))
for sec,u,t in plan:
    sf,mk=UT[t]; r=dict(unit=u,unitType=t,section=sec,area=sf,marketRent=mk+(75 if u[0]=='3' else 0))
    p=R.random()
    if p<.11: r['statusText']='Vacant'; r['contractRent']=None
    else:
        if p<.125: r['statusText']='Notice'
        else: r['statusText']='Occ'
        r['tenantName']=nm(); r['moveInDate']=D(2018,1,1)+dt.timedelta(days=R.randrange(0,2830))
        age=2025-r['moveInDate'].year; r['contractRent']=round(r['marketRent']*(1-.018*age)*R.choice([1,1,1,.95])/5)*5
        if r['statusText']=='Notice': r['moveOutDate']=D(2025,R.choice([10,11]),R.choice([28,30]))
        ch=[]
        if sec!='INDEPENDENT LIVING':
            l=R.choice([1,1,2,2,3,4]); 
            r['_l']=f'L{l}'; ch.append(('Care',LOC[l]))
        elif R.random()<.08: r['_l']='L1'; ch.append(('Care',LOC[1]))
        if t in('2BR/2BA','1BR Deluxe') and R.random()<.45: ch.append(('2nd Person',850))
        if R.random()<.18: ch.append(('Other',R.choice([45,60,100,125,-150,-250])))
        r['charges']=[dict(code=a,amount=b) for a,b in ch]; r['totalCharges']=r['contractRent']+sum(b for a,b in ch)
    rows.append(r)
H=['Apt','Type','SF','Status','Resident','Move-In','Move-Out\nDate','Market\nRate','Base\nRent','LOC','Care\nFee','2nd\nPerson','Other','Total\nMonthly']
data=[H]; sty=[('FONT',(0,0),(-1,-1),'Times-Roman',7.6),('FONT',(0,0),(-1,0),'Times-Bold',7.8),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEABOVE',(0,0),(-1,0),1,colors.black),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(7,0),(8,-1),'RIGHT'),('ALIGN',(10,0),(-1,-1),'RIGHT'),('ALIGN',(9,0),(9,-1),'CENTER'),('TOPPADDING',(0,0),(-1,-1),.8),('BOTTOMPADDING',(0,0),(-1,-1),1.2),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('VALIGN',(0,0),(-1,0),'BOTTOM')]
f=lambda v: '' if v is None else (f'({-v:,})' if v<0 else f'{v:,}')
g=lambda r,c: next((q['amount'] for q in r.get('charges',[]) if q['code']==c),None)
md=lambda d: f'{d.month}/{d.day}/{d.year}' if d else ''
def tot(lab,L):
    o=[r for r in L if 'tenantName' in r]; i=len(data); sty.extend([('FONT',(0,i),(-1,i),'Times-Bold',7.8),('LINEABOVE',(7,i),(-1,i),.5,colors.black),('BOTTOMPADDING',(0,i),(-1,i),6)])
    data.append([lab,'',f(sum(r['area'] for r in L)),'',f'{len(L)} units / {len(o)} occupied','','',f(sum(r['marketRent'] for r in L)),f(sum(r['contractRent'] for r in o)),'']+[f(sum(g(r,c) or 0 for r in o)) for c in('Care','2nd Person','Other')]+[f(sum(r['totalCharges'] for r in o))])
for sec in ('INDEPENDENT LIVING','ASSISTED LIVING','MEMORY CARE'):
    L=[r for r in rows if r['section']==sec]; i=len(data); data.append([sec]); sty+=[('FONT',(0,i),(0,i),'Times-BoldItalic',9),('TOPPADDING',(0,i),(0,i),4)]
    for k,r in enumerate(L):
        if k%2: sty.append(('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#eef4f0')))
        data.append([r['unit'],r['unitType'],f(r['area']),r['statusText'],r.get('tenantName',''),md(r.get('moveInDate')),md(r.get('moveOutDate')),f(r['marketRent']),f(r.get('contractRent')),r.get('_l',''),f(g(r,'Care')),f(g(r,'2nd Person')),f(g(r,'Other')),f(r.get('totalCharges'))])
    tot('Subtotal',L)
tot('GRAND TOTAL',rows)
t=Table([x+['']*(14-len(x)) for x in data],colWidths=[34,58,28,34,98,48,46,38,36,22,34,36,32,42],repeatRows=1); t.setStyle(TableStyle(sty))
def pg(c,d):
    c.setFont('Times-Bold',14); c.drawCentredString(306,762,'Heronsgate Senior Living'); c.setFont('Times-Roman',10); c.drawCentredString(306,748,'Resident Rent Roll as of October 15, 2025'); c.setFont('Times-Italic',7.5); c.drawString(20,20,'Companion suites are shown by bed. Notice = resident has given notice to vacate. LOC = level of care.'); c.drawRightString(592,20,f'{d.page}')
SimpleDocTemplate(out(N),pagesize=letter,leftMargin=12,rightMargin=12,topMargin=52,bottomMargin=34).build([t],onFirstPage=pg,onLaterPages=pg)
o=[r for r in rows if 'tenantName' in r]
save(N,dict(propertyName='Heronsgate Senior Living',asOnDate='2025-10-15',units=len(rows),occupied=len(o),vacant=len(rows)-len(o),rows=rows),'SENIOR_HOUSING','Resident roll by care level, base + care fees, portrait',False)
