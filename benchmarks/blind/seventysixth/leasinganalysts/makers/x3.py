from h import *
import openpyxl
from openpyxl.styles import *
r=random.Random(13);f='Ridgeline_Flex_leasing_tracker.xlsx'
wb=openpyxl.Workbook();w=wb.active;w.title='Tracker'
N=iter('Blue Anvil Fabrication|Tallgrass Robotics|Kensho Print & Mail|Mesa Tile Supply|Northfork Brewing Equip.|Vireo BioLabs|ProLine Garage Doors|Cascade Stone Works|Everbright Electric|Hardy HVAC Distribution|Orchard Drone Services|Paragon Movers|Twin Rivers Fitness|Wildcat Performance Auto|Sable Audio Visual|Summit Floorcoverings|Element Water Testing|Crestline Uniforms'.split('|'))
w['A1']='Ridgeline Flex Park — leasing tracker / rent roll';w['A1'].font=Font(name='Calibri Light',size=16,color='FF2F5496');w['A2']='updated 10/15/2025 by KM';w['A2'].font=Font(italic=True,color='FF808080')
H=['Status','Space','Company','Sq Ft','Use','Base Rent/Mo','CAM','Taxes','Insurance','Total Monthly','LCD','LXD','Next Bump','Bump To (mo.)','Deposit','Broker / Comments']
for i,h in enumerate(H,1):q=w.cell(4,i,h);q.font=Font(bold=True,color='FFFFFFFF');q.fill=PatternFill('solid',fgColor='FF404040')
col={'Leased':None,'MTM':'FFFFF2CC','VACANT':'FFF8CBAD','LOI out':'FFC6E0B4','Lease signed - not commenced':'FFC6E0B4'}
sp=[f'{n}-{x}' for n in(2200,2210,2220,2230) for x in'ABCDE'];vac={'2200-D','2210-E','2220-A','2230-C'};pend={'2210-E':('Lease signed - not commenced','Granite Peak Gear LLC',d(2025,12,1)),'2220-A':('LOI out','Honeycomb Packaging',d(2026,1,1))}
rows=[];y=5;T=[0.0]*5;TA=0;TD=0
def put(st,s,co,a,use,m,ch,l,x,nb,bt,dep,cm,cnt=True):
    global y,TA,TD
    vals=[st,s,co,a,use,m]+(ch or[None]*3)+[round(m+sum(ch),2) if m else None,l,x,nb,bt,dep,cm]
    for i,v in enumerate(vals,1):
        q=w.cell(y,i,v)
        if i in(6,7,8,9,10,14,15) and v is not None:q.number_format='$#,##0.00'
        if i==4:q.number_format='#,##0'
        if i in(11,12,13) and isinstance(v,dt.date):q.number_format='m/d/yy'
        if col[st]:q.fill=PatternFill('solid',fgColor=col[st])
    R=dict(unit=s,statusText=st,tenantName=co,area=a,unitType=use,contractRent=m,leaseStartDate=l,leaseEndDate=x,deposit=dep)
    if ch:R['charges']=[dict(code=k,amount=z) for k,z in zip(['CAM','Taxes','Insurance'],ch)];R['totalCharges']=vals[9]
    if nb:R['rentSteps']=[dict(date=nb,amount=bt)]
    rows.append(R);y+=1
    if cnt:
        TA+=a
        if m:
            for i,z in enumerate([m]+ch+[vals[9]]):T[i]+=z
        TD+=dep or 0
for s in sp:
    a=r.choice([2400,3000,3600,4800,6000]);use=r.choice(['Flex','Flex','Warehouse','Showroom','Office/Lab']);ch=[round(a*k/12,2) for k in(2.1,1.65,.35)]
    if s in vac:put('VACANT',s,None,a,use,None,None,None,None,None,None,None,r.choice(['asking $13.50 NNN','2 tours in Sept','needs HVAC']))
    else:
        m=round(a*r.choice([11.5,12.25,13,13.75])/12,2);l=d(r.randint(2020,2025),r.randint(1,9));mt=r.random()<.12;x='MTM' if mt else term(l,r.choice([60,64,84]))
        if not mt and x<d(2025,11):x=d(2027,x.month,28)
        nb=None
        if not mt:
            nb=l
            while nb<=d(2025,10,15):nb=addm(nb,12)
            if nb>=x:nb=None
        put('MTM' if mt else 'Leased',s,next(N),a,use,m,ch,l,x,nb,round(m*1.035,2) if nb else None,round(m+sum(ch)) if r.random()<.85 else None,r.choice([None,None,'CBM rep','direct','renewal talks started','1x3yr option']))
y+=1
for i,v in{2:'TOTAL IN PLACE',4:TA,6:T[0],7:T[1],8:T[2],9:T[3],10:T[4],15:TD}.items():
    q=w.cell(y,i,round(v,2) if i>4 else v);q.font=Font(bold=True);q.border=Border(top=Side(style='thin'))
    if i>4:q.number_format='$#,##0.00'
    if i==4:q.number_format='#,##0'
y+=3;w.cell(y,1,'PENDING DEALS (not in totals above)').font=Font(bold=True,underline='single');y+=1
am={q['unit']:q['area'] for q in rows};k0=len(rows)
for s,(st,co,l) in pend.items():
    a=am[s];m=round(a*13.5/12,2);put(st,s,co,a,'Flex',m,[round(a*k/12,2) for k in(2.1,1.65,.35)],l,term(l,62),None,None,None,'2 mos free',False)
for q in rows[k0:]:q['section']='PENDING DEALS'
for c,z in zip('ABCDEFGHIJKLMNOP',[27,10,27,8,12,13,11,11,11,13,9,9,10,13,12,24]):w.column_dimensions[c].width=z
w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);w.freeze_panes='D5';w.auto_filter.ref=f'A4:P{4+len(sp)}';wb.save(D(f))
finish(f,'INDUSTRIAL','broker tracker, status first, pending block under totals',True,rows,'Ridgeline Flex Park','2025-10-15',20,16,4,sheet='Tracker')
