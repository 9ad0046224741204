from common import *
import xlsxwriter,datetime
R=random.Random(4312)
F='Alder_Grove_Senior_Living_T12_Jun25.xlsx'
ms=[(2024,m) for m in range(7,13)]+[(2025,m) for m in range(1,7)]
cols=[datetime.date(y,m,1).strftime('%b-%y') for y,m in ms]+['TTM']
def der(b,k): return list(b)+([round(sum(b)/12,4) if k=='avg' else round(sum(b),2)])
st=St('Trailing Twelve Month Operating Statement','Alder Grove Senior Living','2024-07-01','2025-06-30',cols,der,sheet='T12'); L=st.line
S=lambda m,v=.04,s=None: ser(R,m,v,12,0,s,2)
occ=[.881,.887,.892,.896,.889,.884,.879,.887,.901,.908,.914,.917]; N_=148; ou=[round(N_*o,1) for o in occ]
k=lambda m,v=.01: [round(m*o/.89*(1+R.uniform(-v,v)),2) for o in occ]
st.head('REVENUE')
def block(h,tl,ls,kind,pre,ind=1):
    st.head(h); ids=[]
    for i,(l,v) in enumerate(ls): ids.append(L(l,v,f'{pre}-{(i+1)*10:03d}',kind))
    return st.total(tl,ids,kind=kind)
sp=lambda **d: [float(d.get('m%d'%i,0)) for i in range(12)]
r1=block('Independent Living','Total Independent Living',[('Base Rent - IL',k(171400)),('Second Person Fee - IL',k(6150)),('Parking - IL',S(1480,.03)),('Concessions - IL',[-x for x in S(2900,.3)])],'inc','4010')
r2=block('Assisted Living','Total Assisted Living',[('Base Rent - AL',k(248900)),('Second Person Fee - AL',k(4800)),('Level of Care 1',k(16250,.05)),('Level of Care 2',k(22840,.05)),('Level of Care 3',k(18970,.05)),('Medication Management',k(9640,.04)),('Concessions - AL',[-x for x in S(4120,.3)])],'inc','4110')
r3=block('Memory Care','Total Memory Care',[('Base Rent - MC',k(146300)),('Level of Care - MC',k(31460,.04)),('Respite Stays',S(4350,.5)),('Concessions - MC',[-x for x in S(1840,.3)])],'inc','4210')
r4=block('Ancillary Revenue','Total Ancillary Revenue',[('Community Fees',S(17500,.35)),('Guest Meals & Catering',S(2640,.15)),('Beauty / Barber Commission',S(1180,.1)),('Transportation',S(760,.2)),('Late Fees',S(410,.5)),('Cable & Internet Resale',S(3320,.02)),('Miscellaneous Revenue',S(690,.6)),('Bad Debt',[-x for x in S(2250,.7)])],'inc','4310')
ti=st.total('TOTAL REVENUE',[r1,r2,r3,r4],t='TOTAL',key='total_income')
st.head('OPERATING EXPENSES')
def pay(n,m,extra=()):
    m*=.78
    o=[(f'{n} - Salaries & Wages',S(m,.04)),(f'{n} - Overtime',S(m*.045,.4)),(f'{n} - PTO',S(m*.05,.3)),(f'{n} - Payroll Taxes',S(m*.083,.05)),(f'{n} - Benefits',S(m*.105,.05))]
    return o+[(l,S(a,v)) for l,a,v in extra]
