# MRI-like export of an industrial park, buildings as sections, spacer columns, category rows with annual and monthly, text dates
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Border,Side,Alignment
R=random.Random(1106); F='X06_Anvil_Yard_MRI_CMROLL.xlsx'; ASON=dt.date(2025,4,30)
N=['Corrugated Solutions of Ohio','Brightline Cold Storage Inc','Fulcrum Auto Parts Whse','Gannet Marine Canvas','Helix Powder Coating','Imprint Apparel Group','Juno Records Retention','Kiln & Clay Wholesale','Lodestar Freight Brokers','Magnolia Catering Commissary','Nimbus Drone Systems','Oakum Rope & Rigging','Pallet Nation LLC','Quill Paper Converting','Rampart Security Doors','Stannary Metals Recycling','Tern Bicycle Imports','Upland Dairy Distribution','Verdigris Restoration','Wharfside Movers','Xylem Timber Frames','Yew Tree Archery','Zinc & Sons Plumbing Supply','Alder Pharmaceutical Logistics','Bobbin Textile Recyclers','Cinder Block Climbing Gym','Drumlin Paving (yard only)','Escarpment Tool Rental']
bl=[('AY01','Anvil Yard - Foundry Bldg',[f'{x}' for x in ('0100','0110','0120','0130','0140','0150','0160','0170')]),('AY02','Anvil Yard - Pattern Shop',['0200','0210','0220A','0220B','0230','0240','0250']),('AY03','Anvil Yard - Warehouse Row',['W-01','W-02','W-03','W-04','W-05','W-06','W-07','W-08','W-09']),('AY04','Anvil Yard - Land & Misc',['LOT1','LOT2','RAIL','SIGN'])]
vac={'0130','0220B','W-04','W-07','LOT2'}
rows=[];ni=0
for b,bn,us_ in bl:
    for u in us_:
        a=0 if u in('SIGN','RAIL') else R.choice([43560,65340]) if u.startswith('LOT') else R.choice([5000,7500,8200,10400,12650,16000,24800])
        r=dict(unit=u,building=f'{b}  {bn}',_b=b,_bn=bn,area=a)
        if u in vac: r['statusText']='Vacant'; rows.append(r); continue
        r['tenantName']={'LOT1':'Drumlin Paving (yard only)','RAIL':'Ohio & Erie Transload','SIGN':'Panorama Outdoor Media'}.get(u,N[ni]); ni+=1; r['statusText']='C'; lf=start(R,2016,2025); lf=min(lf,dt.date(2025,2,1)); lt=addm(lf,R.choice([36,60,84,120]))-dt.timedelta(1)
        while lt<ASON: lt=addm(lt+dt.timedelta(1),24)-dt.timedelta(1)
        if u in('0160','W-09'): lt=dt.date(2024,12,31); r['statusText']='M'
        mo=round(a*R.choice([4.25,4.8,5.35,6.1])/12,2) if a and not u.startswith('LOT') else R.choice([900.,1350.,2400.])
        ch=[('BR','Base Rent',mo)]
        if a and not u.startswith('LOT'): ch+=[('CM','CAM Est',round(a*.92/12,2)),('RT','RE Tax Est',round(a*1.14/12,2))]
        if R.random()<.2: ch.append(('LF','Late Fee Plan',150.0))
        if u=='W-02': ch.append(('AB','Abatement',-round(mo*.25,2)))
        r['_ch']=ch; r['charges']=[dict(code=c,amount=x) for c,_,x in ch]; r['totalCharges']=round(sum(x for _,_,x in ch),2); r['contractRent']=mo; r['annualRent']=round(mo*12,2)
        c=lf; st=[]; x=mo
        while c<=ASON: c=addm(c,12)
        while c<lt and len(st)<3 and int(u[-1],36)%2==0: x=round(x*1.03,2); st.append((c,x)); c=addm(c,12)
        r['_st']=st; r['rentSteps']=[dict(date=iso(p),amount=q) for p,q in st]; r['_lf'],r['_lt']=lf,lt; r['leaseStartDate']=iso(lf); r['leaseEndDate']=iso(lt); r['deposit']=R.choice([0.0,mo,mo,round(mo*2,2)])
        rows.append(r)
wb=openpyxl.Workbook(); ps=wb.active; ps.title='Parameters'
for i,(a,b) in enumerate([('Report','CM_ROLL_DETL'),('Entity','AY*'),('Period','04/25'),('Include vacant','Y'),('Basis','Rentable')]): ps.cell(i+1,1,a); ps.cell(i+1,2,b)
ws=wb.create_sheet('Report'); f=Font(name='Arial',size=8); fb=Font(name='Arial',size=8,bold=True)
def p(y,x,v,ft=f,nf=None):
    c=ws.cell(y,x,v); c.font=ft
    if nf: c.number_format=nf
    return c
