from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
rng=random.Random(7003); N=Names(rng); fn='MapleTerrace_ResidentRentRoll.pdf'
secs=[('INDEPENDENT LIVING',[f'1{i:02d}' for i in range(1,17)]),('ASSISTED LIVING',[f'2{i:02d}' for i in range(1,19)]),('MEMORY CARE',[f'3{i:02d}{b}' for i in range(1,7) for b in 'AB'])]
cat={'INDEPENDENT LIVING':[('Studio',410,2650),('One Bedroom',585,3295),('Two Bedroom',840,4150)],'ASSISTED LIVING':[('Studio',365,3950),('Alcove',430,4325),('One Bedroom',540,4895)],'MEMORY CARE':[('Companion',190,5200)]}
rows=[];S={}
couples=0
for s,us_ in secs:
    S[s]=[]
    for u in us_:
        t,a,mk=rng.choices(cat[s],[3,4,2][:len(cat[s])])[0]
        r=dict(unit=u,unitType=t,area=a,section=s,marketRent=mk)
        if rng.random()<.13: r.update(tenantName=None,statusText='Vacant')
        else:
            f,l=N('FL').split(' ')
            two=t!='Studio' and s!='MEMORY CARE' and rng.random()<.2
            r['tenantName']=f'{f} & {rng.choice(FIRST)} {l}' if two else f'{f} {l}'
            r['statusText']='Occupied'
            r['moveInDate']=iso(dt.date(rng.choice([2019,2021,2022,2023,2024,2024,2025]),rng.randint(1,11) ,rng.randint(1,28)))
            if r['moveInDate']>'2025-11-01': r['moveInDate']='2025-10-14'
            r['contractRent']=mk-rng.choice([0,0,50,100,175,240,310])
            ch=[]
            if s!='INDEPENDENT LIVING':
                lv=rng.choice([1,2,2,3]) if s[0]=='A' else rng.choice([3,4])
                r['_lv']=f'Level {lv}'; ch.append(('Care Fee',{1:550,2:975,3:1450,4:1900}[lv]))
            if two: ch.append(('2nd Person',850))
            if rng.random()<.25: ch.append(('Other',rng.choice([45,75,110,25])))
            r['charges']=[dict(code=c,amount=v) for c,v in ch]
            r['totalCharges']=r['contractRent']+sum(v for _,v in ch)
            r['_pay']=rng.choice(['Private','Private','Private','LTC Ins.','VA Aid'])
        S[s].append(r); rows.append(r)
occ=[r for r in rows if r['tenantName']]
st=getSampleStyleSheet(); small=ParagraphStyle('s',parent=st['Normal'],fontSize=7.5,leading=9)
H=['Apt','Style','Sq Ft','Resident(s)','Payor','Care Level','Move-In','Street Rate','Base Fee','Care Fee','2nd Person','Other','Total Monthly']
def d(x): return dt.date.fromisoformat(x).strftime('%b %-d, %Y')
tbl=[H]; sty=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#2f4f3a')),('TEXTCOLOR',(0,0),(-1,0),colors.white),
 ('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(7,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,-1),.2,colors.lightgrey),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('VALIGN',(0,0),(-1,-1),'MIDDLE')]
def cs(rs,k): return sum(c['amount'] for r in rs for c in r.get('charges',[]) if c['code']==k)
def tot(lbl,rs): return [lbl,'','','','','','','$'+m0(tsum(rs,'marketRent')),'$'+m0(tsum(rs,'contractRent')),'$'+m0(cs(rs,'Care Fee')),'$'+m0(cs(rs,'2nd Person')),'$'+m0(cs(rs,'Other')),'$'+m0(tsum(rs,'totalCharges'))]
for s,_ in secs:
    i=len(tbl); tbl.append([s]+['']*12); sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dfe8e1')),('FONT',(0,i),(-1,i),'Helvetica-Bold',8)]
    for r in S[s]:
        ch={c['code']:m0(c['amount']) for c in r.get('charges',[])}
        if r['tenantName']: tbl.append([r['unit'],r['unitType'],r['area'],r['tenantName'],r['_pay'],r.get('_lv',''),d(r['moveInDate']),m0(r['marketRent']),m0(r['contractRent']),ch.get('Care Fee',''),ch.get('2nd Person',''),ch.get('Other',''),m0(r['totalCharges'])])
        else:
            i=len(tbl); tbl.append([r['unit'],r['unitType'],r['area'],'Vacant','','','',m0(r['marketRent']),'','','','','']); sty.append(('TEXTCOLOR',(3,i),(3,i),colors.red))
    o=[r for r in S[s] if r['tenantName']]
    i=len(tbl); tbl.append(tot(f'Total {s.title()}',S[s])); sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('LINEABOVE',(0,i),(-1,i),.8,colors.black)]
    i=len(tbl); tbl.append([f'{len(o)} of {len(S[s])} occupied ({len(o)/len(S[s]):.0%}); average base fee ${m0(tsum(o,"contractRent")/len(o))}']+['']*12); sty+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',7)]
i=len(tbl); tbl.append(tot('Community Total',rows)); sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),1.2,colors.black),('LINEBELOW',(0,i),(-1,i),1.2,colors.black)]
t=Table(tbl,colWidths=[32,62,34,128,44,48,62,54,54,48,52,40,64],repeatRows=1); t.setStyle(sty)
def pg(c,doc):
    c.setFont('Helvetica',7); c.drawString(36,20,'Maple Terrace Senior Living - confidential resident information'); c.drawRightString(756,20,f'{doc.page}')
doc=SimpleDocTemplate(D+fn,pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=34)
doc.build([Paragraph('<b><font size=14>Maple Terrace Senior Living</font></b>',st['Normal']),Spacer(1,6),Paragraph('Resident rent roll as of November 1, 2025 &nbsp; | &nbsp; 46 apartments and suites &nbsp; | &nbsp; Prepared by the business office for change of operator',small),Spacer(1,8),t,Spacer(1,8),
 Paragraph(f'Census: {len(occ)} of {len(rows)} occupied, {len(rows)-len(occ)} vacant. Street Rate is the current posted rate before care. Couples are shown under one apartment; the second-person fee covers the spouse.',small)],onFirstPage=pg,onLaterPages=pg)
for r in rows:
    r.pop('_lv',None); r.pop('_pay',None)
assert len(rows)==46
finish(fn,dict(propertyName='Maple Terrace Senior Living',asOnDate='2025-11-01',units=46,occupied=len(occ),vacant=46-len(occ),sheet=None,planted=None,rows=rows),'SENIOR_HOUSING','platypus table, care-type sections, subtotals and averages',False,
 {k:tsum(rows,k) for k in('marketRent','contractRent','totalCharges')})