ex=[]
for pre,h,ls in [
('5010','Resident Care',pay('Care',118300,[('Agency Staffing',9800,.5),('Medical Supplies',3120,.2),('Incontinence Supplies',1640,.15),('Pharmacy Consultant',850,0),('Nurse Call System',690,.05),('Training & Certification',920,.6)])),
('5110','Memory Care Program',pay('Memory Care',52100,[('Program Supplies - MC',980,.3),('Agency Staffing - MC',3650,.6)])),
('5210','Dining Services',pay('Dining',46800,[('Raw Food',38600,.05),('Raw Food - Employee Meals',1310,.1),('Kitchen Supplies',2750,.2),('China, Glass & Flatware',540,.7),('Dish Machine & Chemicals',1180,.1),('Kitchen Equipment Repairs',890,.7)])),
('5310','Activities & Transportation',pay('Activities',14900,[('Entertainment',1950,.2),('Activity Supplies',1180,.25),('Vehicle Fuel',610,.2),('Vehicle Lease & Repairs',1280,.35)])),
('5410','Housekeeping & Laundry',pay('Housekeeping',16250,[('Cleaning Supplies',1890,.15),('Linens',640,.5),('Laundry Supplies',720,.2)])),
('5510','Maintenance',pay('Maintenance',13600,[('Building Repairs',3250,.5),('HVAC Service',1950,.5),('Plumbing',1240,.6),('Electrical',830,.6),('Elevator Contract',1185,0),('Fire Safety Contract',740,.3),('Landscaping',2850,.2),('Pest Control',390,0),('Trash Removal',1720,.04),('Unit Turn Costs',5480,.4)])),
('5610','Utilities',[('Electricity',S(14200,.05,[1.25,1.25,1.1,.9,.85,.95,1,.95,.88,.85,.95,1.1])),('Natural Gas',S(4650,.06,[.4,.4,.5,.8,1.3,1.8,1.9,1.7,1.3,.8,.6,.4])),('Water & Sewer',S(7350,.05)),('Telephone',S(1640,.05)),('Cable Television',S(3480,.01)),('Internet',S(1250,.01))]),
('5710','Sales & Marketing',pay('Marketing',14300,[('Commissions & Bonuses',5200,.4),('Advertising - Digital',6150,.2),('Advertising - Print & Mail',1480,.5),('Referral Agency Fees',9350,.5),('Events & Outreach',1320,.4),('Website & CRM',1150,.03)])),
('5810','General & Administrative',pay('Admin',27900,[('Office Supplies',1180,.25),('Postage & Copier',690,.15),('Software Subscriptions',3860,.04),('Bank & Card Fees',1460,.1),('Licenses & Permits',420,.6),('Dues & Subscriptions',380,.4),('Legal Fees',950,.9),('Accounting Fees',1250,0),('Recruiting & Background Checks',1780,.3),('Employee Relations',910,.4),('Travel & Mileage',640,.5),('Workers Compensation Insurance',6840,.03)]))]:
    ex.append(block(h,'Total '+h,ls,'exp',pre))
