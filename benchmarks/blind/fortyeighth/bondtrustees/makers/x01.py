# workbook: system export, charges in columns, 288 units, summary sheet in front
from common import *
import openpyxl
from openpyxl.styles import *
r=random.Random(4811); N=Names(r); fn='RentRoll_Export_Sedgefield_Park_093025.xlsx'
wb=openpyxl.Workbook(); sm=wb.active; sm.title='Summary'; ws=wb.create_sheet('Rent Roll')
pl=[('S1',498,1085),('A1',642,1240),('A2',711,1305),('A2R',711,1390),('B1',948,1530),('B2',1022,1595),('B2R',1022,1690),('C1',1263,1925)]
codes=['RENT','PETRENT','GARAGE','STORAGE','TRASH','PESTCTRL','CABLE','CONC-RECUR','EMPLDISC']
rows=[]
for b in range(1,13):
    for k in range(24):
        u=f"{b}{k//8+1}{k%8+1:02d}"; p=pl[(k*3+b)%8]; x=dict(unit=u,building=f"{b:02d}",unitType=p[0],area=p[1],marketRent=p[2]+10*(k//8)); z=r.random()
        if z<.035: x['st']='VR'
        elif z<.05: x['st']='VU'
        elif u=='1101': x['st']='MODEL'
        elif z<.06: x['st']='DOWN'
        else:
            x['st']='NTV' if z<.12 else 'OC'; f,l=(r.choice(F),r.choice(L)); rent=x['marketRent']-r.choice([0,0,0,12,20,35,48,64,90,-25]); ch={'RENT':rent}
            if r.random()<.33: ch['PETRENT']=r.choice([20,40])
            if r.random()<.2: ch['GARAGE']=125
            if r.random()<.15: ch['STORAGE']=35
            ch['TRASH']=25; ch['PESTCTRL']=5
            if r.random()<.6: ch['CABLE']=62.5
            if r.random()<.1: ch['CONC-RECUR']=-round(rent/12,2)
            if r.random()<.012: ch['EMPLDISC']=-round(rent*.2,2)
            mi=d(2025,9,28)-dt.timedelta(days=r.randint(1,1600)); le=eom(addm(d(2025,9,1),r.randint(0,11))); ls=max(mi,addm(le+dt.timedelta(days=1),-12)); 
            x.update(tenantName=f"{f} {l}",moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,ch=ch,totalCharges=round(sum(ch.values()),2),deposit=r.choice([100,200,200,400,0]),balance=r.choice([0,0,0,0,0,0,0,-10,55.25,1310.75,rent]))
            if x['st']=='NTV': x['moveOutDate']=d(2025,10,r.randint(2,31))
        rows.append(x)
ws['A1']='Sedgefield Park Apartment Homes'; ws['A2']='RENT ROLL WITH SCHEDULED CHARGES'; ws['A3']='Property Code: sedgpk    As of: 09/30/2025    Sort: Building, Unit'; ws['A1'].font=Font(bold=True,size=12)
H=['Bldg','Unit','Floorplan','SQFT','Unit Status','Resident Name','Move-In','Lease Start','Lease End','Move-Out','Market Rent']+codes+['Total Charges','Deposit Held','Ending Balance']
ws.cell(5,12,'Scheduled Charges').alignment=Alignment(horizontal='center'); ws.merge_cells('L5:T5'); ws['L5'].fill=PatternFill('solid',fgColor='D9D9D9'); ws['L5'].font=Font(bold=True)
for i,h in enumerate(H,1): c=ws.cell(6,i,h); c.font=Font(bold=True); c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(wrap_text=True,vertical='bottom',horizontal='center')
R=7
for x in rows:
    v=[x['building'],x['unit'],x['unitType'],x['area'],x['st'],x.get('tenantName','VACANT' if x['st'][0]=='V' else x['st']),*(us(x[k]) if x.get(k) else None for k in('moveInDate','leaseStartDate','leaseEndDate','moveOutDate')),x['marketRent']]
    v+=[x.get('ch',{}).get(k,None) for k in codes]+[x.get('totalCharges'),x.get('deposit'),x.get('balance')]
    for i,q in enumerate(v,1):
        c=ws.cell(R,i,q)
        if i>=11: c.number_format='#,##0.00;(#,##0.00)'
    R+=1
S=lambda k:round(sum(x.get(k) or 0 for x in rows),2); CT={k:round(sum(x.get('ch',{}).get(k,0) for x in rows),2) for k in codes}
tv=['Totals:',len(rows),None,S('area')]+[None]*6+[S('marketRent')]+[CT[k] for k in codes]+[S('totalCharges'),S('deposit'),S('balance')]
for i,q in enumerate(tv,1):
    c=ws.cell(R+1,i,q); c.font=Font(bold=True); c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    if i>=11: c.number_format='#,##0.00;(#,##0.00)'
for i,w in enumerate([6,7,9,7,8,24,11,11,11,11,10]+[10]*9+[11,10,11],1): ws.column_dimensions[openpyxl.utils.get_column_letter(i)].width=w
ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:6'
oc=sum('ch' in x for x in rows); vc=sum(x['st'][0]=='V' for x in rows)
sm['A1']='Sedgefield Park Apartment Homes'; sm['A2']='Rent roll summary - 09/30/2025'; sm['A1'].font=Font(bold=True)
q=4
for t,v in [('Unit Status','Units')]+[(n+' - '+desc,sum(x['st']==n for x in rows)) for n,desc in (('OC','Occupied'),('NTV','Notice to vacate'),('VR','Vacant ready'),('VU','Vacant unready'),('MODEL','Model'),('DOWN','Down'))]+[('Total',len(rows))]: sm.cell(q,1,t); sm.cell(q,2,v); q+=1
q+=1
for j,t in enumerate(['Floorplan','Units','Occupied','Avg SQFT','Market Rent','Rent Charged'],1): sm.cell(q,j,t).font=Font(bold=True)
q+=1
for p in pl+[('Total',)]:
    Lx=rows if p[0]=='Total' else [x for x in rows if x['unitType']==p[0]]
    for j,v in enumerate([p[0],len(Lx),sum('ch' in x for x in Lx),round(sum(x['area'] for x in Lx)/len(Lx)),sum(x['marketRent'] for x in Lx),sum(x.get('ch',{}).get('RENT',0) for x in Lx)],1): sm.cell(q,j,v)
    q+=1
q+=1; sm.cell(q,1,'Charge Code').font=Font(bold=True); sm.cell(q,2,'Amount').font=Font(bold=True)
for k in codes: q+=1; sm.cell(q,1,k); sm.cell(q,2,CT[k])
q+=1; sm.cell(q,1,'Total'); sm.cell(q,2,S('totalCharges')); sm.column_dimensions['A'].width=28
for cc in 'BCDEF': sm.column_dimensions[cc].width=13
sm.page_setup.fitToHeight=0; sm.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
for row in sm.iter_rows():
    for c in row:
        if isinstance(c.value,(int,float)): c.number_format='#,##0' if isinstance(c.value,int) else '#,##0.00'
wb.save(os.path.join(DOC,fn))
for x in rows:
    x['statusText']=x.pop('st')
    if 'ch' in x: ch=x.pop('ch'); x['contractRent']=ch['RENT']; x['charges']=[dict(code=k,amount=a) for k,a in ch.items()]
save(fn,dict(propertyName='Sedgefield Park Apartment Homes',asOnDate='2025-09-30',units=288,occupied=oc,vacant=vc,sheet='Rent Roll',rows=rows),'MULTIFAMILY','system export, charges in columns, summary sheet in front')
