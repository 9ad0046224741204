# AMSI-like apartment rent roll export, charge lines under each unit, applicants at the end; PLANTED count_wrong in the summary
from common import *
import openpyxl
from openpyxl.styles import Font,Border,Side,Alignment
R=random.Random(903); F='X03_Willow_Bend_Apts_AMSI.xlsx'; ASON=dt.date(2025,8,15)
ppl=people(R,80); fp={'1A':('1x1 A',640,985.),'1B':('1x1 B',702,1040.),'2A':('2x1 A',884,1225.),'2B':('2x2 B',960,1310.)}
rows=[];i=0
for b in range(1,7):
    for k,(n) in enumerate(['101','102','103','104','201','202','203','204','301','302','303','304']):
        u=f'{b:02d}-{n}'; t=['1A','2A','2A','1B','1A','2B','2B','1B','1A','2A','2B','1B'][k]
        r=dict(unit=u,unitType=fp[t][0],area=fp[t][1],marketRent=fp[t][2]+(15 if n[0]=='3' else 0)); x=R.random()
        if u=='01-101': r.update(statusText='Model'); rows.append(r); continue
        if u in('04-304','06-101'): r.update(statusText='Down'); rows.append(r); continue
        if x<.1: r.update(statusText='Vacant'); rows.append(r); continue
        r['statusText']='NTV' if x<.15 else 'Current'
        r['tenantName']=ppl[i]; i+=1; mi=dt.date(R.randint(2019,2025),R.randint(1,12),R.randint(1,28)); 
        if mi>ASON: mi=dt.date(2025,3,9)
        r['_mi']=mi; le=eom(addm(mi.replace(day=1),11))
        while le<ASON: le=eom(addm(le.replace(day=1),12))
        r['_ls']=addm(le.replace(day=1),-11); r['_ls']=max(mi,r['_ls']); r['_le']=le
        r['_mo']=R.choice([dt.date(2025,9,15),dt.date(2025,9,30)]) if r['statusText']=='NTV' else None
        rent=r['marketRent']-R.choice([0,0,15,25,40,65,90]); ch=[('RENT',rent)]
        if R.random()<.3: ch.append(('PET',35.0))
        if R.random()<.2: ch.append(('GAR',95.0))
        ch.append(('TRSH',12.0)); 
        if R.random()<.12: ch.append(('CONC',-round(rent/12,2)))
        if u in('03-203',): ch.append(('EMPL',-250.0))
        r['_ch']=ch; r['contractRent']=rent; r['deposit']=R.choice([0.0,200.0,300.0,500.0]); r['balance']=R.choice([0.0,0.0,0.0,0.0,-22.5,rent+12,round(rent*2.3,2)]); rows.append(r)
fut=[dict(unit=next(r['unit'] for r in rows if r['statusText']=='Vacant'),unitType=None,tenantName=ppl[i],statusText='Applicant',_ls=dt.date(2025,9,1),_le=dt.date(2026,8,31),_ch=[('RENT',1010.0),('TRSH',12.0)],contractRent=1010.0,deposit=300.0,balance=0.0),
     dict(unit=[r['unit'] for r in rows if r['statusText']=='NTV'][0],tenantName=ppl[i+1],statusText='Applicant',_ls=dt.date(2025,10,1),_le=dt.date(2026,9,30),_ch=[('RENT',1225.0),('TRSH',12.0),('PET',35.0)],contractRent=1225.0,deposit=0.0,balance=-150.0)]
wb=openpyxl.Workbook(); ws=wb.active; ws.title='rptRentRollDetail'
B=Font(name='Courier New',bold=True,size=9); N=Font(name='Courier New',size=9)
def put(r,c,v,f=N,nf=None):
    x=ws.cell(r,c,v); x.font=f
    if nf: x.number_format=nf
    if isinstance(v,dt.date): x.number_format='mm/dd/yyyy'
    return x
