# contractor flex bays xlsx, spacer cols, hidden col, planted digit
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
def run():
    r=rng('w1'); name='Kettle Moraine Contractor Bays.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='2026'
    ws['B2']='KETTLE MORAINE CONTRACTOR BAYS'; ws['B2'].font=Font(name='Arial Black',size=14); ws['B3']='N4417 County Rd P, Lomira WI'; ws['B4']='rents as of'; ws['D4']=dt.date(2026,4,1); ws['D4'].number_format='mmmm d, yyyy'
    cols=dict(bay='B',kind='D',sq='E',who='G',phone='H',beg='I',end='J',rent='L',plow='M',elec='N',tot='O',dep='Q')
    H=dict(bay='Bay',kind='Bay kind',sq='Sq. ft.',who='Rented by',phone='Cell phone',beg='Lease\nbegins',end='Lease\nends',rent='Rent / mo.',plow='Snow &\ndumpster',elec='Elec.\nallow.',tot='Mo. total',dep='Deposit\non hand')
    for k,c in cols.items():
        x=ws[f'{c}6']; x.value=H[k]; x.font=Font(bold=True); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); x.border=Border(bottom=Side('medium'))
    ws.column_dimensions['H'].hidden=True
    for c,w in dict(A=2,B=9,C=1.5,D=17,E=9,F=1.5,G=30,I=11,J=11,K=1.5,L=12,M=11,N=9,O=12,P=1.5,Q=11).items(): ws.column_dimensions[c].width=w
    ws.row_dimensions[6].height=32
    co=iter('Lomira Drywall & Paint;J&R Seamless Gutters;Theresa Marsh Landscaping;Badger Well & Pump;Fond du Lac Fire Protection;Eklund Electric;Kohl Brothers Masonry;Ridgeline Garage Doors;Tri-County HVAC Supply;Mayville Mobile Welding;Haugen Cabinetry;Wausau Street Rods;Zielke Excavating;Prairie Pest Control;Ledge Rock Coatings;Holstein Feed & Seed;Northern Lights Sign Co.;Schroeder Plumbing;Rock River Auto Glass;Iverson Restoration'.split(';'))
    B=[('A-1','Garage 30x40',1200,875),('A-2','Garage 30x40',1200,875),('A-3','Garage 30x40',1200,900),('A-4','Garage 30x40',1200,875),('A-5','Garage 30x40',1200,0),('A-6','Garage 30x40',1200,850),('A-7','Garage 30x40',1200,875),('A-8','Garage 30x40',1200,925),
     ('B-1','Flex w/ office',2400,1675),('B-2','Flex w/ office',2400,1675),('B-3/4','Flex w/ office',4800,3150),('B-5','Flex w/ office',2400,1725),('B-6','Flex w/ office',2400,0),('B-7','Flex w/ office',2400,1650),('B-8','Flex w/ office',2400,1700),
     ('C-1','High bay',5000,3250),('C-2','High bay',5000,3350),('C-3','High bay',10000,5900),('C-4','High bay',5000,3250),('Yard 1','Outdoor yard',14000,600),('Yard 2','Outdoor yard',9000,450),('Yard 3','Outdoor yard',9000,0)]
    rows=[];R=7;S=[0]*6;planted=None
    for u,k,sq,rent in B:
        if u in('B-1','C-1','Yard 1'): R+=1
        ws[f'B{R}']=u; ws[f'D{R}']=k; ws[f'E{R}']=sq; ws[f'E{R}'].number_format='#,##0'; S[0]+=sq
        rr=dict(unit=u,unitType=k,area=sq)
        if not rent: ws[f'G{R}']='open - call Denny'; ws[f'G{R}'].font=Font(color='FFC00000',italic=True); rr['statusText']='open - call Denny'
        else:
            w=next(co); b=dt.date(r.randint(2017,2025),r.randint(1,12),1); e=eom(addm(b,r.choice([35,59,83]))); 
            mtm=e<dt.date(2026,4,1)
            pl=65 if 'Yard' in u else 45 if u[0]=='A' else 95; el=0 if 'Yard' in u else r.choice([0,0,60,110]); dep=rent if r.random()<.75 else 0
            pr=rent
            if u=='B-5': pr=1125; planted={"what":"Bay B-5 rent printed 1,125; row total and column total are made with 1,725","kind":"digit_changed"}
            S=[a+x for a,x in zip(S,(0,rent,pl,el,rent+pl+el,dep))]
            ws[f'G{R}']=w; ws[f'H{R}']=f'920-555-{r.randint(1000,9999)}'; ws[f'I{R}']=b; ws[f'J{R}']='m-t-m' if mtm else e
            for c,v in (('L',pr),('M',pl),('N',el),('O',rent+pl+el),('Q',dep)): ws[f'{c}{R}']=v; ws[f'{c}{R}'].number_format='#,##0'
            for c in 'IJ': ws[f'{c}{R}'].number_format='m/d/yy'; ws[f'{c}{R}'].alignment=Alignment(horizontal='center')
            rr.update(tenantName=w,statusText='Occupied',leaseStartDate=b,leaseEndDate='m-t-m' if mtm else e,contractRent=pr,charges=[{"code":"Snow & dumpster","amount":pl},{"code":"Elec. allow.","amount":el}],totalCharges=rent+pl+el,deposit=dep)
        rows.append(rr); R+=1
    R+=1; ws[f'B{R}']='TOTALS'
    for c,v in zip('ELMNOQ',S): ws[f'{c}{R}']=v; ws[f'{c}{R}'].number_format='#,##0'; ws[f'{c}{R}'].border=Border(top=Side('thin'),bottom=Side('double'))
    for c in 'BELMNOQ': ws[f'{c}{R}'].font=Font(bold=True)
    ws[f'B{R+2}']='22 spaces, 3 open. Holstein and other yard tenants have their own gate keys.'.replace('Holstein and other yard','Yard')
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D+name)
    save(name,'INDUSTRIAL','owner workbook with spacer columns, hidden phone column, blank rows between buildings',False,'KETTLE MORAINE CONTRACTOR BAYS','2026-04-01',rows,22,19,3,planted=planted)
