from lib import *; import xlwt
r=random.Random(4405); N='MRI_CompIS_4100_Meridian_Sep25.xls'
P='4100 Meridian Office Center'
cols=['Current Period Actual','Current Period Budget','Current Period Variance','Year-To-Date Actual','Year-To-Date Budget','Year-To-Date Variance']
def exp(b,k):
    g=1 if k=='I' else -1
    return [b[0],b[1],round(g*(b[0]-b[1])),b[2],b[3],round(g*(b[2]-b[3]))]
s=S('Comparative Income Statement',P,'2025-01-01','2025-09-30',cols,sheet='CMPIS',expand=exp,nd=0)
def L(l,b,c,k,v=.12):
    if b==0: return s.line(l,[0,0,r.randint(900,4200),0],c,k)
    return s.line(l,[b*r.uniform(1-v,1+v),round(b,-1),b*9*r.uniform(1-v/3,1+v/3),round(b,-1)*9],c,k)
def sec(t,ls,tot,k,v=.12): s.head(t);return s.sub(tot,[L(l,b,c,k,v) for c,l,b in ls],kind=k)
s.head('REVENUE')
a=sec('Rental Revenue',[('RNT100','Base Rent - Office',284300),('RNT110','Base Rent - Retail',21450),('RNT120','Storage Rent',1860),('RNT190','Rent Abatements',-12400)],'Total Rental Revenue','I',.02)
b=sec('Recoveries',[('REC200','CAM Recoveries',38700),('REC210','Real Estate Tax Recoveries',29150),('REC220','Insurance Recoveries',4260),('REC230','Electric Submeter Recoveries',11340),('REC290','Prior Year Reconciliation',0)],'Total Recoveries','I',.06)
c=sec('Other Revenue',[('OTH300','Parking - Monthly',16880),('OTH310','Parking - Transient',3240),('OTH320','After Hours HVAC',1450),('OTH330','Antenna / Rooftop License',2800),('OTH390','Miscellaneous Revenue',310)],'Total Other Revenue','I')
t=s.sub('TOTAL REVENUE',[a,b,c],'TOTAL',key='total_income')
s.head('OPERATING EXPENSES')
ex=[sec(*x,'E') for x in [
('Cleaning',[('CLN400','Janitorial Contract',18650),('CLN410','Window Washing',1200),('CLN420','Cleaning Supplies',1740),('CLN430','Trash Removal',1320)],'Total Cleaning'),
('Repairs and Maintenance',[('RM500','Engineering Payroll',15900),('RM510','HVAC Contract & Repairs',6240),('RM520','Elevator Maintenance',4180),('RM530','Electrical / Lighting',1390),('RM540','Plumbing',880),('RM550','Fire & Life Safety',1560),('RM560','General Building Repairs',2470),('RM570','Parking Lot / Garage',930)],'Total Repairs and Maintenance'),
('Utilities',[('UTL600','Electricity',31250),('UTL610','Gas',2140),('UTL620','Water & Sewer',3020)],'Total Utilities'),
('Roads, Grounds and Security',[('GRD650','Landscaping',2650),('GRD660','Snow Removal',0),('SEC670','Security Contract',9850)],'Total Roads, Grounds and Security'),
('Administrative',[('ADM700','Management Fee',10620),('ADM710','Property Management Payroll',9240),('ADM720','Office & Telephone',1180),('ADM730','Professional Fees',1050)],'Total Administrative'),
('Fixed Expenses',[('FIX800','Real Estate Taxes',47300),('FIX810','Property Insurance',7940)],'Total Fixed Expenses')]]
e=s.sub('TOTAL OPERATING EXPENSES',ex,'TOTAL',kind='E',key='total_operating_expenses')
n=s.sub('NET OPERATING INCOME',[t,(e,-1)],'TOTAL',key='noi')
d=sec('Non-Operating',[('NOP900','Mortgage Interest',88420),('NOP910','Owner Legal & Accounting',2100),('NOP920','Amortization of Leasing Costs',9650)],'Total Non-Operating','E',.03)
s.sub('NET INCOME (LOSS)',[n,(d,-1)],'TOTAL',key='net_income')
wb=xlwt.Workbook();ws=wb.add_sheet('CMPIS')
X=lambda st,nf=None:xlwt.easyxf(st,num_format_str=nf) if nf else xlwt.easyxf(st)
ft='font: name Courier New, height 160'
nf='#,##0_);(#,##0)';y=0;pg=0
def header():
    global y,pg;pg+=1
    ws.write(y,0,'Database:  MRIPROD',X(ft));ws.write(y,3,'Comparative Income Statement',X(ft+', bold on'));ws.write(y,9,f'Page:  {pg}',X(ft))
    ws.write(y+1,0,'Report:    CMPIS_STD',X(ft));ws.write(y+1,3,P,X(ft+', bold on'));ws.write(y+1,9,'Date:  10/16/2025',X(ft))
    ws.write(y+2,3,'Period Ending 09/25      Accrual Basis',X(ft))
    c=X(ft+', bold on; align: horiz center');rr=X(ft+', bold on; align: horiz right; borders: bottom thin')
    ws.write_merge(y+4,y+4,2,5,'Current Period',c);ws.write_merge(y+4,y+4,7,10,'Year-To-Date',c)
    for o in (2,7):
        for i,h in enumerate(['Actual','Budget','Variance','Var %']): ws.write(y+5,o+i,h,rr)
    ws.write(y+5,0,'Acct',X(ft+', bold on; borders: bottom thin'));ws.write(y+5,1,'Description',X(ft+', bold on; borders: bottom thin'));y+=6
header()
for i,R in enumerate(s.rows):
    if i==34: y+=2;header()
    b=', bold on' if R['type']!='LINE' else ''
    if R['code']: ws.write(y,0,R['code'],X(ft))
    ws.write(y,1,('  ' if R['type']=='LINE' else '')+R['label'],X(ft+b))
    if R['type']!='HEADING':
        bd='; borders: top thin' if R['type']=='SUBTOTAL' else '; borders: top thin, bottom double' if R['type']=='TOTAL' else ''
        v=R['vals']
        for o,k in ((2,0),(7,3)):
            for j in range(3): ws.write(y,o+j,v[k+j],X(ft+b+bd,nf))
            ws.write(y,o+3,(v[k+2]/abs(v[k+1])) if v[k+1] else 'N/A',X(ft+b+'; align: horiz right','0.0%;(0.0%)'))
    y+=1
    if R['type'] in('TOTAL','SUBTOTAL'): y+=1
for i,w in enumerate([9,36,12,12,12,9,3,13,13,12,9]): ws.col(i).width=256*w
ws.portrait=0;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.fit_num_pages=1
wb.save(doc(N))
save(N,[s.dump()],'OFFICE','OPERATING_STATEMENT','MRI property manager','current period and YTD vs budget, grouped headers, page header repeated mid-sheet, Courier',False)
