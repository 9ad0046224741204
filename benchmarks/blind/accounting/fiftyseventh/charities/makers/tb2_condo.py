# condominium association, xlsx, three funds one below the other, begin/debits/credits/end/budget
from common import *
import xlsxwriter
NAME='Larkspur_Wharf_Trial_Balance_Jun25.xlsx'
# acct,name,beginning,debit,credit,budget(None for balance sheet)
F=[('FUND 01 - OPERATING',[
('01-1010','Cash - Operating Checking',None,None,None,0),
('01-1020','Cash - Payroll Clearing',1250.00,6420.18,6420.18,None),
('01-1210','Assessments Receivable',28417.55,60217.36,58942.20,None),
('01-1215','Allowance for Doubtful Accounts',-6500.00,0,500.00,None),
('01-1310','Prepaid Insurance',41280.00,0,6880.00,None),
('01-1320','Prepaid Expenses - Other',2316.40,0,386.07,None),
('01-1900','Due to/from Reserve Fund',0,18500.00,18500.00,None),
('01-2010','Accounts Payable',-19835.62,41207.33,37961.48,None),
('01-2050','Accrued Expenses',-7420.00,7420.00,8105.00,None),
('01-2110','Prepaid Assessments',-17206.00,9314.00,11468.00,None),
('01-2150','Move-In / Key Deposits',-3900.00,300.00,600.00,None),
('01-3010','Operating Fund Balance - Beginning of Year',-121873.94,0,0,None),
('01-4010','Common Assessments',-282000.00,0,56400.00,-338400.00),
('01-4050','Late Fees & Interest',-2316.77,75.00,412.36,-1800.00),
('01-4110','Parking Rent',-11250.00,0,2250.00,-13500.00),
('01-4120','Storage Locker Rent',-4185.00,0,855.00,-5040.00),
('01-4150','Laundry Commission',-1908.42,0,371.15,-2400.00),
('01-4190','Move Fees',-1200.00,0,300.00,-1200.00),
('01-5010','Management Fee',24150.00,4830.00,0,28980.00),
('01-5020','Audit & Tax',5200.00,0,0,5200.00),
('01-5030','Legal - Collections',3841.25,1216.50,340.00,3000.00),
('01-5040','Office, Postage & Copies',1307.18,219.44,0,1500.00),
('01-5210','Superintendent Payroll',31648.90,6420.18,0,38200.00),
('01-5220','Payroll Taxes & Workers Comp',3512.37,688.24,0,4300.00),
('01-5310','Electricity - Common',17205.61,2988.73,0,21000.00),
('01-5320','Gas',14918.22,611.08,0,15600.00),
('01-5330','Water & Sewer',22406.18,4705.92,0,27300.00),
('01-5340','Trash & Recycling',8975.00,1795.00,0,10770.00),
('01-5410','Elevator Contract',6420.00,1284.00,0,7704.00),
('01-5420','Fire Alarm & Sprinkler',3184.60,475.00,0,3600.00),
('01-5430','HVAC / Boiler Repairs',6871.12,842.50,0,6000.00),
('01-5440','Plumbing',4109.85,1365.00,0,4500.00),
('01-5450','General Repairs & Supplies',7713.46,1104.29,86.15,9000.00),
('01-5510','Landscaping',3900.00,2600.00,0,7800.00),
('01-5520','Snow Removal',14250.00,0,0,12500.00),
('01-5610','Master Insurance',34400.00,6880.00,0,41280.00),
('01-5710','Bad Debt Expense',2500.00,500.00,0,3000.00),
('01-5900','Transfer to Reserve Fund',92500.00,18500.00,0,111000.00)]),
('FUND 02 - REPLACEMENT RESERVE',[
('02-1110','Reserve Money Market',None,None,None,0),
('02-1120','Certificate of Deposit 4.35% due 11/14/25',150000.00,0,0,None),
('02-1130','Certificate of Deposit 4.10% due 02/20/26',125000.00,0,0,None),
('02-1190','Accrued Interest Receivable',2744.31,970.83,0,None),
('02-1900','Due to/from Operating Fund',0,18500.00,18500.00,None),
('02-2010','Accounts Payable - Reserve',0,0,8740.00,None),
('02-3010','Reserve Fund Balance - Beginning of Year',-438216.75,0,0,None),
('02-4910','Transfer from Operating Fund',-92500.00,0,18500.00,-111000.00),
('02-4920','Interest Income',-7016.88,0,1492.60,-7800.00),
('02-6110','Roof & Flashing',23650.00,0,0,24000.00),
('02-6120','Common Hallway Carpet',0,17480.00,0,36000.00),
('02-6150','Boiler Pump Replacement',6925.00,0,0,0),
('02-6190','Reserve Study Update',2400.00,0,0,2400.00)]),
('FUND 03 - SPECIAL ASSESSMENT (GARAGE MEMBRANE)',[
('03-1030','Cash - Garage Project Account',None,None,None,0),
('03-1220','Special Assessment Receivable',61440.00,0,20480.00,None),
('03-2020','Contract Retainage Payable',-9216.50,0,4108.25,None),
('03-2700','Bank Loan Payable - Garage',-180000.00,0,0,None),
('03-4810','Special Assessment Levied',-245760.00,0,0,-245760.00),
('03-6210','Garage Membrane - Contractor',184330.00,82165.00,0,395000.00),
('03-6220','Engineering & Inspection',14875.00,3150.00,0,22000.00),
('03-6230','Loan Interest & Fees',3406.25,1046.88,0,6200.00)])]
R2=lambda x: round(x+0,2)
FEED={'01-1010':(84170.61,None),'02-1110':(None,None),'03-1030':(None,None)}
for t,g in F:
    i=next(i for i,r in enumerate(g) if r[2] is None)
    b=R2(-sum(r[2] for j,r in enumerate(g) if j!=i))
    d=sum(r[3] for j,r in enumerate(g) if j!=i); c=sum(r[4] for j,r in enumerate(g) if j!=i)
    # cash credit = the month's disbursements, debit = plug
    cc={'01-1010':79212.44,'02-1110':8740.00,'03-1030':86361.88}[g[i][0]]
    dd=R2(c+cc-d)
    if dd<0: cc=R2(cc-dd); dd=0
    g[i]=(g[i][0],g[i][1],b,dd,cc,None); print(g[i], R2(b+dd-cc))
