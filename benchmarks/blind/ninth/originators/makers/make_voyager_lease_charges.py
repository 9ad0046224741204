# Yardi Voyager "Rent Roll with Lease Charges" Excel export
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
r=random.Random(4101); nm=N(r); NAME='voyager_lease_charges'
AS=D(2025,9,30)
types={'11A':('sbr1a',712,1385),'11B':('sbr1b',768,1450),'21A':('sbr2a',1014,1695),'21C':('sbr2c',1088,1760),'31A':('sbr3a',1296,2140)}
units=[]
for b in range(1,5):
    for fl in (1,2,3):
        for k in range(1,6 if fl<3 else 5):
            tk=['11A','21A','21C','11B','31A'][(k+fl-2)%5]
            units.append((f'{b:02d}-{fl}{k:02d}',tk))
assert len(units)==56
kinds={}
for i in r.sample(range(56),8): kinds[i]=None
ks=list(kinds); 
for i,k in zip(ks,['VACANT']*5+['MODEL','DOWN','ADMIN']): kinds[i]=k
rows=[]; out=[]   # out: rows for sheet
codes={}
tc=7001203
for i,(u,tk) in enumerate(units):
    tcode,sf,mk=types[tk]; mk+=10*r.randint(0,4)
    rec=dict(unit=u,unitType=tcode,area=sf,marketRent=float(mk),section='Current/Notice/Vacant Residents')
    tc+=r.randint(3,160)
    if i in kinds:
        rec.update(statusText=kinds[i],totalCharges=0.0,deposit=0.0,balance=0.0); res=kinds[i]; name=kinds[i]
        ch=[]
    else:
        f,l=nm.fl(); name=f'{l}, {f}' if r.random()<.3 else f'{f} {l}'; res=f't{tc:07d}'
        mi=AS-dt.timedelta(r.randint(20,1500)); term=12
        end=mi
        while end<AS+dt.timedelta(5): end=addm(end,12)
        end=end-dt.timedelta(1)
        mtm=r.random()<.06
        if mtm: end=AS-dt.timedelta(r.randint(10,150))
        rent=mk-r.choice([0,25,40,65,90,115,-20])
        ch=[('rent',rent)]
        if r.random()<.9: ch.append(('trash',12.0))
        ch.append(('pestctrl',4.5))
        if r.random()<.35: ch.append(('petrent',r.choice([25.0,35.0,50.0])))
        if r.random()<.25: ch.append(('garage',r.choice([95.0,110.0])))
        if r.random()<.4: ch.append(('water',r.choice([38.0,46.0,57.25])))
        if mtm: ch.append(('mtmfee',150.0))
        if r.random()<.1: ch.append(('conc/rl',-float(r.choice([75,100,125]))))
        if r.random()<.03: ch.append(('empcred',-round(rent*.2,2)))
        mo=None
        if r.random()<.1: mo=AS+dt.timedelta(r.randint(4,58))
        dep=float(r.choice([0,150,250,300,mk-10]))
        bal=r.choice([0.0]*5+[float(r.randint(-220,60)),round(rent*r.random(),2)])
        rec.update(tenantName=name,statusText='Occupied',contractRent=float(rent),deposit=dep,moveInDate=mi,leaseEndDate=end,moveOutDate=mo,balance=bal)
        rec['charges']=[{'code':c,'amount':float(a)} for c,a in ch]; rec['totalCharges']=sum(a for _,a in ch)
    out.append((rec,res,name,ch)); rows.append(rec)
fut=[]
vac=[i for i in ks if kinds[i]=='VACANT'][:2]; nt=[i for i,x in enumerate(rows) if x.get('moveOutDate')][:2]
for i in sorted(vac+nt):
    u,tk=units[i]; tcode,sf,mk=types[tk]; f,l=nm.fl(); tc+=97
    mi=AS+dt.timedelta(r.randint(6,70)); rent=mk+r.choice([0,15,25])
    ch=[('rent',rent),('trash',12.0),('pestctrl',4.5)]
    rec=dict(unit=u,unitType=tcode,area=sf,marketRent=0.0,section='Future Residents/Applicants',statusText='Future Residents/Applicants',tenantName=f'{f} {l}',contractRent=float(rent),deposit=150.0,moveInDate=mi,leaseEndDate=addm(mi,12)-dt.timedelta(1),balance=r.choice([0.0,-150.0]),charges=[{'code':c,'amount':float(a)} for c,a in ch],totalCharges=float(sum(a for _,a in ch)))
    fut.append((rec,f't{tc:07d}',f'{f} {l}',ch)); rows.append(rec)
wb=Workbook(); ws=wb.active; ws.title='Report1'
def put(rw,c,v,b=False,fmt=None,al=None):
    x=ws.cell(rw,c,v); x.font=Font(name='Tahoma',size=8,bold=b); 
    if fmt:x.number_format=fmt
    if al:x.alignment=Alignment(horizontal=al,wrap_text=True)
    return x
