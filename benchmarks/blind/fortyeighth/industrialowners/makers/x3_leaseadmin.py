from common import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(4813); FN='RR_DETAIL_ironhorse_industrial.xlsx'
nm="AMBLER CRANE & RIGGING INC|BENCHWAY CONTAINER SALES|CALDER TRUCK PARTS LLC|DOMINGUEZ-HALE PAVING|EASTGATE SCAFFOLD RENTAL|FIRELANE HYDRANT SUPPLY|GULFLINE DRAYAGE INC|HUXTABLE CONCRETE PUMPING|INLAND TRAILER LEASING|JUBILEE TREE SERVICE|KEYWAY MACHINE WORKS|LONGSPAN TRUSS CO|MERCER ROOFING SUPPLY|NEXTMILE VAN FLEET LLC|OAKUM MARINE REPAIR|PRONTO PORTABLE TOILETS|QUARTZITE COUNTERTOPS|REDLINE DIESEL SERVICE|SPANDREL GLASS LLC|TURNBUCKLE WIRE ROPE|UNDERHILL DRILLING|VOLTERRA BATTERY RECYCLING|WESTERLY PIPE & VALVE".split('|')
wb=Workbook(); p=wb.active; p.title='Parameters'
for i,(a,b) in enumerate([('Report','RR_DETAIL - Rent Roll with Charges'),('Entity','IHIP  Ironhorse Industrial Park'),('Effective date','03/01/2026'),('Include vacant','Y'),('Include future','N'),('Currency','USD'),('Run by','kdelacroix'),('Run on','03/09/2026 08:51:17')],1): p.cell(i,1,a); p.cell(i,2,b)
p.column_dimensions['A'].width=18; p.column_dimensions['B'].width=40
w=wb.create_sheet('RR_DETAIL'); rows=[]
w.append(['RR_DETAIL - Rent Roll with Charges','','','','','','','Effective 03/01/2026']); w.append(['Entity: IHIP  Ironhorse Industrial Park']); w.append([])
H=['BLDG','SUITE','LEASE ID','TENANT NAME','BLDG SF','YARD AC','COMM DATE','EXP DATE','CHG','DESCRIPTION','EFF FROM','MONTHLY AMT','ANNUAL AMT','SEC DEP']
w.append(H)
for c in w[4]: c.alignment=Alignment(horizontal='right' if c.column in (5,6,12,13,14) else 'center' if c.column in (7,8,11) else 'left'); c.font=Font(name='Courier New',bold=True,size=9); c.border=Border(bottom=Side('thin'))
us=[('01',f'{i:03d}') for i in range(1,9)]+[('02',f'{i:03d}') for i in range(1,11)]+[('03','001'),('03','002'),('03','003'),('03','004')]+[('YD',f'Y{i}') for i in range(1,5)]
vac={('01','005'),('02','007'),('YD','Y3')}; it=iter(nm); lid=10431; T=0; A=0; SF=0;DP=0
def us_(d): return d.strftime('%m/%d/%Y')
desc=dict(RNT='Base Rent',YRD='Yard Rent',CAM='Common Area Maint',TAX='Real Estate Tax',INS='Property Insurance',MGT='Mgmt Fee Recovery',LTE='Late Charge Accrual',SEC='Security Patrol')
lastb=None; bt={}
def btot(b):
    v=bt[b]; w.append(['',f'BLDG {b} TOTAL','','',v[0],None,'','','','','',round(v[1],2),round(v[2],2),round(v[3],2)])
    for c in w[w.max_row]: c.font=Font(name='Courier New',bold=True,size=9)
    w.append([])
