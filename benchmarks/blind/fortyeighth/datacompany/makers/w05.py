# industrial owner-operator monthly workbook, several sheets
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def make():
    r=random.Random(4815); fn='Gateway Flex - monthly package 0725.xlsx'; wb=Workbook(); s0=wb.active; s0.title='Cover'
    s0['B3']='GATEWAY FLEX CENTER'; s0['B3'].font=Font(size=20,bold=True); s0['B5']='Monthly ownership package'; s0['B6']='July 2025'; s0['B8']='Contents'; s0['B9']='  1  Rent roll'; s0['B10']='  2  Expirations'; s0['B11']='  3  Leasing activity'
    ws=wb.create_sheet('Rent Roll Jul'); ws['A1']='Gateway Flex Center, Hebron KY'; ws['A1'].font=Font(bold=True,size=12); ws['A2']='RENT ROLL - JULY 2025'; ws['A3']='all amounts $ per month unless noted'
    h1={1:'',4:'Area (SF)',7:'Doors',9:'Monthly billing',13:'Lease',15:'Next increase',17:''}
    H=['Bldg','Bay','Tenant','Total','Office','Whse','Dock','Grade','Base Rent','CAM/Tax/Ins','Other','Total Due','From','Thru','Date','New Base','Deposit']
    for a,b in [(4,6),(7,8),(9,12),(13,14),(15,16)]: ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b)
    g=PatternFill('solid',fgColor='D9E2D0')
    for j in range(1,18):
        for k,v in((5,h1.get(j)),(6,H[j-1])):
            x=ws.cell(k,j); 
            if v: x.value=v
            x.font=Font(bold=True,size=9); x.fill=g; x.alignment=Alignment(horizontal='center')
    co='Queen City Crating|ProLift Overhead Door|Buckeye Brewing Supply|Tri-State Epoxy|Ohio River Kayak|Vortex Vacuum Sales|Amp Electric Contractors|NKY Pickleball|Stratus Medical Couriers|Gemini Laser Cutting|Erlanger Auto Glass|Freight Runners Inc|Superior Walls|Bluegrass Catering|Keller Pump & Valve|Zenith Print Mail|Halftime Sports Apparel|Limestone Countertops|Ace Pest Defence|Dixie Scale Co|CoreStack Data|Mulberry Millwork|Air Hub Parts|Cincy Fasteners|Lucky Dog Daycare|RoadStar Tire|Wright Calibration|Turfway Tents|P&L Refrigeration|Hillside Gymnastics|Baker Controls|Orbital Safe & Lock|Summerfield Paint'.split('|')
    R=7; rows=[]; T=[0]*6; n=0; vacs={'A-4','B-2','B-9','D-3'}; exp=[]; NF='#,##0.00'; tsf=0; osf=0
    for b,k in [('A',9),('B',10),('C',8),('D',9)]:
        ft=[0]*6
        for q in range(1,k+1):
            bay=f'{b}-{q}'; n+=1; sf=r.choice([2000,2400,2400,3000,3600,4800,6000]); of=round(sf*r.choice([.1,.15,.2,.3])); dk=r.choice([0,1,1,2]); gr=r.choice([1,1,2]); tsf+=sf
            for j,v in((1,b),(2,bay),(4,sf),(5,of),(6,sf-of),(7,dk),(8,gr)): ws.cell(R,j,v); ws.cell(R,j).number_format='#,##0' if j>3 else 'General'
            if bay in vacs:
                ws.cell(R,3,'- vacant -').font=Font(italic=True,color='AA0000'); rows.append(dict(unit=bay,building=b,area=sf,statusText='vacant')); R+=1; ft[0]+=sf; continue
            if not co: co=['Gateway overflow']
            t=co.pop(0); osf+=sf; base=round(sf*r.choice([8.25,8.5,8.75,9,9.4,7.9])/12,2); cti=round(sf*2.35/12,2); ot=r.choice([0,0,0,0,75,150]); tot=round(base+cti+ot,2); st=dt.date(r.choice([2020,2021,2022,2023,2024]),r.randrange(1,13),1); th=addm(st,r.choice([36,60,60]))-dt.timedelta(1); mt=False
            if th<dt.date(2025,8,1): 
                if r.random()<.35: mt=True
                else: th=addm(th+dt.timedelta(1),36)-dt.timedelta(1)
            d=dt.date(2025,st.month,1); d=d if d>dt.date(2025,7,31) else addm(d,12); step=None if mt or d>th else (d,round(base*1.035,2)); dp=r.choice([base,base,1500,0])
            vals=[t]+[None]*5+[base,cti,ot or None,tot,st,'MTM' if mt else th]+(list(step) if step else [None,None])+[dp]
            for j,v in enumerate(vals,3):
                if v is not None: x=ws.cell(R,j,v); x.number_format='m/d/yy' if isinstance(v,dt.date) else (NF if j>8 else 'General')
            rows.append(dict(unit=bay,building=b,tenantName=t,area=sf,statusText='Occupied',contractRent=base,charges=[dict(code='CAM/Tax/Ins',amount=cti)]+([dict(code='Other',amount=ot)] if ot else []),totalCharges=tot,leaseStartDate=iso(st),leaseEndDate='MTM' if mt else iso(th),rentSteps=[dict(date=iso(step[0]),amount=step[1])] if step else None,deposit=dp))
            exp.append((2025 if mt else th.year,sf,base)); 
            for i,v in enumerate([sf,base,cti,ot,tot,dp]): ft[i]+=v
            R+=1
        for j,v in zip([3,4,9,10,11,12,17],[f'Building {b} ({k} bays)']+ft): x=ws.cell(R,j,round(v,2) if not isinstance(v,str) else v); x.font=Font(bold=True); x.border=Border(top=Side('thin')); x.number_format='#,##0' if j==4 else NF
        R+=2; T=[a+c for a,c in zip(T,ft)]
    for j,v in zip([3,4,9,10,11,12,17],['GATEWAY TOTAL']+T): x=ws.cell(R,j,round(v,2) if not isinstance(v,str) else v); x.font=Font(bold=True); x.border=Border(top=Side('thin'),bottom=Side('double')); x.number_format='#,##0' if j==4 else NF
    ws.cell(R+2,3,'Leased SF'); ws.cell(R+2,4,osf).number_format='#,##0'; ws.cell(R+3,3,'Vacant SF'); ws.cell(R+3,4,tsf-osf).number_format='#,##0'; ws.cell(R+4,3,'Bays leased / vacant / total'); ws.cell(R+4,4,f'{n-4} / 4 / {n}'); ws.cell(R+6,1,'Other = trailer storage or electric submeter.').font=Font(italic=True,size=8)
    for l,w in zip('ABCDEFGHIJKLMNOPQ',[6,7,30,9,8,8,6,6,12,12,9,12,10,10,10,11,12]): ws.column_dimensions[l].width=w
    ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    s=wb.create_sheet('Expirations'); s.append(['Lease expirations by year (MTM in current year)']); s.append(['Year','Leases','SF','Base rent/mo'])
    for y in sorted({e[0] for e in exp}): l=[e for e in exp if e[0]==y]; s.append([y,len(l),sum(e[1] for e in l),round(sum(e[2] for e in l),2)])
    s=wb.create_sheet('Leasing activity'); s.append(['Prospect','Bay','SF','Status']); s.append(['Appalachian Foam','A-4',2400,'LOI out']); s.append(['(unnamed e-bike dealer)','D-3',3000,'toured 7/18'])
    wb.active=1; s0.sheet_view.tabSelected=False
    wb.save(os.path.join(DOC,fn)); ck('w05',sum(x.get('totalCharges',0) for x in rows),T[4]); ck('w05b',sum(x.get('contractRent',0) for x in rows),T[1])
    save(fn,dict(propertyName='Gateway Flex Center',asOnDate='2025-07',units=n,occupied=n-4,vacant=4,sheet='Rent Roll Jul',rows=rows),'INDUSTRIAL','monthly package workbook, two-line grouped header, building subtotals')