for i,t in enumerate(['Rent Roll with Lease Charges','Saltbrook Ranch (sbr)',f'As Of = {us(AS)}','Month Year = 09/2025'],1):
    ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=14); put(i,1,t,i==1,al='center')
h1=['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance']
h2=['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','','']
for c in range(14):
    for k,h in ((5,h1),(6,h2)):
        x=put(k,c+1,h[c] or None,True,al='center'); x.fill=PatternFill('solid',fgColor='D9D9D9')
rw=7
M='#,##0.00'
def block(title,items):
    global rw
    put(rw,1,title,True); rw+=1
    for rec,res,name,ch in items:
        vals=[rec['unit'],rec['unitType'],rec['area'],res,name,rec['marketRent'],None,None,rec['deposit'],0.0,rec.get('moveInDate'),rec.get('leaseEndDate'),rec.get('moveOutDate'),rec['balance']]
        if ch: vals[6],vals[7]=ch[0]; vals[7]=float(vals[7])
        for c,v in enumerate(vals,1):
            if v is None: continue
            put(rw,c,v,fmt=M if c in(3,6,8,9,10,14) else('mm/dd/yyyy' if c in(11,12,13) else None))
        rw+=1
        for c,a in ch[1:]:
            put(rw,7,c); put(rw,8,float(a),fmt=M); rw+=1
        put(rw,7,'Total',True); x=put(rw,8,float(rec['totalCharges']),True,M); x.border=Border(top=Side(style='thin')); rw+=2
block('Current/Notice/Vacant Residents',out); block('Future Residents/Applicants',fut)
S=lambda it,k:round(sum(x[0].get(k,0) or 0 for x in it),2)
put(rw,5,'Total',True); put(rw,6,'Saltbrook Ranch(sbr)',True)
put(rw,9,S(out+fut,'deposit'),True,M); put(rw,14,S(out+fut,'balance'),True,M); put(rw,8,S(out+fut,'totalCharges'),True,M); rw+=3
hs=['Summary Groups',None,None,None,'Square','Market','','Actual','Security','Other','# Of','% Unit','% Sqft','Balance']; hb=[None]*4+['Footage','Rent',None,'Charges','Deposit','Deposits','Units','Occupancy','Occupied',None]
for h in (hs,hb):
    for c,v in enumerate(h,1):
        if v: put(rw,c,v,True,al=None if c==1 else 'right')
    rw+=1
occ=[x for x in out if 'tenantName' in x[0]]; nr=[x for x in out if x[0]['statusText'] in('MODEL','DOWN','ADMIN')]; vc=[x for x in out if x[0]['statusText']=='VACANT']
tot=len(out); tsf=S(out,'area')
for lab,it,cnt in (('Current/Notice/Vacant Residents',out,0),('Future Residents/Applicants',fut,0),('Occupied Units',occ,1),('Total Non Rev Units',nr,1),('Total Vacant Units',vc,1),('Totals:',out,1)):
    b=lab=='Totals:'
    put(rw,1,lab,b); put(rw,5,S(it,'area') if not b else tsf,b,M); put(rw,6,S(it,'marketRent'),b,M)
    if cnt: put(rw,11,len(it),b); put(rw,12,round(100*len(it)/tot,2),b,M); put(rw,13,round(100*S(it,'area')/tsf,2),b,M)
    if not cnt or b:
        ii=out+fut if b else it
        put(rw,8,S(ii,'totalCharges'),b,M);put(rw,9,S(ii,'deposit'),b,M);put(rw,10,0.0,b,M);put(rw,14,S(ii,'balance'),b,M)
    rw+=1
rw+=2; put(rw,1,'Summary of Charges by Charge Code',True); rw+=1; put(rw,1,'(Current/Notice Residents Only)'); rw+=1
put(rw,1,'Charge Code',True); put(rw,4,'Amount',True,al='right'); rw+=1
agg={}
for x in out:
    for c,a in x[3]: agg[c]=agg.get(c,0)+a
for c in sorted(agg): put(rw,1,c); put(rw,4,round(agg[c],2),fmt=M); rw+=1
put(rw,1,'Total',True); put(rw,4,round(sum(agg.values()),2),True,M)
assert abs(sum(agg.values())-S(out,'totalCharges'))<.01
for c,w in zip('ABCDEFGHIJKLMN',[11,10,9,11,24,11,10,11,11,10,11,11,11,11]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME,'xlsx'))
finish(NAME,'xlsx',dict(propertyName='Saltbrook Ranch',asOnDate=AS,units=tot,occupied=len(occ),vacant=len(vc),rows=rows) | {'asOnDate':iso(AS)},'MULTIFAMILY','Yardi Voyager Rent Roll with Lease Charges export: charge rows stacked under each unit, future residents section, summaries',True)