for b,s in us:
    if lastb and b!=lastb: btot(lastb)
    lastb=b; bt.setdefault(b,[0,0,0,0])
    yard=b=='YD'; sf=0 if yard else rng.randrange(4800,22000,40); ac=round(rng.uniform(1.2,4.5),2) if yard else (round(rng.uniform(.3,1.4),2) if rng.random()<.4 else None)
    row=dict(unit=s,building=b,area=sf if not yard else 0)
    bt[b][0]+=sf
    if (b,s) in vac: w.append([b,s,'','VACANT',sf,ac]); row['statusText']='VACANT'; rows.append(row); continue
    t=next(it); lid+=rng.randrange(3,40); st=dt.date(rng.randrange(2018,2026),rng.randrange(1,13),1); en=eom(addm(st,rng.choice([59,83,119])))
    if en<dt.date(2026,4,1): en=eom(addm(dt.date(2026,6,1),rng.randrange(30)))
    ch=[]
    last=dt.date(2026 if st.month<=3 else 2025,st.month,1)
    if last<st: last=st
    if sf: ch.append(('RNT',last,round(sf*rng.uniform(.78,1.06),2)))
    if ac: ch.append(('YRD',last,round(ac*rng.uniform(5200,7400),2)))
    j=dt.date(2026,1,1)
    base=sf or ac*9000
    ch+=[('CAM',j,round(base*.14,2)),('TAX',j,round(base*.19,2))]
    if sf: ch.append(('INS',j,round(sf*.035,2)))
    if rng.random()<.5: ch.append(('MGT',j,round(ch[0][2]*.03,2)))
    if rng.random()<.2: ch.append(('SEC',j,135.0))
    dep=ch[0][2] if rng.random()<.8 else 0.0
    for i,(c,f,a) in enumerate(ch):
        w.append(([b,s,f'IHIP-{lid}',t,sf,ac,us_(st),us_(en)] if i==0 else ['']*8)+[c,desc[c],us_(f),a,round(a*12,2)]+([dep] if i==0 else []))
    tot=round(sum(a for _,_,a in ch),2); w.append(['']*9+['LEASE TOTAL','',tot,round(tot*12,2)]); w.cell(w.max_row,10).font=Font(name='Courier New',italic=True,size=9)
    bt[b][1]+=tot; bt[b][2]+=tot*12; bt[b][3]+=dep
    row.update(tenantName=t,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=ch[0][2] ,annualRent=round(ch[0][2]*12,2),charges=[dict(code=c,amount=a) for c,_,a in ch],totalCharges=tot,deposit=dep); rows.append(row)
btot(lastb)
g=[sum(v[i] for v in bt.values()) for i in range(4)]
w.append(['','ENTITY TOTAL','','',g[0],None,'','','','','',round(g[1],2),round(g[2],2),round(g[3],2)])
for r in w.iter_rows(min_row=5):
    for c in r:
        if c.value=='' : c.value=None
        if not c.font.b and not c.font.i: c.font=Font(name='Courier New',size=9)
        if c.column in (12,13,14): c.number_format='#,##0.00'
        if c.column==5: c.number_format='#,##0'
        if c.column==6: c.number_format='0.00'
        if c.column in (7,8,11): c.alignment=Alignment(horizontal='center')
for c in w[w.max_row]: c.font=Font(name='Courier New',bold=True,size=9)
for c,x in zip('ABCDEFGHIJKLMN',[6,17,13,30,10,9,12,12,6,22,12,14,14,13]): w.column_dimensions[c].width=x
w.freeze_panes='A5'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
k=wb.create_sheet('CHG_CODES'); k.append(['CHG','DESCRIPTION','TYPE'])
for a,d in desc.items(): k.append([a,d,'RENT' if a in('RNT','YRD') else 'REC' if a!='LTE' else 'MISC'])
for r in rows:
    if r['building']=='YD': r['area']=0
wb.save(os.path.join(DOC,FN))
save(FN,'INDUSTRIAL','Lease administration export, charge lines down the page, text dates, parameter and code sheets',True,rows,propertyName='Ironhorse Industrial Park',asOnDate='2026-03-01',units=len(rows),occupied=len(rows)-3,vacant=3,sheet='RR_DETAIL')
