from h import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as X
g=random.Random(707); F='Harbour_Quay_Hotel_Halifax_2024_TTM.xlsx'
M=[f'{m}-24' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()]
C=M+['FY 2024','FY 2023']
s=St('Summary and Departmental Operating Statement','Harbour Quay Hotel & Suites, Halifax NS','2024-01-01','2024-12-31',C,sheet='P&L')
sh=[5,5.5,6.5,7,9,11,12.5,13,11.5,9,6,4]; fl=[1]*12; semi=[7,7,7.5,8,8.5,9,9.5,9.5,9,8.5,7.5,7]
def L(lab,a,shape=sh,v=.05):
    m=wt(ser(g,a,12,v,shape)); return s.l(lab,m+[round(m[-1]*g.uniform(.88,1.03))])
def G(head,items,tot,shape=sh,v=.05):
    s.h(head); return s.t(tot,[L(n,a,shape,v) for n,a in items])
s.h('OPERATING REVENUE')
r1=G('Rooms',[('Transient - Retail',3184000),('Transient - Discount',1126000),('Transient - Negotiated / Corporate',884000),('Group - Association',612000),('Group - Tour / Cruise',498000),('Contract - Airline Crew',371000),('No-Show and Cancellation',28400),('Rooms Allowances',-19600)],'Total Rooms Revenue')
r2_=G('Food and Beverage',[('Restaurant - Food',812000),('Restaurant - Beverage',386000),('Banquet - Food',544000),('Banquet - Beverage',173000),('Room Service',46800),('Meeting Room Rental',118500),('Audio Visual',52300),('Service Charges',78400)],'Total Food and Beverage Revenue')
r3=G('Other Operated Departments',[('Guest Parking',241000),('Guest Laundry',14200),('Marina Day Moorage',31800),('Gift Shop',27600)],'Total Other Operated Departments Revenue')
r4=G('Miscellaneous Income',[('Space Rental - Rooftop Antenna',26400),('ATM and Vending Commissions',6900),('Pet and Cleaning Fees',18700),('Interest Income',9300)],'Total Miscellaneous Income',semi)
ti=s.t('TOTAL OPERATING REVENUE',[r1,r2_,r3,r4],kind='TOTAL',key='total_income')
s.h('DEPARTMENTAL EXPENSES')
d=[]
d.append([G('Rooms - Payroll',[('Front Office Management',118400),('Guest Service Agents',231600),('Housekeeping Management',74800),('Room Attendants',548200),('Housepersons and Laundry',126900),('Bell and Concierge',61500),('Payroll Taxes - CPP and EI',81200),('Employee Benefits - Rooms',93600)],'Total Rooms Payroll',semi,.03),
 G('Rooms - Other Expenses',[('Cleaning Supplies',48900),('Guest Supplies',71400),('Complimentary Breakfast',128700),('Laundry and Dry Cleaning',39100),('Linen',34600),('Travel Agent Commissions',362800),('Reservations and GDS Fees',94200),('Cable, In-Room Media and Guest Wi-Fi',43700),('Uniforms - Rooms',9800),('Contract Services - Rooms',22100)],'Total Rooms Other Expenses')])
d.append([G('Food and Beverage - Cost of Sales',[('Cost of Food Sales',461300),('Cost of Beverage Sales',141600),('Cost of AV and Other',23100)],'Total F&B Cost of Sales'),
 G('Food and Beverage - Payroll',[('Chef and Sous Chefs',148700),('Kitchen Wages',273900),('Servers and Bartenders',214200),('Banquet Wages',97600),('Gratuities Distributed',61300),('Payroll Taxes - F&B',57700),('Employee Benefits - F&B',49800)],'Total F&B Payroll',semi,.04),
 G('Food and Beverage - Other Expenses',[('China, Glass, Silver and Linen',24800),('Kitchen Fuel',18300),('Licences and Permits - NSLC',5200),('Menus and Decorations',7900),('Music and Entertainment',31200),('Operating Supplies - F&B',42600)],'Total F&B Other Expenses')])
d.append([G('Other Operated Departments - Expenses',[('Parking Attendants and Lease',88300),('Marina Expense',12700),('Gift Shop Cost of Sales',15900)],'Total Other Operated Departments Expenses')])
dd=[x for q in d for x in q]
td=s.t('TOTAL DEPARTMENTAL EXPENSES',dd,kind='TOTAL'); dp=s.t('TOTAL DEPARTMENTAL PROFIT',[ti,td],[1,-1],'TOTAL')
s.h('UNDISTRIBUTED OPERATING EXPENSES')
u=[G('Administrative and General',[('General Manager and Accounting Salaries',287400),('Human Resources',71300),('Payroll Taxes and Benefits - A&G',68900),('Audit and Legal',38200),('Credit Card Commissions',196400),('Bad Debt',4300),('Bank and Payroll Processing',21700),('Dues and Subscriptions',11400),('Office Supplies and Postage',14600),('Recruitment and Training',19200),('Security Contract',58700),('Travel and Entertainment',16300)],'Total Administrative and General',semi),
 G('Information and Telecommunications',[('PMS and POS Licences',63900),('Telephone and Internet Circuits',28400),('IT Support Contract',37600)],'Total Information and Telecommunications',fl,.02),
 G('Sales and Marketing',[('Sales Salaries and Benefits',193200),('Franchise Royalty',276800),('Brand Marketing Assessment',138400),('Loyalty Program',121700),('Digital Media and Agency',86300),('Trade Shows and Promotion',24900)],'Total Sales and Marketing'),
 G('Property Operations and Maintenance',[('Engineering Salaries and Benefits',172600),('Building Repairs',61900),('Electrical and Mechanical',38400),('Elevator Contract',27200),('Grounds and Snow Removal',33800),('HVAC',41600),('Waste Removal',29300),('Pool and Life Safety',18700)],'Total Property Operations and Maintenance',fl,.18),
 G('Utilities',[('Electricity - NS Power',248600),('Natural Gas',81900),('Water and Sewer - Halifax Water',74300)],'Total Utilities',[12,11.5,10.5,8.5,7,6.5,7.5,7.8,6.8,7,8.6,10.3],.04)]