fx=block('Fixed & Ownership Costs','Total Fixed & Ownership Costs',[('Management Fee - 5%',[round(x*.05,2) for x in st.rows[ti]['b']]),('Real Estate Taxes',[23418.5]*6+[24355.25]*6),('Personal Property Tax',[612.0]*12),('Property Insurance',[9864.17]*9+[11240.33]*3),('General & Professional Liability',[8125.0]*9+[8715.5]*3)],'exp','5910')
te=st.total('TOTAL OPERATING EXPENSES',ex+[fx],kind='exp',t='TOTAL',key='total_operating_expenses')
noi=st.total('NET OPERATING INCOME',[ti,te],signs=[1,-1],t='TOTAL',key='noi')
nx=block('Below the Line','Total Below the Line',[('Mortgage Interest',S(88450,.004)),('Capital Expenditures',sp(m1=8420.5,m4=21375,m7=14890.25,m9=6110,m10=33250.8)),('Depreciation',[61250.0]*12),('Asset Management Fee',[6500.0]*12)],'exp','7010')
st.total('NET INCOME',[noi,nx],signs=[1,-1],t='TOTAL',key='net_income')
st.head('STATISTICS')
L('Average Occupied Units',ou,kind='avg'); L('Occupancy %',occ,kind='avg')
st.rows[-2]['v'][-1]=round(sum(ou)/12,1); st.rows[-1]['v'][-1]=round(sum(occ)/12,3)
# plant
pi=[i for i,r in enumerate(st.rows) if r['label']=='Raw Food'][0]; old=st.rows[pi]['v'][8]; s_=f'{old:.2f}'; new=float(s_[0]+str((int(s_[1])+4)%10)+s_[2:]); st.rows[pi]['v'][8]=new
st.planted={'what':f"'Raw Food' {cols[8]} printed {new:,.2f} instead of {old:,.2f}; its TTM and 'Total Dining Services' still use {old:,.2f}",'kind':'digit_changed'}
print(len(st.rows),st.planted)
wb=xlsxwriter.Workbook(DOC+F); fm=lambda **q: wb.add_format({'font_name':'Calibri','font_size':9,**q})
cv=wb.add_worksheet('Cover'); cv.write('B3','Alder Grove Senior Living',fm(bold=1,font_size=22)); cv.write('B5','148 units: 62 IL / 60 AL / 26 MC',fm()); cv.write('B6','Trailing twelve months ended June 30, 2025',fm()); cv.write('B7','Source: operator general ledger, accrual basis, unaudited',fm()); cv.set_column('B:B',60); cv.hide_gridlines(2)
ws=wb.add_worksheet('T12'); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.outline_settings(True,True)
ws.set_column('A:A',10); ws.set_column('B:B',36); ws.set_column('C:C',9,None,{'hidden':1}); ws.set_column('D:O',11.6); ws.set_column('P:P',13.5); ws.set_column('Q:Q',9)
ws.write('A1','Alder Grove Senior Living',fm(bold=1,font_size=12)); ws.write('A2','Trailing Twelve Month Operating Statement',fm(bold=1)); ws.write('A3','July 2024 - June 2025',fm())
hb=dict(bold=1,bg_color='#375623',font_color='white',align='center'); ws.write('A5','GL',fm(**{**hb,'align':'left'})); ws.write('B5','Account',fm(**{**hb,'align':'left'})); ws.write('C5','Map',fm(**hb))
for j,(y,m) in enumerate(ms): ws.write_datetime(4,3+j,datetime.datetime(y,m,1),fm(num_format='mmm-yy',**hb))
ws.write('P5','TTM',fm(**hb)); ws.write('Q5','PRD',fm(**hb)); days=sum(o*30.4167 for o in ou)
nf='#,##0.00_);(#,##0.00)'; row=5; sec=''
for r in st.rows:
    big=r['label'].isupper(); 
    if r['t']=='HEADING': row+=1 if big else 0; ws.write(row,1,r['label'],fm(bold=1,italic=not big,font_size=10 if big else 9)); row+=1; continue
    stat=r['label'] in('Average Occupied Units','Occupancy %'); f_=nf
    if stat: f_='0.0' if 'Average' in r['label'] else '0.0%'
    kw=dict(num_format=f_)
    if r['t']!='LINE': kw.update(bold=1,top=1)
    if r['t']=='TOTAL': kw.update(bg_color='#E2EFDA',bottom=1)
    lf={x:kw[x] for x in kw if x!='num_format'}
    if r['code']: ws.write_string(row,0,r['code'],fm()); ws.write(row,2,'REV' if r['code'][0]=='4' else 'EXP',fm())
    elif lf: ws.write_blank(row,0,None,fm(**lf))
    ws.write(row,1,r['label'],fm(indent=1 if r['t']=='LINE' else 0,**lf))
    F_=fm(**kw)
    for j,v in enumerate(r['v']): ws.write_number(row,3+j,v,F_)
    if not stat: ws.write_number(row,16,round(sum(r['b'])/days,2),F_)
    if r['t']=='LINE' and r['code']: ws.set_row(row,None,None,{'level':1})
    row+=1
    if r['t']=='SUBTOTAL' or r['t']=='TOTAL': row+=1
ws.freeze_panes(5,3)
cs=wb.add_worksheet('Census'); cs.write_row(0,0,['Month','Units','Occupied','Move-ins','Move-outs'],fm(bold=1,bottom=1))
for j,c_ in enumerate(cols[:12]): cs.write_row(1+j,0,[c_,N_,ou[j],R.randint(3,8),R.randint(2,7)],fm())
wb.close()
save(F,'SENIOR_HOUSING','OPERATING_STATEMENT_T12','operator T12 export, long chart of accounts, hidden map column, PRD column, statistics rows',True,[st])