wb=xlsxwriter.Workbook(DOC+NAME); ws=wb.add_worksheet('TB 06-2025')
bf=dict(font_name='Calibri',font_size=10)
f=lambda **k: wb.add_format({**bf,**k})
NUM='#,##0.00_);(#,##0.00);0.00_)'
n=f(num_format=NUM); tb=f(bold=1,num_format=NUM,top=1); gtf=f(bold=1,num_format=NUM,top=1,bottom=6)
h=f(bold=1,bottom=2,align='right',text_wrap=1,bg_color='#DDE7EE'); hl=f(bold=1,bottom=2,bg_color='#DDE7EE')
ws.set_column('A:A',10); ws.set_column('B:B',44); ws.set_column('C:G',16); 
ws.write('A1','Larkspur Wharf Condominium Association, Inc.',f(bold=1,font_size=13))
ws.write('A2','Trial Balance - All Funds',f(bold=1)); ws.write('A3','Period 06/01/2025 - 06/30/2025   Accrual basis',f())
ws.write('G1','Tidewater Community Mgmt',f(align='right',italic=1,font_color='#666666')); ws.write('G2','Printed 07/09/2025 8:14 AM',f(align='right',italic=1,font_color='#666666'))
r=4
for j,x in enumerate(['Account','Description','Beginning Balance','Debits','Credits','Ending Balance','YTD Budget']): ws.write(r,j,x,h if j>1 else hl)
ws.freeze_panes(5,0); ws.repeat_rows(4)
r+=1; K=['beginning','debit','credit','ending','other:YTD Budget']
rows=[];tots=[];G=[0]*5;subs=[]
for t,g in F:
    ws.write(r,0,t,f(bold=1,font_color='#1F4E79')); r+=1; a=r; s=[0]*5
    for ac,nm,b,d,c,bu in g:
        e=R2(b+d-c); v=[b,d,c,e,bu]
        ws.write(r,0,ac,f()); ws.write(r,1,nm,f())
        for j,x in enumerate([b,d,c]): ws.write(r,2+j,x,n)
        ws.write_formula(r,5,f'=C{r+1}+D{r+1}-E{r+1}',n,e)
        if bu is not None: ws.write(r,6,bu,n)
        rows.append({'account':ac,'name':nm,**dict(zip(K,v))}); s=[R2(p+(q or 0)) for p,q in zip(s,v)]; r+=1
    lab='Total '+t.split(' - ')[0].title(); ws.write(r,0,'',tb); ws.write(r,1,lab,tb)
    for j in range(5): ws.write_formula(r,2+j,f'=SUM({"CDEFG"[j]}{a+1}:{"CDEFG"[j]}{r})',tb,s[j])
    tots.append({'label':lab,**dict(zip(K,s))}); subs.append(r+1); G=[R2(p+q) for p,q in zip(G,s)]; r+=2
ws.write(r,0,'',gtf); ws.write(r,1,'Grand Total - All Funds',gtf)
for j in range(5): ws.write_formula(r,2+j,'='+'+'.join(f'{"CDEFG"[j]}{x}' for x in subs),gtf,G[j])
tots.append({'label':'Grand Total - All Funds',**dict(zip(K,G))}); print(tots)
ws.write(r+2,0,'Credit balances in parentheses. Budget is year-to-date through June; none adopted for balance sheet accounts.',f(italic=1,font_size=9))
ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_footer('&L&F&RPage &P of &N')
wb.close()
save(NAME,'TB','US condominium association, three funds stacked, beginning/debits/credits/ending plus YTD budget, formulas with cached values, xlsx',False,K,rows,tots)