p(1,1,'Database:'); p(1,2,'RECVPROD'); p(1,9,'Commercial Rent Roll - Detail',Font(name='Arial',size=11,bold=True)); p(1,20,'Page:   1'); p(2,1,'ENTITY:'); p(2,2,'ANVIL YARD INDUSTRIAL PARK'); p(2,9,'As of 4/30/2025'); p(2,20,'Date: 5/6/2025'); 
# columns: A suite, B -, C occupant, D lease id, E blank, F rent start, G expiration, H blank, I GLA, J blank, K cat, L desc, M monthly, N annual, O blank, P step date, Q step monthly, R blank, S deposit, T sts
HD={1:('','Suite Id'),3:('','Occupant Name'),4:('Lease','Id'),6:('Rent','Start'),7:('','Expiration'),9:('GLA','Sqft'),11:('Inc','Cat'),12:('','Description'),13:('Monthly','Amount'),14:('Annual','Amount'),16:('Future','Date'),17:('Increase','Monthly Amt'),19:('Security','Deposit'),20:('Occ','Sts')}
for x,(a,b) in HD.items():
    p(4,x,a or None,fb); c=p(5,x,b,fb)
for x in range(1,21): ws.cell(5,x).border=Border(bottom=Side(style='thin'))
y=6; MF='#,##0.00_);(#,##0.00)'; bt=[]; t8=lambda q:q.strftime('%-m/%-d/%Y')
lid=1200
def tot(lbl,rs):
    global y
    o=[r for r in rs if '_ch' in r]
    p(y,3,lbl,fb); p(y,9,sum(r['area'] for r in rs),fb,'#,##0'); p(y,12,'Base Rent',fb); p(y,13,round(sum(r['contractRent'] for r in o),2),fb,MF); p(y,14,round(sum(r['annualRent'] for r in o),2),fb,MF); p(y,19,round(sum(r['deposit'] for r in o),2),fb,MF)
    for x in (9,13,14,19): ws.cell(y,x).border=Border(top=Side(style='thin'))
    y+=1; p(y,12,'All Charges',fb); p(y,13,round(sum(r['totalCharges'] for r in o),2),fb,MF); y+=1
    p(y,3,f'Suites: {len(rs)}    Occupied: {len(o)}    Vacant: {len(rs)-len(o)}'); y+=2
cur=None
for i,r in enumerate(rows):
    if r['_b']!=cur: cur=r['_b']; p(y,1,'Bldg Id:',fb); p(y,2,cur,fb); p(y,3,r['_bn'],fb); 
    if i==0 or rows[i-1]['_b']!=cur: y+=1
    p(y,1,r['unit']); p(y,9,r['area'],nf='#,##0')
    if '_ch' not in r: p(y,3,'Vacant'); y+=2; continue
    lid+=R.randint(1,9); p(y,3,r['tenantName']); p(y,4,f'{lid:06d}'); p(y,6,t8(r['_lf'])); p(y,7,t8(r['_lt'])); p(y,19,r['deposit'],nf=MF); p(y,20,r['statusText'])
    n=max(len(r['_ch']),len(r['_st']))
    for k,(c,t,a) in enumerate(r['_ch']): p(y+k,11,c); p(y+k,12,t); p(y+k,13,a,nf=MF); p(y+k,14,round(a*12,2),nf=MF)
    for k,(q,a) in enumerate(r['_st']): p(y+k,16,t8(q)); p(y+k,17,a,nf=MF)
    y+=n; p(y,12,'Total'); c=p(y,13,r['totalCharges'],nf=MF); c.border=Border(top=Side(style='hair')); p(y,14,round(r['totalCharges']*12,2),nf=MF); y+=2
    if False: pass
    if i+1==len(rows) or rows[i+1]['_b']!=cur: tot(f'Totals {cur}',[q for q in rows if q['_b']==cur])
tot('Grand Totals',rows); p(y,1,'Occ Sts:  C = Current   M = Month to month')
for c,w in zip('ABCDEFGHIJKLMNOPQRST',[9,7,29,8,1.5,10,10,1.5,8,1.5,5,13,12,13,1.5,10,12,1.5,12,6]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='4:5'; wb.active=1; wb.save(D+'/'+F)
o=[r for r in rows if '_ch' in r]
save(F,'INDUSTRIAL','MRI-like export, building sections, empty spacer columns','sheet of parameters first, charge category lines, text dates, suite ids with leading zeros (text), area 0 for sign and rail, future increases beside charges','ANVIL YARD INDUSTRIAL PARK','2025-04-30',len(rows),len(o),len(rows)-len(o),rows,sheet='Report')