put(1,1,'Rent Roll Detail',Font(name='Courier New',bold=True,size=12)); put(1,13,'Page 1 of 1'); put(2,1,'Property: WBEND - Willow Bend Apartments (Receiver, acct 7714)'); put(3,1,'As Of: 08/15/2025   Sort: Bldg/Unit   Include: All Statuses')
H1=['Bldg-','Floor','Sq','Unit','','','Move-In','Lease','Lease','Move-Out','Market','Charge','','Deposits','Ending']; H2=['Unit','Plan','Ft','Status','','Resident','Date','Begin','End','Date','Rent','Code','Amount','On Hand','Balance']
for j,(a,b) in enumerate(zip(H1,H2)): put(5,1+j,a or None,B); put(6,1+j,b or None,B).border=Border(bottom=Side(style='medium'))
y=7
NF='#,##0.00;(#,##0.00)'
def rec(r):
    global y
    for j,k in ((1,'unit'),(2,'unitType'),(3,'area'),(4,'statusText'),(6,'tenantName'),(7,'_mi'),(8,'_ls'),(9,'_le'),(10,'_mo')):
        if r.get(k) is not None: put(y,j,r[k])
    for j,k in ((11,'marketRent'),(14,'deposit'),(15,'balance')):
        if r.get(k) is not None: put(y,j,r[k],nf=NF)
    ch=r.get('_ch')
    if ch:
        for c,a in ch: put(y,12,c); put(y,13,a,nf=NF); y+=1
        r['totalCharges']=round(sum(a for c,a in ch),2); put(y,12,'Total'); put(y,13,r['totalCharges'],B,NF).border=Border(top=Side(style='thin')); y+=1
        r['charges']=[dict(code=c,amount=a) for c,a in ch]
    else: y+=1
    for a,b in (('_mi','moveInDate'),('_ls','leaseStartDate'),('_le','leaseEndDate'),('_mo','moveOutDate')):
        if r.get(a): r[b]=iso(r[a])
    y+=0
for r in rows: rec(r)
S=lambda k:sum(r.get(k) or 0 for r in rows)
put(y,1,'Property Totals:',B); put(y,3,S('area'),B,'#,##0'); put(y,11,S('marketRent'),B,NF); put(y,13,S('totalCharges'),B,NF); put(y,14,S('deposit'),B,NF); put(y,15,S('balance'),B,NF); y+=2
put(y,1,'Applicants / Future Residents',B); y+=1
for r in fut: rec(r)
y+=1
put(y,1,'Charge Code Summary',B); put(y,8,'Unit Status Summary',B); y+=1
codes=['RENT','PET','GAR','TRSH','CONC','EMPL']; y0=y
for c in codes: put(y,1,c); put(y,4,sum(a for r in rows for k,a in r.get('_ch',[]) if k==c),nf=NF); y+=1
put(y,1,'Total',B); put(y,4,S('totalCharges'),B,NF)
n=lambda s:sum(r['statusText']==s for r in rows); occ=n('Current')+n('NTV')
y=y0
for l,v in (('Occupied - no notice',n('Current')+3),('Occupied - NTV',n('NTV')),('Vacant',n('Vacant')),('Model',1),('Down',2),('Total Units',72)): put(y,8,l); put(y,11,v); y+=1
for c,w in zip('ABCDEFGHIJKLMNO',[10,9,7,12,3,25,13,13,13,13,12,8,12,12,12]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:6'
wb.save(D+'/'+F)
save(F,'MULTIFAMILY','AMSI-like detail export, charge lines with a total under each unit','two header rows, spacer column, charge lines as rows, Model/Down/NTV statuses, applicants section, negative concessions','Willow Bend Apartments','2025-08-15',72,occ,None,rows+fut,planted=dict(what=f'Unit Status Summary prints {n("Current")+3} "Occupied - no notice"; the roll has {n("Current")} current leases without notice, so that the summary does not add to its Total Units 72',kind='count_wrong'))