tu=s.t('TOTAL UNDISTRIBUTED EXPENSES',u,kind='TOTAL'); go=s.t('GROSS OPERATING PROFIT',[dp,tu],[1,-1],'TOTAL')
mf=L('Base Management Fee',291000,sh,.02); ib=s.t('INCOME BEFORE NON-OPERATING EXPENSES',[go,mf],[1,-1],'TOTAL')
no=G('Non-Operating Expenses',[('Property Tax - Halifax Regional Municipality',418600),('Property and Liability Insurance',163200),('Equipment Leases',22800)],'Total Non-Operating Expenses',fl,.0)
eb=s.t('EBITDA',[ib,no],[1,-1],'TOTAL'); rr=L('FF&E Reserve (4%)',384000,sh,.01); s.t('EBITDA LESS REPLACEMENT RESERVE',[eb,rr],[1,-1],'TOTAL',key='noi')
print(len(s.R),s.R[ti]['values'][-2:],s.R[go]['values'][-2:],s.R[eb]['values'])
wb=xlsxwriter.Workbook(f'{B}/documents/{F}'); b=dict(font_name='Tahoma',font_size=8); N='#,##0_);(#,##0)'
fm=lambda **k: wb.add_format({**b,**k})
st=wb.add_worksheet('Stats'); w=wb.add_worksheet('P&L')
st.write(0,0,'Harbour Quay Hotel & Suites, Halifax NS',fm(bold=1)); st.write(1,0,'Key operating statistics - 118 rooms',fm())
dm=[31,29,31,30,31,30,31,31,30,31,30,31]; occ=[.51,.55,.61,.65,.77,.86,.91,.93,.88,.75,.58,.42]
for c,k in enumerate(M): st.write(3,1+c,k,fm(bold=1,align='right'))
for r,(n,fn,f) in enumerate([('Rooms available',lambda i:118*dm[i],N),('Rooms occupied',lambda i:round(118*dm[i]*occ[i]),N),('Occupancy',lambda i:round(118*dm[i]*occ[i])/(118*dm[i]),'0.0%'),('ADR',lambda i:s.R[r1]['values'][i]/round(118*dm[i]*occ[i]),'$0.00')]):
    st.write(4+r,0,n,fm())
    for i in range(12): st.write(4+r,1+i,fn(i),fm(num_format=f))
st.set_column(0,0,24)
w.write(0,1,'Harbour Quay Hotel & Suites, Halifax NS',fm(bold=1,font_size=13)); w.write(1,1,'Summary and Departmental Operating Statement (Uniform System, 11th Revised Edition)',fm(italic=1)); w.write(2,1,'Twelve months ended December 31, 2024 - Canadian dollars - owner copy',fm())
hd=fm(bold=1,align='center',bottom=2,top=2,bg_color='#D9E1D0')
for c in range(2,14): w.write(4,c,'Actual',fm(align='center',italic=1))
w.write(4,14,'Actual',fm(align='center',italic=1)); w.write(4,16,'Actual',fm(align='center',italic=1)); w.write(5,1,'',hd)
for c,k in enumerate(M): w.write(5,2+c,k,hd)
w.write(5,14,'FY 2024',hd); w.write(5,15,'% Rev',hd); w.write(5,16,'FY 2023',hd)
cols=list(range(2,15))+[16]; R=6; pos={}; T24=s.R[ti]['values'][12]
for i,(r,m) in enumerate(zip(s.R,s.meta)):
    ty=r['rowType']; up=r['label'].isupper(); pos[i]=R
    tx=fm(bold=ty!='LINE',indent=2 if ty=='LINE' else 0 if up else 1,**({'bg_color':'#EEF2E8'} if ty=='TOTAL' else {}))
    w.write(R,1,r['label'],tx)
    if ty!='HEADING':
        f=fm(num_format=N,bold=ty!='LINE',**({'bg_color':'#EEF2E8','top':1} if ty=='TOTAL' else {'top':4} if ty=='SUBTOTAL' else {}))
        for c,v in zip(cols,r['values']):
            if ty=='LINE': (w.write_formula(R,c,f'=SUM({X(R,2)}:{X(R,13)})',f,v) if c==14 else w.write(R,c,v,f))
            else: w.write_formula(R,c,'='+''.join(('+' if q>0 else '-')+X(pos[k],c) for k,q in zip(r['footsFrom']['items'],m['sg'])),f,v)
        w.write(R,15,r['values'][12]/T24,fm(num_format='0.0%',italic=1,font_color='#666666'))
    R+=1
    if ty=='TOTAL': R+=1; 
w.set_column(0,0,1.5); w.set_column(1,1,40); w.set_column(2,13,9); w.set_column(14,14,10.5); w.set_column(15,15,7); w.set_column(16,16,10.5); w.freeze_panes(6,2); w.activate(); w.set_landscape(); w.repeat_rows(4,5); w.fit_to_pages(1,0); wb.close()
save(F,[s],'HOSPITALITY','OPERATING_STATEMENT_T12','hotel controller (Canada)','USALI 12-month departmental statement, 150 rows, stats sheet, percent column',False)
